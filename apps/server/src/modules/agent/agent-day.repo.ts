import { sql as raw, type RawBuilder } from 'kysely';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** The last moment of a day of a time zone: whoever has a member then has the member's day. */
export function endOfDay(day: RawBuilder<unknown>, timeZone: string): RawBuilder<Date> {
  return raw<Date>`(((${day} + 1)::timestamp at time zone ${timeZone}) - interval '1 microsecond')`;
}

/** The first day of a site that is not summed up; locked until the transaction ends. Null: nobody has played. */
export async function lockNextDay(transaction: SqlTransaction, siteId: number): Promise<string | null> {
  const { rows } = await raw<{ next_day: string }>`
    select next_day::text from agency.day_progress where site_id = ${siteId} for update`.execute(transaction);
  if (rows[0]) return rows[0].next_day;
  const { rows: first } = await raw<{ next_day: string }>`
    insert into agency.day_progress (site_id, next_day)
    select site_id, min(day) from play.member_day where site_id = ${siteId} group by site_id
    on conflict do nothing returning next_day::text`.execute(transaction);
  return first[0]?.next_day ?? null;
}

/** Whether somebody is still to be moved as of a moment in or before a day. */
export async function awaitsMoves(
  sql: SqlOrTransaction,
  { siteId, day, timeZone }: { readonly siteId: number; readonly day: string; readonly timeZone: string },
): Promise<boolean> {
  const { rows } = await raw`
    select from agency.move where site_id = ${siteId} and state = 'due'
      and due_at <= ${endOfDay(raw`${day}::date`, timeZone)} limit 1`.execute(sql);
  return rows.length > 0;
}

/** Sums up a day that is over, and goes on to the one after it. */
export async function sumDay(
  transaction: SqlTransaction,
  { siteId, day, timeZone }: { readonly siteId: number; readonly day: string; readonly timeZone: string },
): Promise<void> {
  await raw`
    insert into agency.agent_day
    select p.agent_id, d.day, d.currency, d.gt_id, ${sums}
    from play.member_day d join agency.placement p on p.member_id = d.member_id
      and p.during @> ${endOfDay(raw`d.day`, timeZone)}
    where d.site_id = ${siteId} and d.day = ${day}::date
    group by p.agent_id, d.day, d.currency, d.gt_id`.execute(transaction);
  await raw`update agency.day_progress set next_day = ${day}::date + 1 where site_id = ${siteId}`.execute(
    transaction,
  );
}

const sums = raw`sum(d.rounds), sum(d.cash_stake_minor), sum(d.cash_payout_minor), sum(d.valid_turnover_minor)`;

export interface PlayedBelow {
  readonly agentId: number;
  readonly siteId: number;
  readonly timeZone: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

interface Played {
  readonly currency: string;
  readonly rounds: string;
  readonly stake_minor: string;
  readonly payout_minor: string;
  readonly valid_turnover_minor: string;
}

/** What was played below an agent by day, the latest first, and hall; or by those right below alone. */
export async function listPlayedDays(
  sql: Sql,
  { onlyOwn, limit, ...asked }: PlayedBelow & { readonly onlyOwn: boolean; readonly limit: number },
): Promise<(Played & { readonly day: string; readonly gt_id: number })[]> {
  const { rows } = await raw<Played & { day: string; gt_id: number }>`
    ${playedBelow(asked)}
    select day::text, gt_id, ${summed} from below ${onlyOwn ? raw`where distance = 0` : raw``}
    group by below.day, gt_id, currency order by below.day desc, gt_id, currency limit ${limit}`.execute(sql);
  return rows;
}

/** The same by level: 1 are those right below the agent. */
export async function listPlayedLevels(
  sql: Sql,
  asked: PlayedBelow,
): Promise<(Played & { readonly level: number })[]> {
  const { rows } = await raw<Played & { level: number }>`
    ${playedBelow(asked)}
    select distance + 1 as level, ${summed} from below
    group by distance, currency order by distance, currency limit 200`.execute(sql);
  return rows;
}

const summed = raw`currency, sum(rounds)::text as rounds, sum(stake_minor)::text as stake_minor,
  sum(payout_minor)::text as payout_minor, sum(valid_turnover_minor)::text as valid_turnover_minor`;

/** Days that are over as they were summed up, the others as they stand. */
function playedBelow({ agentId, siteId, timeZone, firstDay, lastDay }: PlayedBelow): RawBuilder<unknown> {
  return raw`with tree as materialized (
      select descendant_id as agent_id, distance, during from agency.closure
      where ancestor_id = ${agentId} and during && tstzrange(
        ${firstDay}::timestamp at time zone ${timeZone}, ${endOfDay(raw`${lastDay}::date`, timeZone)}, '[]')
    ), open_days as (
      select greatest(${firstDay}::date, coalesce(
        (select next_day from agency.day_progress where site_id = ${siteId}), ${firstDay}::date)) as first_day
    ), below as (
      select f.day, f.gt_id, f.currency, f.rounds, f.stake_minor, f.payout_minor, f.valid_turnover_minor, t.distance
      from tree t join agency.agent_day f on f.agent_id = t.agent_id
        and f.day between ${firstDay}::date and ${lastDay}::date
      where t.during @> ${endOfDay(raw`f.day`, timeZone)}
      union all
      select d.day, d.gt_id, d.currency, d.rounds, d.cash_stake_minor, d.cash_payout_minor, d.valid_turnover_minor,
        t.distance
      from play.member_day d join agency.placement p on p.member_id = d.member_id
        and p.during @> ${endOfDay(raw`d.day`, timeZone)}
      join tree t on t.agent_id = p.agent_id and t.during @> ${endOfDay(raw`d.day`, timeZone)}
      where d.site_id = ${siteId} and d.day >= (select first_day from open_days) and d.day <= ${lastDay}::date
    )`;
}

/** Who is at each level below an agent now. */
export async function countLevels(
  sql: Sql,
  agentId: number,
): Promise<{ level: number; members: number; agents: number }[]> {
  const { rows } = await raw<{ level: number; members: number; agents: number }>`
    select c.distance + 1 as level, sum(members.count)::int as members,
      (select count(*)::int from agency.closure d
        where d.ancestor_id = ${agentId} and d.distance = c.distance + 1 and upper_inf(d.during)) as agents
    from agency.closure c cross join lateral (
      select count(*) from agency.placement p where p.agent_id = c.descendant_id and upper_inf(p.during)) members
    where c.ancestor_id = ${agentId} and upper_inf(c.during)
    group by c.distance order by c.distance`.execute(sql);
  return rows;
}
