// Texts of Andor Junior in German.
export default import.meta.glob<string>("../../../src/sagenwerk/locales/de/junior.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
