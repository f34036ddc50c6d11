import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** How many levels of agents a site may have. */
export const maxLevels = 10;

/** Lets one at a time change who is above whom, until the transaction ends. */
export async function lockTree(transaction: SqlTransaction): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtextextended('agency.closure', 0))`.execute(transaction);
}

/** The level of an agent, 1 where nobody is above; null for who is none. */
export async function levelOf(sql: SqlOrTransaction, agentId: number): Promise<number | null> {
  const { rows } = await raw<{ level: number | null }>`
    select max(distance) + 1 as level from agency.closure
    where descendant_id = ${agentId} and upper_inf(during)`.execute(sql);
  return rows[0]?.level ?? null;
}

/** How many levels an agent and all below come to; 0 for who is no agent. */
export async function heightOf(sql: SqlOrTransaction, agentId: number): Promise<number> {
  const { rows } = await raw<{ height: number }>`
    select coalesce(max(distance) + 1, 0) as height from agency.closure
    where ancestor_id = ${agentId} and upper_inf(during)`.execute(sql);
  return rows[0]?.height ?? 0;
}

/** Whether somebody is the agent or below them in the tree. */
export async function isWithin(sql: SqlOrTransaction, agentId: number, below: number): Promise<boolean> {
  const { rows } = await raw`
    select from agency.closure
    where ancestor_id = ${agentId} and descendant_id = ${below} and upper_inf(during)`.execute(sql);
  return rows.length > 0;
}

/** The levels of an agent and of all agents below. */
export async function levelsWithin(
  sql: SqlOrTransaction,
  agentId: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await raw<{ agent_id: number; level: number }>`
    select up.descendant_id as agent_id, max(up.distance) + 1 as level
    from agency.closure below join agency.closure up on up.descendant_id = below.descendant_id and upper_inf(up.during)
    where below.ancestor_id = ${agentId} and upper_inf(below.during)
    group by up.descendant_id order by up.descendant_id`.execute(sql);
  return new Map(rows.map((row) => [row.agent_id, row.level]));
}

/** Places a member from a moment on; `setAgentOf` of the member's row follows in the same transaction. */
export async function place(
  transaction: SqlTransaction,
  placed: {
    readonly memberId: number;
    readonly agentId: number | null;
    readonly at: Date;
    readonly changeRequestId: number;
  },
): Promise<void> {
  const { memberId, agentId, at, changeRequestId } = placed;
  await raw`select agency.place(${memberId}, ${agentId}::bigint, ${at}, 'moved', ${changeRequestId})`.execute(
    transaction,
  );
}

/** Under whom a member is and was, the latest first. */
export async function listPlacements(sql: SqlOrTransaction, memberId: number, limit: number) {
  const { rows } = await raw<{
    agent_id: number;
    since: Date;
    until: Date | null;
    reason: 'introduced' | 'moved' | 'found';
    change_request_id: number | null;
  }>`
    select agent_id, lower(during) as since, upper(during) as until, reason, change_request_id
    from agency.placement where member_id = ${memberId}
    order by lower(during) desc limit ${limit}`.execute(sql);
  return rows;
}

export interface ListedAgent {
  readonly member_id: number;
  readonly member_account: string;
  readonly currency: string;
  readonly is_active: boolean;
  readonly agent_id: number | null;
  readonly level: number;
  readonly members: number;
  readonly agents: number;
}

/** A site's agents, the latest first: those right below one, or the one of an account, where that is asked for. */
export async function listAgents(
  sql: SqlOrTransaction,
  asked: {
    readonly siteId: number;
    readonly under: number | null;
    readonly account: string | null;
    readonly before: number | null;
    readonly limit: number;
  },
): Promise<ListedAgent[]> {
  const { siteId, under, account, before, limit } = asked;
  const { rows } = await raw<ListedAgent>`
    select m.member_id, m.member_account, m.currency, m.agent_active as is_active, m.agent_id,
      (select max(u.distance) + 1 from agency.closure u where u.descendant_id = m.member_id and upper_inf(u.during))
        as level,
      (select count(*)::int from agency.placement p where p.agent_id = m.member_id and upper_inf(p.during)) as members,
      (select count(*)::int from agency.closure d
        where d.ancestor_id = m.member_id and d.distance = 1 and upper_inf(d.during)) as agents
    from app.member m
    where m.site_id = ${siteId} and m.is_agent
      and (${before}::bigint is null or m.member_id < ${before})
      and (${under}::bigint is null or m.agent_id = ${under})
      and (${account}::text is null or m.member_account = ${account})
    order by m.member_id desc limit ${limit}`.execute(sql);
  return rows;
}
