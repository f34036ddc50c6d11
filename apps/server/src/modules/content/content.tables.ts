import type { ColumnType, Generated } from 'kysely';
import type { Currency, PerLanguage } from '@halls/contract';

declare module '#platform/database.ts' {
  interface Tables {
    'app.banner': BannerTable;
    'app.announcement': AnnouncementTable;
    'app.bulletin': BulletinTable;
    'app.bulletin_hidden': BulletinHiddenTable;
  }
}

/** jsonb by language: written as JSON text, read as an object. */
type TextColumn = ColumnType<PerLanguage, string, string>;

interface Period {
  is_active: Generated<boolean>;
  start_at: ColumnType<Date | null, Date | null | undefined>;
  end_at: ColumnType<Date | null, Date | null | undefined>;
}

export interface BannerTable extends Period {
  banner_id: Generated<number>;
  site_id: number;
  use_type: 0 | 1 | 2;
  link_type: 0 | 1 | 2;
  link_method: 0 | 1;
  url: string;
  gt_id: number | null;
  gp_id: string | null;
  game_code: string | null;
  game_currency: Currency | null;
  gp_gt_name: Generated<string>;
  customized: Generated<boolean>;
  scene: string;
  title: TextColumn;
  subtitle: TextColumn;
  button: TextColumn;
  sort: number;
}

export interface AnnouncementTable extends Period {
  announcement_id: Generated<number>;
  site_id: number;
  content: TextColumn;
  display_before_login: boolean;
  display_after_login: boolean;
  sort: number;
  updated_at: Generated<Date>;
}

export interface BulletinTable extends Period {
  bulletin_id: Generated<number>;
  site_id: number;
  title: TextColumn;
  display_content: TextColumn;
  content: TextColumn;
  for_guests: boolean;
  for_members: boolean;
  display_device: 0 | 1 | 2;
  display_location: 2 | 3;
  display_frequency: number;
  updated_at: Generated<Date>;
}

export interface BulletinHiddenTable {
  member_id: number;
  bulletin_id: number;
  hidden_at: Date;
}
