import { textIn, type Language } from '@halls/contract';
import { officeEndpoints, type ListedLine } from '@halls/contract/office';
import type { Sql } from '#platform/database.ts';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { succeed } from '#platform/result.ts';
import { providerName } from './catalogue.rules.ts';
import { findNamed } from './game-words.ts';
import type { KeptCatalogues } from './kept-catalogues.ts';
import {
  findGamesById,
  findListedGames,
  findListedHalls,
  findListedProviders,
  type ListedThing,
} from './listed-things.repo.ts';

interface Deps {
  readonly sql: Sql;
  readonly catalogues: Pick<KeptCatalogues, 'of'>;
}

interface Asked {
  readonly site_id: number;
  readonly of: 'hall' | 'provider' | 'game' | 'site-game' | 'provider-hall';
  readonly within?: string | undefined;
  readonly text?: string | undefined;
  readonly ids?: readonly string[] | undefined;
}

/** Who looks for more says more words. */
const foundAtMost = 20;

/** What editors of a site's lobby choose from, by the names that it goes by there. */
export function catalogueOfficeRoutes(deps: Deps): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.listedInLobby, async (asked, { language }) => {
      const { sql } = deps;
      const [halls, providers, things] = await Promise.all([
        findListedHalls(sql, asked.site_id),
        findListedProviders(sql, asked.site_id, null),
        findThings(deps, asked),
      ]);
      const noteOf = (thing: ListedThing): string => {
        if (asked.of === 'provider-hall') return nameIn(halls.find(isOf(thing)), language);
        if (asked.of !== 'site-game') return '';
        return nameIn(
          providers.find(({ gpId, gtId }) => gpId === thing.gpId && gtId === thing.gtId),
          language,
        );
      };
      const list: ListedLine[] = things.map((thing) => ({
        id: thing.id,
        name: nameIn(thing, language),
        note: noteOf(thing),
        is_shown: thing.isShown,
      }));
      return succeed({ list });
    }),
  ];
}

async function findThings({ sql, catalogues }: Deps, asked: Asked): Promise<readonly ListedThing[]> {
  const { site_id: siteId, within = '' } = asked;
  switch (asked.of) {
    case 'hall':
      // one that is not on the site has no place there
      return (await findListedHalls(sql, siteId)).filter(({ isShown }) => isShown);
    case 'provider':
      return /^\d$/.test(within) ? findListedProviders(sql, siteId, Number(within)) : [];
    case 'provider-hall':
      return findListedProviders(sql, siteId, null);
    case 'game': {
      const [, gpId, gtId] = /^(GP[A-Z0-9]{2,3}) (\d)$/.exec(within) ?? [];
      return gpId ? findListedGames(sql, siteId, { gpId, gtId: Number(gtId) }) : [];
    }
    case 'site-game': {
      if (asked.ids) return findGamesById(sql, siteId, asked.ids);
      if (!asked.text) return [];
      const catalogue = await catalogues.of(siteId);
      const found = await findNamed(catalogue, asked.text);
      const games = catalogue.games.filter(
        (game) => found.has(game.game_id) && (within === '' || String(game.gt_id) === within),
      );
      return findGamesById(
        sql,
        siteId,
        games.slice(0, foundAtMost).map((game) => `${game.gp_id} ${game.game_code}`),
      );
    }
  }
}

function isOf({ gtId }: ListedThing) {
  return (hall: ListedThing) => hall.gtId === gtId;
}

function nameIn(thing: ListedThing | undefined, language: Language): string {
  if (!thing) return '';
  return thing.name ? providerName(thing.name, thing.names, language) : textIn(thing.names, language);
}
