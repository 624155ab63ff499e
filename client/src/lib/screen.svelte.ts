// Which of the four layouts fits: by the room there is, so browser zoom leads to the smaller ones by itself.

export type Layout = "desktop" | "tablet" | "phone" | "landscape";

function layoutOf(width: number, height: number): Layout {
  if (height < 500 && width > height) return "landscape";
  if (width < 700) return "phone";
  return width >= 1100 && height >= 640 ? "desktop" : "tablet";
}

export const screen: { layout: Layout; height: number } = $state({
  layout: layoutOf(innerWidth, innerHeight),
  height: innerHeight,
});

addEventListener("resize", () => {
  screen.layout = layoutOf(innerWidth, innerHeight);
  screen.height = innerHeight;
});
