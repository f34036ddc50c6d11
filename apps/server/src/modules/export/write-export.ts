import { exportedSchema } from '@halls/contract/office';
import type { Operator } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';
import type { AnyExportSource, ExportLine, ExportName } from '#platform/export-source.ts';
import { failExport, saveFile, takeWaiting, type ExportRow } from './export.repo.ts';
import type { FileWriter } from './file-writer.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

export interface ExportDeps {
  readonly sql: Sql;
  readonly clock: () => Date;
  readonly sourceOf: (list: ExportName) => AnyExportSource;
  /** What an operator holds at a moment; null for one who is shut out. */
  readonly holderOf: (operatorId: number, now: Date) => Promise<Pick<Operator, 'grants'> | null>;
}

export type Step = 'more' | 'done';

/** A file holds no more lines than this. */
export const mostLines = 50_000;
const attemptsAtMost = 3;
const keptMs = 24 * 60 * 60_000;

/** Writes the file that has waited longest. Whoever dies over one leaves it waiting, a few times. */
export async function writeNextExport(deps: ExportDeps): Promise<Step> {
  const row = await takeWaiting(deps.sql);
  if (!row) return 'done';
  if (row.attempts > attemptsAtMost) {
    await failExport(deps.sql, row.exportId);
    return 'more';
  }
  const written = await writeFile(deps, row);
  if (!written) {
    await failExport(deps.sql, row.exportId);
    return 'more';
  }
  const expiresAt = new Date(deps.clock().getTime() + keptMs);
  await deps.sql
    .transaction()
    .execute((transaction) => saveFile(transaction, row.exportId, { ...written, expiresAt }));
  return 'more';
}

/** Null where its asker may not read it any more. */
async function writeFile(
  { sourceOf, holderOf, clock }: ExportDeps,
  row: ExportRow,
): Promise<{ content: Buffer; rowCount: number; isCut: boolean } | null> {
  const { list, asked } = exportedSchema.parse(row.exported);
  const source = sourceOf(list);
  const now = clock();
  const holder = await holderOf(row.operatorId, now);
  if (!holder || !source.mayRead(holder, asked as never)) return null;
  const watermark = `Exported by ${row.operatorAccount} at ${now.toISOString()}`;
  const file: FileWriter = row.format === 'csv' ? writeCsv() : writeXlsx(watermark);
  file.add([[watermark], source.columns(asked as never)]);
  let rowCount = 0;
  let isCut = false;
  for await (const lines of source.read(asked as never, { holder, language: row.language, now })) {
    const left: readonly ExportLine[] = lines.slice(0, mostLines - rowCount);
    file.add(left);
    rowCount += left.length;
    isCut = left.length < lines.length;
    if (isCut) break;
  }
  return { content: await file.end(), rowCount, isCut };
}
