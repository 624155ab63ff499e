// Texts of Die Legenden von Andor in English.
export default import.meta.glob<string>("../../../src/sagenwerk/locales/en/andor*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
