import type { Currency, PerLanguage } from '@halls/contract';
import type { TournamentScoring } from '@halls/contract/tournament';
import type { GivenAs } from '#modules/promotion';

export interface Prize {
  readonly fromRank: number;
  readonly toRank: number;
  /** Of each rank. */
  readonly amountMinor: bigint;
}

export interface Tournament extends GivenAs {
  readonly tournamentId: number;
  readonly siteId: number;
  readonly currency: Currency;
  readonly title: PerLanguage;
  readonly words: PerLanguage;
  readonly startsAt: Date;
  readonly endAt: Date;
  readonly scoring: TournamentScoring;
  readonly bestOf: number | null;
  readonly leastStakeMinor: bigint;
  readonly gtId: number | null;
  readonly gpIds: readonly string[];
  /** As `GP/code`. */
  readonly games: readonly string[];
  readonly isOptIn: boolean;
  /** From the first rank on. */
  readonly prizes: readonly Prize[];
  readonly budgetMinor: bigint;
  readonly paidMinor: bigint;
  readonly state: 'announced' | 'frozen' | 'paid' | 'cancelled';
  readonly createdAt: Date;
  readonly frozenAt: Date | null;
  readonly paidAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly cancelReason: string | null;
}

export type NewTournament = Omit<
  Tournament,
  | 'tournamentId'
  | 'budgetMinor'
  | 'paidMinor'
  | 'state'
  | 'frozenAt'
  | 'paidAt'
  | 'cancelledAt'
  | 'cancelReason'
>;
