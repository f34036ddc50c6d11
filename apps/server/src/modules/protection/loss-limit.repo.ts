import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { LimitMinor } from './protection.rules.ts';

/** What the house lets a member lose as it stands at this moment. */
export interface LossLimit {
  /** Null for as much as they like. */
  readonly amountMinor: LimitMinor;
  readonly next: { readonly amountMinor: LimitMinor; readonly from: Date } | null;
  /** Counts its changes. */
  readonly revision: number;
}

export async function readLossLimit(sql: SqlOrTransaction, memberId: number): Promise<LossLimit> {
  const { rows } = await raw<{
    amount_minor: string | null;
    next_amount_minor: string | null;
    next_from: Date | null;
    revision: number;
  }>`
    select (case when l.next_from <= clock_timestamp() then l.next_amount_minor else l.amount_minor end)::text as amount_minor,
      l.next_amount_minor::text,
      case when l.next_from > clock_timestamp() then l.next_from end as next_from, l.revision
    from protect.loss_limit l where l.member_id = ${memberId}`.execute(sql);
  const [row] = rows;
  if (!row) return { amountMinor: null, next: null, revision: 0 };
  return {
    amountMinor: minorOrNull(row.amount_minor),
    next: row.next_from && { amountMinor: minorOrNull(row.next_amount_minor), from: row.next_from },
    revision: row.revision,
  };
}

/** Holds at once. Whoever has seen the limit before holds the member's row, so that nobody has loosened it since. */
export async function setLossLimit(
  transaction: SqlTransaction,
  memberId: number,
  amountMinor: bigint,
): Promise<void> {
  await raw`select protect.set_loss_limit(${memberId}, ${amountMinor.toString()}::bigint)`.execute(
    transaction,
  );
}

/** Holds when a day has passed; until then the limit stays what it is. Answers from when. */
export async function loosenLossLimit(
  transaction: SqlTransaction,
  memberId: number,
  amountMinor: LimitMinor,
): Promise<Date> {
  const { rows } = await raw<{ from: Date }>`
    select protect.loosen_loss_limit(${memberId}, ${amountMinor?.toString() ?? null}::bigint) as from
  `.execute(transaction);
  if (!rows[0]) throw new Error(`the limit of member ${memberId} was not loosened`);
  return rows[0].from;
}

/** Of members whose limit has ended nothing is counted any more. */
export async function dropEndedLimits(sql: SqlOrTransaction): Promise<void> {
  await raw`select protect.drop_ended_limits()`.execute(sql);
}

export function minorOrNull(text: string | null): bigint | null {
  return text === null ? null : BigInt(text);
}
