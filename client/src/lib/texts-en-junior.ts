// Texts of Andor Junior in English.
export default import.meta.glob<string>("../../../src/sagenwerk/locales/en/junior.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
