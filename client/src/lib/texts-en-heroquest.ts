// Texts of HeroQuest in English.
export default import.meta.glob<string>("../../../src/sagenwerk/locales/en/heroquest*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
