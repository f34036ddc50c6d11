import { ask, pause, textOf, type Answer } from '../site-caller.ts';
import type { PaymentScene } from './payment-scene.ts';

const reason = 'Looked at amid kills';
/** Signed out, or in so long ago that it has to be proved again. */
const signInCodes = [401, 403, 428];
const decidedAtOnce = 5;

/** What is asked for of orders in review, as often as it stands here. */
const changes = {
  withdrawals: [
    ['approve-withdrawal', {}],
    ['approve-withdrawal', {}],
    ['reject-withdrawal', { told: 'documents' }],
  ],
  deposits: [
    ['credit', {}],
    ['send-back', {}],
  ],
} as const;

/** Decide what waits for people, one asking and one agreeing, until nobody waits for answers any more. */
export async function decideInReview(scene: PaymentScene): Promise<void> {
  const maker = new Desk(scene, 'maker');
  const checker = new Desk(scene, 'checker');
  while (!scene.isOver) {
    for (const list of ['withdrawals', 'deposits'] as const) await decideSome(maker, checker, list);
    if (!scene.isEnding) await giveBackSome(maker, checker);
    await pause(200);
  }
}

/** Give some of what was credited back, in whole or in part; the product says how much there is. */
async function giveBackSome(maker: Desk, checker: Desk): Promise<void> {
  const found = await maker.ask('/cashier/deposits', { site_id: 1, state: 'credited', limit: 20 });
  const { list: orders = [] } = (found?.body.data ?? {}) as { list?: { order_number: string }[] };
  const order = orders[Math.floor(Math.random() * orders.length)];
  if (!order) return;
  const amount = String(10_000 + Math.floor(Math.random() * 50_000));
  await decide(maker, checker, 'refund', { site_id: 1, order_number: order.order_number, amount, reason });
}

/** One asks, the other agrees; what a kill has left open is overtaken by the next. */
async function decide(maker: Desk, checker: Desk, change: string, input: object): Promise<void> {
  const asked = await maker.ask(`/cashier/${change}`, input);
  const change_request_id = (asked?.body.data as { change_request_id?: number } | null)?.change_request_id;
  if (change_request_id !== undefined)
    await checker.ask('/change-request/vote', { change_request_id, verdict: 'approve', reason });
}

async function decideSome(maker: Desk, checker: Desk, list: keyof typeof changes): Promise<void> {
  const found = await maker.ask(`/cashier/${list}`, { site_id: 1, state: 'review' });
  const { list: orders = [] } = (found?.body.data ?? {}) as { list?: { order_number: string }[] };
  for (const { order_number } of orders.slice(0, decidedAtOnce)) {
    const [change, more] = changes[list][Math.floor(Math.random() * changes[list].length)] ?? [];
    if (change !== undefined)
      await decide(maker, checker, change, { site_id: 1, order_number, reason, ...more });
  }
}

/** An operator of the sandbox at a browser, who signs in again as often as it takes. */
class Desk {
  readonly #scene: PaymentScene;
  readonly #account: string;
  #headers: Record<string, string> | null = null;

  constructor(scene: PaymentScene, account: string) {
    this.#scene = scene;
    this.#account = account;
  }

  async ask(path: string, input: object): Promise<Answer> {
    this.#headers ??= await this.#signIn();
    if (!this.#headers) return null;
    const answer = await this.#post(path, input, this.#headers);
    if (signInCodes.includes(Number(answer?.body.code))) this.#headers = null;
    return answer;
  }

  async #signIn(): Promise<Record<string, string> | null> {
    const answer = await this.#post('/sign-in', { account: this.#account, password: 'admin1234' }, {});
    const cookie = answer?.headers.get('set-cookie')?.split(';')[0];
    const csrf = textOf((answer?.body.data as { csrf?: string } | null)?.csrf);
    return cookie && csrf !== '' ? { cookie, 'x-csrf': csrf } : null;
  }

  #post(path: string, input: object, headers: Record<string, string>): Promise<Answer> {
    return ask(`${this.#scene.officeUrl}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    });
  }
}
