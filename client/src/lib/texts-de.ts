// All texts in German, from the catalogues that the server and the command line use, too. Loaded when somebody reads German.
export default import.meta.glob<string>("../../../src/sagenwerk/locales/de/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
