import { textIn, type Currency, type Language } from '@halls/contract';
import type { GameRow } from './catalogue.repo.ts';
import { providerName } from './catalogue.rules.ts';
import type { SiteCatalogue } from './kept-catalogues.ts';

/** The games of a provider in one hall of a site. */
export interface HallOfProvider {
  readonly siteId: number;
  readonly gpId: string;
  readonly gtId: number;
}

/** A game as a launch needs it. */
export interface ListedGame {
  readonly gameId: number;
  readonly gameCode: string;
  readonly hasDemo: boolean;
  /** Null: every currency. */
  readonly currencies: readonly Currency[] | null;
}

export function findGame(
  { games }: Pick<SiteCatalogue, 'games'>,
  { gpId, gtId, gameCode }: Omit<HallOfProvider, 'siteId'> & { readonly gameCode: string },
): ListedGame | null {
  const row = games.find((game) => game.game_code === gameCode && game.gp_id === gpId && game.gt_id === gtId);
  return row ? listedGame(row) : null;
}

export function findFirstDemo(
  { games }: SiteCatalogue,
  { gpId, gtId }: Omit<HallOfProvider, 'siteId'>,
): ListedGame | null {
  const row = games.find(
    (game) => game.gp_id === gpId && game.gt_id === gtId && game.has_demo && game.provider_has_demo,
  );
  return row ? listedGame(row) : null;
}

/** The game that a site shows among those of a hall; null when it shows none in this currency. */
export function findQuickbet(
  { providers, games }: SiteCatalogue,
  { gtId, currency }: { readonly gtId: number; readonly currency: Currency },
): { readonly gpId: string; readonly gameCode: string } | null {
  for (const { gp_id: gpId, gt_id, quickbet_game: gameCode } of providers) {
    if (gt_id !== gtId || gameCode === null) continue;
    const game = findGame({ games }, { gpId, gtId, gameCode });
    if (game && (game.currencies === null || game.currencies.includes(currency))) return { gpId, gameCode };
  }
  return null;
}

export function isProviderListed(
  { providers }: SiteCatalogue,
  { gpId, gtId }: Omit<HallOfProvider, 'siteId'>,
): boolean {
  return providers.some((provider) => provider.gp_id === gpId && provider.gt_id === gtId);
}

/** What a site calls its games; null for one that it does not list. */
export function namesOf(
  { games }: Pick<SiteCatalogue, 'games'>,
  language: Language,
): (gpId: string, gameCode: string) => string | null {
  return (gpId, gameCode) => {
    const game = games.find((one) => one.gp_id === gpId && one.game_code === gameCode);
    return game ? textIn(game.name, language) : null;
  };
}

/** What a site calls a hall and the providers in it; null for one that it does not list. */
export function hallNamesOf({ halls, providers }: SiteCatalogue, gtId: number, language: Language) {
  const hall = halls.find((one) => one.gt_id === gtId);
  if (!hall) return null;
  return {
    name: textIn(hall.name, language),
    providers: providers
      .filter((one) => one.gt_id === gtId)
      .map((one) => ({ gpId: one.gp_id, name: providerName(one.name, one.local_names, language) })),
  };
}

/** What a site's games promise to return; null for one that promises nothing or is not listed. */
export function returnsOf({
  games,
}: Pick<SiteCatalogue, 'games'>): (
  gpId: string,
  gameCode: string,
) => { readonly from: string; readonly to: string } | null {
  return (gpId, gameCode) => {
    const game = games.find((one) => one.gp_id === gpId && one.game_code === gameCode);
    const from = game?.rtp ?? null;
    return from === null ? null : { from, to: game?.rtp_max ?? from };
  };
}

function listedGame(row: GameRow): ListedGame {
  return {
    gameId: row.game_id,
    gameCode: row.game_code,
    hasDemo: row.has_demo && row.provider_has_demo,
    currencies: row.currencies,
  };
}
