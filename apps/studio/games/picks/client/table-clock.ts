import { el } from '../../client/dom.ts';
import type { Shell } from '../../client/shell.ts';
import { drawAt, type Timetable } from '../../timetable.ts';

/** Shows when the shared draw takes stakes and when it is drawn, by the studio's clock. */
export class TableClock {
  readonly element = el('div', { class: 'table-clock', 'aria-hidden': 'true' });
  readonly #shell: Shell;
  readonly #table: Pick<Timetable, 'periodMs' | 'betMs'>;
  readonly #bar = el('span', { class: 'clock-bar' });
  readonly #label = el('span', { class: 'clock-label figures' });
  readonly #onChange: () => void;
  #isOpen: boolean;

  constructor(shell: Shell, table: Pick<Timetable, 'periodMs' | 'betMs'>, onChange: () => void) {
    this.#shell = shell;
    this.#table = table;
    this.#onChange = onChange;
    this.element.append(this.#label, el('span', { class: 'clock-track' }, this.#bar));
    this.#isOpen = this.#tick();
    setInterval(() => this.#follow(), 200);
  }

  /** Whether there is time enough to place a bet before the draw closes. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  get secondsToDraw(): number {
    const now = this.#shell.studioNowMs();
    return Math.max(0, Math.ceil((drawAt(this.#table, now).closesAtMs - now) / 1000));
  }

  #follow(): void {
    const isOpen = this.#tick();
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    this.#onChange();
  }

  /** Draws the moment; true while bets can be placed. */
  #tick(): boolean {
    const now = this.#shell.studioNowMs();
    const { opensAtMs, closesAtMs } = drawAt(this.#table, now);
    const left = closesAtMs - now;
    const isOpen = left > 800;
    const seconds = Math.ceil((left > 0 ? left : opensAtMs + this.#table.periodMs - now) / 1000);
    this.#label.textContent = this.#shell.text(left > 0 ? 'bets_close_in' : 'next_draw_in', { n: seconds });
    this.#bar.style.width = `${Math.max(0, Math.min(100, (100 * left) / this.#table.betMs))}%`;
    this.element.classList.toggle('is-closed', !isOpen);
    return isOpen;
  }
}
