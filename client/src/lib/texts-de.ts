// Texts in German, from the catalogues that the server and the command line use, too, but for those that only they say.
// Loaded when somebody reads German.
export default import.meta.glob<string>(
  ["../../../src/sagenwerk/locales/de/*.ftl", "!../../../src/sagenwerk/locales/de/{cli,content}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
