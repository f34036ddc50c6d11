import { sql as raw, type RawBuilder } from 'kysely';
import type { AgentStatement, CommissionLineShown, Pool } from '@halls/contract/agent';
import type { SqlOrTransaction } from '#platform/database.ts';
import { endOfDay } from '../agent-day.repo.ts';

export interface StatementRow {
  readonly period_id: number;
  readonly agent_id: number;
  readonly member_account: string;
  readonly month: string;
  readonly currency: string;
  readonly amount_minor: string;
  readonly state: 'due' | 'held' | 'paid';
  readonly held_for: AgentStatement['held_for'];
  readonly paid_at: Date | null;
}

const columns = raw`s.period_id, s.agent_id, m.member_account, p.month::text, s.currency, s.amount_minor::text, s.state,
  s.held_for, s.paid_at`;
const statements = raw`agency.statement s join agency.period p using (period_id)
  join app.member m on m.member_id = s.agent_id`;
const mostMonths = 120;

/** An agent's months that are approved or paid, the latest first. */
export async function listStatementsOf(sql: SqlOrTransaction, agentId: number): Promise<StatementRow[]> {
  const { rows } = await raw<StatementRow>`select ${columns} from ${statements}
    where s.agent_id = ${agentId} and p.state in ('approved', 'paid')
    order by p.month desc limit ${mostMonths}`.execute(sql);
  return rows;
}

/** Behind a place in the list: what the last one had, and who it was. */
export interface StatementPlace {
  readonly amountMinor: string;
  readonly agentId: number;
}

/** The greatest first. */
export async function listStatements(
  sql: SqlOrTransaction,
  asked: { readonly periodId: number; readonly after: StatementPlace | null; readonly limit: number },
): Promise<StatementRow[]> {
  const { periodId, after, limit } = asked;
  const { rows } = await raw<StatementRow>`select ${columns} from ${statements}
    where s.period_id = ${periodId} and ${
      after
        ? raw`(-s.amount_minor, s.agent_id) > (-${after.amountMinor}::bigint, ${after.agentId}::bigint)`
        : raw`true`
    }
    order by -s.amount_minor, s.agent_id limit ${limit}`.execute(sql);
  return rows;
}

export async function findStatement(
  sql: SqlOrTransaction,
  { periodId, agentId }: { readonly periodId: number; readonly agentId: number },
): Promise<StatementRow | undefined> {
  const { rows } = await raw<StatementRow>`select ${columns} from ${statements}
    where s.period_id = ${periodId} and s.agent_id = ${agentId}`.execute(sql);
  return rows[0];
}

export async function releaseStatement(
  sql: SqlOrTransaction,
  { periodId, agentId }: { readonly periodId: number; readonly agentId: number },
): Promise<void> {
  await raw`update agency.statement set state = 'due'
    where period_id = ${periodId} and agent_id = ${agentId} and state = 'held'`.execute(sql);
}

export async function sumStatements(sql: SqlOrTransaction, periodIds: readonly number[]) {
  const { rows } = await raw<{
    period_id: number;
    currency: string;
    agents: number;
    held: number;
    amount_minor: string;
    held_minor: string;
  }>`select period_id, currency, count(*)::int as agents, (count(*) filter (where state = 'held'))::int as held,
      sum(amount_minor)::text as amount_minor,
      coalesce(sum(amount_minor) filter (where state = 'held'), 0)::text as held_minor
    from agency.statement where period_id = any (${[...periodIds]}::bigint[])
    group by period_id, currency order by currency limit 2000`.execute(sql);
  return rows;
}

export interface LineRow {
  readonly seq: number;
  readonly kind: CommissionLineShown['kind'];
  readonly pool: Pool;
  readonly source_agent_id: number;
  readonly member_id: number | null;
  readonly account: string;
  readonly base_minor: string;
  readonly rate_bp: number;
  readonly amount_minor: string;
  readonly terms: Readonly<Record<string, string | number>>;
}

const mostLines = 5_000;

export async function listLines(
  sql: SqlOrTransaction,
  {
    periodId,
    agentId,
    seq = null,
  }: { readonly periodId: number; readonly agentId: number; readonly seq?: number | null },
): Promise<LineRow[]> {
  const { rows } = await raw<LineRow>`
    select l.seq, l.kind, l.pool, l.source_agent_id, l.member_id, m.member_account as account,
      l.base_minor::text, l.rate_bp, l.amount_minor::text, l.terms
    from agency.commission_line l join app.member m on m.member_id = coalesce(l.member_id, l.source_agent_id)
    where l.period_id = ${periodId} and l.agent_id = ${agentId} and (${seq}::int is null or l.seq = ${seq})
    order by l.seq limit ${mostLines}`.execute(sql);
  return rows;
}

export interface LineFacts {
  readonly periodId: number;
  readonly currency: string;
  readonly sourceAgentId: number;
  readonly halls: readonly number[];
  /** The one that the line is of; null: all of the agent's. */
  readonly memberId: number | null;
}

export interface LineMember {
  readonly member_id: number;
  readonly account: string;
  readonly stake_minor: string;
  readonly payout_minor: string;
  readonly valid_turnover_minor: string;
  readonly cost_minor: string;
}

/** The members that a line is of, as they were frozen. */
export async function listLineMembers(
  sql: SqlOrTransaction,
  line: LineFacts,
  { after, limit }: { readonly after: number | null; readonly limit: number },
): Promise<LineMember[]> {
  const { rows } = await raw<LineMember>`
    select known.member_id, m.member_account as account, sum(stake_minor)::text as stake_minor,
      sum(payout_minor)::text as payout_minor, sum(valid_turnover_minor)::text as valid_turnover_minor,
      sum(cost_minor)::text as cost_minor
    from (
      select member_id, stake_minor, payout_minor, valid_turnover_minor, 0 as cost_minor from agency.period_input
      where ${ofLine(line)} and gt_id = any (${[...line.halls]}::int[])
      union all
      select member_id, 0, 0, 0, cost_minor from agency.period_cost where ${ofLine(line)}
    ) known join app.member m using (member_id)
    where ${after}::bigint is null or known.member_id > ${after}
    group by known.member_id, m.member_account order by known.member_id limit ${limit}`.execute(sql);
  return rows;
}

function ofLine({ periodId, currency, sourceAgentId, memberId }: LineFacts): RawBuilder<unknown> {
  return raw`period_id = ${periodId} and agent_id = ${sourceAgentId} and currency = ${currency}
    and (${memberId}::bigint is null or member_id = ${memberId})`;
}

export interface LineDay {
  readonly day: string;
  readonly gt_id: number;
  readonly gp_id: string;
  readonly rounds: string;
  readonly stake_minor: string;
  readonly payout_minor: string;
  readonly valid_turnover_minor: string;
  readonly is_late: boolean;
}

const mostDays = 5_000;

/** The days of a member that a line is of: they are over and stay what they are. */
export async function listLineDays(
  sql: SqlOrTransaction,
  line: LineFacts,
  asked: {
    readonly siteId: number;
    readonly memberId: number;
    readonly month: string;
    readonly timeZone: string;
  },
): Promise<LineDay[]> {
  const { siteId, memberId, month, timeZone } = asked;
  const { rows } = await raw<LineDay>`
    select d.day::text, d.gt_id, d.gp_id, d.rounds::text, d.cash_stake_minor::text as stake_minor,
      d.cash_payout_minor::text as payout_minor, d.valid_turnover_minor::text, d.is_late
    from play.member_day d join agency.placement p on p.member_id = d.member_id
      and p.during @> ${endOfDay(raw`d.day`, timeZone)} and p.agent_id = ${line.sourceAgentId}
    where d.site_id = ${siteId} and d.member_id = ${memberId} and d.currency = ${line.currency}
      and d.day >= ${month}::date and d.day < (${month}::date + interval '1 month')::date
      and d.gt_id = any (${[...line.halls]}::int[])
    order by d.day, d.gt_id, d.gp_id, d.is_late limit ${mostDays}`.execute(sql);
  return rows;
}
