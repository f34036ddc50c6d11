import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Currency, PerLanguage } from '@halls/contract';
import type { EnvelopeAudience } from '@halls/contract/office';

declare module '#platform/database.ts' {
  interface Tables {
    'app.red_envelope': RedEnvelopeTable;
    /** Rows are added; functions alone read them. */
    'app.red_envelope_share': { envelope_id: number; place: number; amount_minor: string };
    /** Written by the function that pays a share. */
    'app.red_envelope_claim': {
      envelope_id: number;
      place: number;
      member_id: number;
      amount_minor: string;
      award_id: string;
      claimed_at: Date;
    };
  }
}

interface RedEnvelopeTable {
  envelope_id: GeneratedAlways<number>;
  site_id: number;
  currency: Currency;
  pool_minor: string;
  share_count: number;
  min_minor: string;
  max_minor: string;
  opens_at: Date;
  end_at: Date;
  turnover_percent: number;
  audience: EnvelopeAudience;
  registered_before: Date | null;
  deposited_minor: string | null;
  title: ColumnType<PerLanguage, string, string>;
  words: ColumnType<PerLanguage, string, string>;
  revision: Generated<number>;
  writer_ids: number[];
  written_by_account: string | null;
  written_at: Date;
  state: Generated<'draft' | 'announced' | 'ended'>;
  announced_at: Date | null;
  announced_by_account: string | null;
  seed_hash: string | null;
  sealed_seed: string | null;
  seed: string | null;
  taken: Generated<number>;
  is_opening_told: Generated<boolean>;
  ended_at: Date | null;
  ended_why: 'used_up' | 'time' | 'stopped' | null;
}
