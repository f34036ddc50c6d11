import { sql as raw, type RawBuilder } from 'kysely';
import type { Currency } from '@halls/contract';
import type { ReportStep } from '@halls/contract/office';
import type { Reach } from '#platform/office/may.ts';
import { withinReach } from '#platform/office/within-reach.repo.ts';

/** What figures are asked of. Days are of each site's time zone, both included; undefined is any. */
export interface FigureFilter {
  readonly reach: readonly Reach[];
  readonly from: string;
  readonly to: string;
  readonly currency?: Currency | undefined;
  /** 0: in no hall. */
  readonly gtId?: number | undefined;
  readonly gpId?: string | undefined;
  readonly gameCode?: string | undefined;
}

export function matches({
  reach,
  from,
  to,
  currency,
  gtId,
  gpId,
  gameCode,
}: FigureFilter): RawBuilder<boolean> {
  const conditions = [
    withinReach(reach),
    raw<boolean>`day between ${from}::date and ${to}::date`,
    ...(currency === undefined ? [] : [raw<boolean>`currency = ${currency}`]),
    ...(gtId === undefined ? [] : [raw<boolean>`gt_id = ${gtId}`]),
    ...(gpId === undefined ? [] : [raw<boolean>`gp_id = ${gpId}`]),
    ...(gameCode === undefined ? [] : [raw<boolean>`game_code = ${gameCode}`]),
  ];
  return raw<boolean>`${raw.join(conditions, raw` and `)}`;
}

/** What a line is of: the columns that tell lines apart, and the key that is made of them. */
export const lineBy: Readonly<
  Record<ReportStep, { readonly columns: RawBuilder<unknown>; readonly key: RawBuilder<string> }>
> = {
  site: { columns: raw`site_id`, key: raw`site_id::text` },
  day: { columns: raw`day`, key: raw`day::text` },
  hall: { columns: raw`gt_id`, key: raw`gt_id::text` },
  provider: { columns: raw`gp_id`, key: raw`gp_id` },
  game: { columns: raw`gp_id, game_code`, key: raw`gp_id || ' ' || game_code` },
  member: { columns: raw`site_id, member_id`, key: raw`site_id || ' ' || member_id` },
};

const dayColumns = raw`site_id, day, member_id, gp_id, gt_id, game_code, currency, rounds, cash_stake_minor,
  cash_payout_minor, valid_turnover_minor`;

/** The smallest table that has it. */
export function tableFor(by: ReportStep, { gameCode }: Omit<FigureFilter, 'reach'>): RawBuilder<unknown> {
  if (by !== 'member') return raw`play.game_day`;
  if (gameCode === undefined) return raw`play.member_day`;
  return raw`(select ${dayColumns}, false as is_late from play.day
    union all select ${dayColumns}, true from play.day_change)`;
}
