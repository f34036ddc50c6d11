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
import { insertWithdrawal } from './withdrawal.repo.ts';

/** More than this many under way help nobody. */
const mostUnderWay = 5;

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
  const turnover = await deps.screening.turnoverLeft(owner);
  await deps.ledger.openMemberWallet(deps.sql, owner);
  await deps.ledger.openWithdrawals(deps.sql, owner);
  const noted = await insertWithdrawal(deps.pool, {
    ...{ orderId, owner, payoutAccountId, clientKey, requestHash, amountMinor, mostUnderWay, now },
    heldMinor: turnover?.heldMinor ?? 0n,
    nextAt: new Date(now.getTime() + leaseMs),
    booking: deps.ledger.withdrawalPosting({ step: 'hold' }, { ...owner, orderKey: orderId, amountMinor }),
  });
  if (!('orderId' in noted)) return fail(noted.outcome === 'insufficient' ? 104 : 108);
  if (noted.outcome === 'conflict') return fail(409);
  if (noted.outcome === 'opened') await screenNow(deps, noted.orderId);
  return succeed(noted.orderId);
}

/** Of what a repetition has to say again. */
function hashOf(payoutAccountId: string, amountMinor: bigint): Buffer {
  const content = [payoutAccountId.toLowerCase(), amountMinor.toString()];
  return createHash('sha256').update(JSON.stringify(content)).digest();
}
