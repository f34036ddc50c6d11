import { randomUUID } from 'node:crypto';
import { signedHeaders } from '@halls/provider-signature';
import {
  ask,
  askUntilAnswered,
  callSite,
  pause,
  textOf,
  type Answer,
  type ChaosMember,
} from './site-caller.ts';
import { acknowledge, type Actor, type Scene } from './tally.ts';

// the sandbox's provider for outside tools
const key = { operatorId: 'GPTS', keyId: 'sandbox', secret: 'sandbox-provider-secret' };

/** What was acknowledged under an id: what the wallet changed by. */
export type Acknowledged = Map<string, bigint>;

/** A provider's side of the seamless wallet: bets, wins and rollbacks, each repeated until it is answered. */
export class Bettor implements Actor {
  readonly member: ChaosMember;
  readonly acknowledged: Acknowledged = new Map();
  expectedMinor: bigint;
  readonly #scene: Scene;
  #token = '';
  #last: { id: string; roundId: string; amount: bigint } | null = null;

  constructor(scene: Scene, member: ChaosMember, startMinor: bigint) {
    this.#scene = scene;
    this.member = member;
    this.expectedMinor = startMinor;
  }

  async run(): Promise<void> {
    while (!this.#scene.isEnding) {
      if (this.#token === '') await this.#enter();
      else await this.#act();
    }
  }

  async #enter(): Promise<void> {
    const { siteUrl } = this.#scene;
    const game = { gpId: 'GPTS', game_type: 2, game_code: 'chaos', lobby_url: `${siteUrl}/close` };
    const started = await callSite(siteUrl, this.member, '/member/game/play1', game);
    const address = (started?.body.data as { game_url?: string } | null)?.game_url;
    const code = address && new URL(address).searchParams.get('code');
    const opened = code ? await this.#send('authenticate', { code, operator_id: 'GPTS' }) : null;
    this.#token = textOf(opened?.body.session_token);
    if (this.#token === '') await pause(200);
  }

  async #act(): Promise<void> {
    const amount = BigInt(1 + Math.floor(Math.random() * 50));
    const id = randomUUID();
    const dice = Math.random();
    const previous = this.#last;
    this.#last = null;
    if (previous && dice < 0.3) {
      await this.#settle('win', id, this.#money(previous.roundId, { amount: String(amount) }), amount);
    } else if (previous && dice < 0.5) {
      const { id: reference_transaction_id, roundId: round_id } = previous;
      const body = { round_id, member_ref: this.member.memberId, reference_transaction_id };
      await this.#settle('rollback', id, body, previous.amount);
    } else if (dice < 0.65) {
      const win = BigInt(Math.floor(Math.random() * 90));
      const both = { bet_amount: String(amount), win_amount: String(win) };
      await this.#settle('bet-win', id, this.#money(id, both), win - amount);
    } else if (await this.#settle('bet', id, this.#money(id, { amount: String(amount) }), -amount)) {
      this.#last = { id, roundId: id, amount };
    }
  }

  /** Repeats one operation until it is answered. True when it was done, now or before. */
  async #settle(
    method: string,
    id: string,
    body: Record<string, unknown>,
    changeMinor: bigint,
  ): Promise<boolean> {
    const { tally } = this.#scene;
    let wasUnanswered = false;
    const answer = await askUntilAnswered(() => this.#send(method, { ...body, transaction_id: id }), {
      isOver: () => this.#scene.isOver,
      onUnanswered() {
        if (!wasUnanswered) tally.unanswered += 1;
        wasUnanswered = true;
      },
    });
    const status = answer?.body.status;
    if (status === 'TOKEN_EXPIRED' || status === 'INVALID_TOKEN') this.#token = '';
    if (status === 'NOT_ENOUGH_MONEY' && this.expectedMinor + changeMinor >= 0n)
      tally.lost.push(`${method} ${id}: not enough of ${this.expectedMinor}`);
    if (!answer || status !== 'OK') return false;
    this.acknowledged.set(id, changeMinor);
    this.#count(`${method} ${id}`, answer.body, { changeMinor, wasUnanswered });
    return true;
  }

  /** Holds the answer against the model. */
  #count(
    what: string,
    body: Record<string, unknown>,
    { changeMinor, wasUnanswered }: { changeMinor: bigint; wasUnanswered: boolean },
  ): void {
    const { tally } = this.#scene;
    this.expectedMinor += changeMinor;
    acknowledge(tally, 'call');
    const isReplayed = body.replayed === true;
    if (wasUnanswered) tally[isReplayed ? 'replayedLater' : 'executedLater'] += 1;
    else if (isReplayed) tally.doubled.push(`${what}: replayed at the first asking`);
    const { cash } = body.balance as { cash: string };
    if (BigInt(cash) !== this.expectedMinor)
      tally.otherAmount.push(`${what}: ${cash} for ${this.expectedMinor}`);
  }

  #money(roundId: string, more: Record<string, string>): Record<string, unknown> {
    const { memberId: member_ref } = this.member;
    const whose = { session_token: this.#token, member_ref, site_id: 1, currency: 'VND' };
    return { ...whose, ...more, round_id: roundId, round_closed: false, game_code: 'chaos', is_free: false };
  }

  #send(method: string, body: Record<string, unknown>): Promise<Answer> {
    const path = `/wallet/v1/${method}`;
    const text = JSON.stringify({ request_id: randomUUID(), ...body });
    const parts = { timestamp: String(Date.now()), nonce: randomUUID(), method: 'POST', path, body: text };
    const headers = { 'content-type': 'application/json', ...signedHeaders(parts, key) };
    return ask(`${this.#scene.siteUrl}${path}`, { method: 'POST', headers, body: text });
  }
}
