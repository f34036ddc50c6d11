import { sql as raw } from 'kysely';
import type { Sql, SqlOrTransaction } from '#platform/database.ts';

/** What visitors of a day are hashed with: `salt`, or another's that was there before. */
export async function saltOf(sql: Sql, day: string, salt: Buffer): Promise<Buffer> {
  await sql
    .insertInto('agency.visitor_salt')
    .values({ day, salt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await sql
    .selectFrom('agency.visitor_salt')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return kept.salt;
}

/** Whom to count as one visitor: an IPv4 address, or an IPv6 /64. */
export async function readAddressBlock(sql: Sql, remoteAddress: string): Promise<string> {
  const { rows } = await raw<{ block: string }>`
    select app.address_block(${remoteAddress}::inet)::text as block`.execute(sql);
  return rows[0]?.block ?? '';
}

/** Counts a visitor of an agent's, once a day. */
export async function countVisitor(
  sql: Sql,
  { agentId, day, visitor }: { readonly agentId: number; readonly day: string; readonly visitor: Buffer },
): Promise<void> {
  await raw`
    with first as (
      insert into agency.visitor (day, visitor) values (${day}, ${visitor}) on conflict do nothing returning day
    )
    insert into agency.visit_day as d (agent_id, day, visitors) select ${agentId}, day, 1 from first
    on conflict (agent_id, day) do update set visitors = d.visitors + 1`.execute(sql);
}

/** Forgets who came before a day; how many they were stays. */
export async function forgetVisitors(sql: Sql, before: string): Promise<void> {
  await sql.deleteFrom('agency.visitor').where('day', '<', before).execute();
  await sql.deleteFrom('agency.visitor_salt').where('day', '<', before).execute();
}

export interface Funnel {
  readonly visitors: number;
  readonly registrations: number;
  readonly depositors: number;
}

/** Who came by an agent's link since a day, who of the agent's has registered since then, and who of these has paid in. */
export async function readFunnel(
  sql: SqlOrTransaction,
  { agentId, sinceDay, since }: { readonly agentId: number; readonly sinceDay: string; readonly since: Date },
): Promise<Funnel> {
  const { rows } = await raw<Funnel>`
    select
      (select coalesce(sum(v.visitors), 0)::int from agency.visit_day v
        where v.agent_id = ${agentId} and v.day >= ${sinceDay}) as visitors,
      count(*)::int as registrations,
      (count(*) filter (where d.deposit_times > 0))::int as depositors
    from agency.placement p left join cashier.depositor d using (member_id)
    where p.agent_id = ${agentId} and upper_inf(p.during) and p.reason = 'introduced'
      and lower(p.during) >= ${since}`.execute(sql);
  return rows[0] ?? { visitors: 0, registrations: 0, depositors: 0 };
}
