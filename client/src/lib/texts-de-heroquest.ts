// Texts of HeroQuest in German.
export default import.meta.glob<string>("../../../src/sagenwerk/locales/de/heroquest*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
