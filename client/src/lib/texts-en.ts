// Texts in English, from the catalogues that the server and the command line use, too, but for those that only they say.
// Loaded when somebody reads English.
export default import.meta.glob<string>(
  ["../../../src/sagenwerk/locales/en/*.ftl", "!../../../src/sagenwerk/locales/en/{cli,content}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
