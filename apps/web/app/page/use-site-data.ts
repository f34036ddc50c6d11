import { useRouteLoaderData } from 'react-router';
import type { SiteData } from './site-data.ts';

/** The frame's data; null on the error page of a site that does not answer. */
export function useSiteData(): SiteData | null {
  return (useRouteLoaderData('root') as SiteData | undefined) ?? null;
}
