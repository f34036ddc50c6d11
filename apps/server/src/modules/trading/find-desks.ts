import { halls, type Language } from '@halls/contract';
import type { CatalogueFace } from '#modules/catalogue';
import type { ProviderConnections, TradingProvider } from '#modules/provider-connection';
import type { SiteFace } from '#modules/site';

interface Deps extends ProviderConnections {
  readonly catalogue: Pick<CatalogueFace, 'hallNames'>;
  readonly sites: Pick<SiteFace, 'all'>;
}

/** Null where there is no such provider, or its API has no desk. */
export async function deskOf(
  { providers, gameProviders }: ProviderConnections,
  gpId: string,
): Promise<TradingProvider | null> {
  const connection = await providers.find(gpId);
  return connection ? gameProviders.trading(connection) : null;
}

/** The providers that some site lists among its sports or esports and whose API has a desk. */
export async function listDesks(
  deps: Deps,
  language: Language,
): Promise<{ readonly gp_id: string; readonly name: string }[]> {
  const listed = new Map<string, string>();
  for (const { siteId } of deps.sites.all()) {
    for (const gtId of [halls.sports, halls.esport]) {
      const hall = await deps.catalogue.hallNames({ siteId, gtId }, language);
      for (const { gpId, name } of hall?.providers ?? [])
        if (!listed.has(gpId) && (await deskOf(deps, gpId))) listed.set(gpId, name);
    }
  }
  return [...listed].map(([gpId, name]) => ({ gp_id: gpId, name }));
}
