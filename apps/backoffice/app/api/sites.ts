import { useParams } from 'react-router';
import type { OfficeCalls } from '@halls/contract/office';
import { createStore, useStore } from '@halls/web-kit';
import { reads, useRead } from './reads.ts';

export type OfficeSite = OfficeCalls['/site/list']['data']['list'][number];

const kept = 'office_site';
const lastSite = createStore<number | null>(Number(localStorage.getItem(kept)) || null);

export function keepSite(siteId: number): void {
  localStorage.setItem(kept, String(siteId));
  lastSite.set(siteId);
}

/** The sites that an operator may see anything of. */
export function useSites(): readonly OfficeSite[] | undefined {
  return useRead(reads.of('/site/list', {})).data?.list;
}

/** Whether the sites have been asked for, whatever the answer: until then, no list can tell a site in its address. */
export function useSitesAnswered(): boolean {
  const { data, refusal } = useRead(reads.of('/site/list', {}));
  return data !== undefined || refusal !== null;
}

/** The site that is looked at: that of the address, else the last one, else the first. */
export function useSite(): OfficeSite | null {
  const sites = useSites();
  const { siteId } = useParams();
  const last = useStore(lastSite);
  const wanted = siteId === undefined ? last : Number(siteId);
  return sites?.find(({ site_id }) => site_id === wanted) ?? sites?.[0] ?? null;
}

/** What a site is called; its number where it is not among those that one may see. */
export function useSiteName(): (siteId: number | null) => string {
  const sites = useSites();
  return (siteId) =>
    sites?.find(({ site_id }) => site_id === siteId)?.name ?? (siteId === null ? '–' : `#${siteId}`);
}
