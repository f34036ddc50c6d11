import { sql as raw } from 'kysely';
import type { Exported, ExportFormat, ExportState, OfficeLanguage } from '@halls/contract/office';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** A file as it was asked for, and how it stands. */
export interface ExportRow {
  readonly exportId: number;
  readonly operatorId: number;
  readonly operatorAccount: string;
  /** To be parsed: what could be asked for may have changed since. */
  readonly exported: unknown;
  readonly format: ExportFormat;
  readonly language: OfficeLanguage;
  readonly state: ExportState;
  readonly attempts: number;
  readonly rowCount: number | null;
  readonly isCut: boolean;
  readonly askedAt: Date;
  readonly expiresAt: Date | null;
}

const columns = [
  'export_id as exportId',
  'operator_id as operatorId',
  'operator_account as operatorAccount',
  'exported',
  'format',
  'language',
  'state',
  'attempts',
  'row_count as rowCount',
  'is_cut as isCut',
  'asked_at as askedAt',
  'expires_at as expiresAt',
] as const;

export async function insertExport(
  transaction: SqlTransaction,
  asked: {
    readonly operatorId: number;
    readonly operatorAccount: string;
    readonly exported: Exported;
    readonly format: ExportFormat;
    readonly language: OfficeLanguage;
    readonly askedAt: Date;
  },
): Promise<number> {
  const row = await transaction
    .insertInto('app.export')
    .values({
      operator_id: asked.operatorId,
      operator_account: asked.operatorAccount,
      exported: JSON.stringify(asked.exported),
      format: asked.format,
      language: asked.language,
      asked_at: asked.askedAt,
    })
    .returning('export_id')
    .executeTakeFirstOrThrow();
  return row.export_id;
}

/** Holds the operator's exports until the transaction ends: two calls at once count one after the other. */
export async function countWaiting(
  transaction: SqlTransaction,
  operatorId: number,
  most: number,
): Promise<number> {
  await raw`select pg_advisory_xact_lock(hashtext('app.export'), ${operatorId}::int)`.execute(transaction);
  const rows = await transaction
    .selectFrom('app.export')
    .select('export_id')
    .where('operator_id', '=', operatorId)
    .where('state', '=', 'waiting')
    .orderBy('export_id')
    .limit(most)
    .execute();
  return rows.length;
}

/** Of an operator, the latest first. */
export async function listExports(
  sql: SqlOrTransaction,
  { operatorId, below, limit }: { operatorId: number; below: number | null; limit: number },
): Promise<ExportRow[]> {
  return sql
    .selectFrom('app.export')
    .select(columns)
    .where('operator_id', '=', operatorId)
    .$if(below !== null, (query) => query.where('export_id', '<', below))
    .orderBy('export_id', 'desc')
    .limit(limit)
    .execute();
}

export async function findExport(
  sql: SqlOrTransaction,
  { exportId, operatorId }: { exportId: number; operatorId: number },
): Promise<ExportRow | null> {
  const row = await sql
    .selectFrom('app.export')
    .select(columns)
    .where('export_id', '=', exportId)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  return row ?? null;
}

export async function readFile(sql: SqlOrTransaction, exportId: number): Promise<Buffer | null> {
  const row = await sql
    .selectFrom('app.export_file')
    .select('content')
    .where('export_id', '=', exportId)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** The one that has waited longest, with one more attempt to its name. */
export async function takeWaiting(sql: SqlOrTransaction): Promise<ExportRow | null> {
  const row = await sql
    .updateTable('app.export')
    .set({ attempts: raw<number>`attempts + 1` })
    .where('export_id', '=', (query) =>
      query
        .selectFrom('app.export')
        .select('export_id')
        .where('state', '=', 'waiting')
        .orderBy('attempts')
        .orderBy('export_id')
        .limit(1),
    )
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveFile(
  transaction: SqlTransaction,
  exportId: number,
  written: {
    readonly content: Buffer;
    readonly rowCount: number;
    readonly isCut: boolean;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { content, rowCount, isCut, expiresAt } = written;
  await transaction
    .insertInto('app.export_file')
    .values({ export_id: exportId, content })
    .onConflict((conflict) => conflict.column('export_id').doUpdateSet({ content }))
    .execute();
  await transaction
    .updateTable('app.export')
    .set({ state: 'ready', row_count: rowCount, is_cut: isCut, expires_at: expiresAt })
    .where('export_id', '=', exportId)
    .execute();
}

export async function failExport(sql: SqlOrTransaction, exportId: number): Promise<void> {
  await sql.updateTable('app.export').set({ state: 'failed' }).where('export_id', '=', exportId).execute();
}

/** Files whose time is over go; what they were stays to be seen until `forgetBefore`. */
export async function dropExpired(
  transaction: SqlTransaction,
  { now, forgetBefore }: { readonly now: Date; readonly forgetBefore: Date },
): Promise<void> {
  await transaction
    .deleteFrom('app.export_file')
    .where('export_id', 'in', (query) =>
      query
        .selectFrom('app.export')
        .select('export_id')
        .where('state', '=', 'ready')
        .where('expires_at', '<=', now),
    )
    .execute();
  await transaction
    .updateTable('app.export')
    .set({ state: 'expired' })
    .where('state', '=', 'ready')
    .where('expires_at', '<=', now)
    .execute();
  await transaction
    .deleteFrom('app.export')
    .where('asked_at', '<', forgetBefore)
    .where('state', '<>', 'waiting')
    .execute();
}
