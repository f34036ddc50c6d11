import { sql as raw } from 'kysely';
import type { ContentKind } from '@halls/contract/publication';
import type { VersionState } from '@halls/contract/office';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { insertVersion, readVersionRow, versionColumns, type Version } from './version.repo.ts';

export interface Document {
  readonly documentId: number;
  readonly siteId: number;
  readonly kind: ContentKind;
  readonly liveKey: string | null;
  readonly publishedVersion: number | null;
  readonly latestVersion: number;
  readonly changedAt: Date;
}

const documentColumns = [
  'document_id',
  'site_id',
  'kind',
  'live_key',
  'published_version',
  'latest_version',
  'changed_at',
] as const;

/** Keys of the live rows of a kind that have a document. */
export async function listLiveKeys(
  sql: SqlOrTransaction,
  siteId: number,
  kind: ContentKind,
): Promise<ReadonlySet<string>> {
  const rows = await sql
    .selectFrom('publication.document')
    .select('live_key')
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('live_key', 'is not', null)
    .orderBy('live_key')
    .limit(maxLive)
    .execute();
  return new Set(rows.flatMap(({ live_key: key }) => key ?? []));
}
const maxLive = 10_000;

/** A document for a row that is shown already. Nothing where somebody else has just made it. */
export async function adoptLive(
  transaction: SqlTransaction,
  live: { readonly siteId: number; readonly kind: ContentKind; readonly key: string; readonly body: object },
  now: Date,
): Promise<void> {
  const document = await transaction
    .insertInto('publication.document')
    .values({
      site_id: live.siteId,
      kind: live.kind,
      live_key: live.key,
      published_version: 1,
      latest_version: 1,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('document_id')
    .executeTakeFirst();
  if (!document) return;
  await insertVersion(transaction, document.document_id, {
    version: 1,
    state: 'published',
    body: live.body,
    author: null,
    reason: '',
    writtenAt: now,
  });
}

export async function insertDocument(
  transaction: SqlTransaction,
  { siteId, kind, now }: { readonly siteId: number; readonly kind: ContentKind; readonly now: Date },
): Promise<Document> {
  const row = await transaction
    .insertInto('publication.document')
    .values({
      site_id: siteId,
      kind,
      live_key: null,
      published_version: null,
      latest_version: 1,
      changed_at: now,
    })
    .returning(documentColumns)
    .executeTakeFirstOrThrow();
  return readDocumentRow(row);
}

export async function findDocument(
  sql: SqlOrTransaction,
  { siteId, documentId }: { readonly siteId: number; readonly documentId: number },
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<Document | null> {
  const row = await sql
    .selectFrom('publication.document')
    .select(documentColumns)
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? readDocumentRow(row) : null;
}

export async function updateDocument(
  transaction: SqlTransaction,
  documentId: number,
  changes: {
    readonly live?: { readonly key: string; readonly version: number } | null;
    readonly latestVersion?: number;
  },
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('publication.document')
    .set({
      ...(changes.live !== undefined && {
        live_key: changes.live?.key ?? null,
        published_version: changes.live?.version ?? null,
      }),
      ...(changes.latestVersion !== undefined && { latest_version: changes.latestVersion }),
      changed_at: now,
    })
    .where('document_id', '=', documentId)
    .execute();
}

/** Where a page of documents has ended. */
export interface DocumentPlace {
  readonly changedAtMs: number;
  readonly documentId: number;
}

/** Documents of a site and kind with their latest version, the latest change first. */
export async function listDocuments(
  sql: SqlOrTransaction,
  asked: {
    readonly siteId: number;
    readonly kind: ContentKind;
    readonly state: VersionState | undefined;
    readonly after: DocumentPlace | null;
    readonly limit: number;
  },
): Promise<{ readonly document: Document; readonly latest: Version }[]> {
  const { after, state } = asked;
  const rows = await sql
    .selectFrom('publication.document as document')
    .innerJoin('publication.version as version', (join) =>
      join
        .onRef('version.document_id', '=', 'document.document_id')
        .onRef('version.version', '=', 'document.latest_version'),
    )
    .select(documentColumns.map((column) => `document.${column}` as const))
    .select(versionColumns.map((column) => `version.${column}` as const))
    .where('document.site_id', '=', asked.siteId)
    .where('document.kind', '=', asked.kind)
    .$if(state !== undefined, (query) => query.where('version.state', '=', state ?? 'draft'))
    .$if(after !== null, (query) =>
      query.where(
        raw<boolean>`(document.changed_at, document.document_id)
          < (${new Date(after?.changedAtMs ?? 0)}::timestamptz, ${after?.documentId ?? 0}::bigint)`,
      ),
    )
    .orderBy('document.changed_at', 'desc')
    .orderBy('document.document_id', 'desc')
    .limit(asked.limit)
    .execute();
  return rows.map((row) => ({ document: readDocumentRow(row), latest: readVersionRow(row) }));
}

function readDocumentRow(row: {
  document_id: number;
  site_id: number;
  kind: ContentKind;
  live_key: string | null;
  published_version: number | null;
  latest_version: number;
  changed_at: Date;
}): Document {
  return {
    documentId: row.document_id,
    siteId: row.site_id,
    kind: row.kind,
    liveKey: row.live_key,
    publishedVersion: row.published_version,
    latestVersion: row.latest_version,
    changedAt: row.changed_at,
  };
}
