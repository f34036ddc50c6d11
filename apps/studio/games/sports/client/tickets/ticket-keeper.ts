import type { PlaceTicketRequest, TicketView } from '../../../../play-protocol/sports-protocol.ts';
import { Busy, Refusal, Unreachable } from '../../../client/api.ts';

/** What the keeper asks of the studio. */
export interface TicketCalls {
  place(request: PlaceTicketRequest): Promise<TicketView>;
  ticket(ticketId: string): Promise<TicketView>;
  /** The player's latest tickets. */
  latest(): Promise<readonly TicketView[]>;
}

export interface TicketKeeperParts {
  readonly calls: TicketCalls;
  /** No answer comes, or too much was asked; null when there is one again. */
  onWaiting(waiting: 'lost' | 'busy' | null): void;
  /** How a ticket stands, each time that it is another. */
  onTicket(ticket: TicketView): void;
  /** Outlives a reload of the window, and is the window's own. */
  readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  nowMs(): number;
  pause(ms: number): Promise<void>;
}

interface KeptRequest {
  readonly request: PlaceTicketRequest;
  readonly askedAtMs: number;
}

const storeKey = 'ticket-requests';
const followEveryMs = 700;
/** A reload asks again for what was pressed within this time; what is older is only looked for. */
const askAgainMs = 60_000;

/**
 * Gets a ticket placed, whatever happens on the way. What is asked for stays in the browser with its id until the studio
 * has answered, so that a resend or a reload never bets twice.
 */
export class TicketKeeper {
  readonly #parts: TicketKeeperParts;

  constructor(parts: TicketKeeperParts) {
    this.#parts = parts;
  }

  /** The ticket as first answered; `onTicket` tells how it goes on. Throws a Refusal where it is refused. */
  async place(request: PlaceTicketRequest): Promise<TicketView> {
    this.#keep([...this.#kept(), { request, askedAtMs: this.#parts.nowMs() }]);
    return this.#ask(request);
  }

  /** Goes on with what a reload interrupted: those that came to a ticket, and how many came to none. */
  async recover(): Promise<{ readonly tickets: readonly TicketView[]; readonly lost: number }> {
    const tickets: TicketView[] = [];
    let lost = 0;
    for (const { request, askedAtMs } of this.#kept()) {
      const ticket = await this.#recoverOne(request, this.#parts.nowMs() - askedAtMs < askAgainMs);
      if (ticket) tickets.push(ticket);
      else lost += 1;
    }
    return { tickets, lost };
  }

  /** Looks at a ticket until it is decided. */
  async follow(first: TicketView): Promise<void> {
    let ticket = first;
    while (isUndecided(ticket)) {
      await this.#parts.pause(followEveryMs);
      const { ticket_id } = ticket;
      ticket = await this.#persist(() => this.#parts.calls.ticket(ticket_id));
      this.#parts.onTicket(ticket);
    }
  }

  async #recoverOne(request: PlaceTicketRequest, isRecent: boolean): Promise<TicketView | null> {
    try {
      if (isRecent) return await this.#ask(request);
      const latest = await this.#persist(() => this.#parts.calls.latest());
      const found = latest.find(({ client_request_id }) => client_request_id === request.client_request_id);
      this.#forget(request);
      if (!found) return null;
      this.#parts.onTicket(found);
      return found;
    } catch (error) {
      // the studio knows it and takes no ticket of it, or ends the session: nothing was staked
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  async #ask(request: PlaceTicketRequest): Promise<TicketView> {
    try {
      const ticket = await this.#persist(() => this.#parts.calls.place(request));
      this.#forget(request);
      this.#parts.onTicket(ticket);
      return ticket;
    } catch (error) {
      if (error instanceof Refusal) this.#forget(request);
      throw error;
    }
  }

  /** Asks again until there is an answer; the same request never does its work twice. */
  async #persist<T>(ask: () => Promise<T>): Promise<T> {
    const { onWaiting, pause } = this.#parts;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await ask();
        if (attempt > 0) onWaiting(null);
        return answer;
      } catch (error) {
        if (!(error instanceof Unreachable)) {
          if (attempt > 0) onWaiting(null);
          throw error;
        }
        onWaiting(error instanceof Busy ? 'busy' : 'lost');
        await pause(Math.min(800 * 1.6 ** attempt, 6_000));
      }
    }
  }

  #kept(): KeptRequest[] {
    return JSON.parse(this.#parts.store.getItem(storeKey) ?? '[]') as KeptRequest[];
  }

  #keep(requests: readonly KeptRequest[]): void {
    if (requests.length > 0) this.#parts.store.setItem(storeKey, JSON.stringify(requests));
    else this.#parts.store.removeItem(storeKey);
  }

  #forget({ client_request_id }: PlaceTicketRequest): void {
    this.#keep(this.#kept().filter(({ request }) => request.client_request_id !== client_request_id));
  }
}

/** The wallet or the end of the live delay is awaited, for the bet or for its cash-out. */
export function isUndecided({ state, cash_out }: Pick<TicketView, 'state' | 'cash_out'>): boolean {
  return state === 'reserved' || state === 'pending' || cash_out?.state === 'pending';
}
