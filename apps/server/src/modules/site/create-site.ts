import { audited, type AuditReceipt } from '#platform/audit/audited.ts';
import type { Actor } from '#platform/actor.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { insertSite, insertTabs, lockSites, type NewSite } from './site.repo.ts';

export type CreatedSite =
  | { readonly kind: 'created'; readonly siteId: number; readonly receipt: AuditReceipt<'site.created'> }
  | { readonly kind: 'host-taken'; readonly host: string; readonly siteId: number };

/** Makes a site that can be looked at and joined at once. The first one of a house answers every host. */
export async function createSite(
  transaction: SqlTransaction,
  actor: Actor,
  site: NewSite,
  reason: string,
): Promise<CreatedSite> {
  const others = await lockSites(transaction);
  for (const other of others) {
    const host = site.hosts.find((wanted) => other.hosts.includes(wanted));
    if (host) return { kind: 'host-taken', host, siteId: other.site_id };
  }
  const siteId = Math.max(0, ...others.map((other) => other.site_id)) + 1;
  await insertSite(transaction, { ...site, siteId, isDefault: others.length === 0 });
  await insertTabs(transaction, siteId, ['home', 'wallet', 'sign_up_user']);
  const receipt = await audited(transaction, actor, 'site.created', {
    target: `site/${siteId}`,
    before: null,
    after: site,
    reason,
  });
  return { kind: 'created', siteId, receipt };
}
