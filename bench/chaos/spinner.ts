import { randomUUID } from 'node:crypto';
import {
  ask,
  askUntilAnswered,
  callSite,
  pause,
  textOf,
  type Answer,
  type ChaosMember,
} from './site-caller.ts';
import type { Actor, Scene } from './tally.ts';

/** A slot of the house: one whose provider holds the money, or one that asks the wallet. */
export interface Slot {
  readonly gpId: string;
  readonly gameCode: string;
}

/** A member's browser in a game: spins, each asked for under one id until its round is decided. */
export class Spinner implements Actor {
  readonly member: ChaosMember;
  expectedMinor: bigint;
  readonly #scene: Scene;
  readonly #slot: Slot;
  #token = '';
  #stake = '';
  /** Whose outcome is not known. It goes over into the next session of the game. */
  #open: { id: string; stake: string } | null = null;

  constructor(scene: Scene, member: ChaosMember, slot: Slot, startMinor: bigint) {
    this.#scene = scene;
    this.member = member;
    this.#slot = slot;
    this.expectedMinor = startMinor;
  }

  async run(): Promise<void> {
    while (!this.#scene.isEnding || (this.#open !== null && !this.#scene.isOver)) {
      if (this.#token === '') await this.#enter();
      else await this.#spin();
    }
    if (this.#open) this.#scene.tally.lost.push(`round ${this.#open.id}: never decided`);
  }

  async #enter(): Promise<void> {
    const { siteUrl } = this.#scene;
    const { gpId, gameCode: game_code } = this.#slot;
    const game = { gpId, game_type: 2, game_code, lobby_url: `${siteUrl}/close` };
    const started = await callSite(siteUrl, this.member, '/member/game/play1', game);
    const address = (started?.body.data as { game_url?: string } | null)?.game_url;
    const code = address && new URL(address).searchParams.get('code');
    const opened = code ? await this.#ask('POST', '/api/session', { code, gp_id: gpId, game_code }) : null;
    if (opened?.status !== 200) return pause(200);
    this.#token = textOf(opened.body.token);
    this.#stake = textOf((opened.body.stakes as unknown[])[0]);
  }

  async #spin(): Promise<void> {
    const { tally } = this.#scene;
    let wasUnanswered = false;
    this.#open ??= { id: randomUUID(), stake: this.#stake };
    const { id, stake } = this.#open;
    const round = { client_round_id: id, bet: { stake } };
    const answer = await askUntilAnswered(() => this.#ask('POST', '/api/rounds', round), {
      isOver: () => this.#scene.isOver,
      onUnanswered() {
        if (!wasUnanswered) tally.unanswered += 1;
        wasUnanswered = true;
      },
    });
    if (!answer) return;
    if (answer.status !== 200) return this.#takeRefusal(answer.body.error);
    const decided = answer.body.state === 'settling' ? await this.#decisionOf(id) : answer.body;
    if (!decided) return;
    this.#open = null;
    tally.acknowledged += 1;
    if (decided.state === 'settled')
      this.expectedMinor += BigInt(textOf(decided.payout)) - BigInt(textOf(decided.stake));
  }

  /** Null when the session is over: the next one asks again. */
  async #decisionOf(id: string): Promise<Record<string, unknown> | null> {
    while (!this.#scene.isOver) {
      const answer = await this.#ask('GET', `/api/rounds/${id}`);
      if (answer?.status === 200 && answer.body.state !== 'settling') return answer.body;
      if (answer?.status === 401) {
        this.#token = '';
        return null;
      }
      await pause(150);
    }
    return null;
  }

  async #takeRefusal(word: unknown): Promise<void> {
    // nothing happened, and never will under this id
    if (word === 'not_enough_money' || word === 'bet_invalid') this.#open = null;
    // what else is refused: the session is over, or the studio cannot tell yet
    if (word !== 'operator_unreachable' && word !== 'round_open' && word !== 'too_many') this.#token = '';
    await pause(150);
  }

  async #ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const headers = {
      ...(this.#token !== '' && { authorization: `Bearer ${this.#token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return ask(`${this.#scene.studioUrl}${path}`, init);
  }
}
