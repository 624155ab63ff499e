// Texts in English about teammates that Sagenwerk plays; they come once the table is there.
export default import.meta.glob<string>("../../../src/sagenwerk/locales/en/{teammates,plan}*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
