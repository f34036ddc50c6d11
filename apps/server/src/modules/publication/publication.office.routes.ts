import type { Language } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import { contentBodies } from '@halls/contract/publication';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { readInput } from '#platform/http/read-input.ts';
import { fail, failFields, succeed } from '#platform/result.ts';
import { adoptLiveContent } from './adopt-live-content.ts';
import {
  archiveDocument,
  decideVersion,
  saveDraft,
  submitVersion,
  type ChangeDeps,
} from './change-content.ts';
import { findDocument, listDocuments, type DocumentPlace } from './document.repo.ts';
import { presentLine, presentVersion } from './publication.present.ts';
import { listVersions } from './version.repo.ts';

export interface PublicationDeps extends ChangeDeps {
  readonly languagesOf: (siteId: number) => readonly Language[];
}

const pageSize = 50;
const versionsShown = 30;

export function publicationOfficeRoutes(deps: PublicationDeps): OfficeImplementation[] {
  const { sql, storeOf, languagesOf } = deps;
  return [
    implementQuery(officeEndpoints.contentList, async (input, { language, now }) => {
      const { site_id: siteId, kind, state } = input;
      const store = storeOf(kind);
      await adoptLiveContent(sql, store, { siteId, now });
      const limit = input.limit ?? pageSize;
      const after = readPlace(input.cursor);
      const found = await listDocuments(sql, { siteId, kind, state, after, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const last = shown.at(-1)?.document;
      return succeed({
        list: shown.map((one) => presentLine(store, one, { language, languages: languagesOf(siteId) })),
        next_cursor: found.length > limit && last ? `${last.changedAt.getTime()} ${last.documentId}` : null,
      });
    }),

    implementQuery(officeEndpoints.contentOne, async (input) => {
      const { site_id: siteId, document_id: documentId } = input;
      const document = await findDocument(sql, { siteId, documentId });
      if (!document) return fail(404);
      const languages = languagesOf(siteId);
      const versions = await listVersions(sql, documentId, versionsShown);
      return succeed({
        document_id: documentId,
        kind: document.kind,
        is_live: document.liveKey !== null,
        published_version: document.publishedVersion,
        versions: versions.map((version) => presentVersion(version, languages)),
        languages: [...languages],
      });
    }),

    implementChange(officeEndpoints.contentSave, (input, call) => {
      const read = readInput(contentBodies[input.kind], input.body);
      if (!read.ok)
        return Promise.resolve(
          failFields(
            Object.fromEntries(Object.entries(read.fields).map(([name, key]) => [`body.${name}`, key])),
          ),
        );
      // every kind's body is an object
      return saveDraft(deps, call, { ...input, body: read.input as object });
    }),
    implementChange(officeEndpoints.contentSubmit, (input, call) => submitVersion(deps, call, input)),
    implementChange(officeEndpoints.contentDecide, (input, call) => decideVersion(deps, call, input)),
    implementChange(officeEndpoints.contentArchive, (input, call) => archiveDocument(deps, call, input)),
  ];
}

/** Null at the beginning, and for what was never a cursor. */
function readPlace(cursor: string | undefined): DocumentPlace | null {
  const [, changedAtMs, documentId] = /^(\d{1,15}) (\d{1,15})$/.exec(cursor ?? '') ?? [];
  return changedAtMs && documentId
    ? { changedAtMs: Number(changedAtMs), documentId: Number(documentId) }
    : null;
}
