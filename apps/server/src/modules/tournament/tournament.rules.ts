import { formatMinor, readMinor, type Currency } from '@halls/contract';
import type { TournamentTerms } from '@halls/contract/office';
import type { TournamentScoring, TournamentState } from '@halls/contract/tournament';
import { readReward } from '#modules/promotion';
import type { NewTournament, Prize, Tournament } from './tournament.ts';

/** A score of a multiplier is in hundredths of the stake. */
const timesScale = 2;
const longestMs = 92 * 24 * 60 * 60_000;

export type Faults = Record<
  string,
  'error.field_format' | 'error.field_not_allowed' | 'error.field_required' | 'error.field_too_long'
>;

/** What an operator has written, or what is wrong with it by field. */
export function readTerms(
  terms: TournamentTerms & { readonly site_id: number },
  now: Date,
): { readonly tournament: NewTournament } | { readonly faults: Faults } {
  const { currency, scoring, best_of: bestOf } = terms;
  const faults: Faults = {};
  const startsAt = new Date(terms.starts_at);
  const endAt = new Date(terms.end_at);
  if (endAt <= startsAt) faults.end_at = 'error.field_not_allowed';
  else if (endAt.getTime() - startsAt.getTime() > longestMs) faults.end_at = 'error.field_too_long';
  if (scoring === 'multiplier' && bestOf === undefined) faults.best_of = 'error.field_required';
  if (scoring !== 'multiplier' && bestOf !== undefined) faults.best_of = 'error.field_not_allowed';
  const leastStakeMinor = readMinor(terms.least_stake, currency);
  if (leastStakeMinor === null) faults.least_stake = 'error.field_format';
  else if (leastStakeMinor === 0n) faults.least_stake = 'error.field_not_allowed';
  const prizes = readPrizes(terms, faults);
  const tournament: NewTournament = {
    ...{ siteId: terms.site_id, currency, title: terms.title, words: terms.text, startsAt, endAt, scoring },
    ...{ bestOf: bestOf ?? null, leastStakeMinor: leastStakeMinor ?? 0n, gtId: terms.gt_id ?? null },
    ...{ gpIds: terms.gp_ids, games: terms.games, isOptIn: terms.is_opt_in, prizes },
    ...readReward(terms.reward),
    createdAt: now,
  };
  return Object.keys(faults).length > 0 ? { faults } : { tournament };
}

/** One after the other from the first rank on; a fault says what is not so. */
function readPrizes({ prizes, currency }: TournamentTerms, faults: Faults): Prize[] {
  let nextRank = 1;
  return prizes.map((prize) => {
    const amountMinor = readMinor(prize.amount, currency);
    if (amountMinor === null) faults.prizes = 'error.field_format';
    else if (amountMinor === 0n || prize.from_rank !== nextRank || prize.to_rank < prize.from_rank)
      faults.prizes = 'error.field_not_allowed';
    nextRank = prize.to_rank + 1;
    return { fromRank: prize.from_rank, toRank: prize.to_rank, amountMinor: amountMinor ?? 0n };
  });
}

/** All prizes together. */
export function budgetOf(prizes: readonly Prize[]): bigint {
  return prizes.reduce(
    (sum, { fromRank, toRank, amountMinor }) => sum + amountMinor * BigInt(toRank - fromRank + 1),
    0n,
  );
}

/** What a rank wins; null for nothing. */
export function prizeOf(prizes: readonly Prize[], rank: number): bigint | null {
  return prizes.find(({ fromRank, toRank }) => fromRank <= rank && rank <= toRank)?.amountMinor ?? null;
}

/** The last rank that wins more than this one does; null where none does. Without a rank: the last that wins. */
export function nextPrizeRank(prizes: readonly Prize[], rank: number | null): number | null {
  const own = rank === null ? 0n : (prizeOf(prizes, rank) ?? 0n);
  const better = prizes.filter(
    ({ toRank, amountMinor }) => amountMinor > own && (rank === null || toRank < rank),
  );
  return better.at(-1)?.toRank ?? null;
}

/** A score in its unit. */
export function formatScore(scoring: TournamentScoring, score: bigint, currency: Currency): string {
  if (scoring === 'turnover') return formatMinor(score, currency);
  if (scoring === 'points') return String(score);
  const digits = String(score).padStart(timesScale + 1, '0');
  return `${digits.slice(0, -timesScale)}.${digits.slice(-timesScale)}`;
}

/** How it stands now. */
export function stateAt(
  { state, startsAt, endAt }: Pick<Tournament, 'state' | 'startsAt' | 'endAt'>,
  now: Date,
): TournamentState {
  if (state !== 'announced') return state;
  if (now < startsAt) return 'coming';
  return now < endAt ? 'running' : 'settling';
}
