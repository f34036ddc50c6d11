import { sql as raw, type RawBuilder } from 'kysely';
import type { Currency } from '@halls/contract';
import type { ReportStep } from '@halls/contract/office';
import type { Sql } from '#platform/database.ts';
import { keyOf, matches, tableFor, type FigureFilter } from './figure-filter.repo.ts';

/** Where a list of figures goes on: what its last line was ordered by. */
export interface FigurePlace {
  readonly group: string;
  readonly rank: string;
  readonly name: string;
}

export interface Figures {
  readonly currency: Currency;
  readonly rounds: number;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly validTurnoverMinor: bigint;
  /** Of payout less stake, what became known of rounds that had been counted before. */
  readonly lateMinor: bigint;
}

export interface FigureLine extends Figures {
  /** What the line is of, as `by` tells it: a site's number, a day, a hall, a provider, a game, a member. */
  readonly key: string;
  readonly place: FigurePlace;
}

interface FigureRow {
  key: string;
  currency: Currency;
  rounds: string;
  stake_minor: string;
  payout_minor: string;
  valid_minor: string;
  late_minor: string;
}

/** By day the latest first, else by currency, and in it the greatest turnover first. */
export async function listFigures(
  sql: Sql,
  {
    by,
    after,
    limit,
    ...filter
  }: FigureFilter & {
    readonly by: ReportStep;
    readonly after: FigurePlace | null;
    readonly limit: number;
  },
): Promise<FigureLine[]> {
  const [group, rank, name] =
    by === 'day'
      ? [raw`''::text`, raw`(date '2000-01-01' - key::date)::numeric`, raw`currency`]
      : [raw`currency`, raw`-stake_minor`, raw`key`];
  const goesOn = after
    ? raw`where (${group}, ${rank}, ${name}) > (${after.group}, ${after.rank}::numeric, ${after.name})`
    : raw``;
  const { rows } = await raw<FigureRow & { place_group: string; place_rank: string; place_name: string }>`
    with played as (
      select ${keyOf[by]} as key, currency, ${sums} from ${tableFor(by, filter)} known where ${matches(filter)}
      group by 1, currency)
    select key, currency, rounds::text, stake_minor::text, payout_minor::text, valid_minor::text, late_minor::text,
      ${group} as place_group, (${rank})::text as place_rank, ${name} as place_name
    from played ${goesOn}
    order by ${group}, ${rank}, ${name} limit ${limit}`.execute(sql);
  return rows.map((row) => ({
    key: row.key,
    ...figuresOf(row),
    place: { group: row.place_group, rank: row.place_rank, name: row.place_name },
  }));
}

/** All of it, by currency. */
export async function listTotals(sql: Sql, filter: FigureFilter): Promise<Figures[]> {
  const { rows } = await raw<Omit<FigureRow, 'key'>>`
    with played as (select currency, ${sums} from play.game_day known where ${matches(filter)} group by currency)
    select currency, rounds::text, stake_minor::text, payout_minor::text, valid_minor::text, late_minor::text
    from played order by currency limit 100`.execute(sql);
  return rows.map(figuresOf);
}

/** How many members have played of each of these keys, by key and currency; null: of all of it. */
export async function countMembers(
  sql: Sql,
  { by, ...filter }: FigureFilter & { readonly by: ReportStep | null },
  of: readonly string[] | null,
): Promise<{ readonly key: string; readonly currency: Currency; readonly members: number }[]> {
  const key = by === null ? raw`''::text` : keyOf[by];
  const isAsked = by === null || of === null ? raw`true` : isOneOf(by, of);
  const isOfGames = by === 'game' || filter.gameCode !== undefined;
  const table = isOfGames ? raw`play.day` : raw`(select * from play.member_day where not is_late)`;
  const { rows } = await raw<{ key: string; currency: Currency; members: number }>`
    select key, currency, count(*)::int as members
    from (select distinct ${key} as key, currency, member_id from ${table} known
          where ${matches(filter)} and ${isAsked}) each_once
    group by key, currency order by key, currency limit ${of ? of.length * 100 + 1 : 100}`.execute(sql);
  return rows;
}

/** As the indexes of days and of games have it. */
function isOneOf(by: ReportStep, of: readonly string[]): RawBuilder<boolean> {
  if (by === 'day') return raw<boolean>`day = any(${[...of]}::date[])`;
  if (by !== 'game') return raw<boolean>`${keyOf[by]} = any(${[...of]}::text[])`;
  const games = of.map((key) => key.split(' '));
  return raw<boolean>`(gp_id, game_code) in (
    select gp_id, game_code from unnest(${games.map(([gpId]) => gpId)}::text[],
      ${games.map(([, gameCode]) => gameCode)}::text[]) asked (gp_id, game_code))`;
}

const sums = raw`sum(rounds) as rounds, sum(cash_stake_minor) as stake_minor, sum(cash_payout_minor) as payout_minor,
  sum(valid_turnover_minor) as valid_minor,
  sum(case when is_late then cash_payout_minor - cash_stake_minor else 0 end) as late_minor`;

function figuresOf(row: Omit<FigureRow, 'key'>): Figures {
  return {
    currency: row.currency,
    rounds: Number(row.rounds),
    stakeMinor: BigInt(row.stake_minor),
    payoutMinor: BigInt(row.payout_minor),
    validTurnoverMinor: BigInt(row.valid_minor),
    lateMinor: BigInt(row.late_minor),
  };
}
