// Texts in English of the page and of what all games share, from the catalogues that the server and the command line
// use, too. Loaded when somebody reads English; those of a game follow when it is played.
export default import.meta.glob<string>(
  "../../../src/sagenwerk/locales/en/{page,server,wishes,company,replay,lobby}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
