import { svg } from '../../client/dom.ts';

/** What a coin is worth beside the stake: how it is coloured. */
export type CoinTier = 'plain' | 'rich' | 'great';

/** By the length of the value: what fits the face. */
const textSizes = [34, 34, 34, 32, 27, 22, 19] as const;

/** A coin with its value on its face; without one its face is a star. */
export function createCoin(label: string | null, tier: CoinTier = 'plain'): SVGSVGElement {
  const size = textSizes[Math.min(label?.length ?? 0, textSizes.length - 1)]!;
  return svg(
    'svg',
    { class: `coin coin-${tier}`, viewBox: '0 0 100 100' },
    svg('circle', { class: 'coin-shade', cx: 50, cy: 53, r: 44 }),
    svg('circle', { class: 'coin-rim', cx: 50, cy: 50, r: 44 }),
    svg('circle', { class: 'coin-milling', cx: 50, cy: 50, r: 40.5, 'stroke-dasharray': '3 3.36' }),
    svg('circle', { class: 'coin-groove', cx: 50, cy: 50, r: 36.5 }),
    svg('circle', { class: 'coin-face', cx: 50, cy: 51, r: 35 }),
    svg('path', { class: 'coin-shine', d: 'M22 46A28 28 0 0 1 54 22.300A32 32 0 0 0 22 46z' }),
    label === null
      ? svg('path', { class: 'coin-mark', d: starPath(50, 51, 22, 10) })
      : svg('text', { x: 50, y: 51, 'font-size': size, 'dominant-baseline': 'central' }, label),
  );
}

/** A coin as a reel shows it while it runs. */
export function drawCoin(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext('2d');
  const middle = canvas.width / 2;
  for (const [radius, colour] of [
    [0.44, '#8a5a10'],
    [0.42, '#e9ad35'],
    [0.36, '#a56f17'],
    [0.34, '#f7cf63'],
  ] as const) {
    context?.beginPath();
    context?.arc(middle, middle, canvas.width * radius, 0, 2 * Math.PI);
    if (context) context.fillStyle = colour;
    context?.fill();
  }
  return canvas;
}

function starPath(x: number, y: number, outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}
