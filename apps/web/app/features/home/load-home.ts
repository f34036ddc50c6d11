import type { Banner } from '@halls/contract/content';
import type { DataOf } from '@halls/contract';
import type { HomeBlock, modelSetting } from '@halls/contract/site';
import type { LoaderApi } from '#app/page/loader-api.ts';
import { isOpen, readJackpot, type JackpotData } from './jackpot-data.ts';
import { readGame, type Game } from '#app/catalogue/game.ts';

export interface GameShelf {
  hallId: number;
  hallName: string;
  games: Game[];
}

export interface HomeData {
  /** How a phone's home is put together; null: as the template has it. */
  blocks: HomeBlock[] | null;
  banners: Banner[];
  announcements: { id: number; content: string }[];
  /** Null when there is none in the currency. */
  jackpot: JackpotData | null;
  adverts: DataOf<typeof modelSetting>['model_setting'];
  /** Games of all halls that many play. */
  hotGames: Game[];
  shelves: GameShelf[];
  /** The member's own; empty for a guest. */
  playedGames: Game[];
  favoriteGames: Game[];
}

const bannersAtMost = 5;
const advertsAtMost = 6;
/** A shelf is a taste of its hall; the hall's page has the rest. */
const gamesPerShelf = 12;

export async function loadHome(api: LoaderApi): Promise<HomeData> {
  const { info, read, readOptional, isMember } = api;
  const isMobile = info.device !== 'desktop';
  const view = { currency: info.currency, support_device: isMobile ? 1 : 0 } as const;
  const tagged = async (tag: string) => {
    const answer = await readOptional('/v2/get_tag_game_list', { ...view, tag });
    return (answer?.info ?? []).slice(0, gamesPerShelf).map((game) => readGame(game, info.language));
  };
  const [config, banners, announcements, adverts, pot, hotGames, playedGames, favoriteGames, shelves] =
    await Promise.all([
      isMobile ? readOptional('/template_config', { mobileTemplateName: info.mobileTemplate }) : null,
      readOptional('/arks/web/carousel_picture', { use_type: isMobile ? 2 : 0 }),
      readOptional('/arks/web/announcement/marquee', { sort_field: 'sort', sort_order: 'desc' }),
      readOptional('/web/model_setting', { language: info.language }),
      readOptional('/v2/get_jackpot', { currency: info.currency }),
      tagged('hot'),
      isMember ? tagged('played') : [],
      isMember ? tagged('favorite') : [],
      read('/v2/get_template_game_list', { ...view, template: info.template }),
    ]);
  const jackpot = pot && readJackpot(pot);
  return {
    blocks: config?.blocks.length ? config.blocks : null,
    banners: (banners?.web_carousel_picture_list ?? []).slice(0, bannersAtMost),
    announcements: (announcements?.web_announcement_list ?? []).map(({ id, content }) => ({ id, content })),
    adverts: (adverts?.model_setting ?? []).slice(0, advertsAtMost),
    jackpot: jackpot && isOpen(jackpot) ? jackpot : null,
    hotGames,
    playedGames,
    favoriteGames,
    shelves: shelves.info
      .filter((shelf) => shelf.game_list.length > 0)
      .map((shelf) => ({
        hallId: shelf.gt_id,
        hallName: shelf.gt_name,
        games: withoutRepeats(shelf.game_list, hotGames)
          .slice(0, gamesPerShelf)
          .map((game) => readGame(game, info.language)),
      })),
  };
}

/** A long shelf leaves out what the shelf above it shows already; a short one shows all that it has. */
function withoutRepeats<Item extends { id: number }>(
  games: readonly Item[],
  shown: readonly Game[],
): readonly Item[] {
  const ids = new Set(shown.map((game) => game.id));
  const fresh = games.filter((game) => !ids.has(game.id));
  return fresh.length >= gamesPerShelf / 2 ? fresh : games;
}
