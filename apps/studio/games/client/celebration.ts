import { button, el } from './dom.ts';
import type { Text } from './texts.ts';
import type { WinSize } from './win-size.ts';

const titles = { 2: 'win_5', 3: 'win_15', 4: 'win_50' } as const;
const shownMs = { 2: 1_800, 3: 2_600, 4: 3_600 } as const;
const sparks = { 2: 0, 3: 10, 4: 18 } as const;
const coins = { 2: 0, 3: 16, 4: 32 } as const;
/** So much of its time the plate counts up to the win. */
const countingShare = 0.45;

interface Win {
  readonly size: Exclude<WinSize, 0 | 1>;
  /** So much of it as is counted, of 1. */
  amountAt(share: number): string;
  readonly times: string;
}

/**
 * A plate over the game with a win in its size, which counts up to it. It goes by itself, at a press on it, and with the
 * next press of any key or button: it never holds up the game. Where motion is not wanted the win stands there at once.
 */
export function celebrateWin(host: HTMLElement, { size, amountAt, times }: Win, text: Text): void {
  const amount = el('strong', { class: 'figures' }, amountAt(1));
  // as wide as the whole of it from the first
  amount.style.minWidth = `${amountAt(1).length}ch`;
  const rain = coinRain(coins[size]);
  const plate = button(
    text('skip'),
    () => end(),
    { class: `win-plate size-${size}`, tabindex: -1, 'aria-hidden': 'true' },
    el('span', { class: 'win-title' }, text(titles[size])),
    amount,
    el('span', { class: 'figures win-times' }, text('win_times', { n: times })),
    ...Array.from({ length: sparks[size] }, (_, i) => {
      const spark = el('i', { class: 'spark' });
      spark.style.setProperty('--turn', `${(360 * i) / sparks[size]}deg`);
      return spark;
    }),
  );
  const done = new AbortController();
  const end = (): void => {
    done.abort();
    plate.remove();
    rain.remove();
  };
  for (const before of host.querySelectorAll('.win-plate, .win-rain')) before.remove();
  host.append(rain, plate);
  const { signal } = done;
  setTimeout(end, shownMs[size]);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    countUp(shownMs[size] * countingShare, signal, (share) => (amount.textContent = amountAt(share)));
  for (const event of ['keydown', 'pointerdown'] as const) document.addEventListener(event, end, { signal });
}

/** Fast at first, and slower towards the end, which is exact. */
function countUp(durationMs: number, signal: AbortSignal, show: (share: number) => void): void {
  const from = performance.now();
  const step = (now: number): void => {
    if (signal.aborted) return;
    const share = Math.min(1, Math.max(0, (now - from) / durationMs));
    show(share === 1 ? 1 : 1 - (1 - share) ** 3);
    if (share < 1) requestAnimationFrame(step);
  };
  step(from);
}

/** Coins that fall behind the plate, each at its own place and time. */
function coinRain(count: number): HTMLElement {
  return el(
    'div',
    { class: 'win-rain', 'aria-hidden': 'true' },
    ...Array.from({ length: count }, (_, i) => {
      const coin = el('i', { class: 'win-coin' });
      // spread evenly, though not in a row
      coin.style.setProperty('--at', `${((i * 61) % 100) + 0.5}%`);
      coin.style.setProperty('--after', `${(i * 37) % 90}0ms`);
      coin.style.setProperty('--grown', String(0.7 + ((i * 29) % 60) / 100));
      return coin;
    }),
  );
}
