import { ask, pause } from '../site-caller.ts';
import type { PaymentScene } from './payment-scene.ts';

const depositMoods = [
  ...['answer', 'answer', 'answer', 'pay_first', 'pay_first'],
  ...['do_and_stay_silent', 'do_and_fail', 'fail', 'refuse'],
];
const payoutMoods = ['wait', 'pay', 'do_and_stay_silent', 'do_and_fail', 'do_and_fail', 'fail', 'refuse'];
const depositActs = ['pay', 'pay', 'pay_short', 'pay_over', 'pay_twice', 'see', 'refuse', 'expire'];
const takingActs = ['charge_back', 'charge_back_half', 'take_back', 'win_back', 'win_back'];
const payoutActs = ['pay', 'pay', 'refuse'];
const defects = ['forged', 'altered', 'old', null];
const ordersAtOnce = 6;
const closedAtOnce = 100;
const undecided = `state in ('open', 'paying')`;

/** Plays the bank: in all moods, and with each order in every way that its page has. */
export async function playBank(scene: PaymentScene): Promise<void> {
  while (!scene.isEnding) {
    await control(scene, 'mood', {
      deposits: oneOf(depositMoods),
      payouts: oneOf(payoutMoods),
      holds_messages: Math.random() < 0.5,
    });
    await Promise.all((await listOrders(scene, undecided, ordersAtOnce)).map(decide));
    await Promise.all((await listOrders(scene, `state in ('paid', 'refused')`, ordersAtOnce)).map(takeBack));
    if (Math.random() < 0.3)
      await control(scene, 'release', { order: Math.random() < 0.5 ? 'given' : 'reversed' });
    await pause(200 + Math.random() * 400);
  }

  async function decide({ order_id, kind }: BankOrder) {
    await control(scene, 'act', { order_id, act: oneOf(kind === 'deposit' ? depositActs : payoutActs) });
  }
  async function takeBack({ order_id, kind, state }: BankOrder) {
    if (Math.random() < 0.2) await control(scene, 'again', { order_id, defect: oneOf(defects) });
    // some money goes back to whoever paid it out, and some comes late
    if (kind === 'payout' && state === 'paid' && Math.random() < 0.3)
      await control(scene, 'act', { order_id, act: 'come_back' });
    if (kind !== 'deposit') return;
    if (Math.random() < 0.1) await control(scene, 'act', { order_id, act: 'pay' });
    if (state === 'paid' && Math.random() < 0.2)
      await control(scene, 'act', { order_id, act: oneOf(takingActs) });
  }
}

/** Decides whatever the bank has not, in good order. */
export async function closeBank(scene: PaymentScene): Promise<void> {
  await control(scene, 'mood', { deposits: 'answer', payouts: 'pay', holds_messages: false });
  await control(scene, 'release', { order: 'given' });
  // what is open and past its time is over
  const left = `${undecided} and (state = 'paying' or expires_at is null or expires_at > now())`;
  for (const { order_id, kind, state } of await listOrders(scene, left, closedAtOnce)) {
    const ending = state === 'open' ? 'expire' : 'refuse';
    await control(scene, 'act', { order_id, act: kind === 'deposit' ? ending : 'pay' });
  }
}

interface BankOrder {
  readonly order_id: string;
  readonly kind: 'deposit' | 'payout' | 'refund';
  readonly state: string;
}

async function listOrders({ database }: PaymentScene, which: string, limit: number): Promise<BankOrder[]> {
  // late money is tried as well, and not all the time
  const { rows } = await database.query<BankOrder>(
    `select order_id, kind, state from gateway.bank_order where ${which}
     order by coalesce(expires_at <= now(), false) and random() < 0.9, random() limit $1`,
    [limit],
  );
  return rows;
}

async function control({ gatewayUrl }: PaymentScene, what: string, input: object): Promise<void> {
  await ask(`${gatewayUrl}/control/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
}

function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}
