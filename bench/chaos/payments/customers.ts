import { randomInt, randomUUID } from 'node:crypto';
import { askUntilAnswered, callSite, pause, textOf, type Answer } from '../site-caller.ts';
import { acknowledge } from '../tally.ts';
import type { ChaosAccount } from '../witness.ts';
import type { Customer, PaymentScene } from './payment-scene.ts';

const leastMinor = 50_000;
/** Above it a person looks at a withdrawal. */
const automaticMinor = 1_000_000;
const done = 100;

/** Opens deposits, as many as the site lets be open. */
export function createPayer(scene: PaymentScene, member: ChaosAccount, methodId: string): Customer {
  const run = untilEnding(scene, () => {
    const amount = leastMinor + randomInt(leastMinor);
    return order(scene, member, { direction: 'deposit', amount, more: { method_id: methodId } });
  });
  return { member, hadMinor: member.fundsMinor, run };
}

/** Takes out what needs nobody, and now and then what a person looks at. */
export function createPayee(scene: PaymentScene, member: ChaosAccount, accountId: string): Customer {
  const run = untilEnding(scene, () => {
    const isLarge = Math.random() < 0.25;
    const amount = (isLarge ? automaticMinor : leastMinor) + 1 + randomInt(leastMinor);
    const more = { account_id: accountId, withdraw_password: '1234' };
    return order(scene, member, { direction: 'withdrawal', amount, more });
  });
  return { member, hadMinor: member.fundsMinor, run };
}

/** An account to be paid at, as if it had been there for long. */
export async function openPayoutAccount(scene: PaymentScene, member: ChaosAccount): Promise<string> {
  const known = await callSite(scene.siteUrl, member, '/payment/accounts', {});
  const holder = textOf((known?.body.data as { holder_name?: string } | null)?.holder_name);
  const number = String(1_000_000_000 + randomInt(1_000_000_000));
  const form = { bank_code: 'VND_VCB', number, holder_name: holder, withdraw_password: '1234' };
  const stored = await callSite(scene.siteUrl, member, '/payment/accounts/store', form);
  const accountId = textOf((stored?.body.data as { account_id?: string } | null)?.account_id);
  if (accountId === '') throw new Error(`no account to be paid at: ${JSON.stringify(stored?.body)}`);
  await scene.database.query(
    `update app.payout_account set usable_at = now() - interval '1 hour' where account_id = $1`,
    [accountId],
  );
  return accountId;
}

function untilEnding(scene: PaymentScene, once: () => Promise<void>): () => Promise<void> {
  return async () => {
    while (!scene.isEnding) {
      await once();
      await pause(Math.random() * 100);
    }
  };
}

/** Asks under one key until it is answered: what was lost on its way is asked for again, and made once. */
async function order(
  scene: PaymentScene,
  member: ChaosAccount,
  asked: {
    readonly direction: 'deposit' | 'withdrawal';
    readonly amount: number;
    readonly more: Record<string, unknown>;
  },
): Promise<void> {
  const { tally, promised } = scene;
  const { direction, amount, more } = asked;
  const input = { ...more, amount: String(amount), client_key: randomUUID() };
  let wasUnanswered = false;
  const answer = await askUntilAnswered(
    () => callSite(scene.siteUrl, member, `/payment/${direction}`, input),
    {
      isOver: () => scene.isOver,
      onUnanswered() {
        if (!wasUnanswered) tally.unanswered += 1;
        wasUnanswered = true;
      },
    },
  );
  const orderNumber = numberIn(answer);
  if (orderNumber === '') return pause(150);
  acknowledge(tally, 'order');
  if (promised.has(orderNumber)) tally.doubled.push(`${orderNumber}: promised for two keys`);
  promised.set(orderNumber, { memberId: member.memberId, amountMinor: BigInt(amount) });
}

function numberIn(answer: Answer): string {
  if (answer?.body.code !== done) return '';
  return textOf((answer.body.data as { order_number?: string }).order_number);
}
