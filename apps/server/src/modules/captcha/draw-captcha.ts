import { captchaAlphabet, glyphs, type Stroke } from './glyphs.ts';

const width = 132;
const height = 48;
const length = 4;
const inks = ['#3a2f55', '#5b2333', '#22435e', '#2f4a2a'];
/** Points of a line that are drawn as one piece. */
const pieceLength = [2, 5] as const;

/**
 * Four characters as bent pen strokes that run into each other, among stray lines of the same pen. Neither text nor a
 * fixed outline of a character stands in the SVG: strokes and strays are cut to pieces alike, and all pieces are one
 * path, in no order.
 */
export function drawCaptcha(random: () => number): { answer: string; svg: string } {
  const between = (low: number, high: number) => low + random() * (high - low);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

  const answer = Array.from({ length }, () => pick(captchaAlphabet)).join('');
  const lines = [...charactersOf(answer, between), ...straysOf(between)];
  const bend = bendBy(between);
  const pieces = lines.flatMap((line) => cut(line.map(bend), between));
  shuffle(pieces, random);

  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">` +
    `<rect width="${width}" height="${height}" rx="6" fill="#f3efe6"/>` +
    `<path d="${pieces.map(dataOf).join('')}" fill="none" stroke="${pick(inks)}" stroke-width="${between(2.1, 2.6).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return { answer, svg };
}

type Between = (low: number, high: number) => number;

/** Each character stands on its own distance from the one before, often within its reach. */
function charactersOf(answer: string, between: Between): Stroke[] {
  const steps = Array.from({ length: length - 1 }, () => between(23, 32));
  const span = steps.reduce((sum, step) => sum + step, 0);
  let centerX = between(15, width - 15 - span);
  return [...answer].flatMap((character, index) => {
    if (index > 0) centerX += steps[index - 1] ?? 0;
    const place = placement(centerX, between);
    return (glyphs[character] as readonly Stroke[]).map((stroke) => resample(stroke, between).map(place));
  });
}

/** A wave across all characters, and short loose strokes. */
function straysOf(between: Between): Stroke[] {
  const [middle, high, reach, phase] = [between(12, 36), between(3, 7), between(12, 24), between(0, 6.28)];
  const [from, to] = [between(2, 20), between(width - 20, width - 2)];
  const wave = Array.from({ length: 24 }, (_, step) => {
    const x = from + ((to - from) * step) / 23;
    return [x, middle + high * Math.sin(x / reach + phase)] as const;
  });
  const loose = Array.from({ length: 3 }, () => {
    const [x, y, turn] = [between(6, width - 6), between(6, height - 6), between(0, 3.14)];
    return [0, 3.5, 7].map((step) => [x + step * Math.cos(turn), y + step * Math.sin(turn)] as const);
  });
  return [wave, ...loose];
}

/** The whole picture waves and leans, so that no line of it is straight. */
function bendBy(between: Between) {
  const wave = {
    height: between(1.5, 3.5),
    length: between(14, 26),
    phase: between(0, 6.28),
    lean: between(-2.5, 2.5),
  };
  return ([x, y]: readonly [number, number]) =>
    [
      x + wave.lean * Math.sin(y / 9 + wave.phase),
      y + wave.height * Math.sin(x / wave.length + wave.phase),
    ] as const;
}

/** Pieces that overlap a little, and whose ends do not say which follows which. */
function cut(line: Stroke, between: Between): Stroke[] {
  const pieces: Stroke[] = [];
  for (let start = 0; start + 1 < line.length;) {
    const end = Math.min(line.length - 1, start + Math.round(between(...pieceLength)));
    pieces.push(
      line.slice(start, end + 1).map(([x, y]) => [x + between(-0.4, 0.4), y + between(-0.4, 0.4)] as const),
    );
    start = end;
  }
  return pieces;
}

/** Where and how a character stands: size, turn and slant of its own. */
function placement(middle: number, between: Between) {
  const [scaleX, scaleY] = [between(16, 22), between(22, 29)];
  const [turn, slant] = [between(-0.3, 0.3), between(-0.2, 0.2)];
  const [centerX, centerY] = [middle, height / 2 + between(-4, 4)];
  return ([x, y]: readonly [number, number]) => {
    const [flatX, flatY] = [(x - 0.5 + slant * (0.5 - y)) * scaleX, (y - 0.5) * scaleY];
    return [
      centerX + flatX * Math.cos(turn) - flatY * Math.sin(turn),
      centerY + flatX * Math.sin(turn) + flatY * Math.cos(turn),
    ] as const;
  };
}

/** Points at uneven distances, so that the same character never has the same list of points. */
function resample(stroke: Stroke, between: Between): Stroke {
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

function dataOf(points: Stroke): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

function shuffle(items: Stroke[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [items[index], items[other]] = [items[other] as Stroke, items[index] as Stroke];
  }
}
