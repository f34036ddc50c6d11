import { formatPercent } from '@halls/i18n/format';
import type { CashOutQuoteView, TicketView } from '../../../../play-protocol/sports-protocol.ts';
import { Refusal } from '../../../client/api.ts';
import { button, el } from '../../../client/dom.ts';
import { secondsUntil } from '../clock/match-clock.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { refusalWords } from './refusal-words.ts';

const parts = [25, 50, 75, 100] as const;

/**
 * What the house gives for an open ticket or a part of it: asked for, shown with its worth and its time, and taken or
 * left.
 */
export class CashOutPart {
  readonly element = el('div', { class: 'cash-out' });
  readonly #book: Sportsbook;
  readonly #onTaken: (ticket: TicketView) => void;
  readonly #note = el('p', { class: 'cash-out-note', role: 'status' });
  readonly #shares = el('div', { class: 'cash-out-shares', role: 'group' });
  readonly #ask: HTMLButtonElement;
  readonly #take: HTMLButtonElement;
  #ticket: TicketView;
  #quote: CashOutQuoteView | null = null;
  #percent: (typeof parts)[number] = 100;
  #said = '';

  constructor(book: Sportsbook, ticket: TicketView, onTaken: (ticket: TicketView) => void) {
    this.#book = book;
    this.#ticket = ticket;
    this.#onTaken = onTaken;
    const { text } = book;
    this.#ask = button(text('cash_out_ask'), () => void this.#askFor(), { class: 'plain-button' });
    this.#take = button(text('cash_out'), () => void this.#takeIt(), {
      class: 'main-button figures',
      hidden: true,
    });
    this.#shares.setAttribute('aria-label', text('cash_out_share'));
    this.#shares.append(
      ...parts.map((percent) =>
        button(
          percent === 100 ? text('cash_out_all') : `${percent}%`,
          () => {
            this.#percent = percent;
            this.#quote = null;
            this.#said = '';
            this.tick();
          },
          { class: 'cash-out-share', 'data-percent': String(percent) },
        ),
      ),
    );
    this.element.append(this.#shares, this.#take, this.#ask, this.#note);
    this.update(ticket);
  }

  update(ticket: TicketView): void {
    this.#ticket = ticket;
    if (ticket.state !== 'accepted' || ticket.cash_out?.state === 'pending') this.#quote = null;
    this.tick();
  }

  /** The offer's time goes by. */
  tick(): void {
    const { text, clock, shell } = this.#book;
    const { money } = shell;
    const seconds = this.#quote ? secondsUntil(this.#quote.expires_at, clock.nowMs()) : 0;
    if (this.#quote && seconds === 0) {
      this.#quote = null;
      this.#said = text('cash_out_gone');
    }
    const { cash_out: cashOut, state } = this.#ticket;
    const isPending = cashOut?.state === 'pending';
    this.#ask.hidden = this.#quote !== null || isPending || state !== 'accepted';
    this.#take.hidden = this.#quote === null;
    this.#shares.hidden = isPending || state !== 'accepted';
    for (const share of this.#shares.querySelectorAll<HTMLElement>('.cash-out-share'))
      share.setAttribute('aria-pressed', String(share.dataset.percent === String(this.#percent)));
    if (this.#quote) {
      const amount = money.show(money.parse(this.#quote.amount));
      set(this.#take, text('cash_out_take', { amount, n: seconds }));
    }
    set(this.#note, this.#noteText());
  }

  #noteText(): string {
    const { text, shell } = this.#book;
    const { money } = shell;
    const show = (amount: string): string => money.show(money.parse(amount));
    const { cash_out: cashOut, state } = this.#ticket;
    if (this.#quote) {
      const percent = formatPercent(shell.locale, (this.#quote.margin_bp / 100).toFixed(2));
      const note = text('cash_out_note', { fair: show(this.#quote.fair_value), percent });
      if (money.parse(this.#quote.stake_left) === 0n) return note;
      return `${note} ${text('cash_out_rest', { stake: show(this.#quote.stake_left) })}`;
    }
    if (cashOut?.state === 'pending') return text('cash_out_pending', { amount: show(cashOut.amount) });
    if (cashOut?.state === 'taken' && state === 'cashed_out')
      return text('cash_out_taken', { amount: show(cashOut.amount) });
    if (this.#said) return this.#said;
    return cashOut?.state === 'refused' && state === 'accepted' ? text('cash_out_refused') : '';
  }

  async #askFor(): Promise<void> {
    const { calls } = this.#book;
    await this.#withButton(this.#ask, async () => {
      this.#said = '';
      this.#quote = await calls.quoteCashOut(this.#ticket.ticket_id, this.#percent);
    });
  }

  async #takeIt(): Promise<void> {
    const quote = this.#quote;
    if (!quote) return;
    await this.#withButton(this.#take, async () => {
      const ticket = await this.#book.calls.takeCashOut(quote.quote_id);
      this.#quote = null;
      this.#onTaken(ticket);
    });
  }

  /** The button rests meanwhile; the same quote again does its work once. */
  async #withButton(pressed: HTMLButtonElement, work: () => Promise<void>): Promise<void> {
    pressed.disabled = true;
    try {
      await work();
    } catch (error) {
      if (error instanceof Refusal && error.status !== 401) {
        this.#quote = null;
        this.#said = refusalWords(this.#book.text, error.word);
      } else this.#book.fail(error);
    }
    pressed.disabled = false;
    this.tick();
  }
}

function set(element: HTMLElement, words: string): void {
  if (element.textContent !== words) element.textContent = words;
}
