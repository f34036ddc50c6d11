import type { Game, GameLabel } from '@halls/contract/catalogue';
import type { Call } from '#platform/call.ts';
import type { GameChoice } from './choose-games.ts';
import type { SiteCatalogue } from './kept-catalogues.ts';
import { createKeptLists } from './kept-lists.ts';
import { presentGames, readShown, type CatalogueDeps, type Shown } from './list-games.ts';

interface Labels {
  readonly list: GameLabel[];
  readonly main: Game[];
}

/** A provider's games, all and by label. Kept for whoever has marked none of them. */
export async function listLabels(deps: CatalogueDeps, call: Call, choice: GameChoice): Promise<Labels> {
  const shown = await readShown(deps, call);
  const { catalogue, favorites, unplayable } = shown;
  if (favorites.size > 0) return presentLabels(catalogue, choice, call, shown);
  return keptLabels(catalogue, [call.language, choice, unplayable.key], () =>
    presentLabels(catalogue, choice, call, shown),
  );
}

const keptLabels = createKeptLists<Labels>();

function presentLabels({ labels }: SiteCatalogue, choice: GameChoice, call: Call, shown: Shown): Labels {
  const main = presentGames(shown, choice, call.language);
  const list = labels.map(({ game_label_id: id, tag }) => ({
    id,
    tag,
    game_list: main.filter((game) => (tag === 'hot' ? game.is_hot : game.is_new) === 1),
  }));
  return { list, main };
}
