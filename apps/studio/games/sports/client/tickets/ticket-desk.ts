import type { AcceptPolicy, TicketView } from '../../../../play-protocol/sports-protocol.ts';
import { Refusal } from '../../../client/api.ts';
import { makeClientSeed } from '../../../client/client-seed.ts';
import type { Money } from '../../../client/money.ts';
import { requestOf } from '../slip/slip-check.ts';
import type { Selection } from '../slip/selection.ts';
import type { PlannedBet } from '../slip/slip-plan.ts';
import type { SlipState } from '../slip/slip-state.ts';
import type { SportsCalls } from '../sports-calls.ts';
import { Watched } from '../watched.ts';
import { isUndecided, TicketKeeper } from './ticket-keeper.ts';

export interface TicketDeskParts {
  readonly calls: Pick<SportsCalls, 'place' | 'ticket' | 'tickets'>;
  readonly slip: Pick<SlipState, 'remove' | 'restore'>;
  readonly money: Pick<Money, 'toDecimal'>;
  readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  onWaiting(waiting: 'lost' | 'busy' | null): void;
  /** The wallet has moved, or may have. */
  onMoney(): void;
  /** A refusal that is no ticket's own, such as the end of the session. */
  onFailure(error: unknown): void;
}

/** A ticket of this window with the selections that it was made of. */
export interface Receipt {
  readonly ticket: TicketView;
  readonly selections: readonly Selection[];
}

/** Places what the slip has come to, follows it until it is decided, and keeps the receipts of this window. */
export class TicketDesk extends Watched {
  readonly #parts: TicketDeskParts;
  readonly #keeper: TicketKeeper;
  #receipts: readonly Receipt[] = [];
  #isPlacing = false;
  #refusal: Refusal | null = null;
  #lost = 0;

  constructor(parts: TicketDeskParts) {
    super();
    this.#parts = parts;
    const { calls, store, onWaiting } = parts;
    this.#keeper = new TicketKeeper({
      calls: {
        place: (request) => calls.place(request),
        ticket: (ticketId) => calls.ticket(ticketId),
        latest: () => calls.tickets({}),
      },
      ...{ store, onWaiting },
      onTicket: (ticket) => this.#see(ticket),
      nowMs: () => Date.now(),
      pause: (ms) => new Promise((settle) => setTimeout(settle, ms)),
    });
  }

  get receipts(): readonly Receipt[] {
    return this.#receipts;
  }

  get isPlacing(): boolean {
    return this.#isPlacing;
  }

  /** Why the studio took no ticket of the last press; null after another one. */
  get refusal(): Refusal | null {
    return this.#refusal;
  }

  /** How many requests came to nothing by a reload. */
  get lost(): number {
    return this.#lost;
  }

  /** One press, one ticket for each bet: what presses come meanwhile do nothing. */
  async place(bets: readonly PlannedBet[], accept: AcceptPolicy): Promise<void> {
    if (this.#isPlacing) return;
    this.#isPlacing = true;
    this.#refusal = null;
    this.changed();
    try {
      for (const bet of bets) await this.#placeOne(bet, accept);
    } catch (error) {
      if (error instanceof Refusal && error.status !== 401) this.#refusal = error;
      else this.#parts.onFailure(error);
    }
    this.#isPlacing = false;
    this.changed();
  }

  async #placeOne({ kind, legs, unitStakeMinor }: PlannedBet, accept: AcceptPolicy): Promise<void> {
    const { slip, money } = this.#parts;
    const ticket = await this.#keeper.place({
      ...{ client_request_id: makeClientSeed(), kind, accept },
      ...requestOf(legs),
      unit_stake: money.toDecimal(unitStakeMinor),
    });
    const selections = legs.map(({ selection }) => selection);
    this.#receipts = [{ ticket, selections }, ...this.#receipts];
    for (const { key } of legs) slip.remove(key);
    this.#follow(ticket);
    this.changed();
  }

  /** Goes on with what a reload interrupted. */
  async recover(): Promise<void> {
    try {
      const { tickets, lost } = await this.#keeper.recover();
      this.#lost = lost;
      this.#receipts = [...tickets.map((ticket) => ({ ticket, selections: [] })), ...this.#receipts];
      for (const ticket of tickets) this.#follow(ticket);
      this.changed();
    } catch (error) {
      this.#parts.onFailure(error);
    }
  }

  /** Something else than a press has moved the wallet. */
  noteMoney(): void {
    this.#parts.onMoney();
  }

  dismiss(): void {
    this.#receipts = this.#receipts.filter(({ ticket }) => isUndecided(ticket));
    [this.#refusal, this.#lost] = [null, 0];
    this.changed();
  }

  forgetRefusal(): void {
    if (this.#refusal === null) return;
    this.#refusal = null;
    this.changed();
  }

  /** The selections of a ticket that was not taken are on the slip again. */
  putBack({ ticket, selections }: Receipt): void {
    this.#receipts = this.#receipts.filter((receipt) => receipt.ticket.ticket_id !== ticket.ticket_id);
    this.#parts.slip.restore(selections);
    this.changed();
  }

  #follow(ticket: TicketView): void {
    this.#parts.onMoney();
    this.#keeper.follow(ticket).catch((error: unknown) => this.#parts.onFailure(error));
  }

  #see(ticket: TicketView): void {
    this.#receipts = this.#receipts.map((receipt) =>
      receipt.ticket.ticket_id === ticket.ticket_id ? { ...receipt, ticket } : receipt,
    );
    if (!isUndecided(ticket)) this.#parts.onMoney();
    this.changed();
  }
}
