// Hands on a board: tap, drag, pinch, wheel, double tap. Knows pixels only; what they mean, the board says.
export interface Gestures {
  tap(x: number, y: number): void;
  doubleTap(x: number, y: number): void;
  /** Pressed for long without moving. True: that was all; false: letting go is still a tap. */
  hold(x: number, y: number): boolean;
  /** Something is being dragged from here: true if it is to be held, false to move the board. */
  grab(x: number, y: number): boolean;
  /** The held thing is here now. */
  carry(x: number, y: number): void;
  /** The held thing is let go here; `null`: the movement was broken off. */
  drop(place: { x: number; y: number } | null): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
}

const SLOP = { mouse: 5, other: 9 };
const HOLD_TIME = 600;
const DOUBLE_TAP_TIME = 320;
const DOUBLE_TAP_DISTANCE = 28;

type Mode = "none" | "waiting" | "carrying" | "panning" | "pinching" | "over";

/** Make an element take hands (for `{@attach}`). */
export function hands(gestures: Gestures) {
  return (element: SVGElement) => {
    const down = new Map<number, { x: number; y: number }>();
    let mode: Mode = "none";
    let start = { x: 0, y: 0 };
    let holding: ReturnType<typeof setTimeout> | undefined;
    let last = { time: -Infinity, x: 0, y: 0 };

    const place = (event: MouseEvent) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const spread = () => {
      const [a, b] = [...down.values()];
      return a && b
        ? { far: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
        : { far: 1, x: 0, y: 0 };
    };
    const press = (event: PointerEvent) => {
      if (event.button !== 0) return;
      down.set(event.pointerId, place(event));
      element.setPointerCapture(event.pointerId);
      clearTimeout(holding);
      if (down.size === 1) {
        mode = "waiting";
        start = place(event);
        holding = setTimeout(() => {
          if (mode === "waiting" && gestures.hold(start.x, start.y)) mode = "over";
        }, HOLD_TIME);
      } else {
        if (mode === "carrying") gestures.drop(null);
        mode = "pinching";
      }
    };
    const move = (event: PointerEvent) => {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      const pinchedBefore = spread();
      down.set(event.pointerId, now);
      if (mode === "waiting") {
        const slop = event.pointerType === "mouse" ? SLOP.mouse : SLOP.other;
        if (Math.hypot(now.x - start.x, now.y - start.y) < slop) return;
        mode = gestures.grab(start.x, start.y) ? "carrying" : "panning";
      }
      if (mode === "carrying") gestures.carry(now.x, now.y);
      else if (mode === "panning") gestures.pan(before.x - now.x, before.y - now.y);
      else if (mode === "pinching") {
        const pinched = spread();
        gestures.pan(pinchedBefore.x - pinched.x, pinchedBefore.y - pinched.y);
        gestures.zoom(pinched.far / Math.max(1, pinchedBefore.far), pinched.x, pinched.y);
      }
    };
    const release = (event: PointerEvent) => {
      if (!down.delete(event.pointerId)) return;
      const now = place(event);
      const was = mode;
      clearTimeout(holding);
      mode = down.size === 0 ? "none" : "over";
      if (was === "carrying") gestures.drop(event.type === "pointerup" ? now : null);
      if (was !== "waiting" || event.type !== "pointerup") return;
      const near = Math.hypot(now.x - last.x, now.y - last.y) < DOUBLE_TAP_DISTANCE;
      const twice = near && event.timeStamp - last.time < DOUBLE_TAP_TIME;
      last = twice ? { time: -Infinity, x: 0, y: 0 } : { time: event.timeStamp, ...now };
      if (twice) gestures.doubleTap(now.x, now.y);
      else gestures.tap(now.x, now.y);
    };
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = place(event);
      gestures.zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) / 400), x, y);
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("pointerdown", press, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", release, { signal });
    element.addEventListener("pointercancel", release, { signal });
    // Pressing long means something here, a menu over the board would take it away.
    element.addEventListener("contextmenu", (event) => mode !== "none" && event.preventDefault(), { signal });
    element.addEventListener("wheel", turn, { signal, passive: false });
    return () => {
      clearTimeout(holding);
      stop.abort();
    };
  };
}
