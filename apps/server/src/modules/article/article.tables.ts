import type { ColumnType, Generated } from 'kysely';
import type { PerLanguage } from '@halls/contract';

declare module '#platform/database.ts' {
  interface Tables {
    'app.article': ArticleTable;
  }
}

/** jsonb by language: written as JSON text, read as an object. */
type TextColumn = ColumnType<PerLanguage, string, string>;

export interface ArticleTable {
  site_id: number;
  /** Chosen by the site. */
  article_id: number;
  title: TextColumn;
  summary: TextColumn;
  content: TextColumn;
  sort: number;
  is_active: Generated<boolean>;
  updated_at: Generated<Date>;
}
