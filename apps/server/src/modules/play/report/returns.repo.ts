import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql } from '#platform/database.ts';
import { lineBy, matches, type FigureFilter } from './figure-filter.repo.ts';
import type { FigurePlace } from './figures.repo.ts';
import type { SeenPlay } from './seen-return.rules.ts';

/** What was played in each game; the greatest turnover of a currency first. */
export async function listSeenPlay(
  sql: Sql,
  { after, limit, ...filter }: FigureFilter & { readonly after: FigurePlace | null; readonly limit: number },
): Promise<
  (SeenPlay & { readonly key: string; readonly currency: Currency; readonly place: FigurePlace })[]
> {
  const goesOn = after
    ? raw`where (currency, -stake_minor, key) > (${after.group}, ${after.rank}::numeric, ${after.name})`
    : raw``;
  const { rows } = await raw<{
    key: string;
    currency: Currency;
    rounds: string;
    member_days: string;
    stake_minor: string;
    payout_minor: string;
    stake_stake: string;
    stake_payout: string;
    payout_payout: string;
  }>`
    with played as (
      select ${lineBy.game.key} as key, currency, sum(rounds) as rounds, sum(members) as member_days,
        sum(cash_stake_minor) as stake_minor, sum(cash_payout_minor) as payout_minor, sum(stake_stake) as stake_stake,
        sum(stake_payout) as stake_payout, sum(payout_payout) as payout_payout
      from play.game_day where ${matches(filter)} group by 1, currency)
    select key, currency, rounds::text, member_days::text, stake_minor::text, payout_minor::text, stake_stake::text,
      stake_payout::text, payout_payout::text
    from played ${goesOn} order by currency, -stake_minor, key limit ${limit}`.execute(sql);
  return rows.map((row) => ({
    key: row.key,
    currency: row.currency,
    rounds: Number(row.rounds),
    memberDays: Number(row.member_days),
    stakeMinor: BigInt(row.stake_minor),
    payoutMinor: BigInt(row.payout_minor),
    stakeStake: BigInt(row.stake_stake),
    stakePayout: BigInt(row.stake_payout),
    payoutPayout: BigInt(row.payout_payout),
    place: { group: row.currency, rank: String(-BigInt(row.stake_minor)), name: row.key },
  }));
}
