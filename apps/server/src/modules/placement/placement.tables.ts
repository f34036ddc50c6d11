import type { ColumnType, Generated } from 'kysely';
import type { PerLanguage } from '@halls/contract';
import type { HomeBlock } from '@halls/contract/site';

declare module '#platform/database.ts' {
  interface Tables {
    'app.page_block': PageBlockTable;
    'app.page_float': PageFloatTable;
    'app.register_background': RegisterBackgroundTable;
    'app.mobile_home': MobileHomeTable;
  }
}

/** jsonb by language: written as JSON text, read as an object. */
type TextColumn = ColumnType<PerLanguage, string, string>;

interface Period {
  is_active: Generated<boolean>;
  start_at: ColumnType<Date | null, Date | null | undefined>;
  end_at: ColumnType<Date | null, Date | null | undefined>;
}

/** Adverts of the template, sponsors, what stands beside the login. */
export type Place = 'setting' | 'sponsor' | 'login';

export interface PageBlockTable extends Period {
  page_block_id: Generated<number>;
  site_id: number;
  place: Place;
  /** Null: for clients of every version. */
  model_version: ColumnType<string | null, string | null | undefined>;
  photo_path: Generated<string>;
  title: TextColumn;
  content: TextColumn;
  sort: Generated<number>;
}

export interface PageFloatTable extends Period {
  page_float_id: Generated<number>;
  site_id: number;
  title: TextColumn;
  url: string;
  photo_path: string;
  position: Generated<'left' | 'right'>;
  sort: Generated<number>;
}

/** Of all sites: `H5_1` to `H5_8`. */
export interface MobileHomeTable {
  name: string;
  blocks: ColumnType<HomeBlock[], string, string>;
}

export interface RegisterBackgroundTable {
  site_id: number;
  /** Empty: of all templates that have none of their own. */
  template: string;
  photo_path: string;
}
