import { hallIds, type Currency, type HallId } from '@halls/contract';
import type { OfficeRebatePlan } from '@halls/contract/office';
import type { RebateKind, RebatePeriod, RebateTerms } from '@halls/contract/rebate';

/** A line as it is typed: tiers one a line, `from: percent`. */
export interface TypedLine {
  readonly gt_id: HallId;
  readonly gp_id: string;
  readonly tiers: string;
}

/** Terms as they are being typed. */
export interface TypedTerms {
  readonly currency: Currency;
  readonly kind: RebateKind;
  readonly period: RebatePeriod;
  readonly from_day: string;
  readonly payout: RebateTerms['payout'];
  readonly claim_days: string;
  readonly turnover_percent: string;
  readonly as: 'cash' | 'bonus';
  readonly bonus_hall: HallId;
  readonly bonus_days: string;
  readonly min: string;
  readonly max: string;
  readonly auto_approve: string;
  readonly lines: readonly TypedLine[];
}

export const newLine: TypedLine = { gt_id: 2, gp_id: '', tiers: '' };

export function newTerms(currency: Currency): TypedTerms {
  return {
    ...{ currency, kind: 'turnover', period: 'day', from_day: '', payout: 'automatic', claim_days: '7' },
    ...{ turnover_percent: '100', as: 'cash', bonus_hall: 2, bonus_days: '7', min: '0', max: '0' },
    ...{ auto_approve: '0', lines: [newLine] },
  };
}

/** The latest version of a plan, to be changed. */
export function typeTerms({ currency, kind, period, versions }: OfficeRebatePlan): TypedTerms {
  const before = { ...newTerms(currency), kind, period };
  const terms = versions[0]?.terms;
  if (!terms) return before;
  return {
    ...before,
    ...{ payout: terms.payout, claim_days: String(terms.claim_days), min: terms.min, max: terms.max },
    ...{ turnover_percent: String(terms.turnover_percent), auto_approve: terms.auto_approve },
    as: terms.bonus ? 'bonus' : 'cash',
    bonus_hall: terms.bonus?.gt_id ?? before.bonus_hall,
    bonus_days: String(terms.bonus?.days ?? before.bonus_days),
    lines: terms.lines.map((line) => ({
      ...{ gt_id: line.gt_id, gp_id: line.gp_id ?? '' },
      tiers: line.tiers.map(({ from, rate_bp: rateBp }) => `${from}: ${rateBp / 100}`).join('\n'),
    })),
  };
}

/** What is sent. What is no figure is sent as one that the server refuses. */
export function readTerms(typed: TypedTerms): RebateTerms {
  const isBonus = typed.as === 'bonus' && typed.kind === 'net_loss';
  return {
    ...{ payout: typed.payout, min: typed.min, max: typed.max, auto_approve: typed.auto_approve },
    claim_days: typed.payout === 'claim' ? readWhole(typed.claim_days) : 1,
    turnover_percent: readWhole(typed.turnover_percent),
    ...(isBonus && { bonus: { gt_id: typed.bonus_hall, days: readWhole(typed.bonus_days) } }),
    lines: typed.lines.map((line) => ({
      gt_id: line.gt_id,
      ...(line.gp_id !== '' && { gp_id: line.gp_id }),
      tiers: line.tiers
        .split('\n')
        .filter((row) => row.trim() !== '')
        .map((row) => {
          const [from = '', percent = ''] = row.split(/[:=]/);
          return { from: from.trim(), rate_bp: readBp(percent) };
        }),
    })),
  };
}

export function hallOf(value: string): HallId {
  return hallIds.find((id) => id === Number(value)) ?? 2;
}

function readBp(percent: string): number {
  return /^\s*\d{1,2}([.,]\d{1,2})?\s*$/.test(percent)
    ? Math.round(Number(percent.replace(',', '.')) * 100)
    : -1;
}

function readWhole(typed: string): number {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : -1;
}
