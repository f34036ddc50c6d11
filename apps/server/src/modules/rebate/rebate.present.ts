import { formatMinor, type Currency } from '@halls/contract';
import type { OfficeRebateDue, OfficeRebateRun } from '@halls/contract/office';
import type { RebateDue, RebateDueLine } from '@halls/contract/rebate';
import type { DueRow, LineRow, ListedDue } from './due.repo.ts';
import type { RunRow } from './run.repo.ts';

export function presentDue(row: DueRow): RebateDue {
  const money = (minor: string) => formatMinor(BigInt(minor), row.currency);
  return {
    ...{ run_id: row.run_id, kind: row.kind, currency: row.currency },
    ...{ first_day: row.first_day, last_day: row.last_day, state: row.state, as_bonus: row.as_bonus },
    lines_sum: money(row.lines_minor),
    carried_in: money(row.carried_in_minor),
    amount: money(row.amount_minor),
    carried_on: money(row.carried_on_minor),
    turnover_percent: row.turnover_percent,
    claim_until: row.claim_until?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

export function presentOfficeDue(row: ListedDue): OfficeRebateDue {
  const { member_id, member_account, differences } = row;
  return { ...presentDue(row), member_id, member_account, differences };
}

export function presentLine(row: LineRow, currency: Currency): RebateDueLine {
  return {
    ...{ first_day: row.first_day, last_day: row.last_day, is_difference: row.is_difference },
    ...{ gt_id: row.gt_id, gp_id: row.gp_id, rate_bp: row.rate_bp },
    base: formatMinor(BigInt(row.base_minor), currency),
    amount: formatMinor(BigInt(row.amount_minor), currency),
  };
}

export function presentRun(
  row: RunRow,
  open: { readonly waiting: number; readonly claimable: number } | undefined,
): OfficeRebateRun {
  return {
    ...{ run_id: row.run_id, kind: row.kind, period: row.period, currency: row.currency },
    ...{ version: row.version, first_day: row.first_day, last_day: row.last_day, state: row.state },
    ...{ members: row.members, lines: row.lines, difference_lines: row.difference_lines },
    amount: formatMinor(BigInt(row.amount_minor), row.currency),
    calculated_at: row.calculated_at.toISOString(),
    approved_at: row.approved_at?.toISOString() ?? null,
    approved_by: row.approved_by,
    ...{ waiting: open?.waiting ?? 0, claimable: open?.claimable ?? 0 },
    output_hash: row.output_hash?.toString('hex') ?? '',
  };
}
