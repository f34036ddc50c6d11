import type { GameType } from '@halls/contract/catalogue';
import type { Call } from '#platform/call.ts';
import { presentHall } from './catalogue.present.ts';
import { chooseProviders, type GameChoice } from './choose-games.ts';
import { createKeptLists } from './kept-lists.ts';
import type { CatalogueDeps } from './list-games.ts';

/** The halls of the call's site, each with the providers that it lists there. */
export async function listHalls(
  { catalogues, unplayableAt }: CatalogueDeps,
  call: Call,
  choice: GameChoice,
): Promise<GameType[]> {
  const [catalogue, unplayable] = await Promise.all([
    catalogues.of(call.site.siteId),
    unplayableAt(call.now),
  ]);
  return keptHalls(catalogue, [call.language, choice, unplayable.key], () => {
    const providers = chooseProviders(catalogue, choice);
    return catalogue.halls.map((hall) => presentHall(hall, providers, call.language, unplayable));
  });
}

const keptHalls = createKeptLists<GameType[]>();
