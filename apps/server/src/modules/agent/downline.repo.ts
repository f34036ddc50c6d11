import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

/** Whoever is below an agent, as agents may see them. */
export interface DownlineMember {
  readonly member_id: number;
  /** Masked. */
  readonly account: string;
  readonly is_agent: boolean;
  readonly created_at: Date;
  readonly last_login_at: Date | null;
  /** Right below, where it is an agent. */
  readonly members: number;
}

/** Who is right below an agent, the latest first. */
export async function listDownline(
  sql: SqlOrTransaction,
  asked: {
    readonly agentId: number;
    readonly account: string | null;
    readonly onlyAgents: boolean;
    readonly before: number | null;
    readonly limit: number;
  },
): Promise<DownlineMember[]> {
  const { agentId, account, onlyAgents, before, limit } = asked;
  const below = onlyAgents
    ? raw`select c.descendant_id as member_id from agency.closure c
        where c.ancestor_id = ${agentId} and c.distance = 1 and upper_inf(c.during)`
    : raw`select p.member_id from agency.placement p where p.agent_id = ${agentId} and upper_inf(p.during)`;
  const conditions = [
    raw`true`,
    ...(before === null ? [] : [raw`b.member_id < ${before}`]),
    ...(account === null ? [] : [raw`m.member_account = ${account}`]),
  ];
  const { rows } = await raw<DownlineMember>`
    select b.member_id, app.mask_account(m.member_account) as account, m.is_agent, m.created_at, m.last_login_at,
      case when m.is_agent then (select count(*)::int from agency.placement p
        where p.agent_id = b.member_id and upper_inf(p.during)) else 0 end as members
    from (${below}) b join app.member m on m.member_id = b.member_id
    where ${raw.join(conditions, raw` and `)}
    order by b.member_id desc limit ${limit}`.execute(sql);
  return rows;
}

export interface DownlineTotals {
  readonly members: number;
  readonly agents: number;
  readonly newcomers: number;
}

/** How many are right below an agent, and how many of them have come since. */
export async function countDownline(
  sql: SqlOrTransaction,
  { agentId, since }: { readonly agentId: number; readonly since: Date },
): Promise<DownlineTotals> {
  const { rows } = await raw<DownlineTotals>`
    select count(*)::int as members, (count(*) filter (where lower(p.during) >= ${since}))::int as newcomers,
      (select count(*)::int from agency.closure c
        where c.ancestor_id = ${agentId} and c.distance = 1 and upper_inf(c.during)) as agents
    from agency.placement p where p.agent_id = ${agentId} and upper_inf(p.during)`.execute(sql);
  return rows[0] ?? { members: 0, agents: 0, newcomers: 0 };
}

/** The agents from one down to another, without the last; null where the other is not below. */
export async function listWay(
  sql: SqlOrTransaction,
  from: number,
  to: number,
): Promise<{ member_id: number; account: string }[] | null> {
  const { rows } = await raw<{ member_id: number; account: string; distance: number }>`
    select m.member_id, app.mask_account(m.member_account) as account, above.distance
    from agency.closure down join agency.closure above on above.descendant_id = down.descendant_id
      and above.distance between 1 and down.distance and upper_inf(above.during)
    join app.member m on m.member_id = above.ancestor_id
    where down.ancestor_id = ${from} and down.descendant_id = ${to} and upper_inf(down.during)
    order by above.distance desc`.execute(sql);
  if (rows.length === 0 && from !== to) return null;
  return rows.map(({ member_id, account }) => ({ member_id, account }));
}
