import { createHash } from 'node:crypto';
import { readMinor, type CodeOf, type RequestOf } from '@halls/contract';
import type { paymentWithdrawal } from '@halls/contract/payment';
import { checkWithdrawPassword, findPayoutAccount } from '#modules/payout-account';
import type { Member } from '#platform/actor.ts';
import { fail, failFields, succeed, type Outcome } from '#platform/result.ts';
import { leaseMs } from '../asking.rules.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { listMethods } from '../method/method.repo.ts';
import { isTaking } from '../method/method.ts';
import { newOrderNumber } from '../order-number.ts';
import { rankRoutes } from '../method/route.rules.ts';
import { screenNow } from './carry-on.ts';
import { findByClientKey } from './list-withdrawals.repo.ts';
import { insertWithdrawal, type NewWithdrawal, type RequestOutcome } from './withdrawal.repo.ts';

/** More than this many under way help nobody. */
const mostUnderWay = 5;
/** Each time money has come meanwhile; to one member not so much comes at once. */
const mostTries = 10;

type Requested = Outcome<string, CodeOf<typeof paymentWithdrawal>>;

/**
 * Sets money aside to be paid out, once for each key of the member's, and decides what can be decided at once. Answers
 * the order's number. What is cheap to refuse is refused before the password is looked at.
 */
export async function requestWithdrawal(
  deps: CashierDeps,
  member: Member,
  input: RequestOf<typeof paymentWithdrawal>,
): Promise<Requested> {
  const { memberId, siteId, currency } = member;
  const amountMinor = readMinor(input.amount, currency);
  if (amountMinor === null || amountMinor <= 0n) return failFields({ amount: 'error.field_format' });
  const { account_id: payoutAccountId, client_key: clientKey } = input;
  const requestHash = hashOf(payoutAccountId, amountMinor);
  const known = await findByClientKey(deps.sql, { memberId, clientKey });
  if (known) return known.requestHash.equals(requestHash) ? succeed(known.orderId) : fail(409);

  const methods = await listMethods(deps.sql, member, 'withdrawal');
  if (!methods.some(isTaking)) return fail(107);
  const now = deps.clock();
  const orderId = newOrderNumber(now, 'W');
  const routes = methods.flatMap((method) => rankRoutes(method, { amountMinor, seed: orderId }));
  if (routes.length === 0) return fail(105);
  const account = await findPayoutAccount(deps.sql, { memberId, accountId: payoutAccountId });
  if (!account || account.currency !== currency) return fail(404);
  if (account.usableAt > now) return fail(106);
  const refusal = await checkWithdrawPassword(deps, member, input.withdraw_password);
  if (refusal) return fail(refusal);

  const owner = { siteId, memberId, currency };
  const noted = await hold(deps, {
    ...{ orderId, owner, payoutAccountId, clientKey, requestHash, amountMinor, mostUnderWay, now },
    nextAt: new Date(now.getTime() + leaseMs),
    booking: deps.ledger.withdrawalPosting({ step: 'hold' }, { ...owner, orderKey: orderId, amountMinor }),
  });
  if (!('orderId' in noted)) return fail(noted.outcome === 'insufficient' ? 104 : 108);
  if (noted.outcome === 'conflict') return fail(409);
  if (noted.outcome === 'opened') await screenNow(deps, noted.orderId);
  return succeed(noted.orderId);
}

/** Beside what is to be played first, as it stands when the money is held: what comes in between is counted, too. */
async function hold(
  { sql, pool, ledger, screening }: CashierDeps,
  order: Omit<NewWithdrawal, 'heldMinor' | 'countedAt'>,
): Promise<Exclude<RequestOutcome, { readonly outcome: 'received' }>> {
  const { owner, orderId } = order;
  await ledger.openWithdrawals(sql, owner);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const countedAt = await ledger.versionOf(owner);
    const turnover = await screening.turnoverLeft(owner);
    const heldMinor = turnover?.heldMinor ?? 0n;
    const noted = await insertWithdrawal(pool, { ...order, heldMinor, countedAt });
    if (noted.outcome !== 'received') return noted;
  }
  throw new Error(`the wallet of withdrawal ${orderId} did not hold still`);
}

/** Of what a repetition has to say again. */
function hashOf(payoutAccountId: string, amountMinor: bigint): Buffer {
  const content = [payoutAccountId.toLowerCase(), amountMinor.toString()];
  return createHash('sha256').update(JSON.stringify(content)).digest();
}
