// Texts in German about teammates that Sagenwerk plays; they come once the table is there.
export default import.meta.glob<string>("../../../src/sagenwerk/locales/de/{teammates,plan}*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
