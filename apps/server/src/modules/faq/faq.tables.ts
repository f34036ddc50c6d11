import type { ColumnType, Generated } from 'kysely';
import type { PerLanguage } from '@halls/contract';

declare module '#platform/database.ts' {
  interface Tables {
    'app.faq_group': FaqGroupTable;
    'app.faq': FaqTable;
  }
}

/** jsonb by language: written as JSON text, read as an object. */
type TextColumn = ColumnType<PerLanguage, string, string>;

export interface FaqGroupTable {
  faq_group_id: Generated<number>;
  site_id: number;
  name: TextColumn;
  sort: number;
}

export interface FaqTable {
  faq_id: Generated<number>;
  site_id: number;
  faq_group_id: number;
  question: TextColumn;
  answer: TextColumn;
  sort: number;
  is_active: Generated<boolean>;
}
