import { sql as raw } from 'kysely';
import { currencySchema, type Currency } from '@halls/contract';
import type { BreakKind, BreakState } from '@halls/contract/office';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { BreakStep } from '#platform/office/break-work.ts';
import type { Break, Judged, KnownBreak, Side } from './compare.rules.ts';
import type { DayKey } from './recon-day.repo.ts';
import { readSide, writeSide } from './stored-side.ts';

export interface BreakRow extends KnownBreak, DayKey {
  readonly breakId: number;
  readonly memberRef: string;
  readonly roundId: string;
  readonly currency: Currency;
  readonly memberId: number | null;
  readonly siteId: number | null;
  readonly ownerId: number | null;
  readonly foundAt: Date;
  readonly changedAt: Date;
}

interface Row {
  break_id: number;
  gp_id: string;
  day: string;
  member_ref: string;
  round_id: string;
  currency: string;
  member_id: number | null;
  site_id: number | null;
  kind: BreakKind;
  ours: unknown;
  theirs: unknown;
  state: BreakState;
  is_agreed: boolean;
  owner_id: number | null;
  found_at: Date;
  changed_at: Date;
}

const columns = raw`break_id, gp_id, day::text, member_ref, round_id, currency, member_id, site_id, kind, ours, theirs,
  state, is_agreed, owner_id, found_at, changed_at`;

function readRow(row: Row): BreakRow {
  return {
    breakId: row.break_id,
    gpId: row.gp_id,
    day: row.day,
    memberRef: row.member_ref,
    roundId: row.round_id,
    currency: currencySchema.parse(row.currency),
    memberId: row.member_id,
    siteId: row.site_id,
    kind: row.kind,
    ours: readSide(row.ours),
    theirs: readSide(row.theirs),
    state: row.state,
    isAgreed: row.is_agreed,
    ownerId: row.owner_id,
    foundAt: row.found_at,
    changedAt: row.changed_at,
  };
}

/** The cases that there are of these subjects, held until the transaction ends. */
export async function lockBreaksOf(
  transaction: SqlTransaction,
  gpId: string,
  subjects: readonly Pick<Break, 'memberRef' | 'roundId' | 'currency'>[],
): Promise<BreakRow[]> {
  if (subjects.length === 0) return [];
  const { rows } = await raw<Row>`
    select ${columns} from recon.break
    where gp_id = ${gpId} and (member_ref, round_id, currency) in (
      select member_ref, round_id, currency
      from unnest(${subjects.map(({ memberRef }) => memberRef)}::text[],
        ${subjects.map(({ roundId }) => roundId)}::text[], ${subjects.map(({ currency }) => currency)}::text[])
        as asked (member_ref, round_id, currency))
    order by break_id limit ${subjects.length} for update`.execute(transaction);
  return rows.map(readRow);
}

/** Writes what a run has seen. */
export async function saveSeen(
  transaction: SqlTransaction,
  { gpId, day, run }: DayKey & { readonly run: number },
  seen: readonly (Break & Judged)[],
  now: Date,
): Promise<void> {
  if (seen.length === 0) return;
  const written = seen.map((each) => ({
    member_ref: each.memberRef,
    round_id: each.roundId,
    currency: each.currency,
    member_id: each.member?.memberId ?? null,
    site_id: each.member?.siteId ?? null,
    kind: each.kind,
    ours: writeSide(each.ours),
    theirs: writeSide(each.theirs),
    state: each.state,
    step: each.step,
  }));
  await raw`
    with seen as materialized (
      select w.* from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (
        member_ref text, round_id text, currency text, member_id bigint, site_id integer, kind text, ours jsonb,
        theirs jsonb, state text, step text)
    ), saved as (
      insert into recon.break as b
        (gp_id, day, member_ref, round_id, currency, member_id, site_id, kind, ours, theirs, state, found_at, changed_at,
         seen_run)
      select ${gpId}, ${day}::date, s.member_ref, s.round_id, s.currency, s.member_id, s.site_id, s.kind, s.ours, s.theirs,
        s.state, ${now}, ${now}, ${run}
      from seen s
      on conflict (gp_id, member_ref, round_id, currency) do update
        set day = excluded.day, seen_run = excluded.seen_run, kind = excluded.kind, ours = excluded.ours,
            theirs = excluded.theirs, state = excluded.state, is_agreed = false, member_id = excluded.member_id,
            site_id = excluded.site_id,
            changed_at = case when (b.kind, b.state, b.is_agreed, b.ours, b.theirs)
              is distinct from (excluded.kind, excluded.state, false, excluded.ours, excluded.theirs)
              then excluded.changed_at else b.changed_at end
      returning b.break_id, b.member_ref, b.round_id, b.currency, b.owner_id
    )
    insert into recon.break_step (break_id, step, at, what, state, owner_id, note, ours, theirs)
    select b.break_id, (select count(*) + 1 from recon.break_step p where p.break_id = b.break_id), ${now}, s.step, s.state,
      b.owner_id, '', s.ours, s.theirs
    from saved b join seen s using (member_ref, round_id, currency) where s.step is not null`.execute(
    transaction,
  );
}

/** Cases of which this run can say nothing, as if it had seen them as they are. */
export async function leaveBalances(
  transaction: SqlTransaction,
  { gpId, day, run }: DayKey & { readonly run: number },
  memberRefs: readonly string[],
): Promise<void> {
  if (memberRefs.length === 0) return;
  await raw`
    update recon.break set day = ${day}::date, seen_run = ${run}
    where gp_id = ${gpId} and member_ref = any(${[...memberRefs]}::text[]) and round_id = ''`.execute(
    transaction,
  );
}

/** Resolves what a run has not seen any more: rounds of its day, and balances where it has looked at them. */
export async function resolveUnseen(
  transaction: SqlTransaction,
  { gpId, day, run }: DayKey & { readonly run: number },
  { hasBalances, now }: { readonly hasBalances: boolean; readonly now: Date },
): Promise<void> {
  await raw`
    with agreed as (
      update recon.break set state = 'resolved', is_agreed = true, changed_at = ${now}
      where gp_id = ${gpId} and not is_agreed and (
        (round_id <> '' and day = ${day}::date and seen_run < ${run})
        or (${hasBalances} and round_id = '' and (day, seen_run) <> (${day}::date, ${run})))
      returning break_id, owner_id
    )
    insert into recon.break_step (break_id, step, at, what, state, owner_id, note)
    select a.break_id, (select count(*) + 1 from recon.break_step p where p.break_id = a.break_id), ${now}, 'agreed',
      'resolved', a.owner_id, ''
    from agreed a`.execute(transaction);
}

/** How many cases of these days are open and explained. */
export async function countBreaks(
  sql: SqlOrTransaction,
  days: readonly DayKey[],
): Promise<(DayKey & { readonly open: number; readonly explained: number; readonly seen: number })[]> {
  if (days.length === 0) return [];
  const { rows } = await raw<{ gp_id: string; day: string; open: number; explained: number; seen: number }>`
    select b.gp_id, b.day::text, count(*) filter (where b.state = 'open')::int as open,
      count(*) filter (where b.state = 'explained')::int as explained,
      count(*) filter (where not b.is_agreed)::int as seen
    from unnest(${days.map(({ gpId }) => gpId)}::text[], ${days.map(({ day }) => day)}::date[]) as asked (gp_id, day)
    join recon.break b on b.gp_id = asked.gp_id and b.day = asked.day
    group by b.gp_id, b.day order by b.gp_id, b.day limit ${days.length}`.execute(sql);
  return rows.map((row) => ({
    gpId: row.gp_id,
    day: row.day,
    open: row.open,
    explained: row.explained,
    seen: row.seen,
  }));
}

/** The newest first. */
export async function listBreaks(
  sql: Sql,
  asked: {
    readonly gpId: string | undefined;
    readonly day: string | undefined;
    readonly state: BreakState | 'to_do' | undefined;
    readonly kind: BreakKind | undefined;
    readonly below: number | null;
    readonly limit: number;
  },
): Promise<BreakRow[]> {
  const { gpId, day, state, kind, below } = asked;
  const conditions = [
    raw<boolean>`true`,
    ...(gpId === undefined ? [] : [raw<boolean>`gp_id = ${gpId}`]),
    ...(day === undefined ? [] : [raw<boolean>`day = ${day}::date`]),
    ...(state === undefined
      ? []
      : [state === 'to_do' ? raw<boolean>`state <> 'resolved'` : raw<boolean>`state = ${state}`]),
    ...(kind === undefined ? [] : [raw<boolean>`kind = ${kind}`]),
    ...(below === null ? [] : [raw<boolean>`break_id < ${below}`]),
  ];
  const { rows } = await raw<Row>`
    select ${columns} from recon.break where ${raw.join(conditions, raw` and `)}
    order by break_id desc limit ${asked.limit}`.execute(sql);
  return rows.map(readRow);
}

export async function findBreak(sql: Sql, breakId: number): Promise<BreakRow | null> {
  const { rows } = await raw<Row>`
    select ${columns} from recon.break where break_id = ${breakId} limit 1`.execute(sql);
  return rows[0] ? readRow(rows[0]) : null;
}

/** Locked until the transaction ends. */
export async function lockBreak(transaction: SqlTransaction, breakId: number): Promise<BreakRow | null> {
  const { rows } = await raw<Row>`
    select ${columns} from recon.break where break_id = ${breakId} for update`.execute(transaction);
  return rows[0] ? readRow(rows[0]) : null;
}

/** What somebody has done about a case. What people resolve is not what a run has found to agree. */
export async function saveWork(
  transaction: SqlTransaction,
  breakId: number,
  work: {
    readonly state: BreakState;
    readonly ownerId: number | null;
    readonly operatorId: number;
    readonly note: string;
    readonly now: Date;
  },
): Promise<void> {
  await raw`
    with worked as (
      update recon.break set is_agreed = is_agreed and ${work.state} = 'resolved', state = ${work.state},
        owner_id = ${work.ownerId}, changed_at = ${work.now}
      where break_id = ${breakId} returning break_id
    )
    insert into recon.break_step (break_id, step, at, what, operator_id, state, owner_id, note)
    select w.break_id, (select count(*) + 1 from recon.break_step p where p.break_id = w.break_id), ${work.now}, 'worked',
      ${work.operatorId}, ${work.state}, ${work.ownerId}, ${work.note}
    from worked w`.execute(transaction);
}

interface ReconStep extends BreakStep {
  readonly ours: Side | null;
  readonly theirs: Side | null;
}

/** The newest ones, in their order. */
export async function listSteps(sql: Sql, breakId: number, limit: number): Promise<ReconStep[]> {
  const { rows } = await raw<{
    at: Date;
    what: BreakStep['what'];
    operator_id: number | null;
    state: BreakState;
    owner_id: number | null;
    note: string;
    ours: unknown;
    theirs: unknown;
  }>`
    select at, what, operator_id, state, owner_id, note, ours, theirs from recon.break_step
    where break_id = ${breakId} order by step desc limit ${limit}`.execute(sql);
  return rows.toReversed().map((row) => ({
    at: row.at,
    what: row.what,
    operatorId: row.operator_id,
    state: row.state,
    ownerId: row.owner_id,
    note: row.note,
    ours: readSide(row.ours),
    theirs: readSide(row.theirs),
  }));
}
