import type { MemberOwner } from './account.ts';
import type { PostToAccounts } from './ledger-queries.ts';
import {
  adjust,
  confirm,
  credit,
  giveBack,
  hold,
  payIn,
  payOut,
  receive,
  release,
  seedPot,
  setAside,
  takeFees,
  type Leg,
} from './posting.ts';
import { hashRequest } from './request-hash.ts';

/**
 * What each domain books: pure, with the scope and key that make a repetition harmless, the hash by which another request
 * under the same key is known, and the legs. What plays book is the wallet's (`seamless.move_money`), and what
 * members are awarded the promotions' (`promo.award`).
 */

/** Money for samples and tests, as if it had been paid in. */
export function bookDeposit(owner: MemberOwner, depositKey: string, amountMinor: bigint): PostToAccounts {
  return {
    scope: 'deposit',
    key: depositKey,
    requestHash: hashRequest([owner.memberId, owner.currency, amountMinor]),
    kind: 'deposit',
    legs: credit('house_deposit', owner, amountMinor),
  };
}

/** What a payment service took for a deposit, as much as it was; `orderKey` is unique for ever. */
export function bookPaidDeposit(
  owner: MemberOwner,
  order: { readonly orderKey: string; readonly pspId: string; readonly amountMinor: bigint },
): PostToAccounts {
  const { orderKey, pspId, amountMinor } = order;
  return {
    scope: 'deposit',
    key: orderKey,
    requestHash: hashRequest([owner.memberId, owner.currency, amountMinor]),
    kind: 'deposit',
    legs: payIn(owner, pspId, amountMinor),
    note: { order: orderKey, psp_id: pspId },
  };
}

/** Below zero it gave back more than it took. */
export interface FeeBooking {
  readonly siteId: number;
  readonly pspId: string;
  readonly currency: string;
  readonly amountMinor: bigint;
}

/** What a payment service took for itself up to a day that is closed; once for each such day. */
export function bookServiceFees(day: string, fees: FeeBooking): PostToAccounts {
  const { siteId, pspId, currency, amountMinor } = fees;
  return {
    scope: 'psp_fee',
    key: `${pspId}:${currency}:${day}`,
    requestHash: hashRequest([siteId, pspId, currency, day, amountMinor]),
    kind: 'psp_fee',
    legs: takeFees(siteId, pspId, currency, amountMinor),
    note: { psp_id: pspId, day },
  };
}

/** What operators put right; `adjustmentKey` is of the request that was approved. */
export function bookAdjustment(
  owner: MemberOwner,
  adjustmentKey: string,
  amountMinor: bigint,
): PostToAccounts {
  return {
    scope: 'adjustment',
    key: adjustmentKey,
    requestHash: hashRequest([owner.memberId, owner.currency, amountMinor]),
    kind: 'adjustment',
    legs: adjust(owner, amountMinor),
  };
}

/** What the house puts into a jackpot that it opens; once for each site and currency. */
export function bookJackpotSeed(siteId: number, currency: string, amountMinor: bigint): PostToAccounts {
  return {
    scope: 'jackpot',
    key: `${siteId}:${currency}`,
    requestHash: hashRequest([siteId, currency, amountMinor]),
    kind: 'jackpot_seed',
    legs: seedPot(siteId, currency, amountMinor),
  };
}

/** A transfer between a member's wallet and a provider that holds money. `orderKey` is unique for ever. */
export interface TransferBooking extends MemberOwner {
  readonly orderKey: string;
  readonly gpId: string;
  readonly amountMinor: bigint;
}

/** The provider is about to be asked; it has the money; it refused it; it gave money back. */
export type TransferStep = 'hold' | 'confirm' | 'release' | 'receive';

export function bookTransfer(step: TransferStep, order: TransferBooking): PostToAccounts {
  const kind = `transfer_${step}`;
  return {
    scope: 'transfer',
    key: `${order.orderKey}:${keyOf[step]}`,
    requestHash: hashRequest([kind, order.memberId, order.gpId, order.currency, order.amountMinor]),
    kind,
    legs: legsOf[step](order),
    note: { order: order.orderKey, gp_id: order.gpId },
  };
}

/** Both ways to settle share one key, so an order can go only one of them. */
const keyOf: Readonly<Record<TransferStep, string>> = {
  hold: 'hold',
  confirm: 'settle',
  release: 'settle',
  receive: 'receive',
};

const legsOf: Readonly<Record<TransferStep, (order: TransferBooking) => readonly Leg[]>> = {
  hold: (order) => hold(order, order.amountMinor),
  confirm: (order) => confirm(order, order.gpId, order.amountMinor),
  release: (order) => release(order, order.amountMinor),
  receive: (order) => receive(order, order.gpId, order.amountMinor),
};

/** What a member takes out. `orderKey` is unique for ever; `pspId` is the service's that has paid. */
export interface WithdrawalBooking extends MemberOwner {
  readonly orderKey: string;
  readonly amountMinor: bigint;
}

/** The member asks for it; a service has paid; it was not paid; it was paid and came back. */
export type WithdrawalStep =
  | { readonly step: 'hold' | 'release' }
  | { readonly step: 'pay' | 'bounce'; readonly pspId: string };

export function bookWithdrawal(step: WithdrawalStep, order: WithdrawalBooking): PostToAccounts {
  const kind = `withdrawal_${step.step}`;
  const pspId = 'pspId' in step ? step.pspId : null;
  return {
    scope: 'withdrawal',
    key: `${order.orderKey}:${withdrawalKeyOf[step.step]}`,
    requestHash: hashRequest([kind, order.memberId, order.currency, order.amountMinor, pspId ?? '']),
    kind,
    legs: withdrawalLegsOf(step, order),
    note: { order: order.orderKey, ...(pspId !== null && { psp_id: pspId }) },
  };
}

/** What is paid is not given back, and the other way round: they share one key. */
const withdrawalKeyOf: Readonly<Record<WithdrawalStep['step'], string>> = {
  hold: 'hold',
  pay: 'settle',
  release: 'settle',
  bounce: 'bounce',
};

function withdrawalLegsOf(step: WithdrawalStep, order: WithdrawalBooking): readonly Leg[] {
  switch (step.step) {
    case 'hold':
      return setAside(order, order.amountMinor);
    case 'release':
      return giveBack(order, order.amountMinor);
    case 'pay':
      return payOut(order, step.pspId, order.amountMinor);
    case 'bounce':
      return payIn(order, step.pspId, order.amountMinor);
  }
}
