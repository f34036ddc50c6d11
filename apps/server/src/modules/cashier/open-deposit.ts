import { createHash } from 'node:crypto';
import type { Language } from '@halls/contract';
import type { Member } from '#platform/actor.ts';
import { fail, failFields, succeed, type Outcome } from '#platform/result.ts';
import { applyWord } from './apply-word.ts';
import { latestSendMs, leaseMs } from './asking.rules.ts';
import type { CashierDeps } from './cashier.deps.ts';
import { insertDeposit } from './deposit.repo.ts';
import { listMethods } from './method.repo.ts';
import { wrongFields, type PaymentMethod } from './method.ts';
import { readAmount } from './read-amount.ts';
import { newOrderNumber } from './order-number.ts';
import { speakTo } from './speak-to-service.ts';

/** More than this many that wait to be paid help nobody. */
const mostOpen = 5;

export interface AskedDeposit {
  readonly methodId: string;
  readonly amount: string;
  readonly clientKey: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly returnUrl: string;
}

/**
 * Opens a deposit, once for each key of the member's: noted and committed before its service is asked. What the call does
 * not tell for certain is asked for later. Answers the order's number; what became of it stands in the order.
 */
export async function openDeposit(
  deps: CashierDeps,
  member: Member,
  asked: AskedDeposit,
): Promise<Outcome<string, 101 | 102 | 103 | 409>> {
  const method = (await listMethods(deps.sql, member, 'deposit')).find(
    ({ methodId }) => String(methodId) === asked.methodId,
  );
  if (!method) return fail(404);
  if (method.serviceState !== 'active') return fail(102);
  const amountMinor = readAmount(asked.amount, member.currency);
  if (amountMinor === null) return failFields({ amount: 'error.field_format' });
  const [wrong] = wrongFields(method, asked.fields);
  if (wrong !== undefined) return failFields({ [`fields.${wrong}`]: 'error.field_format' });
  if (amountMinor < method.minMinor || amountMinor > method.maxMinor) return fail(101);

  const now = deps.clock();
  const { pspId } = method;
  const noted = await insertDeposit(deps.pool, {
    orderId: newOrderNumber(now),
    owner: { siteId: member.siteId, memberId: member.memberId, currency: member.currency },
    ...{
      methodId: method.methodId,
      pspId,
      clientKey: asked.clientKey,
      askedMinor: amountMinor,
      mostOpen,
      now,
    },
    requestHash: hashOf(asked, amountMinor),
    nextAskAt: new Date(now.getTime() + leaseMs),
  });
  if (noted.outcome === 'too_many') return fail(103);
  if (noted.outcome === 'conflict') return fail(409);
  const { orderId } = noted;
  if (noted.outcome === 'opened')
    await send(deps, { orderId, amountMinor, method, member, since: now }, asked);
  return succeed(orderId);
}

/** A sender that was held up does not send: others may ask about the order before an answer could come. */
async function send(
  deps: CashierDeps,
  order: {
    readonly orderId: string;
    readonly amountMinor: bigint;
    readonly method: PaymentMethod;
    readonly member: Member;
    readonly since: Date;
  },
  { fields, language, returnUrl }: AskedDeposit,
): Promise<void> {
  if (deps.clock().getTime() - order.since.getTime() > latestSendMs) return;
  const { orderId, amountMinor, method } = order;
  const { pspId, currency, pspMethod } = method;
  const { memberId } = order.member;
  const word = await speakTo(deps, pspId, (adapter, service) =>
    adapter.openDeposit(service, {
      ...{ orderId, memberId, currency, amountMinor, language, fields, returnUrl },
      method: pspMethod,
    }),
  );
  if (word.state === 'unknown')
    deps.log.warn({ orderId, pspId, why: word.why }, 'a service gave no clear answer');
  await applyWord(deps, { pspId, orderId }, word, { actor: 'psp', messageId: null });
}

/** Of what a repetition has to say again. */
function hashOf({ methodId, fields }: AskedDeposit, amountMinor: bigint): Buffer {
  const content = [
    methodId,
    amountMinor.toString(),
    Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest();
}
