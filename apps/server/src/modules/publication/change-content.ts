import type { ContentKind } from '@halls/contract/publication';
import type { VersionState } from '@halls/contract/office';
import { audited, type AuditReceipt } from '#platform/audit/audited.ts';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import type { OfficeCall } from '#platform/office/office-call.ts';
import { fail, type Failure } from '#platform/result.ts';
import { hindranceOf, type AnyContentStore } from '#platform/content-store.ts';
import { findDocument, insertDocument, updateDocument, type Document } from './document.repo.ts';
import { findVersion, insertVersion, moveVersion, rewriteDraft, type Version } from './version.repo.ts';

export interface ChangeDeps {
  readonly sql: Sql;
  readonly storeOf: (kind: ContentKind) => AnyContentStore;
}

interface Standing {
  readonly document_id: number;
  readonly version: number;
  readonly state: VersionState;
}
type Changed<Action extends string, Code extends number, Data = Standing> =
  | { readonly ok: true; readonly data: Data; readonly receipt: AuditReceipt<Action> }
  | Failure<Code>;

type Decided = Changed<'content.decided', 101 | 102 | 103 | 104 | 105>;
type Archived = Changed<'content.archived', 102 | 104, null>;

interface OfVersion {
  readonly site_id: number;
  readonly document_id: number;
  readonly version: number;
  readonly reason: string;
}

/** Keeps a draft: one's own latest draft is written over, any other version gets a new one after it. */
export function saveDraft(
  { sql }: ChangeDeps,
  call: OfficeCall,
  input: {
    readonly site_id: number;
    readonly kind: ContentKind;
    readonly document_id?: number | undefined;
    readonly base_version: number;
    readonly body: object;
    readonly reason: string;
  },
): Promise<Changed<'content.saved', 101>> {
  const { site_id: siteId, kind, document_id: documentId, body, reason } = input;
  return sql.transaction().execute(async (transaction) => {
    const found = documentId ? await findDocument(transaction, { siteId, documentId }, { lock: true }) : null;
    if (documentId && (!found || found.kind !== kind)) return fail(404);
    if ((found?.latestVersion ?? 0) !== input.base_version) return fail(101);
    const document = found ?? (await insertDocument(transaction, { siteId, kind, now: call.now }));
    const before = found && (await findVersion(transaction, found.documentId, found.latestVersion));
    const isOwnDraft = before?.state === 'draft' && before.author?.operatorId === call.actor.operatorId;
    const version = isOwnDraft || !found ? document.latestVersion : document.latestVersion + 1;
    const kept = { version, body, reason, writtenAt: call.now };
    if (isOwnDraft) await rewriteDraft(transaction, document.documentId, kept);
    else
      await insertVersion(transaction, document.documentId, { ...kept, state: 'draft', author: call.actor });
    await updateDocument(transaction, document.documentId, { latestVersion: version }, call.now);
    const receipt = await audited(transaction, call.actor, 'content.saved', {
      ...targetOf(document),
      before: isOwnDraft ? before.body : null,
      after: body,
      reason,
    });
    return { ok: true, data: standingOf(document, version, 'draft'), receipt };
  });
}

/** Whoever may write may hand in a draft, somebody else's too. */
export function submitVersion(
  { sql }: ChangeDeps,
  call: OfficeCall,
  input: OfVersion,
): Promise<Changed<'content.submitted', 101 | 102>> {
  return withVersion(sql, input, async (transaction, document, { version, state }) => {
    if (state !== 'draft') return fail(102);
    await moveVersion(transaction, document.documentId, version, { state: 'review' });
    await updateDocument(transaction, document.documentId, {}, call.now);
    const receipt = await audited(transaction, call.actor, 'content.submitted', {
      ...targetOf(document),
      before: { version, state },
      after: { version, state: 'review' },
      reason: input.reason,
    });
    return { ok: true, data: standingOf(document, version, 'review'), receipt };
  });
}

/** Publishes a version that somebody else has written, or gives it back. It is shown when the transaction commits. */
export function decideVersion(
  { sql, storeOf }: ChangeDeps,
  call: OfficeCall,
  input: OfVersion & { readonly verdict: 'publish' | 'return' },
): Promise<Decided> {
  const decided: Promise<Decided> = withVersion(sql, input, async (transaction, document, latest) => {
    const { version } = latest;
    if (latest.state !== 'review') return fail(102);
    if (latest.author?.operatorId === call.actor.operatorId) return fail(103);
    const state = input.verdict === 'publish' ? 'published' : 'returned';
    const decision = { by: call.actor, at: call.now, reason: input.reason };
    const { publishedVersion, documentId, siteId } = document;
    const shownBefore = publishedVersion && (await findVersion(transaction, documentId, publishedVersion));
    if (state === 'published') {
      if (publishedVersion)
        await moveVersion(transaction, documentId, publishedVersion, { state: 'replaced' });
      const store = storeOf(document.kind);
      // the body was parsed by its kind's schema when it was saved
      const key = await store.put(transaction, siteId, document.liveKey, latest.body as never, call.now);
      await updateDocument(transaction, documentId, { live: { key, version } }, call.now);
    } else await updateDocument(transaction, documentId, {}, call.now);
    await moveVersion(transaction, documentId, version, { state, decision });
    const receipt = await audited(transaction, call.actor, 'content.decided', {
      ...targetOf(document),
      before: state === 'published' ? (shownBefore ? shownBefore.body : null) : { version, state: 'review' },
      after: state === 'published' ? latest.body : { version, state },
      reason: input.reason,
    });
    return { ok: true, data: standingOf(document, version, state), receipt };
  });
  return decided.catch((error: unknown) => {
    const hindrance = hindranceOf(error);
    if (!hindrance) throw error;
    return fail(hindrance === 'taken' ? 104 : 105);
  });
}

/** Takes off the site what is shown; its versions stay. */
export function archiveDocument(
  { sql, storeOf }: ChangeDeps,
  call: OfficeCall,
  input: { readonly site_id: number; readonly document_id: number; readonly reason: string },
): Promise<Archived> {
  const { site_id: siteId, document_id: documentId, reason } = input;
  const archived: Promise<Archived> = sql.transaction().execute(async (transaction) => {
    const document = await findDocument(transaction, { siteId, documentId }, { lock: true });
    if (!document) return fail(404);
    if (document.liveKey === null || document.publishedVersion === null) return fail(102);
    const shown = await findVersion(transaction, documentId, document.publishedVersion);
    await storeOf(document.kind).remove(transaction, siteId, document.liveKey);
    await moveVersion(transaction, documentId, document.publishedVersion, { state: 'replaced' });
    await updateDocument(transaction, documentId, { live: null }, call.now);
    const receipt = await audited(transaction, call.actor, 'content.archived', {
      ...targetOf(document),
      before: shown?.body ?? null,
      after: null,
      reason,
    });
    return { ok: true, data: null, receipt };
  });
  return archived.catch((error: unknown) => {
    // what is taken off lacks nothing: others name it
    if (hindranceOf(error) === 'lacks') return fail(104);
    throw error;
  });
}

/** The latest version of a document, whose row is held: 101 where there is a later one than was meant. */
function withVersion<Answer>(
  sql: Sql,
  { site_id: siteId, document_id: documentId, version }: OfVersion,
  change: (transaction: SqlTransaction, document: Document, latest: Version) => Promise<Answer>,
): Promise<Answer | Failure<101>> {
  return sql.transaction().execute(async (transaction) => {
    const document = await findDocument(transaction, { siteId, documentId }, { lock: true });
    const latest = document && (await findVersion(transaction, documentId, document.latestVersion));
    if (!document || !latest) return fail(404);
    return latest.version === version ? change(transaction, document, latest) : fail(101);
  });
}

function targetOf({ kind, documentId, siteId }: Document) {
  return { target: `content/${kind}/${documentId}`, siteId };
}

function standingOf({ documentId }: Document, version: number, state: VersionState): Standing {
  return { document_id: documentId, version, state };
}
