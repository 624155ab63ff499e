/** Outlines of the badges' frames on their 64 x 64 grid; busts are cut to them. */
export const frameOutline = {
  hero: "M6 5H58V31C58 46 45 56 32 62C19 56 6 46 6 31Z",
  beast:
    "M32 2L39 8 48 5 52 13 60 17 58 27 62 34 56 42 56 51 47 54 42 61 32 58 22 61 17 54 8 51 8 42 2 34 6 27 4 17 12 13 16 5 25 8Z",
  skral: "M32 1L63 32 32 63 1 32Z",
  wardrak: "M17 4H47L62 32 47 60H17L2 32Z",
  round: "M3 32a29 29 0 1 0 58 0a29 29 0 1 0-58 0Z",
  dragon: "M32 0L40 10 54 6 54 20 64 28 58 40 62 54 48 54 40 64 32 58 24 64 16 54 2 54 6 40 0 28 10 20 10 6 24 10Z",
  undead: "M18 2H46L60 18L46 62H18L4 18Z",
  chaos: "M32 1L60 16V48L32 63 4 48V16Z",
  troll: "M6 4H58L62 12V52L58 60H6L2 52V12Z",
} as const;

export type Frame = keyof typeof frameOutline;
