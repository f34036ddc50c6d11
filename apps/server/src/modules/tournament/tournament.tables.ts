import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Currency, PerLanguage } from '@halls/contract';
import type { RewardPays } from '@halls/contract/promotion';
import type { TournamentScoring } from '@halls/contract/tournament';

declare module '#platform/database.ts' {
  interface Tables {
    'tournament.tournament': TournamentTable;
    'tournament.prize': PrizeTable;
    'tournament.entry': { tournament_id: number; member_id: number; joined_at: Date };
    /** Written by functions alone, as are the others below. */
    'tournament.touched': { round_id: string };
    'tournament.play': { tournament_id: number };
    'tournament.standing': StandingTable;
    'tournament.result': ResultTable;
  }
}

interface TournamentTable {
  tournament_id: GeneratedAlways<number>;
  site_id: number;
  currency: Currency;
  title: ColumnType<PerLanguage, string, never>;
  words: ColumnType<PerLanguage, string, never>;
  starts_at: Date;
  end_at: Date;
  scoring: TournamentScoring;
  best_of: number | null;
  least_stake_minor: string;
  gt_id: number | null;
  gp_ids: string[];
  games: string[];
  is_opt_in: boolean;
  pays: RewardPays;
  wagering_percent: number;
  bonus_gt_id: number | null;
  bonus_days: number | null;
  budget_minor: string;
  paid_minor: Generated<string>;
  state: Generated<'announced' | 'frozen' | 'paid' | 'cancelled'>;
  changed_at: Date | null;
  told_at: Date | null;
  created_at: Date;
  frozen_at: Date | null;
  paid_at: Date | null;
  cancelled_at: Date | null;
  cancel_reason: string | null;
}

interface PrizeTable {
  tournament_id: number;
  from_rank: number;
  to_rank: number;
  amount_minor: string;
}

interface StandingTable {
  tournament_id: number;
  member_id: number;
  score: string;
  rounds: number;
  reached_at: Date | null;
}

interface ResultTable {
  tournament_id: number;
  rank: number;
  member_id: number;
  score: string;
  reached_at: Date;
  prize_minor: string | null;
  paid_at: Date | null;
  next_try_at: Date | null;
}
