import { sql as raw, type RawBuilder } from 'kysely';
import type { Currency } from '@halls/contract';
import type { ReportStep } from '@halls/contract/office';
import type { Sql } from '#platform/database.ts';
import { lineBy, matches, tableFor, type FigureFilter } from './figure-filter.repo.ts';
import { countOfAllPlay, isOfAllPlay, membersWithin } from './member-spans.repo.ts';

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

interface AskedLines extends FigureFilter {
  readonly by: ReportStep;
  readonly after: FigurePlace | null;
  readonly limit: number;
}

/** By day the latest first, else by currency, and in it the greatest turnover first. */
export async function listFigures(sql: Sql, asked: AskedLines): Promise<FigureLine[]> {
  const { by, after, limit, ...filter } = asked;
  if (by === 'member' && isOfAllPlay(filter)) return rankMembers(sql, asked);
  const { columns, key } = lineBy[by];
  const [group, rank, name] =
    by === 'day'
      ? [raw`''::text`, raw`(date '2000-01-01' - key::date)::numeric`, raw`currency`]
      : [raw`currency`, raw`-stake_minor`, raw`key`];
  const goesOn = after
    ? raw`where (${group}, ${rank}, ${name}) > (${after.group}, ${after.rank}::numeric, ${after.name})`
    : raw``;
  const { rows } = await raw<PlacedRow>`
    with summed as (
      select ${columns}, currency, ${sums} from ${tableFor(by, filter)} known where ${matches(filter)}
      group by ${columns}, currency
    ), played as (
      select ${key} as key, currency, rounds, stake_minor, payout_minor, valid_minor, late_minor from summed)
    select key, currency, rounds::text, stake_minor::text, payout_minor::text, valid_minor::text, late_minor::text,
      ${group} as place_group, (${rank})::text as place_rank, ${name} as place_name
    from played ${goesOn}
    order by ${group}, ${rank}, ${name} limit ${limit}`.execute(sql);
  return rows.map(lineOf);
}

/** All members are ranked by their turnover, and the other sums are looked up for those of the page alone. */
async function rankMembers(sql: Sql, { after, limit, ...filter }: AskedLines): Promise<FigureLine[]> {
  const known = membersWithin(filter);
  const goesOn = after
    ? raw`where (currency, -stake_minor, key) > (${after.group}, ${after.rank}::numeric, ${after.name})`
    : raw``;
  const { rows } = await raw<PlacedRow>`
    with ranked as (
      select site_id, member_id, currency, sum(cash_stake_minor) as stake_minor from ${known} known
      group by site_id, member_id, currency
    ), named as (
      select site_id, member_id, currency, stake_minor, ${lineBy.member.key} as key from ranked
    ), page as (
      select site_id, member_id, currency, stake_minor, key from named ${goesOn}
      order by currency, -stake_minor, key limit ${limit})
    select page.key, page.currency, summed.rounds::text, page.stake_minor::text, summed.payout_minor::text,
      summed.valid_minor::text, summed.late_minor::text, page.currency as place_group,
      (-page.stake_minor)::text as place_rank, page.key as place_name
    from page cross join lateral (
      select sum(rounds) as rounds, sum(cash_payout_minor) as payout_minor, sum(valid_turnover_minor) as valid_minor,
        sum(late_minor) as late_minor
      from ${known} known
      where known.site_id = page.site_id and known.member_id = page.member_id and known.currency = page.currency) summed
    order by page.currency, -page.stake_minor, page.key limit ${limit}`.execute(sql);
  return rows.map(lineOf);
}

interface PlacedRow extends FigureRow {
  place_group: string;
  place_rank: string;
  place_name: string;
}

function lineOf(row: PlacedRow): FigureLine {
  return {
    key: row.key,
    ...figuresOf(row),
    place: { group: row.place_group, rank: row.place_rank, name: row.place_name },
  };
}

/** All of it, by currency. */
export async function listTotals(sql: Sql, filter: FigureFilter): Promise<Figures[]> {
  const { rows } = await raw<Omit<FigureRow, 'key'>>`
    with played as (select currency, ${sums} from play.game_day known where ${matches(filter)} group by currency)
    select currency, rounds::text, stake_minor::text, payout_minor::text, valid_minor::text, late_minor::text
    from played order by currency limit 100`.execute(sql);
  return rows.map(figuresOf);
}

/** How many members have played: of each of these lines, by key and currency. */
export async function countMembers(
  sql: Sql,
  { by, keys, ...filter }: FigureFilter & { readonly by: ReportStep; readonly keys: readonly string[] },
): Promise<{ readonly key: string; readonly currency: Currency; readonly members: number }[]> {
  if (keys.length === 0) return [];
  if ((by === 'site' || by === 'day') && isOfAllPlay(filter))
    return countOfAllPlay(sql, { ...filter, by, keys });
  const { columns, key } = lineBy[by];
  const { rows } = await raw<{ key: string; currency: Currency; members: number }>`
    with counted as (
      select ${columns}, currency, count(*)::int as members
      from (select distinct ${columns}, currency, member_id as played_by from ${playedIn(by, filter)} known
            where ${matches(filter)} and ${isOneOf(by, keys)}) each_once
      group by ${columns}, currency)
    select ${key} as key, currency, members from counted
    order by key, currency limit ${keys.length * 100}`.execute(sql);
  return rows;
}

/** How many members have played at all, by currency. */
export async function countAllMembers(
  sql: Sql,
  filter: FigureFilter,
): Promise<{ readonly currency: Currency; readonly members: number }[]> {
  const played = isOfAllPlay(filter)
    ? raw`${membersWithin(filter)} known where has_played`
    : raw`${playedIn(null, filter)} known where ${matches(filter)}`;
  const { rows } = await raw<{ currency: Currency; members: number }>`
    select currency, count(*)::int as members from (select distinct currency, member_id from ${played}) each_once
    group by currency order by currency limit 100`.execute(sql);
  return rows;
}

/** Who played on which day; without the games, unless they are asked for. */
function playedIn(by: ReportStep | null, { gameCode }: Omit<FigureFilter, 'reach'>): RawBuilder<unknown> {
  if (by === 'game' || gameCode !== undefined) return raw`play.day`;
  return raw`(select site_id, day, currency, member_id, gp_id, gt_id from play.member_day where not is_late)`;
}

/** Of games as their index has it. */
function isOneOf(by: ReportStep, of: readonly string[]): RawBuilder<boolean> {
  if (by !== 'game') return raw<boolean>`${lineBy[by].key} = any(${[...of]}::text[])`;
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
