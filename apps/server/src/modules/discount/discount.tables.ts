import type { ColumnType, Generated } from 'kysely';
import type { PerLanguage } from '@halls/contract';

declare module '#platform/database.ts' {
  interface Tables {
    'app.discount_category': DiscountCategoryTable;
    'app.discount': DiscountTable;
  }
}

/** jsonb by language: written as JSON text, read as an object. */
type TextColumn = ColumnType<PerLanguage, string, string>;

export interface DiscountCategoryTable {
  discount_category_id: Generated<number>;
  site_id: number;
  name: TextColumn;
  sort: number;
}

export interface DiscountTable {
  discount_id: Generated<number>;
  site_id: number;
  discount_category_id: number;
  scene: string;
  title: TextColumn;
  summary: TextColumn;
  steps: TextColumn;
  terms: TextColumn;
  link_url: string;
  link_text: TextColumn;
  /** Whom it pops up for: 0 nobody, 1 guests, 2 members, 3 both. */
  pop_up: Generated<0 | 1 | 2 | 3>;
  display_device: Generated<0 | 1 | 2>;
  sort: number;
  is_active: Generated<boolean>;
  start_at: ColumnType<Date | null, Date | null | undefined>;
  end_at: ColumnType<Date | null, Date | null | undefined>;
  updated_at: Generated<Date>;
}
