import { captchaAlphabet, glyphs, type Stroke } from './glyphs.ts';

const width = 132;
const height = 48;
const length = 4;
const inks = ['#3a2f55', '#5b2333', '#22435e', '#2f4a2a'];

/**
 * Four characters as bent pen strokes among stray lines. Neither text nor a fixed outline of a
 * character stands in the SVG, and strokes come in no order.
 */
export function drawCaptcha(random: () => number): { answer: string; svg: string } {
  const between = (low: number, high: number) => low + random() * (high - low);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

  const answer = Array.from({ length }, () => pick(captchaAlphabet)).join('');
  const wave = {
    height: between(1.5, 3.5),
    length: between(14, 26),
    phase: between(0, 6.28),
    lean: between(-2.5, 2.5),
  };
  const bend = ([x, y]: readonly [number, number]) =>
    [
      x + wave.lean * Math.sin(y / 9 + wave.phase),
      y + wave.height * Math.sin(x / wave.length + wave.phase),
    ] as const;

  const paths: string[] = [];
  for (const [index, character] of [...answer].entries()) {
    const ink = pick(inks);
    const place = placement(index, between);
    for (const stroke of glyphs[character] as readonly Stroke[]) {
      paths.push(path(resample(stroke, between).map(place).map(bend), ink, between(2.4, 3.6)));
    }
  }
  for (let stray = 0; stray < 5; stray += 1) {
    const points = Array.from(
      { length: 7 },
      (_, step) => [(step * width) / 6 + between(-6, 6), between(6, height - 6)] as const,
    );
    paths.push(path(points, pick(inks), between(0.7, 1.3)));
  }
  shuffle(paths, random);

  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">` +
    `<rect width="${width}" height="${height}" rx="6" fill="#f3efe6"/>${paths.join('')}</svg>`;
  return { answer, svg };
}

/** Where and how the character at `index` stands: size, turn and slant of its own. */
function placement(index: number, between: (low: number, high: number) => number) {
  const [scaleX, scaleY] = [between(15, 19), between(22, 27)];
  const [turn, slant] = [between(-0.3, 0.3), between(-0.2, 0.2)];
  const [centerX, centerY] = [20 + index * 30.5 + between(-3, 3), height / 2 + between(-3, 3)];
  return ([x, y]: readonly [number, number]) => {
    const [flatX, flatY] = [(x - 0.5 + slant * (0.5 - y)) * scaleX, (y - 0.5) * scaleY];
    return [
      centerX + flatX * Math.cos(turn) - flatY * Math.sin(turn),
      centerY + flatX * Math.sin(turn) + flatY * Math.cos(turn),
    ] as const;
  };
}

/** Points at uneven distances, so that the same character never has the same list of points. */
function resample(stroke: Stroke, between: (low: number, high: number) => number): Stroke {
  const points: (readonly [number, number])[] = [];
  for (let index = 0; index + 1 < stroke.length; index += 1) {
    const [from, to] = [
      stroke[index] as readonly [number, number],
      stroke[index + 1] as readonly [number, number],
    ];
    const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const steps = Math.max(1, Math.round(distance / between(0.1, 0.2)));
    for (let step = 0; step < steps; step += 1) {
      const part = step / steps;
      points.push([
        from[0] + (to[0] - from[0]) * part + between(-0.02, 0.02),
        from[1] + (to[1] - from[1]) * part + between(-0.02, 0.02),
      ]);
    }
  }
  points.push(stroke.at(-1) as readonly [number, number]);
  return points;
}

function path(points: Stroke, ink: string, strokeWidth: number): string {
  const data = points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  return `<path d="${data}" fill="none" stroke="${ink}" stroke-width="${strokeWidth.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function shuffle(items: string[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [items[index], items[other]] = [items[other] as string, items[index] as string];
  }
}
