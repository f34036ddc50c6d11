/** A line through points of the unit square, y downwards. */
export type Stroke = readonly (readonly [x: number, y: number])[];

/** Letters and digits as pen strokes, without those that look alike (0 O Q, 1 I L, 2 Z, 5 S, 8 B, 6 G, U V). */
export const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  A: [line(0, 1, 0.5, 0, 1, 1), line(0.2, 0.65, 0.8, 0.65)],
  C: [arc(0.55, 0.5, 0.5, 0.5, 310, 50)],
  D: [line(0.1, 0, 0.1, 1), [[0.1, 0], [0.4, 0], ...arc(0.4, 0.5, 0.55, 0.5, 270, 450), [0.1, 1]]],
  E: [line(0.9, 0, 0.1, 0, 0.1, 1, 0.9, 1), line(0.1, 0.5, 0.75, 0.5)],
  F: [line(0.9, 0, 0.1, 0, 0.1, 1), line(0.1, 0.48, 0.75, 0.48)],
  H: [line(0.1, 0, 0.1, 1), line(0.9, 0, 0.9, 1), line(0.1, 0.5, 0.9, 0.5)],
  J: [line(0.35, 0, 0.95, 0), [[0.7, 0], [0.7, 0.7], ...arc(0.4, 0.7, 0.3, 0.3, 0, 170)]],
  K: [line(0.1, 0, 0.1, 1), line(0.9, 0, 0.12, 0.58), line(0.38, 0.4, 0.95, 1)],
  M: [line(0, 1, 0.08, 0, 0.5, 0.65, 0.92, 0, 1, 1)],
  N: [line(0.1, 1, 0.1, 0, 0.9, 1, 0.9, 0)],
  P: [line(0.1, 1, 0.1, 0), [[0.1, 0], [0.5, 0], ...arc(0.5, 0.27, 0.4, 0.27, 270, 450), [0.1, 0.54]]],
  R: [
    line(0.1, 1, 0.1, 0),
    [[0.1, 0], [0.5, 0], ...arc(0.5, 0.26, 0.38, 0.26, 270, 450), [0.1, 0.52]],
    line(0.45, 0.52, 0.95, 1),
  ],
  T: [line(0, 0, 1, 0), line(0.5, 0, 0.5, 1)],
  W: [line(0, 0, 0.22, 1, 0.5, 0.3, 0.78, 1, 1, 0)],
  X: [line(0.05, 0, 0.95, 1), line(0.95, 0, 0.05, 1)],
  Y: [line(0.02, 0, 0.5, 0.5, 0.98, 0), line(0.5, 0.5, 0.5, 1)],
  3: [[...arc(0.45, 0.26, 0.4, 0.26, 200, 440), ...arc(0.45, 0.74, 0.45, 0.26, 280, 520)]],
  4: [line(0.72, 1, 0.72, 0, 0.05, 0.7, 1, 0.7)],
  7: [line(0.05, 0, 0.95, 0, 0.4, 1)],
  9: [
    arc(0.48, 0.3, 0.4, 0.3, 0, 360),
    [
      [0.88, 0.3],
      [0.84, 0.62],
      [0.6, 1],
    ],
  ],
};

export const captchaAlphabet = Object.keys(glyphs);

function line(...coordinates: number[]): Stroke {
  const points: [number, number][] = [];
  for (let index = 0; index + 1 < coordinates.length; index += 2) {
    points.push([coordinates[index] as number, coordinates[index + 1] as number]);
  }
  return points;
}

/** Angles in degrees, clockwise from the right. */
function arc(
  centerX: number,
  centerY: number,
  radiusX: number,
  radiusY: number,
  from: number,
  to: number,
): Stroke {
  const steps = 12;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [centerX + radiusX * Math.cos(angle), centerY + radiusY * Math.sin(angle)] as const;
  });
}
