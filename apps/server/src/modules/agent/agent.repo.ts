import type { PerLanguage } from '@halls/contract';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

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

/** False where it stands so already. */
export async function setTakesApplications(
  transaction: SqlTransaction,
  siteId: number,
  takes: boolean,
): Promise<boolean> {
  const written = await transaction
    .insertInto('app.agent_policy')
    .values({ site_id: siteId, takes_applications: takes })
    .onConflict((conflict) =>
      conflict
        .column('site_id')
        .doUpdateSet({ takes_applications: takes })
        .where('app.agent_policy.takes_applications', '<>', takes),
    )
    .returning('site_id')
    .executeTakeFirst();
  return written !== undefined;
}
