import { randomUUID } from 'node:crypto';
import { GameWindow } from './game-window.ts';
import { askUntilAnswered, pause, textOf, type Answer, type ChaosMember } from './site-caller.ts';
import { acknowledge, type Actor, type Scene } from './tally.ts';

type Ticket = Readonly<Record<string, unknown>>;

interface OfferedMarket {
  readonly market_id: string;
  readonly status: string;
  readonly outcomes: readonly { readonly outcome: string; readonly price: number }[];
}

const unitStake = '1000';
const shareCashedOut = 0.3;
const betweenTicketsMs = 200;

/**
 * A member of the sportsbook: singles, each asked for under one id until it is answered, some cashed out again. What a
 * ticket came to may change as long as matches are played, so it is counted anew whenever it is compared.
 */
export class TicketBuyer implements Actor {
  readonly member: ChaosMember;
  readonly #scene: Scene;
  readonly #startMinor: bigint;
  readonly #window: GameWindow;
  /** By the ticket's id, the latest answer. */
  readonly #tickets = new Map<string, Ticket>();
  /** Asked for, and not answered yet. It goes over into the next session. */
  #open: object | null = null;

  constructor(scene: Scene, member: ChaosMember, startMinor: bigint) {
    this.#scene = scene;
    this.member = member;
    this.#startMinor = startMinor;
    this.#window = new GameWindow(scene, member, { gpId: 'GPSB', gameType: 4, gameCode: 'sb-board' });
  }

  get expectedMinor(): bigint {
    return [...this.#tickets.values()].reduce((sum, ticket) => sum + changeOf(ticket), this.#startMinor);
  }

  async run(): Promise<void> {
    while (!this.#scene.isEnding || (this.#open !== null && !this.#scene.isOver)) {
      if (this.#window.isOpen) await this.#buy();
      else await this.#window.open();
    }
    while (!this.#scene.isOver && (await this.#lookAgain(isUndecided)) > 0) await pause(300);
    for (const ticket of this.#tickets.values())
      if (isUndecided(ticket))
        this.#scene.tally.lost.push(`ticket ${textOf(ticket.ticket_id)}: never decided`);
  }

  async recount(): Promise<void> {
    await this.#lookAgain((ticket) => ticket.state !== 'rejected');
  }

  async #buy(): Promise<void> {
    await pause(betweenTicketsMs);
    this.#open ??= await this.#choose();
    const answer = this.#open && (await this.#send('/api/sports/tickets', this.#open));
    if (!answer) return;
    if (answer.status === 401) return this.#window.leave();
    this.#open = null;
    if (answer.status !== 200) return;
    this.#keep(answer.body);
    acknowledge(this.#scene.tally, 'ticket');
    if (answer.body.state === 'accepted' && Math.random() < shareCashedOut) await this.#cashOut(answer.body);
  }

  async #cashOut({ ticket_id }: Ticket): Promise<void> {
    const quoted = await this.#window.ask('POST', '/api/sports/cash-outs', { ticket_id });
    if (quoted?.status !== 200) return;
    const { quote_id } = quoted.body;
    const taken = await this.#send('/api/sports/cash-outs/take', { quote_id });
    if (taken?.status === 200) this.#keep(taken.body);
  }

  /** A single on any match that can be bet on. */
  async #choose(): Promise<object | null> {
    const answer = await this.#window.ask('GET', '/api/sports/board');
    if (answer?.status === 401) this.#window.leave();
    if (answer?.status !== 200) return null;
    const matches = answer.body.matches as readonly { readonly markets: readonly OfferedMarket[] }[];
    const market = oneOf(
      matches.flatMap(({ markets }) => markets).filter(({ status }) => status === 'active'),
    );
    const outcome = market && oneOf(market.outcomes.filter(({ price }) => price > 0));
    if (!outcome) return null;
    const selection = { market_id: market.market_id, outcome: outcome.outcome, price: outcome.price };
    const asked = { client_request_id: randomUUID(), kind: 'single', unit_stake: unitStake, accept: 'any' };
    return { ...asked, selections: [selection] };
  }

  /** Reads those tickets anew; answers how many of them there are still. */
  async #lookAgain(isMeant: (ticket: Ticket) => boolean): Promise<number> {
    if (!this.#window.isOpen) await this.#window.open();
    for (const [id, ticket] of this.#tickets) {
      if (!isMeant(ticket)) continue;
      const answer = await this.#window.ask('GET', `/api/sports/tickets/${id}`);
      if (answer?.status === 401) this.#window.leave();
      if (answer?.status === 200) this.#keep(answer.body);
    }
    return [...this.#tickets.values()].filter(isMeant).length;
  }

  #keep(ticket: Ticket): void {
    this.#tickets.set(textOf(ticket.ticket_id), ticket);
  }

  #send(path: string, body: object): Promise<Answer> {
    const { tally } = this.#scene;
    return askUntilAnswered(() => this.#window.ask('POST', path, body), {
      isOver: () => this.#scene.isOver,
      onUnanswered: () => (tally.unanswered += 1),
    });
  }
}

function isUndecided({ state, cash_out }: Ticket): boolean {
  const isCashing = (cash_out as { readonly state?: string } | null)?.state === 'pending';
  return state === 'reserved' || state === 'pending' || isCashing;
}

/** What a ticket has changed the wallet by. */
function changeOf({ state, stake, payout, cashed, owed }: Ticket): bigint {
  if (state === 'rejected') return 0n;
  return minorOf(payout ?? cashed) - minorOf(owed) - minorOf(stake);
}

function minorOf(value: unknown): bigint {
  return typeof value === 'string' ? BigInt(value) : 0n;
}

function oneOf<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)];
}
