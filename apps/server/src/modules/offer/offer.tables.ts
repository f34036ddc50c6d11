import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Currency } from '@halls/contract';
import type { OfferClaimState, OfferReward } from '@halls/contract/offer';

declare module '#platform/database.ts' {
  interface Tables {
    'offer.campaign': CampaignTable;
    'offer.version': VersionTable;
    'offer.code': CodeTable;
    /** Written by functions alone. */
    'offer.claim': ClaimTable;
  }
}

/** jsonb: written as JSON text. */
type Json = ColumnType<unknown, string, never>;
type NullableJson = ColumnType<unknown, string | null, string | null>;
/** Minor units. */
type NullableMinor = ColumnType<number | string | null, string | null, string | null>;

interface CampaignTable {
  campaign_id: GeneratedAlways<number>;
  site_id: number;
  currency: Currency;
  state: Generated<'draft' | 'announced' | 'stopped' | 'ended'>;
  draft: NullableJson;
  revision: Generated<number>;
  writer_ids: number[];
  written_by: string | null;
  written_at: Date;
  live_version: number | null;
  discount_id: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  budget_minor: NullableMinor;
  used_minor: Generated<number | string>;
  announced_at: Date | null;
  ended_at: Date | null;
}

interface VersionTable {
  campaign_id: number;
  version: number;
  body: Json;
  gt_id: number;
  by_deposit: boolean;
  at_registration: boolean;
  min_deposit_minor: NullableMinor;
  nth_deposit: number | null;
  gives: OfferReward;
  amount_minor: NullableMinor;
  percent: number | null;
  cap_minor: NullableMinor;
  turnover_percent: number;
  max_stake_minor: NullableMinor;
  max_cashout_minor: NullableMinor;
  excluded_games: string[];
  days: number | null;
  gp_id: string | null;
  game_code: string | null;
  round_count: number | null;
  stake_minor: NullableMinor;
  pays: 'cash' | 'bonus' | null;
  bonus_days: number | null;
  member_cap_minor: NullableMinor;
  published_at: Date;
  published_by: string | null;
  change_request_id: number | null;
}

interface CodeTable {
  code_id: GeneratedAlways<number>;
  site_id: number;
  campaign_id: number;
  code: string;
  uses: number;
  used: Generated<number>;
}

interface ClaimTable {
  claim_id: number;
  campaign_id: number;
  version: number;
  site_id: number;
  member_id: number;
  currency: Currency;
  period: string;
  code_id: number | null;
  state: OfferClaimState;
  claimed_at: Date;
  expires_at: Date;
  order_id: string | null;
  granted_minor: number | string;
  given_id: number | null;
  refused_why: 'budget' | 'member_cap' | 'blocked' | null;
  ended_at: Date | null;
}
