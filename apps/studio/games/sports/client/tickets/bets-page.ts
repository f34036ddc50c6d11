import { ticketsLength } from '../../../../play-protocol/list-lengths.ts';
import type { TicketView } from '../../../../play-protocol/sports-protocol.ts';
import { button, el } from '../../../client/dom.ts';
import { Poll } from '../poll.ts';
import type { Sportsbook, SportsPage } from '../sportsbook.ts';
import { CashOutPart } from './cash-out-part.ts';
import { createTicketCard, ticketStateText } from './ticket-card.ts';

const tabs = ['open', 'settled'] as const;
type Tab = (typeof tabs)[number];
const askEveryMs = 2_000;

/** The player's tickets: those that are open with how they stand and what is given for them, and those that are over. */
export class BetsPage implements SportsPage {
  readonly element: HTMLElement;
  readonly #book: Sportsbook;
  readonly #list = el('div', { class: 'ticket-list' });
  readonly #status = el('p', { class: 'empty-line', role: 'status' });
  readonly #more: HTMLButtonElement;
  readonly #tabs: ReadonlyMap<Tab, HTMLButtonElement>;
  readonly #shown = new Map<string, ShownTicket>();
  readonly #poll: Poll;
  readonly #stopTicks: () => void;
  #tab: Tab = 'open';
  #latest: readonly TicketView[] = [];
  #older: readonly TicketView[] = [];
  #format: string;

  constructor(book: Sportsbook) {
    this.#book = book;
    this.#format = book.prices.format;
    const { text, clock } = book;
    this.#more = button(text('bets_more'), () => void this.#loadMore(), {
      class: 'plain-button',
      hidden: true,
    });
    this.#tabs = new Map(
      tabs.map((tab) => [tab, button(text(`bets_${tab}`), () => this.#choose(tab), { class: 'group-tab' })]),
    );
    this.element = el(
      'div',
      { class: 'bets-page' },
      el('h2', {}, text('nav_bets')),
      el(
        'div',
        { class: 'group-tabs', role: 'group', 'aria-label': text('nav_bets') },
        ...this.#tabs.values(),
      ),
      this.#status,
      this.#list,
      this.#more,
    );
    this.#poll = new Poll({
      everyMs: () => askEveryMs,
      ask: () => this.#ask(),
      onFailure: (error) => book.fail(error),
    });
    this.#stopTicks = clock.on(() => {
      for (const one of this.#shown.values()) one.tick();
    });
    this.#begin();
  }

  refresh(): void {
    const { format } = this.#book.prices;
    if (this.#format === format) return;
    this.#format = format;
    for (const one of this.#shown.values()) one.redraw();
  }

  stop(): void {
    this.#poll.stop();
    this.#stopTicks();
  }

  async #ask(): Promise<void> {
    const { calls, desk } = this.#book;
    const asked = this.#tab;
    const tickets = await calls.tickets({ state: asked });
    // the other tab's question comes next
    if (asked !== this.#tab) return;
    // one has gone from the open ones: it was settled, and may have paid
    if (asked === 'open' && tickets.length < this.#latest.length) desk.noteMoney();
    this.#latest = tickets;
    this.#book.recover();
    if (this.#older.length === 0) this.#more.hidden = tickets.length < ticketsLength;
    this.#draw();
  }

  async #loadMore(): Promise<void> {
    const last = [...this.#latest, ...this.#older].at(-1);
    if (!last) return;
    this.#more.disabled = true;
    try {
      const page = await this.#book.calls.tickets({ state: this.#tab, before: last.placed_at });
      this.#older = [...this.#older, ...page];
      this.#more.hidden = page.length < ticketsLength;
      this.#draw();
    } catch (error) {
      this.#book.fail(error);
    }
    this.#more.disabled = false;
  }

  #choose(tab: Tab): void {
    this.#tab = tab;
    this.#begin();
    this.#poll.now();
  }

  #begin(): void {
    [this.#latest, this.#older] = [[], []];
    this.#shown.clear();
    this.#list.replaceChildren();
    this.#status.hidden = false;
    this.#status.textContent = this.#book.text('bets_loading');
    this.#more.hidden = true;
    for (const [tab, element] of this.#tabs) element.setAttribute('aria-pressed', String(tab === this.#tab));
  }

  #draw(): void {
    const known = new Set(this.#latest.map(({ ticket_id }) => ticket_id));
    const tickets = [...this.#latest, ...this.#older.filter(({ ticket_id }) => !known.has(ticket_id))];
    this.#status.hidden = tickets.length > 0;
    this.#status.textContent = this.#book.text(`bets_none_${this.#tab}`);
    const ids = new Set(tickets.map(({ ticket_id }) => ticket_id));
    for (const id of this.#shown.keys()) if (!ids.has(id)) this.#shown.delete(id);
    for (const ticket of tickets) {
      const one = this.#shown.get(ticket.ticket_id);
      if (one) one.update(ticket);
      else this.#shown.set(ticket.ticket_id, new ShownTicket(this.#book, ticket));
    }
    const elements = tickets.flatMap(({ ticket_id }) => this.#shown.get(ticket_id)?.element ?? []);
    const isSame =
      this.#list.childElementCount === elements.length &&
      elements.every((element, at) => this.#list.children[at] === element);
    if (!isSame) this.#list.replaceChildren(...elements);
  }
}

/** A ticket on the page: drawn anew only where it is another, with its cash-out kept as it is. */
class ShownTicket {
  readonly element = el('div', { class: 'shown-ticket' });
  readonly #book: Sportsbook;
  readonly #card = el('div', {});
  readonly #cashOut: CashOutPart;
  #ticket: TicketView;
  #sign = '';

  constructor(book: Sportsbook, ticket: TicketView) {
    this.#book = book;
    this.#ticket = ticket;
    this.#cashOut = new CashOutPart(book, ticket, (taken) => {
      this.update(taken);
      book.desk.noteMoney();
    });
    this.element.append(this.#card, this.#cashOut.element);
    this.update(ticket);
  }

  update(ticket: TicketView): void {
    this.#ticket = ticket;
    // a clock that runs is no news, a minute is
    const sign = JSON.stringify(ticket, (key, value: unknown) =>
      key === 'clock' && value ? (value as { label: string }).label : value,
    );
    if (sign !== this.#sign) {
      this.#sign = sign;
      this.redraw();
    }
    this.#cashOut.update(ticket);
  }

  redraw(): void {
    const isOpen = this.#card.querySelector('details')?.open ?? false;
    this.#card.replaceChildren(createTicketCard(this.#book, this.#ticket));
    const history = this.#card.querySelector('details');
    if (history) history.open = isOpen;
  }

  tick(): void {
    this.#cashOut.tick();
    const state = this.element.querySelector('.ticket-state');
    const words = ticketStateText(this.#book, this.#ticket);
    if (state && state.textContent !== words) state.textContent = words;
  }
}
