import { sql as raw } from 'kysely';
import type { RiskOutcome } from '@halls/contract/office';
import type { Sql } from '#platform/database.ts';
import type { Facts, Judgement } from './judge.rules.ts';

export interface Decision extends Judgement {
  readonly decisionId: string;
  readonly orderId: string;
  readonly siteId: number;
  readonly memberId: number;
  readonly role: 'live' | 'shadow';
  /** Null: the site had no rules. */
  readonly version: number | null;
  readonly facts: Facts;
  readonly decidedAt: Date;
}

/** What decides and what runs beside it. False, and nothing is kept, where there was one already. */
export async function insertDecisions(sql: Sql, decisions: readonly Decision[]): Promise<boolean> {
  const inserted = await sql
    .insertInto('risk.decision')
    .values(
      decisions.map((decision) => ({
        decision_id: decision.decisionId,
        order_id: decision.orderId,
        site_id: decision.siteId,
        member_id: decision.memberId,
        role: decision.role,
        version: decision.version,
        score: decision.score,
        outcome: decision.outcome,
        hits: JSON.stringify(decision.hits),
        facts: JSON.stringify(decision.facts),
        decided_at: decision.decidedAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['order_id', 'role']).doNothing())
    .returning('role')
    .execute();
  return inserted.some(({ role }) => role === 'live');
}

const columns = [
  ...(['decision_id', 'order_id', 'site_id', 'member_id', 'role', 'version', 'score', 'outcome'] as const),
  ...(['hits', 'facts', 'decided_at'] as const),
] as const;

/** What decided; null before anything did. */
export async function findDecision(sql: Sql, orderId: string): Promise<Decision | null> {
  const row = await sql
    .selectFrom('risk.decision')
    .select(columns)
    .where('order_id', '=', orderId)
    .where('role', '=', 'live')
    .executeTakeFirst();
  return row ? toDecision(row) : null;
}

/** The latest first; what ran beside comes with what decided. */
export async function listDecisions(
  sql: Sql,
  {
    siteId,
    memberId,
    orderId,
    limit,
  }: {
    readonly siteId: number;
    readonly memberId: number;
    /** Of all of the member's where it is left out. */
    readonly orderId: string | undefined;
    readonly limit: number;
  },
): Promise<Decision[]> {
  const rows = await sql
    .selectFrom('risk.decision')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('site_id', '=', siteId)
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? ''))
    .orderBy('decided_at', 'desc')
    .orderBy('order_id', 'desc')
    .orderBy('role')
    .limit(limit)
    .execute();
  return rows.map(toDecision);
}

export interface Compared {
  readonly live: RiskOutcome;
  readonly shadow: RiskOutcome;
  readonly orders: number;
}

/** What was decided while a version ran beside, and what that one would have. */
export async function compareBeside(
  sql: Sql,
  { siteId, version }: { readonly siteId: number; readonly version: number },
): Promise<Compared[]> {
  const { rows } = await raw<Compared>`
    select l.outcome as live, s.outcome as shadow, count(*)::integer as orders
    from risk.decision s join risk.decision l on l.order_id = s.order_id and l.role = 'live'
    where s.site_id = ${siteId} and s.version = ${version} and s.role = 'shadow'
    group by l.outcome, s.outcome order by l.outcome, s.outcome limit 9`.execute(sql);
  return rows;
}

type Row = Omit<Decision, 'decisionId' | 'orderId' | 'siteId' | 'memberId' | 'decidedAt'> & {
  readonly decision_id: string;
  readonly order_id: string;
  readonly site_id: number;
  readonly member_id: number;
  readonly decided_at: Date;
};

function toDecision({ role, version, score, outcome, hits, facts, ...row }: Row): Decision {
  return {
    ...{ role, version, score, outcome, hits, facts },
    decisionId: row.decision_id,
    orderId: row.order_id,
    siteId: row.site_id,
    memberId: row.member_id,
    decidedAt: row.decided_at,
  };
}
