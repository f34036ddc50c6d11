import type { Language } from '@halls/contract';
import type { DocumentLine, DocumentVersion } from '@halls/contract/office';
import type { AnyContentStore } from '#platform/content-store.ts';
import type { Document } from './document.repo.ts';
import { missingLanguages, wordsIn } from './publication.rules.ts';
import type { Person, Version } from './version.repo.ts';

export interface Reader {
  readonly language: Language;
  /** Those that the site speaks. */
  readonly languages: readonly Language[];
}

export function presentLine(
  store: AnyContentStore,
  { document, latest }: { readonly document: Document; readonly latest: Version },
  { language, languages }: Reader,
): DocumentLine {
  return {
    document_id: document.documentId,
    kind: document.kind,
    title: wordsIn(store.titleOf(latest.body as never), language),
    is_live: document.liveKey !== null,
    live_key: document.liveKey,
    version: latest.version,
    state: latest.state,
    author: presentPerson(latest.author),
    changed_at: document.changedAt.toISOString(),
    missing_languages: missingLanguages(latest.body, languages),
  };
}

export function presentVersion(version: Version, languages: readonly Language[]): DocumentVersion {
  return {
    version: version.version,
    state: version.state,
    body: version.body,
    author: presentPerson(version.author),
    reason: version.reason,
    written_at: version.writtenAt.toISOString(),
    decided_by: presentPerson(version.decidedBy),
    decided_at: version.decidedAt?.toISOString() ?? null,
    decision_reason: version.decisionReason,
    missing_languages: missingLanguages(version.body, languages),
  };
}

function presentPerson(person: Person | null) {
  return person && { operator_id: person.operatorId, account: person.account };
}
