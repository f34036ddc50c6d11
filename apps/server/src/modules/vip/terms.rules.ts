import { formatMinor, readMinor, type Currency, type PerLanguage } from '@halls/contract';
import type { VipTerms } from '@halls/contract/vip';

/** Terms as the database's functions read them: amounts in minor units, as text. */
export interface StoredVipTerms {
  readonly window_days: number;
  readonly grace_days: number;
  readonly award_turnover_percent: number;
  readonly levels: readonly {
    readonly names: PerLanguage;
    readonly turnover_minor: string;
    readonly deposit_minor: string;
    readonly rebate_plus_bp: number;
    readonly award_minor: string;
  }[];
}

export type VipFaults = Record<string, 'error.field_format' | 'error.field_not_allowed'>;

/** Terms as they were typed, read. No level asks for less than the one before, and each asks for something. */
export function readVipTerms(
  terms: VipTerms,
  currency: Currency,
): { readonly terms: StoredVipTerms } | { readonly faults: VipFaults } {
  const faults: VipFaults = {};
  const minor = (amount: string): bigint => {
    const amountMinor = readMinor(amount, currency);
    if (amountMinor === null) faults['terms.levels'] = 'error.field_format';
    return amountMinor ?? 0n;
  };
  const levels = terms.levels.map((level) => ({
    ...{ names: level.names, rebatePlusBp: level.rebate_plus_bp },
    ...{ turnover: minor(level.turnover), deposit: minor(level.deposit), award: minor(level.award) },
  }));
  const isRising = levels.every(({ turnover, deposit }, index) => {
    const before = levels[index - 1];
    if (!before) return turnover + deposit > 0n;
    return (
      turnover >= before.turnover &&
      deposit >= before.deposit &&
      turnover + deposit > before.turnover + before.deposit
    );
  });
  if (!isRising) faults['terms.levels'] ??= 'error.field_not_allowed';
  if (Object.keys(faults).length > 0) return { faults };
  const { levels: _typed, ...rest } = terms;
  return {
    terms: {
      ...rest,
      levels: levels.map((level) => ({
        ...{ names: level.names, rebate_plus_bp: level.rebatePlusBp },
        ...{ turnover_minor: String(level.turnover), deposit_minor: String(level.deposit) },
        award_minor: String(level.award),
      })),
    },
  };
}

export function presentVipTerms({ levels, ...rest }: StoredVipTerms, currency: Currency): VipTerms {
  const money = (minor: string) => formatMinor(BigInt(minor), currency);
  return {
    ...rest,
    levels: levels.map((level) => ({
      ...{ names: level.names, rebate_plus_bp: level.rebate_plus_bp },
      ...{ turnover: money(level.turnover_minor), deposit: money(level.deposit_minor) },
      award: money(level.award_minor),
    })),
  };
}

/** As the log and those who have to agree read them. */
export function vipTermsInWords({ levels, ...rest }: VipTerms) {
  return {
    ...rest,
    levels: levels.map(
      (level, index) =>
        `${index + 1} ${Object.values(level.names)[0] ?? ''}: turnover ${level.turnover}, deposit ${level.deposit}, rebate +${level.rebate_plus_bp / 100}%, award ${level.award}`,
    ),
  };
}
