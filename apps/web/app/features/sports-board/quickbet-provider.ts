import { halls } from '@halls/contract';
import type { HallProvider, SiteData } from '#app/page/site-data.ts';

/** Whose sports the site shows in a frame; null where it shows none. */
export function quickbetProvider(site: Pick<SiteData, 'halls' | 'isClosed'> | null): HallProvider | null {
  if (!site || site.isClosed) return null;
  const sports = site.halls.find(({ id }) => id === halls.sports);
  return sports?.providers.find(({ hasQuickbet, closed }) => hasQuickbet && !closed) ?? null;
}
