import type { TableDrawView } from '../../../play-protocol/play-protocol.ts';
import { el } from '../../client/dom.ts';
import type { Shell } from '../../client/shell.ts';
import type { TextKey } from '../../client/locales/en.ts';

/** What the one clock of a table says. */
export interface ClockFace {
  readonly text: TextKey;
  /** Up to when it counts; null where nothing is waited for. */
  readonly seconds: number | null;
  /** How much of the time for bets is left, of 1. */
  readonly left: number;
}

/**
 * What to say of a draw at a moment. Whether it takes bets is what the studio says it is; only how long is the clock's.
 * While the draw is on show the next one is not spoken of.
 */
export function readClock(draw: TableDrawView | null, isShowing: boolean, nowMs: number): ClockFace {
  if (!draw) return { text: 'table_waits', seconds: null, left: 0 };
  if (isShowing) return { text: 'drawing', seconds: null, left: 0 };
  const secondsTo = (time: string): number => Math.max(0, Math.ceil((Date.parse(time) - nowMs) / 1_000));
  if (draw.state === 'drawn') return { text: 'next_draw_in', seconds: secondsTo(draw.ends_at), left: 0 };
  if (draw.state === 'closed')
    return { text: draw.waits_for_beacon ? 'beacon_awaited' : 'bets_closed', seconds: null, left: 0 };
  const [opensMs, closesMs] = [Date.parse(draw.opens_at), Date.parse(draw.closes_at)];
  const seconds = secondsTo(draw.closes_at);
  // its time is over, and the studio closes it in a moment
  if (seconds === 0) return { text: 'bets_closed', seconds: null, left: 0 };
  return { text: 'bets_close_in', seconds, left: Math.min(1, (closesMs - nowMs) / (closesMs - opensMs)) };
}

/** Shows it. */
export class TableClock {
  readonly element: HTMLElement;
  readonly #shell: Shell;
  readonly #bar = el('span', { class: 'clock-bar' });
  readonly #label = el('span', { class: 'clock-label figures' });

  constructor(shell: Shell, read: () => ClockFace) {
    this.#shell = shell;
    this.element = el(
      'div',
      { class: 'table-clock', 'aria-hidden': 'true' },
      this.#label,
      el('span', { class: 'clock-track' }, this.#bar),
    );
    this.show(read());
    setInterval(() => this.show(read()), 200);
  }

  show({ text, seconds, left }: ClockFace): void {
    const label = labelOf(this.#shell.text, text, seconds);
    if (this.#label.textContent !== label) this.#label.textContent = label;
    this.#bar.style.width = `${100 * left}%`;
    this.element.classList.toggle('is-closed', left === 0);
  }
}

/** From here on seconds alone tell nothing. */
const longFromSeconds = 100;

function labelOf(text: Shell['text'], key: TextKey, seconds: number | null): string {
  if (seconds === null) return text(key);
  if (seconds < longFromSeconds) return text(key, { n: seconds });
  return text(key === 'next_draw_in' ? 'next_draw_in_long' : 'bets_close_in_long', { n: hoursOf(seconds) });
}

/** As `5:07:00`. */
function hoursOf(seconds: number): string {
  const of = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${of(Math.floor(seconds / 60) % 60)}:${of(seconds % 60)}`;
}
