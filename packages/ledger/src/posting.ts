import { type Account, type MemberOwner, house, member, provider, psp } from './account.ts';

/** What one account gains (or loses, below zero) in a transaction, in minor units of its currency. */
export interface Leg {
  readonly account: Account;
  readonly amountMinor: bigint;
}

/** Two legs that sum to zero. Throws a RangeError for an amount below zero or accounts that cannot trade. */
export function move(from: Account, to: Account, amountMinor: bigint): readonly Leg[] {
  if (amountMinor < 0n) throw new RangeError(`cannot move ${amountMinor}: swap the accounts instead`);
  if (from.currency !== to.currency) throw new RangeError(`cannot move ${from.currency} to ${to.currency}`);
  if (from.siteId !== to.siteId) throw new RangeError(`cannot move from site ${from.siteId} to ${to.siteId}`);
  if (from.memberId !== null && to.memberId !== null && from.memberId !== to.memberId) {
    throw new RangeError('money never moves between two members');
  }
  return [
    { account: from, amountMinor: -amountMinor },
    { account: to, amountMinor },
  ];
}

/** Sets money aside before a provider is asked to take it. */
export function hold(owner: MemberOwner, amountMinor: bigint): readonly Leg[] {
  return move(member('member_main', owner), member('member_transit', owner), amountMinor);
}

/** The provider took what was held. */
export function confirm(owner: MemberOwner, gpId: string, amountMinor: bigint): readonly Leg[] {
  return move(member('member_transit', owner), float(owner, gpId), amountMinor);
}

/** The provider refused what was held. */
export function release(owner: MemberOwner, amountMinor: bigint): readonly Leg[] {
  return move(member('member_transit', owner), member('member_main', owner), amountMinor);
}

/** The provider gave money back. */
export function receive(owner: MemberOwner, gpId: string, amountMinor: bigint): readonly Leg[] {
  return move(float(owner, gpId), member('member_main', owner), amountMinor);
}

/** Money that the house gives (`house_welcome`), or that samples and tests pay in (`house_deposit`). */
export function credit(
  kind: 'house_welcome' | 'house_deposit',
  owner: MemberOwner,
  amountMinor: bigint,
): readonly Leg[] {
  return move(house(kind, owner.siteId, owner.currency), member('member_main', owner), amountMinor);
}

/** Money that a payment service took from the member. */
export function payIn(owner: MemberOwner, pspId: string, amountMinor: bigint): readonly Leg[] {
  return move(
    psp('psp_float', owner.siteId, pspId, owner.currency),
    member('member_main', owner),
    amountMinor,
  );
}

/** Sets money aside that the member wants to be paid out. */
export function setAside(owner: MemberOwner, amountMinor: bigint): readonly Leg[] {
  return move(member('member_main', owner), member('member_withdrawal', owner), amountMinor);
}

/** A payment service has paid what was set aside. */
export function payOut(owner: MemberOwner, pspId: string, amountMinor: bigint): readonly Leg[] {
  return move(
    member('member_withdrawal', owner),
    psp('psp_float', owner.siteId, pspId, owner.currency),
    amountMinor,
  );
}

/** What was set aside was not paid out. */
export function giveBack(owner: MemberOwner, amountMinor: bigint): readonly Leg[] {
  return move(member('member_withdrawal', owner), member('member_main', owner), amountMinor);
}

/** What a payment service took for itself of what it holds: above zero it cost the house something. */
export function takeFees(
  siteId: number,
  pspId: string,
  currency: string,
  amountMinor: bigint,
): readonly Leg[] {
  const cost = psp('psp_fee', siteId, pspId, currency);
  const held = psp('psp_float', siteId, pspId, currency);
  return amountMinor < 0n ? move(held, cost, -amountMinor) : move(cost, held, amountMinor);
}

/** What operators put right: above zero the member gains, below zero the house does. */
export function adjust(owner: MemberOwner, amountMinor: bigint): readonly Leg[] {
  const wallet = member('member_main', owner);
  const against = house('house_adjustment', owner.siteId, owner.currency);
  return amountMinor < 0n ? move(wallet, against, -amountMinor) : move(against, wallet, amountMinor);
}

/** What the house puts into a pot that nobody has fed yet. */
export function seedPot(siteId: number, currency: string, amountMinor: bigint): readonly Leg[] {
  return move(house('house_jackpot', siteId, currency), house('jackpot_pot', siteId, currency), amountMinor);
}

const float = (owner: MemberOwner, gpId: string) =>
  provider('provider_float', owner.siteId, gpId, owner.currency);
