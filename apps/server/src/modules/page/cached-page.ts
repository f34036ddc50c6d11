import type { PageResult } from '@halls/contract/page';
import type { SplicedDocument } from './spliced-document.ts';

type DocumentResult = Extract<PageResult, { kind: 'document' }>;

/** A rendered page, ready to be sent to any number of visitors. */
export type CachedPage =
  | Exclude<PageResult, DocumentResult>
  | (Omit<DocumentResult, 'html'> & { document: SplicedDocument });
