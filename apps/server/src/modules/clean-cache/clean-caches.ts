import type { CleanCacheAnswer } from '@halls/contract/operator';
import { appCleanCache } from '@halls/contract/session';
import { findMember } from '#modules/member';
import type { OperatorSystem } from '#modules/operator-system';
import { listPresent } from '#modules/session';
import type { Sql } from '#platform/database.ts';
import { eventRow, publishAll } from '#platform/outbox.ts';

const toldAtOnce = 500;

/** Has the windows of one member begin anew, or those of everybody who is logged in at the site. */
export async function cleanCaches(
  sql: Sql,
  { siteIds }: OperatorSystem,
  asked: { readonly siteId: number; readonly account: string | undefined },
): Promise<CleanCacheAnswer> {
  if (!siteIds.includes(asked.siteId)) return { status: 'SITE_NOT_YOURS' };
  if (asked.account === undefined) return { status: 'OK', told: await tellPresent(sql, asked.siteId) };
  const member = await findMember(sql, asked.siteId, { account: asked.account.trim().toLowerCase() });
  if (!member) return { status: 'MEMBER_DOES_NOT_EXIST' };
  await tell(sql, [member.memberId]);
  return { status: 'OK', told: 1 };
}

async function tellPresent(sql: Sql, siteId: number): Promise<number> {
  let told = 0;
  let afterId = 0;
  for (;;) {
    const memberIds = await listPresent(sql, { siteId, currency: null, afterId, limit: toldAtOnce });
    const last = memberIds.at(-1);
    if (last === undefined) return told;
    await tell(sql, memberIds);
    told += memberIds.length;
    afterId = last;
  }
}

function tell(sql: Sql, memberIds: readonly number[]): Promise<void> {
  return publishAll(
    sql,
    memberIds.map((memberId) => eventRow(appCleanCache, { member_id: memberId }, {})),
  );
}
