import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { RiskFact, RiskOutcome, RiskRules, RiskRuleSet } from '@halls/contract/office';
import type { Facts, Hit } from './judge.rules.ts';

declare module '#platform/database.ts' {
  interface Tables {
    'risk.rule_set': RuleSetTable;
    'risk.snooze': SnoozeTable;
    'risk.decision': DecisionTable;
  }
}

interface RuleSetTable {
  rule_set_id: GeneratedAlways<number>;
  site_id: number;
  version: number;
  revision: Generated<number>;
  state: Generated<RiskRuleSet['state']>;
  body: ColumnType<RiskRules, string, string>;
  writer_ids: number[];
  written_by: number | null;
  written_by_account: string | null;
  written_at: Date;
  published_by: number | null;
  published_by_account: string | null;
  published_at: Date | null;
  ended_at: Date | null;
}

interface SnoozeTable {
  member_id: number;
  fact: RiskFact;
  site_id: number;
  until: Date;
  reason: string;
  operator_id: number;
  operator_account: string;
  at: Date;
}

interface DecisionTable {
  decision_id: string;
  order_id: string;
  site_id: number;
  member_id: number;
  role: 'live' | 'shadow';
  version: number | null;
  score: number;
  outcome: RiskOutcome;
  hits: ColumnType<readonly Hit[], string, never>;
  facts: ColumnType<Facts, string, never>;
  decided_at: Date;
}
