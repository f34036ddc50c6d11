import type { Currency, PerLanguage } from '@halls/contract';
import type { OfficeVipPlan } from '@halls/contract/office';
import type { VipTerms } from '@halls/contract/vip';

/** A level as it is typed. */
export interface TypedLevel {
  readonly names: PerLanguage;
  readonly turnover: string;
  readonly deposit: string;
  readonly plus: string;
  readonly award: string;
}

export interface TypedLevels {
  readonly currency: Currency;
  readonly from_day: string;
  readonly window_days: string;
  readonly grace_days: string;
  readonly award_turnover_percent: string;
  readonly levels: readonly TypedLevel[];
}

export const newLevel: TypedLevel = { names: {}, turnover: '0', deposit: '0', plus: '0', award: '0' };

/** The latest version of a plan, to be changed; or the first one. */
export function typeLevels(plan: OfficeVipPlan | null, currency: Currency): TypedLevels {
  const terms = plan?.versions[0]?.terms;
  return {
    ...{ currency: plan?.currency ?? currency, from_day: '' },
    window_days: String(terms?.window_days ?? 30),
    grace_days: String(terms?.grace_days ?? 30),
    award_turnover_percent: String(terms?.award_turnover_percent ?? 100),
    levels: terms?.levels.map(({ rebate_plus_bp: plusBp, ...level }) => ({
      ...level,
      plus: String(plusBp / 100),
    })) ?? [newLevel],
  };
}

/** What is sent. What is no figure is sent as one that the server refuses. */
export function readLevels(typed: TypedLevels): VipTerms {
  return {
    window_days: readWhole(typed.window_days),
    grace_days: readWhole(typed.grace_days),
    award_turnover_percent: readWhole(typed.award_turnover_percent),
    levels: typed.levels.map(({ plus, ...level }) => ({ ...level, rebate_plus_bp: readBp(plus) })),
  };
}

function readBp(percent: string): number {
  return /^\s*\d{1,2}([.,]\d{1,2})?\s*$/.test(percent)
    ? Math.round(Number(percent.replace(',', '.')) * 100)
    : -1;
}

function readWhole(typed: string): number {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : -1;
}
