import { validTurnover } from './valid-turnover.rules.ts';

export interface RoundKey {
  readonly gpId: string;
  readonly memberId: number;
  readonly roundId: string;
  /** By a provider that holds the money. */
  readonly isTold: boolean;
}

/** What a round has come to, in minor units. */
export interface RoundSums {
  readonly cashStakeMinor: bigint;
  readonly cashPayoutMinor: bigint;
  readonly freeStakeMinor: bigint;
}

/** What of a round was of a bonus, which is in no day: it earns nothing. */
interface BonusSums {
  readonly bonusStakeMinor: bigint;
  readonly bonusPayoutMinor: bigint;
}

/** A round as it stands. */
export interface Round extends RoundKey, RoundSums, BonusSums {
  readonly siteId: number;
  readonly gameCode: string;
  readonly currency: string;
  readonly betCount: number;
  readonly isClosed: boolean;
  readonly openedAt: Date;
  readonly changedAt: Date;
}

/** A round as it was counted last. */
export interface CountedRound extends RoundKey, RoundSums, BonusSums {
  readonly gtId: number;
  readonly betCount: number;
  readonly validTurnoverMinor: bigint;
  readonly closedAt: Date | null;
  /** The day on which it counted when it closed; null while it is open, and of rounds from before this was kept. */
  readonly countedOn: string | null;
  /** 0 while it is open, 1 when it has closed, one more with each later change. */
  readonly revision: number;
}

/** What is added to a day. */
export interface DaySums extends RoundSums {
  readonly rounds: number;
  readonly validTurnoverMinor: bigint;
}

export interface Counted {
  readonly round: Round & CountedRound;
  /** What is new of a closed round: all of it when it has just closed, after that the difference, if there is one. */
  readonly news: DaySums | null;
  readonly isChange: boolean;
}

/** Counts a round as it stands against how it was counted; null when nothing is new. */
export function countRound(round: Round, before: CountedRound | null, gtId: number): Counted | null {
  if (before && isSame(round, before)) return null;
  const closedAt = before?.closedAt ?? (round.isClosed ? round.changedAt : null);
  const validTurnoverMinor = closedAt
    ? validTurnover(gtId, { stakeMinor: round.cashStakeMinor, payoutMinor: round.cashPayoutMinor })
    : 0n;
  const revision = closedAt ? (before?.revision ?? 0) + 1 : 0;
  const countedOn = before?.countedOn ?? null;
  const counted = { ...round, gtId, validTurnoverMinor, closedAt, countedOn, revision };
  const known = before?.closedAt ? sumsOf(before) : nothing;
  return {
    round: counted,
    news: closedAt ? newsOf(sumsOf(counted), known) : null,
    isChange: known !== nothing,
  };
}

/** `time` is when a round closed or changed; days that are over, by `openSince`, get nothing any more. */
export function countingDay(time: Date, openSince: Date | null, dayOf: (instant: Date) => string): string {
  const day = dayOf(time);
  const firstOpen = openSince && dayOf(openSince);
  return firstOpen && firstOpen > day ? firstOpen : day;
}

const nothing: DaySums = {
  rounds: 0,
  cashStakeMinor: 0n,
  cashPayoutMinor: 0n,
  freeStakeMinor: 0n,
  validTurnoverMinor: 0n,
};

function isSame(round: Round, before: CountedRound): boolean {
  return (
    round.cashStakeMinor === before.cashStakeMinor &&
    round.cashPayoutMinor === before.cashPayoutMinor &&
    round.freeStakeMinor === before.freeStakeMinor &&
    round.bonusStakeMinor === before.bonusStakeMinor &&
    round.bonusPayoutMinor === before.bonusPayoutMinor &&
    round.betCount === before.betCount &&
    round.isClosed === (before.closedAt !== null)
  );
}

/** A round of which all was taken back is none. */
function sumsOf(round: CountedRound): DaySums {
  const isPlayed = round.betCount > 0 || round.cashStakeMinor !== 0n || round.cashPayoutMinor !== 0n;
  return {
    rounds: isPlayed ? 1 : 0,
    cashStakeMinor: round.cashStakeMinor,
    cashPayoutMinor: round.cashPayoutMinor,
    freeStakeMinor: round.freeStakeMinor,
    validTurnoverMinor: round.validTurnoverMinor,
  };
}

function newsOf(sums: DaySums, from: DaySums): DaySums | null {
  const news: DaySums = {
    rounds: sums.rounds - from.rounds,
    cashStakeMinor: sums.cashStakeMinor - from.cashStakeMinor,
    cashPayoutMinor: sums.cashPayoutMinor - from.cashPayoutMinor,
    freeStakeMinor: sums.freeStakeMinor - from.freeStakeMinor,
    validTurnoverMinor: sums.validTurnoverMinor - from.validTurnoverMinor,
  };
  return Object.values(news).some((value) => value !== 0 && value !== 0n) ? news : null;
}
