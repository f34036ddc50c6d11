import { button, el } from '../../../client/dom.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { createTicketCard, ticketStateText } from '../tickets/ticket-card.ts';
import { isUndecided } from '../tickets/ticket-keeper.ts';

/** What became of the last presses: each ticket as it stands, with the way back onto the slip where it was not taken. */
export class ReceiptList {
  readonly element: HTMLElement;
  readonly #book: Sportsbook;
  readonly #list = el('div', { class: 'receipt-list' });
  readonly #lost = el('p', { class: 'slip-reason' });
  readonly #done: HTMLButtonElement;
  #sign = '';

  constructor(book: Sportsbook) {
    this.#book = book;
    const { text, desk } = book;
    this.#done = button(text('receipt_done'), () => desk.dismiss(), { class: 'plain-button' });
    this.element = el(
      'section',
      { class: 'receipts', 'aria-label': text('receipt') },
      this.#lost,
      this.#list,
      this.#done,
    );
    this.update();
  }

  update(): void {
    const { desk, text, prices } = this.#book;
    const { receipts, lost } = desk;
    this.element.hidden = receipts.length === 0 && lost === 0;
    this.#lost.hidden = lost === 0;
    this.#lost.textContent = lost === 0 ? '' : text('lost_request');
    this.#done.hidden =
      receipts.some(({ ticket }) => isUndecided(ticket)) &&
      receipts.every(({ ticket }) => isUndecided(ticket));
    const sign = `${prices.format} ${receipts.map(({ ticket }) => `${ticket.ticket_id}${ticket.state}`).join()}`;
    if (sign === this.#sign) return;
    this.#sign = sign;
    this.#list.replaceChildren(
      ...receipts.map((receipt) =>
        el(
          'div',
          {},
          createTicketCard(this.#book, receipt.ticket),
          receipt.ticket.state === 'rejected' && receipt.selections.length > 0
            ? button(text('receipt_again'), () => desk.putBack(receipt), { class: 'plain-button' })
            : null,
        ),
      ),
    );
  }

  /** A pending ticket counts down. */
  tick(): void {
    for (const { ticket } of this.#book.desk.receipts) {
      const state = this.#list.querySelector(`[data-ticket="${ticket.ticket_id}"] .ticket-state`);
      const words = ticketStateText(this.#book, ticket);
      if (state && state.textContent !== words) state.textContent = words;
    }
  }
}
