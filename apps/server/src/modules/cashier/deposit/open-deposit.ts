import { createHash } from 'node:crypto';
import { readMinor, type Language } from '@halls/contract';
import type { WalletOwner } from '#modules/ledger';
import { fail, failFields, succeed, type Outcome } from '#platform/result.ts';
import { applyWord } from './apply-word.ts';
import { latestSendMs, leaseMs } from '../asking.rules.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { passDepositOn } from './deposit-refusal.repo.ts';
import { insertDeposit } from './deposit.repo.ts';
import { listMethods } from '../method/method.repo.ts';
import { isTaking, wrongFields } from '../method/method.ts';
import { newOrderNumber } from '../order-number.ts';
import { rankRoutes, type RouteNow } from '../method/route.rules.ts';
import { sendTo } from '../service/speak-to-service.ts';

/** More than this many that wait to be paid help nobody. */
const mostOpen = { byMember: 5, byVisitors: 3 };
/** Of those that visitors have opened for a member within a day. */
const mostUnpaid = 10;
/** So many services are asked for an order while its member waits. */
const mostServices = 3;

export interface AskedDeposit {
  readonly methodId: string;
  readonly amount: string;
  readonly clientKey: string;
  /** Of the secret by which a visitor follows it; none for the member's own. */
  readonly secretHash?: Buffer;
  /** What the member has opted in to and asks for with it. */
  readonly offerClaimId?: number;
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
  owner: WalletOwner,
  asked: AskedDeposit,
): Promise<Outcome<string, 101 | 102 | 103 | 104 | 409>> {
  const method = (await listMethods(deps.sql, owner, 'deposit')).find(
    ({ methodId }) => String(methodId) === asked.methodId,
  );
  if (!method) return fail(404);
  if (!isTaking(method)) return fail(102);
  const amountMinor = readMinor(asked.amount, owner.currency);
  if (amountMinor === null) return failFields({ amount: 'error.field_format' });
  const [wrong] = wrongFields(method, asked.fields);
  if (wrong !== undefined) return failFields({ [`fields.${wrong}`]: 'error.field_format' });

  const now = deps.clock();
  const newNumber = newOrderNumber(now);
  const routes = rankRoutes(method, { amountMinor, seed: newNumber }).slice(0, mostServices);
  const [first] = routes;
  if (!first) return fail(101);
  const noted = await insertDeposit(deps.pool, {
    orderId: newNumber,
    owner,
    ...{ methodId: method.methodId, pspId: first.pspId, askedMinor: amountMinor, now },
    ...{ clientKey: asked.clientKey, secretHash: asked.secretHash ?? null, mostUnpaid },
    offerClaimId: asked.offerClaimId ?? null,
    mostOpen: asked.secretHash ? mostOpen.byVisitors : mostOpen.byMember,
    requestHash: hashOf(asked, amountMinor),
    nextAskAt: new Date(now.getTime() + leaseMs),
  });
  if (noted.outcome === 'too_many') return fail(103);
  if (noted.outcome === 'no_claim') return fail(104);
  if (noted.outcome === 'conflict') return fail(409);
  const { orderId } = noted;
  if (noted.outcome === 'opened')
    await send(deps, { orderId, amountMinor, routes, owner, since: now }, asked);
  return succeed(orderId);
}

interface Order {
  readonly orderId: string;
  readonly amountMinor: bigint;
  /** Those that may be asked for it, first to last. */
  readonly routes: readonly RouteNow[];
  readonly owner: WalletOwner;
  readonly since: Date;
}

/**
 * Asks the first service; where that has clearly refused, so that there is nothing that anybody could pay, the next one.
 * What is not clear stays where it is, and is asked about.
 */
async function send(deps: CashierDeps, order: Order, asked: AskedDeposit): Promise<void> {
  const [route, next, ...others] = order.routes;
  // a sender that was held up does not send: others may ask about the order before an answer could come
  if (!route || deps.clock().getTime() - order.since.getTime() > latestSendMs) return;
  const { orderId, amountMinor, owner } = order;
  const { pspId, pspMethod: method } = route;
  const { memberId, currency } = owner;
  const { fields, language, returnUrl } = asked;
  const word = await sendTo(deps, pspId, (adapter, service) =>
    adapter.openDeposit(service, {
      ...{ orderId, memberId, currency, amountMinor, method, language, fields, returnUrl },
    }),
  );
  if (word.state === 'refused' && next) {
    const now = deps.clock();
    const isMine = await passDepositOn(deps.pool, orderId, {
      ...{ fromPspId: pspId, toPspId: next.pspId, refusalCode: word.code, now },
      nextAskAt: new Date(now.getTime() + leaseMs),
    });
    if (isMine) return send(deps, { ...order, routes: [next, ...others], since: now }, asked);
  }
  if (word.state === 'unknown')
    deps.log.warn({ orderId, pspId, why: word.why }, 'a service gave no clear answer');
  await applyWord(deps, { pspId, orderId }, word, { actor: 'psp', messageId: null });
}

/** Of what a repetition has to say again. */
function hashOf({ methodId, fields, offerClaimId }: AskedDeposit, amountMinor: bigint): Buffer {
  const content = [
    methodId,
    amountMinor.toString(),
    Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ...(offerClaimId === undefined ? [] : [offerClaimId]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest();
}
