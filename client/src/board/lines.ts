// Points and lines of a board.

export type Point = readonly [number, number];

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function between(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

export function rounded(line: readonly Point[]): Point[] {
  return line.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
}

/** Points every `step` along the line; both ends stay. */
export function resampled(line: readonly Point[], step: number): Point[] {
  const out: Point[] = [line[0]!];
  let since = 0;
  for (let at = 1; at < line.length; at += 1) {
    const from = line[at - 1]!;
    const to = line[at]!;
    const length = distance(from, to);
    if (length === 0) continue;
    let next = step - since;
    for (; next <= length; next += step) out.push(between(from, to, next / length));
    since = length - (next - step);
  }
  const end = line[line.length - 1]!;
  if (out.length > 1 && distance(out[out.length - 1]!, end) < step * 0.5) out.pop();
  out.push(end);
  return out;
}

/** Every inner point drawn towards the middle of its neighbours, some rounds; both ends stay. */
export function smoothed(line: readonly Point[], rounds: number): Point[] {
  let points = [...line];
  for (let round = 0; round < rounds; round += 1) {
    points = points.map((point, at): Point => {
      const before = points[at - 1];
      const after = points[at + 1];
      if (!before || !after) return point;
      return [0.4 * point[0] + 0.3 * (before[0] + after[0]), 0.4 * point[1] + 0.3 * (before[1] + after[1])];
    });
  }
  return points;
}

/** A round line through all points (Catmull-Rom), as points about `step` apart. */
export function curved(points: readonly Point[], step: number): Point[] {
  const out: Point[] = [points[0]!];
  for (let at = 0; at + 1 < points.length; at += 1) {
    const b = points[at]!;
    const c = points[at + 1]!;
    const a = points[at - 1] ?? b;
    const d = points[at + 2] ?? c;
    const pieces = Math.max(1, Math.round(distance(b, c) / step));
    for (let piece = 1; piece <= pieces; piece += 1) {
      const t = piece / pieces;
      const on = (i: 0 | 1) =>
        0.5 *
        (2 * b[i] +
          (c[i] - a[i]) * t +
          (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
          (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
      out.push([on(0), on(1)]);
    }
  }
  return out;
}

/** Whether the point lies inside the closed line. */
export function inside(outline: readonly Point[], [x, y]: Point): boolean {
  let result = false;
  let before = outline[outline.length - 1]!;
  for (const point of outline) {
    const [ax, ay] = point;
    const [bx, by] = before;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) result = !result;
    before = point;
  }
  return result;
}

/** How far the point is from the closed line. */
export function toLine(outline: readonly Point[], point: Point): number {
  let best = Infinity;
  let before = outline[outline.length - 1]!;
  for (const after of outline) {
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const square = dx * dx + dy * dy;
    const along = square === 0 ? 0 : ((point[0] - before[0]) * dx + (point[1] - before[1]) * dy) / square;
    best = Math.min(best, distance(point, between(before, after, Math.max(0, Math.min(1, along)))));
    before = after;
  }
  return best;
}

/** A closed line this far inside of another one. */
export function inset(outline: readonly Point[], by: number): Point[] {
  const count = outline.length;
  const turning = outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % count]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  const inwards = turning > 0 ? 1 : -1;
  const normal = (a: Point, b: Point): Point => {
    const length = Math.max(1e-6, distance(a, b));
    return [(inwards * (a[1] - b[1])) / length, (inwards * (b[0] - a[0])) / length];
  };
  return outline.map((point, at): Point => {
    const before = normal(outline[(at + count - 1) % count]!, point);
    const after = normal(point, outline[(at + 1) % count]!);
    const [x, y] = [before[0] + after[0], before[1] + after[1]];
    // Corners move farther, but not out of all bounds.
    const far = (2 * by) / Math.max(1.2, x * x + y * y);
    return [point[0] + x * far, point[1] + y * far];
  });
}

/** Differences from point to point: small whole numbers that pack well. */
export function packed(line: readonly Point[]): number[] {
  let [x, y] = [0, 0];
  return line.flatMap((point) => {
    const step = [point[0] - x, point[1] - y];
    [x, y] = point;
    return step;
  });
}

export function unpacked(steps: readonly number[]): Point[] {
  const line: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at]!;
    y += steps[at + 1]!;
    line.push([x, y]);
  }
  return line;
}

function half(a: Point, b: Point): string {
  return `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`;
}

/** Path data of a closed line with rounded corners. */
export function closedPath(line: readonly Point[]): string {
  const start = half(line[line.length - 1]!, line[0]!);
  return (
    line.reduce((path, point, at) => {
      return `${path}Q${point[0]} ${point[1]} ${half(point, line[(at + 1) % line.length]!)}`;
    }, `M${start}`) + "Z"
  );
}

/** Path data of an open line with rounded corners. */
export function openPath(line: readonly Point[]): string {
  const [first, ...rest] = line;
  if (!first) return "";
  const path = rest.slice(0, -1).reduce((so, point, at) => {
    return `${so}Q${point[0]} ${point[1]} ${half(point, rest[at + 1]!)}`;
  }, `M${first[0]} ${first[1]}`);
  const last = rest[rest.length - 1];
  return last ? `${path}L${last[0]} ${last[1]}` : path;
}
