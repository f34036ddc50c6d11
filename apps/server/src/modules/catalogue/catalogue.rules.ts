import { hallGameCode, toBit, type Language, type PerLanguage } from '@halls/contract';
import type { Game, GameProvider } from '@halls/contract/catalogue';
import type { GameRow, ProviderRow } from './catalogue.repo.ts';

/** At most this many games stand on one shelf of the home page. */
export const shelfLength = 24;
/** How many of the games played last are answered. */
export const lastPlayedLength = 20;

/** The support device (0 desktop, 1 mobile, 2 app) of a device code or name; phones of every kind are mobile. */
export function supportDeviceOf(device: number | string | undefined): 0 | 1 | 2 | undefined {
  if (device === undefined) return undefined;
  if (device === 0 || device === 1 || device === 'desktop') return 0;
  return device === 3 || device === 'app' ? 2 : 1;
}

/** The asked language and en_US: what a reader needs, and not eleven names for each tile. */
export function narrowName(name: PerLanguage, language: Language): PerLanguage {
  const narrowed: PerLanguage = {};
  if (name[language] !== undefined) narrowed[language] = name[language];
  if (name.en_US !== undefined) narrowed.en_US = name.en_US;
  return Object.keys(narrowed).length > 0 ? narrowed : name;
}

export function presentGame(row: GameRow, language: Language, inMaintenance: ReadonlySet<string>): Game {
  return {
    id: row.game_id,
    gt_id: row.gt_id,
    game_type: row.gt_id,
    gp_id: row.gp_id,
    gp_name: row.gp_name,
    game_code: row.game_code,
    game_name: narrowName(row.name, language),
    house: row.house,
    picture: `/pictures/games/${row.gp_id}-${row.game_code}.webp`,
    has_demo: toBit(row.has_demo && row.provider_has_demo),
    rtp: row.rtp,
    is_new: toBit(row.is_new),
    is_hot: toBit(row.is_hot),
    member_favorite: toBit(Boolean(row.is_favorite)),
    is_maintenance: toBit(inMaintenance.has(row.gp_id)),
  };
}

/** A provider with one game opens it; one with more opens its list. */
export function presentProvider(
  row: ProviderRow,
  hallName: string,
  language: Language,
  inMaintenance: ReadonlySet<string>,
): GameProvider {
  const isHall = row.game_count > 1;
  return {
    gp_id: row.gp_id,
    gp_name: row.name,
    gp_gt_name: `${row.name} ${hallName}`,
    gt_id: row.gt_id,
    game_type: row.gt_id,
    game_code: isHall ? hallGameCode : row.first_game_code,
    game_name: isHall ? row.name : narrowName(row.first_game_name, language),
    house: row.house,
    customized: toBit(row.customized),
    icon_light: `/pictures/providers/${row.gp_id}.svg`,
    has_demo: toBit(row.has_demo),
    is_maintenance: toBit(inMaintenance.has(row.gp_id)),
    game_count: row.game_count,
  };
}
