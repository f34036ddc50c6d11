import { button, el } from './dom.ts';
import type { Text } from './texts.ts';
import type { WinSize } from './win-size.ts';

const titles = { 2: 'win_5', 3: 'win_15', 4: 'win_50' } as const;
const shownMs = { 2: 1_800, 3: 2_600, 4: 3_600 } as const;
const sparks = { 2: 0, 3: 10, 4: 18 } as const;

/**
 * A plate over the game with a win in its size. It goes by itself, at a press on it, and with the next press of any
 * key or button: it never holds up the game. Sparks rest where motion is not wanted.
 */
export function celebrateWin(
  host: HTMLElement,
  win: { readonly size: Exclude<WinSize, 0 | 1>; readonly amount: string; readonly times: string },
  text: Text,
): void {
  const { size, amount, times } = win;
  const plate = button(
    text('skip'),
    () => end(),
    { class: `win-plate size-${size}`, tabindex: -1, 'aria-hidden': 'true' },
    el('span', { class: 'win-title' }, text(titles[size])),
    el('strong', { class: 'figures' }, amount),
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
  };
  host.querySelector('.win-plate')?.remove();
  host.append(plate);
  const { signal } = done;
  setTimeout(end, shownMs[size]);
  for (const event of ['keydown', 'pointerdown'] as const) document.addEventListener(event, end, { signal });
}
