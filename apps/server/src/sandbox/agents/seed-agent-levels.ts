import type { SqlTransaction } from '#platform/database.ts';
import { sampleAgentLevels } from './sample-agent-levels.ts';

/** What the sample sites call the levels of their agents. */
export async function seedAgentLevels(transaction: SqlTransaction): Promise<void> {
  const sites = await transaction.selectFrom('app.site').select('site_id').orderBy('site_id').execute();
  await transaction
    .insertInto('app.agent_level_name')
    .values(
      sites.flatMap(({ site_id }) =>
        sampleAgentLevels.map((name, index) => ({ site_id, level: index + 1, name: JSON.stringify(name) })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
