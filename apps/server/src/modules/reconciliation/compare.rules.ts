import type { BreakKind, BreakState } from '@halls/contract/office';
import type { Currency } from '@halls/contract';

/** What one side says of a round. */
export interface RoundSide {
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly state: 'open' | 'settled' | 'void';
  readonly gameCode: string;
  /** When it ended, or began where it is open. */
  readonly at: Date;
}

/** What one side says that a member has at a provider. */
export interface BalanceSide {
  readonly amountMinor: bigint;
}

export type Side = RoundSide | BalanceSide;

/** What a case is of. `roundId` is empty for a balance, `member` null for somebody whom we do not know. */
export interface Subject {
  readonly memberRef: string;
  readonly roundId: string;
  readonly currency: Currency;
  readonly member: { readonly memberId: number; readonly siteId: number } | null;
}

export interface Break extends Subject {
  readonly kind: BreakKind;
  readonly ours: Side | null;
  readonly theirs: Side | null;
}

/**
 * What the two sides say differently of a round, as both stand now; null where they agree. Where nothing moved it does
 * not matter whether a round is known, void or open.
 */
export function compareRound(
  ours: (RoundSide & { readonly currency: Currency }) | null,
  theirs: (RoundSide & { readonly currency: Currency }) | null,
): BreakKind | null {
  if (!ours || !theirs) {
    const known = ours ?? theirs;
    if (!known || !hasMoved(known)) return null;
    return ours ? 'missing_there' : 'missing_here';
  }
  if (theirs.state === 'void') return hasMoved(ours) ? 'state' : null;
  const isSameMoney =
    ours.stakeMinor === theirs.stakeMinor &&
    ours.payoutMinor === theirs.payoutMinor &&
    (ours.currency === theirs.currency || !hasMoved(ours));
  if (!isSameMoney) return 'amount';
  return ours.state === 'open' && hasMoved(ours) ? 'state' : null;
}

function hasMoved({ stakeMinor, payoutMinor }: RoundSide): boolean {
  return stakeMinor !== 0n || payoutMinor !== 0n;
}

/** A case as it stands when a run looks at it. */
export interface KnownBreak {
  readonly kind: BreakKind;
  readonly state: BreakState;
  /** A run has resolved it. */
  readonly isAgreed: boolean;
  readonly ours: Side | null;
  readonly theirs: Side | null;
}

export interface Judged {
  readonly state: BreakState;
  /** What goes into its log; null where nothing is new. */
  readonly step: 'found' | 'changed' | 'came_back' | null;
}

/**
 * What becomes of a case that a run sees. What people have said of it holds for what they saw: when a side says
 * something else, it is open again.
 */
export function judgeBreak(found: Pick<Break, 'kind' | 'ours' | 'theirs'>, known: KnownBreak | null): Judged {
  if (!known) return { state: 'open', step: 'found' };
  const isSame =
    known.kind === found.kind && saysSame(known.ours, found.ours) && saysSame(known.theirs, found.theirs);
  if (!isSame) return { state: 'open', step: 'changed' };
  return known.isAgreed ? { state: 'open', step: 'came_back' } : { state: known.state, step: null };
}

function saysSame(one: Side | null, other: Side | null): boolean {
  if (!one || !other) return one === other;
  if ('amountMinor' in one || 'amountMinor' in other)
    return 'amountMinor' in one && 'amountMinor' in other && one.amountMinor === other.amountMinor;
  return (
    one.stakeMinor === other.stakeMinor && one.payoutMinor === other.payoutMinor && one.state === other.state
  );
}

/** What our side has more than theirs: of a round what the house has won, of a balance the amount. */
export function differenceMinor({ ours, theirs }: Pick<Break, 'ours' | 'theirs'>): bigint {
  return worthMinor(ours) - worthMinor(theirs);
}

function worthMinor(side: Side | null): bigint {
  if (!side) return 0n;
  return 'amountMinor' in side ? side.amountMinor : side.stakeMinor - side.payoutMinor;
}
