import { ContentHindrance, defineContentStore } from '#platform/content-store.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { findAgreement } from './agreement.repo.ts';

/** A site has one. */
const agreementKey = 'agent-agreement';

/** What agents agree to. Each one that is published is a version, of which none is ever changed. */
export const agentAgreementStore = defineContentStore({
  kind: 'agent-agreement',
  titleOf: ({ title }) => title,
  async list(sql, siteId) {
    const held = await findAgreement(sql, siteId);
    return held ? [{ key: agreementKey, body: { title: held.title, content: held.content } }] : [];
  },
  async put(transaction, siteId, key, { title, content }, now) {
    if (key === null && (await findAgreement(transaction, siteId))) throw new ContentHindrance('taken');
    await end(transaction, siteId, now);
    const last = await transaction
      .selectFrom('agency.agreement')
      .select('version')
      .where('site_id', '=', siteId)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    await transaction
      .insertInto('agency.agreement')
      .values({
        site_id: siteId,
        version: (last?.version ?? 0) + 1,
        title: JSON.stringify(title),
        content: JSON.stringify(content),
        since: now,
      })
      .execute();
    return agreementKey;
  },
  async remove(transaction, siteId) {
    await end(transaction, siteId, new Date());
  },
});

async function end(transaction: SqlTransaction, siteId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('agency.agreement')
    .set({ ended_at: now })
    .where('site_id', '=', siteId)
    .where('ended_at', 'is', null)
    .execute();
}
