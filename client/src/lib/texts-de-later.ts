// Texts in German that are seldom read: what was found out about the dice of a save.
export default import.meta.glob<string>("../../../src/sagenwerk/locales/de/verify.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
