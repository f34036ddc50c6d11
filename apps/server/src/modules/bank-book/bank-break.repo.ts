import { sql as raw } from 'kysely';
import { currencySchema, type Currency } from '@halls/contract';
import type { BankBreakKind, BreakState } from '@halls/contract/office';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { BreakStep } from '#platform/office/break-work.ts';
import type { BookKey } from './bank-book.deps.ts';
import type { FoundBreak } from './break.rules.ts';
import type { OrderSubject } from './match.rules.ts';

export interface BankBreakRow extends BookKey, FoundBreak {
  readonly breakId: number;
  readonly day: string;
  readonly lineNo: number | null;
  readonly orderId: string | null;
  readonly state: BreakState;
  readonly isAgreed: boolean;
  readonly ownerId: number | null;
  readonly foundAt: Date;
  readonly changedAt: Date;
}

/** A case is about a line, or about an order that has none. */
export type Subject = `line/${number}` | OrderSubject;

export interface SeenBreak extends FoundBreak {
  readonly subject: Subject;
  readonly day: string;
  readonly lineNo: number | null;
  readonly orderId: string | null;
}

/** Writes what a look at a book has found. */
export async function seeBreak(
  sql: Sql,
  { pspId, currency }: BookKey,
  seen: SeenBreak,
  now: Date,
): Promise<void> {
  await raw`
    select bankbook.see_break(${pspId}, ${currency}, ${seen.subject}, ${seen.day}::date, ${seen.kind}, ${seen.lineNo},
      ${seen.orderId}, ${seen.oursMinor?.toString() ?? null}, ${seen.theirsMinor?.toString() ?? null}, ${now})`.execute(
    sql,
  );
}

/** Resolves the case of a subject, where there is one: both sides say the same. */
export async function agreeOn(
  sql: Sql,
  { pspId, currency }: BookKey,
  subject: Subject,
  now: Date,
): Promise<void> {
  await raw`select bankbook.agree_break(${pspId}, ${currency}, ${subject}, ${now})`.execute(sql);
}

interface Row {
  break_id: number;
  psp_id: string;
  currency: string;
  day: string;
  kind: BankBreakKind;
  line_no: number | null;
  order_id: string | null;
  ours_minor: string | null;
  theirs_minor: string | null;
  state: BreakState;
  is_agreed: boolean;
  owner_id: number | null;
  found_at: Date;
  changed_at: Date;
}

const columns = raw`break_id, psp_id, currency, day::text, kind, line_no, order_id, ours_minor::text, theirs_minor::text,
  state, is_agreed, owner_id, found_at, changed_at`;

/** The newest first. */
export async function listBankBreaks(
  sql: Sql,
  asked: {
    readonly pspId: string | undefined;
    readonly currency: Currency | undefined;
    readonly day: string | undefined;
    readonly state: BreakState | 'to_do' | undefined;
    readonly kind: BankBreakKind | undefined;
    readonly below: number | null;
    readonly limit: number;
  },
): Promise<BankBreakRow[]> {
  const { state } = asked;
  const is = (column: 'psp_id' | 'currency' | 'day' | 'kind', value: string | undefined) =>
    value === undefined ? [] : [raw<boolean>`${raw.ref(column)}::text = ${value}`];
  const conditions = [
    raw<boolean>`break_id < ${asked.below ?? Number.MAX_SAFE_INTEGER}`,
    ...is('psp_id', asked.pspId),
    ...is('currency', asked.currency),
    ...is('day', asked.day),
    ...is('kind', asked.kind),
    ...(state === 'to_do'
      ? [raw<boolean>`state <> 'resolved'`]
      : state
        ? [raw<boolean>`state = ${state}`]
        : []),
  ];
  const { rows } = await raw<Row>`
    select ${columns} from bankbook.break where ${raw.join(conditions, raw` and `)}
    order by break_id desc limit ${asked.limit}`.execute(sql);
  return rows.map(readBreak);
}

export async function findBankBreak(sql: SqlOrTransaction, breakId: number): Promise<BankBreakRow | null> {
  const { rows } = await raw<Row>`
    select ${columns} from bankbook.break where break_id = ${breakId} limit 1`.execute(sql);
  return rows[0] ? readBreak(rows[0]) : null;
}

/** What somebody has done about a case. */
export async function saveBankWork(
  transaction: SqlTransaction,
  { breakId }: BankBreakRow,
  work: {
    readonly state: BreakState;
    readonly ownerId: number | null;
    readonly operatorId: number;
    readonly note: string;
    readonly now: Date;
  },
): Promise<void> {
  await raw`
    update bankbook.break set state = ${work.state}, owner_id = ${work.ownerId}, changed_at = ${work.now},
      is_agreed = is_agreed and ${work.state} = 'resolved'
    where break_id = ${breakId}`.execute(transaction);
  await raw`select bankbook.log_break(${breakId}, 'worked', ${work.operatorId}, ${work.note}, ${work.now})`.execute(
    transaction,
  );
}

/** The newest last. */
export async function listBankSteps(sql: Sql, breakId: number, limit: number): Promise<BreakStep[]> {
  const { rows } = await raw<
    Omit<BreakStep, 'operatorId' | 'ownerId'> & { operator_id: number | null; owner_id: number | null }
  >`
    select at, what, operator_id, state, owner_id, note from bankbook.break_step
    where break_id = ${breakId} order by step desc limit ${limit}`.execute(sql);
  return rows.toReversed().map(({ operator_id: operatorId, owner_id: ownerId, at, what, state, note }) => ({
    ...{ at, what, operatorId, state, ownerId, note },
  }));
}

function readBreak(row: Row): BankBreakRow {
  const minor = (text: string | null) => (text === null ? null : BigInt(text));
  return {
    breakId: row.break_id,
    pspId: row.psp_id,
    currency: currencySchema.parse(row.currency),
    day: row.day,
    kind: row.kind,
    lineNo: row.line_no,
    orderId: row.order_id,
    oursMinor: minor(row.ours_minor),
    theirsMinor: minor(row.theirs_minor),
    state: row.state,
    isAgreed: row.is_agreed,
    ownerId: row.owner_id,
    foundAt: row.found_at,
    changedAt: row.changed_at,
  };
}
