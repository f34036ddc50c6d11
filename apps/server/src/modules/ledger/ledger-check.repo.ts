import './ledger.tables.ts';
import { z } from 'zod';
import type { Sql, SqlOrTransaction } from '#platform/database.ts';

const violationsSchema = z.array(z.object({ name: z.string(), detail: z.string() }));

export interface LedgerCheckRow {
  readonly ledgerCheckId: number;
  readonly askedAt: Date;
  readonly endedAt: Date | null;
  readonly tookMs: number | null;
  /** The number of the last transaction that it saw. */
  readonly upTo: number | null;
  readonly violations: readonly { readonly name: string; readonly detail: string }[];
}

/** The one that is asked for or running, if any, and the last that has ended. */
export async function readChecks(
  sql: SqlOrTransaction,
): Promise<{ readonly underWay: LedgerCheckRow | null; readonly last: LedgerCheckRow | null }> {
  const checks = sql
    .selectFrom('app.ledger_check')
    .select(['ledger_check_id', 'asked_at', 'ended_at', 'took_ms', 'up_to', 'violations']);
  const underWay = await checks.where('ended_at', 'is', null).executeTakeFirst();
  const last = await checks
    .where('ended_at', 'is not', null)
    .orderBy('ledger_check_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  type Row = NonNullable<typeof last>;
  const read = (row: Row): LedgerCheckRow => ({
    ledgerCheckId: row.ledger_check_id,
    askedAt: row.asked_at,
    endedAt: row.ended_at,
    tookMs: row.took_ms,
    upTo: row.up_to,
    violations: row.violations === null ? [] : violationsSchema.parse(row.violations),
  });
  return { underWay: underWay ? read(underWay) : null, last: last ? read(last) : null };
}

/** Asks for a check, unless one is under way; answers when that one was asked for. */
export async function askForCheck(sql: SqlOrTransaction, now: Date): Promise<Date> {
  await sql
    .insertInto('app.ledger_check')
    .values({ asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { underWay } = await readChecks(sql);
  return underWay?.askedAt ?? now;
}

export async function endCheck(
  sql: Sql,
  ledgerCheckId: number,
  found: Pick<LedgerCheckRow, 'endedAt' | 'tookMs' | 'upTo' | 'violations'>,
): Promise<void> {
  await sql
    .updateTable('app.ledger_check')
    .set({
      ended_at: found.endedAt,
      took_ms: found.tookMs,
      up_to: found.upTo,
      violations: JSON.stringify(found.violations),
    })
    .where('ledger_check_id', '=', ledgerCheckId)
    .execute();
}
