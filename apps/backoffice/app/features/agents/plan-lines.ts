import { pools, type PlanLine, type Pool } from '@halls/contract/agent';

/** A line as it is typed. Rates are percents, tiers one a line: net loss from, active members, percent. */
export interface TypedLine {
  readonly kind: PlanLine['kind'];
  readonly pool: Pool;
  readonly rate: string;
  readonly tiers: string;
  readonly carryMonths: string;
  readonly costShare: string;
  readonly feeShare: string;
  readonly deposit: string;
  readonly turnover: string;
  readonly days: string;
  readonly amount: string;
}

export const lineKinds = [
  'turnover',
  'differential',
  'net_loss',
  'cpa',
] as const satisfies readonly PlanLine['kind'][];
export const linePools = pools;

export const newLine: TypedLine = {
  ...{ kind: 'turnover', pool: 'all', rate: '', tiers: '', carryMonths: '3', costShare: '0', feeShare: '0' },
  ...{ deposit: '', turnover: '', days: '30', amount: '' },
};

export function typeLine(line: PlanLine): TypedLine {
  const typed = { ...newLine, kind: line.kind };
  switch (line.kind) {
    case 'turnover':
    case 'differential':
      return { ...typed, pool: line.pool, rate: String(line.rate_bp / 100) };
    case 'cpa':
      return {
        ...typed,
        ...{ deposit: line.deposit, turnover: line.turnover, amount: line.amount },
        days: String(line.within_days),
      };
    case 'net_loss':
      return {
        ...{ ...typed, pool: line.pool, carryMonths: String(line.carry_months) },
        ...{ costShare: String(line.cost_share_percent), feeShare: String(line.fee_percent ?? 0) },
        tiers: line.tiers
          .map((tier) => `${tier.from} ${tier.active_members} ${tier.rate_bp / 100}`)
          .join('\n'),
      };
  }
}

/** What is sent. What is no figure is sent as one that the server refuses. */
export function readLine(line: TypedLine): PlanLine {
  switch (line.kind) {
    case 'turnover':
    case 'differential':
      return { kind: line.kind, pool: line.pool, rate_bp: readBp(line.rate) };
    case 'cpa':
      return {
        ...{ kind: line.kind, deposit: line.deposit.trim(), turnover: line.turnover.trim() },
        ...{ within_days: readWhole(line.days), amount: line.amount.trim() },
      };
    case 'net_loss':
      return {
        ...{ kind: line.kind, pool: line.pool, carry_months: readWhole(line.carryMonths) },
        ...{ cost_share_percent: readWhole(line.costShare), fee_percent: readWhole(line.feeShare) },
        tiers: line.tiers
          .split('\n')
          .filter((row) => row.trim() !== '')
          .map((row) => {
            const [from = '', members = '', rate = ''] = row.trim().split(/\s+/);
            return { from, active_members: readWhole(members), rate_bp: readBp(rate) };
          }),
      };
  }
}

function readBp(percent: string): number {
  const bp = Math.round(Number(percent) * 100);
  return /^\d{1,3}(\.\d{1,2})?$/.test(percent.trim()) ? bp : -1;
}

function readWhole(text: string): number {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : -1;
}
