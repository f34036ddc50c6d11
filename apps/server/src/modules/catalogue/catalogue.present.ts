import { hallGameCode, textIn, toBit, type Language, type PerLanguage } from '@halls/contract';
import type { Game, GameProvider, GameType } from '@halls/contract/catalogue';
import { providerName } from './catalogue.rules.ts';
import type { GameRow, HallRow } from './catalogue.repo.ts';
import type { ListedProvider } from './choose-games.ts';
import { isStopped, type Unplayable } from './unplayable.ts';

export function presentGame(
  row: GameRow,
  language: Language,
  { favorites, unplayable }: { favorites: ReadonlySet<number>; unplayable: Unplayable },
): Game {
  return {
    id: row.game_id,
    gt_id: row.gt_id,
    game_type: row.gt_id,
    gp_id: row.gp_id,
    gp_name: providerName(row.gp_name, row.gp_local_names, language),
    game_code: row.game_code,
    game_name: narrowName(row.name, language),
    house: row.house,
    picture: `/pictures/games/${row.gp_id}-${row.game_code}.webp`,
    has_demo: toBit(row.has_demo && row.provider_has_demo),
    rtp: row.rtp,
    rtp_max: row.rtp_max,
    has_jackpot: toBit(row.has_jackpot),
    volatility: row.volatility,
    is_new: toBit(row.new_place !== null),
    is_hot: toBit(row.hot_place !== null),
    member_favorite: toBit(favorites.has(row.game_id)),
    is_maintenance: toBit(unplayable.inMaintenance.has(row.gp_id)),
    is_stopped: toBit(isStopped(unplayable, row.gp_id, row.game_code)),
  };
}

/** A provider with one game opens it; one with more opens its list. */
function presentProvider(
  { provider: row, games }: ListedProvider,
  hallName: string,
  language: Language,
  unplayable: Unplayable,
): GameProvider {
  const [first, ...others] = games;
  const isHall = others.length > 0;
  const name = providerName(row.name, row.local_names, language);
  return {
    gp_id: row.gp_id,
    gp_name: name,
    gp_gt_name: `${name} ${hallName}`,
    gt_id: row.gt_id,
    game_type: row.gt_id,
    game_code: isHall ? hallGameCode : first.game_code,
    game_name: isHall ? name : narrowName(first.name, language),
    house: row.house,
    customized: toBit(row.customized),
    icon_light: `/pictures/providers/${row.gp_id}.svg`,
    has_demo: toBit(row.has_demo),
    is_maintenance: toBit(unplayable.inMaintenance.has(row.gp_id)),
    is_stopped: toBit(isStopped(unplayable, row.gp_id, isHall ? null : first.game_code)),
    opens_in: row.opens_in,
    has_quickbet: toBit(row.quickbet_game !== null),
    game_count: games.length,
  };
}

/** A hall with those of `providers` that are in it. */
export function presentHall(
  hall: HallRow,
  providers: readonly ListedProvider[],
  language: Language,
  unplayable: Unplayable,
): GameType {
  const name = textIn(hall.name, language);
  return {
    gt_id: hall.gt_id,
    gt_icon: `/pictures/halls/${hall.gt_id}.svg`,
    gt_icon_active: `/pictures/halls/${hall.gt_id}.svg`,
    gt_name: name,
    en_name: textIn(hall.name, 'en_US'),
    gp_list: providers
      .filter(({ provider }) => provider.gt_id === hall.gt_id)
      .map((provider) => presentProvider(provider, name, language, unplayable)),
  };
}

/** The asked language and en_US: what a reader needs, and not eleven names for each tile. */
function narrowName(name: PerLanguage, language: Language): PerLanguage {
  const narrowed: PerLanguage = {};
  if (name[language] !== undefined) narrowed[language] = name[language];
  if (name.en_US !== undefined) narrowed.en_US = name.en_US;
  return Object.keys(narrowed).length > 0 ? narrowed : name;
}
