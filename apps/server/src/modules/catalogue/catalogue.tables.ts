import type { ColumnType, Generated } from 'kysely';
import type { Currency, PerLanguage } from '@halls/contract';
import type { GameTag, OpeningMode, Volatility } from '@halls/contract/catalogue';

declare module '#platform/database.ts' {
  interface Tables {
    'app.hall': HallTable;
    'app.provider': ProviderTable;
    'app.game': GameTable;
    'app.game_label': GameLabelTable;
    'app.game_label_game': GameLabelGameTable;
    'app.favorite': FavoriteTable;
    'app.last_played': LastPlayedTable;
  }
}

/** jsonb by language: written as JSON text, read as an object. */
type TextColumn = ColumnType<PerLanguage, string, string>;

export interface HallTable {
  site_id: number;
  gt_id: number;
  name: TextColumn;
  sort: Generated<number>;
  is_active: Generated<boolean>;
}

export interface ProviderTable {
  site_id: number;
  gp_id: string;
  gt_id: number;
  /** In Latin letters; what `local_names` has no language for. */
  name: string;
  local_names: ColumnType<PerLanguage, string | undefined, string>;
  house: Generated<string>;
  customized: Generated<boolean>;
  has_demo: boolean;
  currencies: ColumnType<Currency[] | null, Currency[] | null | undefined>;
  /** On a desktop; null: as the device and the hall have it. */
  opens_in: ColumnType<OpeningMode | null, OpeningMode | null | undefined>;
  /** The code of the game that the site shows among its sports; null: none. */
  quickbet_game: ColumnType<string | null, string | null | undefined>;
  sort: Generated<number>;
  is_active: Generated<boolean>;
}

export interface GameTable {
  game_id: Generated<number>;
  site_id: number;
  gp_id: string;
  gt_id: number;
  game_code: string;
  name: TextColumn;
  has_demo: boolean;
  /** Per cent with two decimals, as text. */
  rtp: string | null;
  /** Where bets of the game differ: of the best one; `rtp` is then of the worst. */
  rtp_max: string | null;
  volatility: ColumnType<Volatility | null, Volatility | null | undefined>;
  /** Feeds the site's jackpot. */
  has_jackpot: Generated<boolean>;
  support_devices: Generated<number[]>;
  sort: Generated<number>;
  shelf_sort: number | null;
  is_active: Generated<boolean>;
}

export interface GameLabelTable {
  game_label_id: Generated<number>;
  site_id: number;
  tag: GameTag;
}

export interface GameLabelGameTable {
  game_label_id: number;
  game_id: number;
  sort: Generated<number>;
}

export interface FavoriteTable {
  member_id: number;
  game_id: number;
  created_at: Date;
}

export interface LastPlayedTable {
  member_id: number;
  game_id: number;
  played_at: Date;
}
