import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language, PerLanguage } from '@halls/contract';

/** jsonb by language: written as JSON text, read as an object. */
type Words = ColumnType<PerLanguage, string, string>;

declare module '#platform/database.ts' {
  interface Tables {
    'app.agent_level_name': { site_id: number; level: number; name: Words };
    'app.agent_policy': { site_id: number; takes_applications: boolean };
    /** Written by `agency.place` alone. */
    'agency.placement': {
      placement_id: GeneratedAlways<number>;
      member_id: number;
      agent_id: number;
      during: string;
      reason: 'introduced' | 'moved' | 'found';
      change_request_id: number | null;
    };
    /** Written by `agency.hang` and `agency.keep_tree` alone. */
    'agency.closure': { ancestor_id: number; descendant_id: number; distance: number; during: string };
    'agency.agent_day': {
      agent_id: number;
      day: string;
      currency: string;
      gt_id: number;
      rounds: string;
      stake_minor: string;
      payout_minor: string;
      valid_turnover_minor: string;
    };
    'agency.day_progress': { site_id: number; next_day: string };
    'agency.move': MoveTable;
    'agency.application': ApplicationTable;
    'agency.visit_day': { agent_id: number; day: string; visitors: number };
    'agency.visitor': { day: string; visitor: Buffer };
    'agency.visitor_salt': { day: string; salt: Buffer };
    'agency.agreement': AgreementTable;
    'agency.agreement_acceptance': {
      member_id: number;
      site_id: number;
      version: number;
      language: Language;
      accepted_at: Date;
    };
  }
}

interface MoveTable {
  move_id: GeneratedAlways<number>;
  site_id: number;
  member_id: number;
  agent_id: number | null;
  due_at: Date;
  change_request_id: number;
  state: Generated<'due' | 'made' | 'failed'>;
  ended_at: Date | null;
}

interface ApplicationTable {
  application_id: GeneratedAlways<number>;
  site_id: number;
  member_id: number;
  agent_id: number | null;
  plan: string;
  state: Generated<'pending' | 'approved' | 'refused'>;
  applied_at: Date;
  decided_at: Date | null;
  decided_by: number | null;
  decided_by_account: string | null;
  reason: Generated<string>;
  answer: Generated<string>;
}

interface AgreementTable {
  site_id: number;
  version: number;
  title: Words;
  content: Words;
  since: Date;
  ended_at: Date | null;
}
