import { audited, type AuditReceipt } from '#platform/audit/audited.ts';
import type { Actor } from '#platform/actor.ts';
import type { SqlTransaction } from '#platform/database.ts';
import type { SiteMaintenance } from './site-maintenance.rules.ts';
import { lockMaintenance, updateMaintenance } from './site.repo.ts';

export type PlannedMaintenance =
  | { readonly kind: 'planned'; readonly receipt: AuditReceipt<'site.maintenance-planned'> }
  | { readonly kind: 'unknown-site' };

/** Says when a site is shut to visitors; null takes back what was said. */
export async function planMaintenance(
  transaction: SqlTransaction,
  actor: Actor,
  asked: { readonly siteId: number; readonly maintenance: SiteMaintenance | null },
  reason: string,
): Promise<PlannedMaintenance> {
  const before = await lockMaintenance(transaction, asked.siteId);
  if (!before) return { kind: 'unknown-site' };
  await updateMaintenance(transaction, asked.siteId, asked.maintenance);
  const receipt = await audited(transaction, actor, 'site.maintenance-planned', {
    target: `site/${asked.siteId}`,
    siteId: asked.siteId,
    before,
    after: asked.maintenance,
    reason,
  });
  return { kind: 'planned', receipt };
}
