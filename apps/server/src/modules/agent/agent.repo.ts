import type { PerLanguage } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';

/** Far more than a site has. */
const maxLevels = 100;

export async function readLevelNames(
  sql: SqlOrTransaction,
  siteId: number,
): Promise<{ level: number; name: PerLanguage }[]> {
  return sql
    .selectFrom('app.agent_level_name')
    .select(['level', 'name'])
    .where('site_id', '=', siteId)
    .orderBy('level')
    .limit(maxLevels)
    .execute();
}

export async function takesApplications(sql: SqlOrTransaction, siteId: number): Promise<boolean> {
  const row = await sql
    .selectFrom('app.agent_policy')
    .select('takes_applications')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row?.takes_applications ?? false;
}

export async function hasPendingApplication(sql: SqlOrTransaction, memberId: number): Promise<boolean> {
  const row = await sql
    .selectFrom('app.agent_application')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return row !== undefined;
}
