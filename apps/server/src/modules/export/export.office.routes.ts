import { exportedSchema, officeEndpoints, type Exported, type OfficeDataOf } from '@halls/contract/office';
import type { Sql } from '#platform/database.ts';
import { audited } from '#platform/audit/audited.ts';
import type { AnyExportSource, ExportName } from '#platform/export-source.ts';
import {
  implementAudited,
  implementChange,
  implementQuery,
  type OfficeImplementation,
} from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import {
  countWaiting,
  findExport,
  insertExport,
  listExports,
  readFile,
  type ExportRow,
} from './export.repo.ts';

interface ExportRouteDeps {
  readonly sql: Sql;
  readonly sourceOf: (list: ExportName) => AnyExportSource;
}

const pageSize = 50;
const waitingAtMost = 5;
const typeOf = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Operators have lists written into files, and read those. */
export function exportOfficeRoutes({ sql, sourceOf }: ExportRouteDeps): OfficeImplementation[] {
  return [
    implementChange(officeEndpoints.exportAsk, (input, { actor, now, language }) =>
      sql.transaction().execute(async (transaction) => {
        const { of: exported, format, reason } = input;
        if (!sourceOf(exported.list).mayRead(actor, exported.asked as never)) return fail(101);
        const waiting = await countWaiting(transaction, actor.operatorId, waitingAtMost);
        if (waiting === waitingAtMost) return fail(102);
        const exportId = await insertExport(transaction, {
          operatorId: actor.operatorId,
          operatorAccount: actor.account,
          ...{ exported, format, language },
          askedAt: now,
        });
        const receipt = await audited(transaction, actor, 'export.asked', {
          target: `export/${exportId}`,
          siteId: exported.asked.site_id ?? null,
          before: null,
          after: { list: exported.list, format, ...sayAsked(exported) },
          reason,
        });
        return { ok: true, data: { export_id: exportId }, receipt };
      }),
    ),

    implementQuery(officeEndpoints.exportList, async (input, { actor }) => {
      const limit = input.limit ?? pageSize;
      const below = readNumberCursor(input.cursor);
      const rows = await listExports(sql, { operatorId: actor.operatorId, below, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      return succeed({
        list: shown.map(present),
        next_cursor: rows.length > limit ? String(shown.at(-1)?.exportId) : null,
      });
    }),

    implementAudited(officeEndpoints.exportRead, (input, { actor, now }) =>
      sql.transaction().execute(async (transaction) => {
        const { operatorId } = actor;
        const row = await findExport(transaction, { exportId: input.export_id, operatorId });
        if (!row) return fail(404);
        if (row.state !== 'ready' || !row.expiresAt || row.expiresAt <= now) return fail(103);
        const exported = exportedSchema.parse(row.exported);
        if (!sourceOf(exported.list).mayRead(actor, exported.asked as never)) return fail(101);
        const content = await readFile(transaction, row.exportId);
        if (!content) return fail(103);
        const receipt = await audited(transaction, actor, 'export.read', {
          target: `export/${row.exportId}`,
          siteId: exported.asked.site_id ?? null,
          before: null,
          after: { list: exported.list, rows: row.rowCount },
          reason: 'to have the file',
        });
        const data = {
          file_name: `${exported.list}-${row.exportId}.${row.format}`,
          type: typeOf[row.format],
          content: content.toString('base64'),
        };
        return { ok: true, data, receipt };
      }),
    ),
  ];
}

/** What was asked for, without the words that somebody was looked for by. */
function sayAsked({ list, asked }: Exported): object {
  if (list !== 'members') return asked;
  const { query, ...rest } = asked;
  return { ...rest, searched: query !== '' };
}

function present(row: ExportRow): OfficeDataOf<'/export/list'>['list'][number] {
  return {
    export_id: row.exportId,
    list: exportedSchema.parse(row.exported).list,
    format: row.format,
    state: row.state,
    asked_at: row.askedAt.toISOString(),
    rows: row.rowCount,
    is_cut: row.isCut,
    expires_at: row.expiresAt?.toISOString() ?? null,
  };
}
