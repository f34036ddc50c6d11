import { formatMinor, toBit, type Currency } from '@halls/contract';
import {
  poolHalls,
  type AgentStatement,
  type CommissionLineShown,
  type PlanVersion,
} from '@halls/contract/agent';
import type { PlanRow } from './plan.repo.ts';
import type { LineDay, LineFacts, LineMember, LineRow, StatementRow } from './statement.repo.ts';

/** How an account is told: in whole to operators, in part to agents. */
export type NameOf = (account: string) => string;

/** Enough of an account for its owner to know it by, as `app.mask_account`. */
export function masked(account: string): string {
  return `${account.slice(0, 2)}***${account.slice(-1)}`;
}

export function presentPlan(plan: PlanRow): PlanVersion {
  const currency = plan.currency as Currency;
  return {
    ...{ plan_id: plan.plan_id, version: plan.version, name: plan.name, currency, lines: plan.lines },
    active_turnover: formatMinor(BigInt(plan.active_turnover_minor), currency),
    min_payout: formatMinor(BigInt(plan.min_payout_minor), currency),
  };
}

export function presentStatement(row: StatementRow): AgentStatement {
  const currency = row.currency as Currency;
  return {
    ...{ period_id: row.period_id, month: row.month, currency, state: row.state, held_for: row.held_for },
    amount: formatMinor(BigInt(row.amount_minor), currency),
    paid_at: row.paid_at?.toISOString() ?? null,
  };
}

const amountTerms = ['stake', 'payout', 'cost', 'fee', 'carried', 'deposit', 'valid_turnover'] as const;

export function presentLine(row: LineRow, currency: Currency, nameOf: NameOf): CommissionLineShown {
  const { terms } = row;
  const textOf = (name: string) => (typeof terms[name] === 'string' ? terms[name] : '');
  const numberOf = (name: string) => (typeof terms[name] === 'number' ? terms[name] : null);
  return {
    ...{ seq: row.seq, kind: row.kind, pool: row.pool, rate_bp: row.rate_bp },
    source: { member_id: row.member_id ?? row.source_agent_id, account: nameOf(row.account) },
    base: formatMinor(BigInt(row.base_minor), currency),
    amount: formatMinor(BigInt(row.amount_minor), currency),
    terms: amountTerms.flatMap((name) => {
      const minor = terms[`${name}_minor`];
      return minor === undefined ? [] : [{ name, amount: formatMinor(BigInt(minor), currency) }];
    }),
    ...{ active_members: numberOf('active_members'), own_bp: numberOf('own_bp') },
    below_bp: numberOf('below_bp'),
    ...{ month: textOf('month'), note: textOf('note') },
  };
}

/** By which facts a line came about. */
export function factsOf(line: LineRow, { period_id: periodId, currency }: StatementRow): LineFacts {
  const { halls } = line.terms;
  return {
    ...{ periodId, currency, sourceAgentId: line.source_agent_id, memberId: line.member_id },
    halls: typeof halls === 'string' ? halls.split(',').map(Number) : poolHalls[line.pool],
  };
}

export function presentLineMember(row: LineMember, currency: Currency, nameOf: NameOf) {
  return {
    ...{ member_id: row.member_id, account: nameOf(row.account), ...presentPlayed(row, currency) },
    cost: formatMinor(BigInt(row.cost_minor), currency),
  };
}

export function presentLineDay(row: LineDay, currency: Currency) {
  return {
    ...{ day: row.day, gt_id: row.gt_id, gp_id: row.gp_id, rounds: Number(row.rounds) },
    ...presentPlayed(row, currency),
    is_late: toBit(row.is_late),
  };
}

function presentPlayed(
  row: Pick<LineMember, 'stake_minor' | 'payout_minor' | 'valid_turnover_minor'>,
  currency: Currency,
) {
  return {
    stake: formatMinor(BigInt(row.stake_minor), currency),
    payout: formatMinor(BigInt(row.payout_minor), currency),
    valid_turnover: formatMinor(BigInt(row.valid_turnover_minor), currency),
  };
}
