import { formatMinor, readMinor, type Currency } from '@halls/contract';
import { highestRateBp, type RebateKind, type RebateTerms } from '@halls/contract/rebate';

/** Terms as the database's functions read them: amounts in minor units, as text. */
export interface StoredTerms {
  readonly payout: 'automatic' | 'claim';
  readonly claim_days: number;
  readonly turnover_percent: number;
  readonly bonus: { readonly gt_id: number; readonly days: number } | null;
  readonly min_minor: string;
  /** Null: no bound. */
  readonly max_minor: string | null;
  readonly auto_minor: string;
  readonly lines: readonly {
    readonly gt_id: number;
    readonly gp_id: string | null;
    readonly tiers: readonly { readonly from_minor: string; readonly rate_bp: number }[];
  }[];
}

export type TermsFaults = Record<string, 'error.field_format' | 'error.field_not_allowed'>;

/**
 * Terms as they were typed, read. Tiers ascend and begin at different amounts, play is in one line at most, and a bonus is
 * for net losses: turnover is made by playing, and what it gives is cash.
 */
export function readTerms(
  terms: RebateTerms,
  { currency, kind }: { readonly currency: Currency; readonly kind: RebateKind },
): { readonly terms: StoredTerms } | { readonly faults: TermsFaults } {
  const faults: TermsFaults = {};
  const minor = (name: string, amount: string): bigint => {
    const amountMinor = readMinor(amount, currency);
    if (amountMinor === null) faults[name] = 'error.field_format';
    return amountMinor ?? 0n;
  };
  const [min, max] = [minor('terms.min', terms.min), minor('terms.max', terms.max)];
  if (max > 0n && max < min) faults['terms.max'] = 'error.field_not_allowed';
  if (terms.bonus && kind !== 'net_loss') faults['terms.bonus'] = 'error.field_not_allowed';
  if (terms.bonus && terms.turnover_percent < 100)
    faults['terms.turnover_percent'] = 'error.field_not_allowed';
  const places = terms.lines.map(({ gt_id: gtId, gp_id: gpId }) => `${gtId} ${gpId ?? ''}`);
  if (new Set(places).size < places.length) faults['terms.lines'] = 'error.field_not_allowed';
  const lines = terms.lines.map((line) => ({
    ...{ gt_id: line.gt_id, gp_id: line.gp_id ?? null },
    tiers: line.tiers.map((tier) => ({ fromMinor: minor('terms.lines', tier.from), rateBp: tier.rate_bp })),
  }));
  const isAscending = ({ tiers }: (typeof lines)[number]) =>
    tiers.every(({ fromMinor }, index) => index === 0 || fromMinor > (tiers[index - 1]?.fromMinor ?? 0n));
  const isLow = ({ tiers }: (typeof lines)[number]) =>
    tiers.every(({ rateBp }) => rateBp <= highestRateBp[kind]);
  if (!lines.every((line) => isAscending(line) && isLow(line)))
    faults['terms.lines'] ??= 'error.field_not_allowed';
  const autoMinor = minor('terms.auto_approve', terms.auto_approve);
  if (Object.keys(faults).length > 0) return { faults };
  return {
    terms: {
      ...{ payout: terms.payout, claim_days: terms.claim_days, turnover_percent: terms.turnover_percent },
      bonus: terms.bonus ?? null,
      ...{ min_minor: String(min), max_minor: max > 0n ? String(max) : null, auto_minor: String(autoMinor) },
      lines: lines.map(({ tiers, ...place }) => ({
        ...place,
        tiers: tiers.map(({ fromMinor, rateBp }) => ({ from_minor: String(fromMinor), rate_bp: rateBp })),
      })),
    },
  };
}

export function presentTerms(terms: StoredTerms, currency: Currency): RebateTerms {
  const money = (minor: string) => formatMinor(BigInt(minor), currency);
  return {
    ...{ payout: terms.payout, claim_days: terms.claim_days, turnover_percent: terms.turnover_percent },
    ...(terms.bonus && { bonus: { ...terms.bonus, gt_id: hallOf(terms.bonus.gt_id) } }),
    ...{
      min: money(terms.min_minor),
      max: money(terms.max_minor ?? '0'),
      auto_approve: money(terms.auto_minor),
    },
    lines: terms.lines.map((line) => ({
      gt_id: hallOf(line.gt_id),
      ...(line.gp_id !== null && { gp_id: line.gp_id }),
      tiers: line.tiers.map((tier) => ({ from: money(tier.from_minor), rate_bp: tier.rate_bp })),
    })),
  };
}

type Hall = RebateTerms['lines'][number]['gt_id'];
const hallOf = (gtId: number) => gtId as Hall;

/** As the log and those who have to agree read them. */
export function termsInWords(terms: RebateTerms) {
  return {
    ...{ payout: terms.payout, claim_days: terms.payout === 'claim' ? terms.claim_days : 0 },
    ...{ turnover_percent: terms.turnover_percent, min: terms.min, max: terms.max },
    bonus: terms.bonus ? `hall ${terms.bonus.gt_id}, ${terms.bonus.days} days` : '',
    auto_approve: terms.auto_approve,
    lines: terms.lines.map(
      ({ gt_id: gtId, gp_id: gpId, tiers }) =>
        `hall ${gtId}${gpId ? ` ${gpId}` : ''}: ${tiers.map((tier) => `≥ ${tier.from}: ${tier.rate_bp / 100}%`).join('; ')}`,
    ),
  };
}
