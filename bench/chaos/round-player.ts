import { randomUUID } from 'node:crypto';
import { GameWindow, type HouseSeat } from './game-window.ts';
import { askUntilAnswered, pause, textOf, type Answer, type ChaosMember } from './site-caller.ts';
import { acknowledge, type Actor, type Scene } from './tally.ts';

/** How rounds of a game are played. */
export interface PlayedGame extends HouseSeat {
  readonly kind: 'spin' | 'table' | 'hand';
  bet(stake: string): object;
  /** The next move of a hand that waits for one. */
  move(outcome: Readonly<Record<string, unknown>>): string;
}

type Round = Readonly<Record<string, unknown>>;

/** What says that nothing happened under an id, and never will. */
const finalRefusals: readonly unknown[] = ['not_enough_money', 'bet_invalid', 'draw_closed', 'table_full'];
/** What says that the studio can't tell yet. */
const passingRefusals: readonly unknown[] = ['operator_unreachable', 'round_open', 'too_many'];

/**
 * A member's browser in a game: rounds, each asked for under one id until it is decided. A hand whose answer did not come
 * goes on at another device: a new session finds it as it lies.
 */
export class RoundPlayer implements Actor {
  readonly member: ChaosMember;
  expectedMinor: bigint;
  readonly #scene: Scene;
  readonly #game: PlayedGame;
  readonly #window: GameWindow;
  /** Whose outcome is not known. It goes over into the next session of the game. */
  #open: { readonly id: string; readonly bet: object } | null = null;

  constructor(scene: Scene, member: ChaosMember, game: PlayedGame, startMinor: bigint) {
    this.#scene = scene;
    this.member = member;
    this.#game = game;
    this.expectedMinor = startMinor;
    this.#window = new GameWindow(scene, member, game);
  }

  async run(): Promise<void> {
    while (!this.#scene.isEnding || (this.#open !== null && !this.#scene.isOver)) {
      if (this.#window.isOpen) await this.#play();
      else await this.#window.open();
    }
    if (this.#open) this.#scene.tally.lost.push(`${this.#game.kind} ${this.#open.id}: never decided`);
  }

  async #play(): Promise<void> {
    this.#open ??= { id: randomUUID(), bet: this.#game.bet(this.#window.leastStake) };
    const { id, bet } = this.#open;
    const answer = await this.#askUntilAnswered('/api/rounds', { client_round_id: id, bet });
    if (!answer) return;
    if (answer.status !== 200) return this.#takeRefusal(answer.body.error);
    const decided = await this.#toTheEnd(answer.body);
    if (!decided) return;
    this.#open = null;
    acknowledge(this.#scene.tally, this.#game.kind);
    if (decided.state === 'settled')
      this.expectedMinor += BigInt(textOf(decided.payout)) - BigInt(textOf(decided.stake));
  }

  /** Null when the session is over: the next one asks again. */
  async #toTheEnd(from: Round): Promise<Round | null> {
    let round: Round | null = from;
    while (round?.state === 'playing' || round?.state === 'settling')
      round =
        round.state === 'playing' ? await this.#move(round) : await this.#look(textOf(round.client_round_id));
    return round;
  }

  async #move({ client_round_id, outcome }: Round): Promise<Round | null> {
    const hand = outcome as { readonly moves: readonly string[] };
    const asked = { client_round_id, step: hand.moves.length, move: this.#game.move({ ...hand }) };
    const answer = await this.#window.ask('POST', '/api/moves', asked);
    if (answer?.status === 200) return answer.body;
    if (!answer) this.#scene.tally.unanswered += 1;
    this.#window.leave();
    return null;
  }

  async #look(id: string): Promise<Round | null> {
    while (!this.#scene.isOver) {
      await pause(150);
      const answer = await this.#window.ask('GET', `/api/rounds/${id}`);
      if (answer?.status === 200) return answer.body;
      if (answer?.status === 401) break;
    }
    this.#window.leave();
    return null;
  }

  async #askUntilAnswered(path: string, body: object): Promise<Answer> {
    const { tally } = this.#scene;
    let wasUnanswered = false;
    return askUntilAnswered(() => this.#window.ask('POST', path, body), {
      isOver: () => this.#scene.isOver,
      onUnanswered() {
        if (!wasUnanswered) tally.unanswered += 1;
        wasUnanswered = true;
      },
    });
  }

  async #takeRefusal(word: unknown): Promise<void> {
    if (finalRefusals.includes(word)) this.#open = null;
    else if (!passingRefusals.includes(word)) this.#window.leave();
    await pause(150);
  }
}
