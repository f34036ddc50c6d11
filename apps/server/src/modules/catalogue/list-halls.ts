import type { GameType } from '@halls/contract/catalogue';
import type { Call } from '#platform/call.ts';
import { presentHall } from './catalogue.present.ts';
import { findHalls, findProviders } from './catalogue.repo.ts';
import type { CatalogueDeps } from './list-games.ts';

/** The halls of the call's site, each with the providers that it lists there. */
export async function listHalls(
  { sql, providersInMaintenance }: CatalogueDeps,
  call: Call,
  query: Omit<Parameters<typeof findProviders>[1], 'siteId'>,
): Promise<GameType[]> {
  const { siteId } = call.site;
  const [halls, providers, inMaintenance] = await Promise.all([
    findHalls(sql, siteId),
    findProviders(sql, { ...query, siteId }),
    providersInMaintenance(call.now),
  ]);
  return halls.map((hall) => presentHall(hall, providers, call.language, inMaintenance));
}
