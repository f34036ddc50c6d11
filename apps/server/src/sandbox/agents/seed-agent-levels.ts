import type { PerLanguage } from '@halls/contract';
import type { SqlTransaction } from '#platform/database.ts';

const levels: readonly PerLanguage[] = [
  { en_US: 'Director', vi_VN: 'Tổng đại lý', zh_CN: '总代理', zh_TW: '總代理' },
  { en_US: 'Partner', vi_VN: 'Đại lý', zh_CN: '代理', zh_TW: '代理' },
];

/** What the sample sites call the levels of their agents. */
export async function seedAgentLevels(transaction: SqlTransaction): Promise<void> {
  const sites = await transaction.selectFrom('app.site').select('site_id').orderBy('site_id').execute();
  await transaction
    .insertInto('app.agent_level_name')
    .values(
      sites.flatMap(({ site_id }) =>
        levels.map((name, index) => ({ site_id, level: index + 1, name: JSON.stringify(name) })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
