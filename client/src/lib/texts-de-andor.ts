// Texts of Die Legenden von Andor in German.
export default import.meta.glob<string>("../../../src/sagenwerk/locales/de/andor*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
