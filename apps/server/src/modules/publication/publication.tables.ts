import type { ColumnType, GeneratedAlways } from 'kysely';
import type { ContentKind } from '@halls/contract/publication';
import type { VersionState } from '@halls/contract/office';

declare module '#platform/database.ts' {
  interface Tables {
    'publication.document': DocumentTable;
    'publication.version': VersionTable;
  }
}

interface DocumentTable {
  document_id: GeneratedAlways<number>;
  site_id: ColumnType<number, number, never>;
  kind: ColumnType<ContentKind, ContentKind, never>;
  live_key: string | null;
  published_version: number | null;
  latest_version: number;
  changed_at: Date;
}

interface VersionTable {
  document_id: ColumnType<number, number, never>;
  version: ColumnType<number, number, never>;
  state: VersionState;
  /** jsonb: written as JSON text, read as an object. */
  body: ColumnType<Record<string, unknown>, string, string>;
  author_id: number | null;
  author_account: string | null;
  reason: string;
  written_at: Date;
  decided_by_id: number | null;
  decided_by_account: string | null;
  decided_at: Date | null;
  decision_reason: ColumnType<string, string | undefined, string>;
}
