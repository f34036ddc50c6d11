import { formatMinor, textIn, type Currency, type Language } from '@halls/contract';
import type { VipStanding } from '@halls/contract/vip';
import type { Sql } from '#platform/database.ts';
import { dayOf } from '#modules/site';
import { findStanding, readProgress } from './standing.repo.ts';
import { findVersionOn } from './version.repo.ts';
import { windowTo } from './window.rules.ts';

export interface Whose {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
}

/** Where a member stands, with every level of the site; null where it has none. */
export async function readVip(
  sql: Sql,
  member: Whose,
  { timeZone, now, language }: { readonly timeZone: string; readonly now: Date; readonly language: Language },
): Promise<VipStanding | null> {
  const { currency } = member;
  const today = dayOf(now, timeZone);
  const version = await findVersionOn(sql, member, today);
  if (!version || version.terms.levels.length === 0) return null;
  const { terms } = version;
  const { level, keepUntil } = await findStanding(sql, member.memberId);
  const progress = await readProgress(sql, { ...member, ...windowTo(today, terms.window_days, timeZone) });
  const money = (minor: bigint | string) => formatMinor(BigInt(minor), currency);
  const missing = (askedMinor: string, doneMinor: bigint) => {
    const leftMinor = BigInt(askedMinor) - doneMinor;
    return money(leftMinor > 0n ? leftMinor : 0n);
  };
  const next = terms.levels[level];
  return {
    ...{ currency, level, window_days: terms.window_days, keep_until: keepUntil },
    award_turnover_percent: terms.award_turnover_percent,
    levels: terms.levels.map((each, index) => ({
      ...{ level: index + 1, name: textIn(each.names, language), rebate_plus_bp: each.rebate_plus_bp },
      ...{ turnover: money(each.turnover_minor), deposit: money(each.deposit_minor) },
      award: money(each.award_minor),
    })),
    turnover: money(progress.turnoverMinor),
    deposit: money(progress.depositMinor),
    next: next
      ? {
          level: level + 1,
          turnover: missing(next.turnover_minor, progress.turnoverMinor),
          deposit: missing(next.deposit_minor, progress.depositMinor),
        }
      : null,
  };
}
