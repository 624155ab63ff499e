// All texts in English, from the catalogues that the server and the command line use, too. Loaded when somebody reads English.
export default import.meta.glob<string>("../../../src/sagenwerk/locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
