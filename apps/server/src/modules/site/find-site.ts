import type { SqlOrTransaction } from '#platform/database.ts';
import { listSites } from './site.repo.ts';

/** The site of a number or of a host that it names, as an operator writes it; no other host has one here. */
export async function findSite(sql: SqlOrTransaction, numberOrHost: string) {
  const sites = await listSites(sql);
  const host = numberOrHost.toLowerCase();
  return sites.find((site) => String(site.site_id) === numberOrHost || site.hosts.includes(host));
}
