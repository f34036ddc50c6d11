import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { RebateDueState, RebateKind } from '@halls/contract/rebate';
import type { SqlOrTransaction } from '#platform/database.ts';

export interface DueRow {
  readonly run_id: number;
  readonly member_id: number;
  readonly kind: RebateKind;
  readonly currency: Currency;
  readonly first_day: string;
  readonly last_day: string;
  readonly state: RebateDueState;
  readonly lines_minor: string;
  readonly carried_in_minor: string;
  readonly amount_minor: string;
  readonly carried_on_minor: string;
  readonly turnover_percent: number;
  readonly as_bonus: boolean;
  readonly claim_until: Date | null;
  readonly ended_at: Date | null;
}

const columns = raw`d.run_id, d.member_id, p.kind, p.currency, r.first_day::text, r.last_day::text, d.state,
  d.lines_minor::text, d.carried_in_minor::text, d.amount_minor::text, d.carried_on_minor::text,
  (v.terms ->> 'turnover_percent')::int as turnover_percent, jsonb_typeof(v.terms -> 'bonus') = 'object' as as_bonus,
  d.claim_until, d.ended_at`;
const dues = raw`rebate.due d join rebate.run r on r.run_id = d.run_id join rebate.plan p on p.plan_id = r.plan_id
  join rebate.version v on v.plan_id = r.plan_id and v.version = r.version`;

/** What a member was given or is owed of runs that were approved, the latest first. */
export async function listDuesOf(
  sql: SqlOrTransaction,
  asked: { readonly memberId: number; readonly beforeId: number | null; readonly limit: number },
): Promise<DueRow[]> {
  const { rows } = await raw<DueRow>`select ${columns} from ${dues}
    where d.member_id = ${asked.memberId} and r.state in ('approved', 'paid')
      and (${asked.beforeId}::bigint is null or d.run_id < ${asked.beforeId})
    order by d.run_id desc limit ${asked.limit}`.execute(sql);
  return rows;
}

export interface ListedDue extends DueRow {
  readonly member_account: string;
  readonly differences: number;
}

/** Of a run, in the order of members, behind one. */
export async function listDues(
  sql: SqlOrTransaction,
  asked: {
    readonly runId: number;
    readonly only: 'differences' | 'waiting' | null;
    readonly after: number;
    readonly limit: number;
  },
): Promise<ListedDue[]> {
  const differences = raw`(select count(*)::int from rebate.line l
    where l.run_id = d.run_id and l.member_id = d.member_id and l.run_id <> l.of_run_id)`;
  const { rows } = await raw<ListedDue>`
    select ${columns}, m.member_account, ${differences} as differences
    from ${dues} join app.member m on m.member_id = d.member_id
    where d.run_id = ${asked.runId} and d.member_id > ${asked.after} and ${
      asked.only === 'differences'
        ? raw`exists (select from rebate.line l
            where l.run_id = d.run_id and l.member_id = d.member_id and l.run_id <> l.of_run_id)`
        : asked.only === 'waiting'
          ? raw`d.state = 'waiting'`
          : raw`true`
    }
    order by d.member_id limit ${asked.limit}`.execute(sql);
  return rows;
}

export interface LineRow {
  readonly first_day: string;
  readonly last_day: string;
  readonly is_difference: boolean;
  readonly gt_id: number;
  readonly gp_id: string;
  readonly base_minor: string;
  readonly rate_bp: number;
  readonly amount_minor: string;
}

const mostLines = 2_000;

/** What a member's sum of a run is made of; of members, of runs that were approved alone. */
export async function listLines(
  sql: SqlOrTransaction,
  asked: { readonly runId: number; readonly memberId: number; readonly isApprovedOnly: boolean },
): Promise<LineRow[]> {
  const { rows } = await raw<LineRow>`
    select o.first_day::text, o.last_day::text, l.run_id <> l.of_run_id as is_difference, l.gt_id, l.gp_id,
      trunc(l.base_minor)::text as base_minor, l.rate_bp, l.amount_minor::text
    from rebate.run r join rebate.line l on l.run_id = r.run_id join rebate.run o on o.run_id = l.of_run_id
    where r.run_id = ${asked.runId} and l.member_id = ${asked.memberId}
      and (l.of_run_id = ${asked.runId} or l.run_id <> l.of_run_id)
      and (not ${asked.isApprovedOnly} or r.state in ('approved', 'paid'))
    order by l.run_id <> l.of_run_id, o.first_day desc, l.gt_id = 0, l.gt_id, l.gp_id limit ${mostLines}`.execute(
    sql,
  );
  return rows;
}

/** All that a member can claim at a moment, and until when the first of it. */
export async function sumClaimable(
  sql: SqlOrTransaction,
  memberId: number,
  now: Date,
): Promise<{ readonly amountMinor: bigint; readonly until: Date | null }> {
  const { rows } = await raw<{ amount_minor: string; until: Date | null }>`
    select coalesce(sum(amount_minor), 0)::text as amount_minor, min(claim_until) as until
    from rebate.due where member_id = ${memberId} and state = 'claimable' and claim_until > ${now}`.execute(
    sql,
  );
  return { amountMinor: BigInt(rows[0]?.amount_minor ?? 0), until: rows[0]?.until ?? null };
}

/** What was given; null: nothing is, since no bet is taken from the member. */
export async function claimDues(
  sql: SqlOrTransaction,
  memberId: number,
  now: Date,
): Promise<readonly (bigint | null)[]> {
  const { rows } = await raw<{ amount_minor: string | null }>`
    select amount_minor::text from rebate.claim(${memberId}, ${now}) limit 1000`.execute(sql);
  return rows.map((row) => (row.amount_minor === null ? null : BigInt(row.amount_minor)));
}

export interface ExpectedLine {
  readonly gt_id: number;
  readonly gp_id: string;
  readonly base_minor: string;
  readonly rate_bp: number;
  readonly amount_minor: string;
}

/** What a member gets of a period that goes on, as it stands. */
export async function listExpected(
  sql: SqlOrTransaction,
  asked: {
    readonly planId: number;
    readonly version: number;
    readonly memberId: number;
    readonly firstDay: string;
    readonly lastDay: string;
  },
): Promise<ExpectedLine[]> {
  const { rows } = await raw<ExpectedLine>`
    select gt_id, gp_id, trunc(base_minor)::text as base_minor, rate_bp, amount_minor::text
    from rebate.expected_of(${asked.planId}, ${asked.version}, ${asked.memberId}, ${asked.firstDay}::date,
      ${asked.lastDay}::date) order by gt_id = 0, gt_id, gp_id limit 100`.execute(sql);
  return rows;
}
