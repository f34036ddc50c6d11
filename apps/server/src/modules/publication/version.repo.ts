import type { VersionState } from '@halls/contract/office';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export interface Person {
  readonly operatorId: number;
  readonly account: string;
}

export interface Version {
  readonly version: number;
  readonly state: VersionState;
  readonly body: Record<string, unknown>;
  /** Null: it was there before it had versions. */
  readonly author: Person | null;
  readonly reason: string;
  readonly writtenAt: Date;
  readonly decidedBy: Person | null;
  readonly decidedAt: Date | null;
  readonly decisionReason: string;
}

export const versionColumns = [
  'version',
  'state',
  'body',
  'author_id',
  'author_account',
  'reason',
  'written_at',
  'decided_by_id',
  'decided_by_account',
  'decided_at',
  'decision_reason',
] as const;

/** The newest first. */
export async function listVersions(
  sql: SqlOrTransaction,
  documentId: number,
  limit: number,
): Promise<Version[]> {
  const rows = await sql
    .selectFrom('publication.version')
    .select(versionColumns)
    .where('document_id', '=', documentId)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map(readVersionRow);
}

export async function findVersion(
  sql: SqlOrTransaction,
  documentId: number,
  version: number,
): Promise<Version | null> {
  const row = await sql
    .selectFrom('publication.version')
    .select(versionColumns)
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ? readVersionRow(row) : null;
}

export async function insertVersion(
  transaction: SqlTransaction,
  documentId: number,
  version: Pick<Version, 'version' | 'state' | 'author' | 'reason' | 'writtenAt'> & { readonly body: object },
): Promise<void> {
  await transaction
    .insertInto('publication.version')
    .values({
      document_id: documentId,
      version: version.version,
      state: version.state,
      body: JSON.stringify(version.body),
      author_id: version.author?.operatorId ?? null,
      author_account: version.author?.account ?? null,
      reason: version.reason,
      written_at: version.writtenAt,
      decided_by_id: null,
      decided_by_account: null,
      decided_at: null,
    })
    .execute();
}

/** Writes over a draft. */
export async function rewriteDraft(
  transaction: SqlTransaction,
  documentId: number,
  draft: Pick<Version, 'version' | 'reason' | 'writtenAt'> & { readonly body: object },
): Promise<void> {
  await transaction
    .updateTable('publication.version')
    .set({ body: JSON.stringify(draft.body), reason: draft.reason, written_at: draft.writtenAt })
    .where('document_id', '=', documentId)
    .where('version', '=', draft.version)
    .where('state', '=', 'draft')
    .execute();
}

export async function moveVersion(
  transaction: SqlTransaction,
  documentId: number,
  version: number,
  to: {
    readonly state: VersionState;
    readonly decision?: { readonly by: Person; readonly at: Date; readonly reason: string };
  },
): Promise<void> {
  await transaction
    .updateTable('publication.version')
    .set({
      state: to.state,
      ...(to.decision && {
        decided_by_id: to.decision.by.operatorId,
        decided_by_account: to.decision.by.account,
        decided_at: to.decision.at,
        decision_reason: to.decision.reason,
      }),
    })
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .execute();
}

export function readVersionRow(row: {
  version: number;
  state: VersionState;
  body: Record<string, unknown>;
  author_id: number | null;
  author_account: string | null;
  reason: string;
  written_at: Date;
  decided_by_id: number | null;
  decided_by_account: string | null;
  decided_at: Date | null;
  decision_reason: string;
}): Version {
  const person = (operatorId: number | null, account: string | null) =>
    operatorId === null ? null : { operatorId, account: account ?? '' };
  return {
    version: row.version,
    state: row.state,
    body: row.body,
    author: person(row.author_id, row.author_account),
    reason: row.reason,
    writtenAt: row.written_at,
    decidedBy: person(row.decided_by_id, row.decided_by_account),
    decidedAt: row.decided_at,
    decisionReason: row.decision_reason,
  };
}
