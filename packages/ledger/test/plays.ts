import { type Leg, type MemberOwner, member, provider } from '../src/index.ts';
import { move } from '../src/posting.ts';

/** A stake, as the wallet's functions book it. */
export function bet(owner: MemberOwner, gpId: string, stakeMinor: bigint): readonly Leg[] {
  return move(member('member_main', owner), ggr(owner, gpId), stakeMinor);
}

/** A payout. */
export function win(owner: MemberOwner, gpId: string, payoutMinor: bigint): readonly Leg[] {
  return move(ggr(owner, gpId), member('member_main', owner), payoutMinor);
}

/** Takes back what the legs did. */
export function reverse(legs: readonly Leg[]): readonly Leg[] {
  return legs.map(({ account, amountMinor }) => ({ account, amountMinor: -amountMinor }));
}

/** One transaction of several moves, in their order: each must be covered when its turn comes. */
export function combine(...moves: readonly (readonly Leg[])[]): readonly Leg[] {
  return moves.flat();
}

const ggr = (owner: MemberOwner, gpId: string) =>
  provider('provider_ggr', owner.siteId, gpId, owner.currency);
