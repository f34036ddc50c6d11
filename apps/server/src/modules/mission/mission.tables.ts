import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Currency, PerLanguage } from '@halls/contract';
import type { MissionFact, MissionPeriod } from '@halls/contract/mission';
import type { RewardPays } from '@halls/contract/promotion';

declare module '#platform/database.ts' {
  interface Tables {
    'mission.mission': MissionTable;
    /** Written by `mission.claim` alone. */
    'mission.claim': ClaimTable;
  }
}

interface MissionTable {
  mission_id: GeneratedAlways<number>;
  site_id: number;
  currency: Currency;
  title: ColumnType<PerLanguage, string, never>;
  words: ColumnType<PerLanguage, string, never>;
  first_day: string;
  last_day: string;
  period: MissionPeriod;
  fact: MissionFact;
  target: string;
  gt_id: number | null;
  gp_id: string | null;
  least_stake_minor: string | null;
  amount_minor: string;
  pays: RewardPays;
  wagering_percent: number;
  bonus_gt_id: number | null;
  bonus_days: number | null;
  budget_minor: string;
  used_minor: Generated<string>;
  created_at: Date;
  stopped_at: Date | null;
}

interface ClaimTable {
  claim_id: number;
  mission_id: number;
  member_id: number;
  period_day: string;
  amount_minor: string;
  reward_id: number;
  claimed_at: Date;
}
