import type { Currency } from '@halls/contract';
import type { GameTag, Volatility } from '@halls/contract/catalogue';
import type { GameRow, ProviderRow } from './catalogue.repo.ts';

/** Which games of a site are asked for. What is left out does not narrow. */
export interface GameChoice {
  readonly gtId?: number | undefined;
  readonly gpId?: string | undefined;
  readonly house?: string | undefined;
  readonly tag?: GameTag | undefined;
  readonly volatility?: Volatility | undefined;
  readonly gameIds?: ReadonlySet<number>;
  readonly currency?: Currency | undefined;
  /** 0 desktop, 1 mobile, 2 app. */
  readonly supportDevice?: number | undefined;
  /** In the shelf's own order. */
  readonly onShelf?: boolean;
  readonly withDemo?: boolean;
}

/** A provider in a hall with those of its games that were asked for, of which there is one at least. */
export interface ListedProvider {
  readonly provider: ProviderRow;
  readonly games: readonly [GameRow, ...GameRow[]];
}

/** No list on a page is longer; a catalogue that grows beyond it needs pages. */
const maxListed = 10_000;

/** In the order in which they are given, which is the site's; those of a shelf or of a label in its own. */
export function chooseGames(games: readonly GameRow[], choice: GameChoice): readonly GameRow[] {
  const chosen = games.filter((game) => isChosen(game, choice));
  const placeOf = choice.onShelf ? placeOnShelf : choice.tag && placeIn[choice.tag];
  const ordered = placeOf ? chosen.toSorted((one, other) => placeOf(one) - placeOf(other)) : chosen;
  return ordered.slice(0, maxListed);
}

const placeOnShelf = (game: GameRow) => game.shelf_sort ?? 0;
const placeIn: Readonly<Record<GameTag, (game: GameRow) => number>> = {
  hot: (game) => game.hot_place ?? 0,
  new: (game) => game.new_place ?? 0,
};

/** Providers without such a game are left out. */
export function chooseProviders(
  { providers, games }: { readonly providers: readonly ProviderRow[]; readonly games: readonly GameRow[] },
  choice: GameChoice,
): ListedProvider[] {
  const byProvider = Map.groupBy(chooseGames(games, choice), (game) => `${game.gp_id} ${game.gt_id}`);
  return providers.flatMap((provider) => {
    const [first, ...others] = byProvider.get(`${provider.gp_id} ${provider.gt_id}`) ?? [];
    return first ? [{ provider, games: [first, ...others] as const }] : [];
  });
}

function isChosen(game: GameRow, choice: GameChoice): boolean {
  const { gtId, gpId, house, tag, volatility, gameIds, currency, supportDevice } = choice;
  return (
    (gtId === undefined || game.gt_id === gtId) &&
    (gpId === undefined || game.gp_id === gpId) &&
    (!house || game.house === house) &&
    (tag === undefined || (tag === 'hot' ? game.hot_place : game.new_place) !== null) &&
    (volatility === undefined || game.volatility === volatility) &&
    (gameIds === undefined || gameIds.has(game.game_id)) &&
    (currency === undefined || game.currencies === null || game.currencies.includes(currency)) &&
    (supportDevice === undefined || game.support_devices.includes(supportDevice)) &&
    (!choice.withDemo || (game.has_demo && game.provider_has_demo)) &&
    (!choice.onShelf || game.shelf_sort !== null)
  );
}
