import type { ContentKind } from '@halls/contract/publication';
import type { Sql } from '#platform/database.ts';
import type { AnyContentStore } from '#platform/content-store.ts';
import { adoptLive, listLiveKeys } from './document.repo.ts';

/**
 * Gives a first version to whatever a site shows of a kind that has none yet: what was there before the office, and what
 * was put there by hand. Any number may do it at once.
 */
export async function adoptLiveContent(
  sql: Sql,
  store: AnyContentStore,
  { siteId, now }: { readonly siteId: number; readonly now: Date },
): Promise<void> {
  const kind: ContentKind = store.kind;
  const [live, known] = await Promise.all([store.list(sql, siteId), listLiveKeys(sql, siteId, kind)]);
  const strangers = live.filter(({ key }) => !known.has(key));
  if (strangers.length === 0) return;
  await sql.transaction().execute(async (transaction) => {
    for (const { key, body } of strangers) await adoptLive(transaction, { siteId, kind, key, body }, now);
  });
}
