import type { SqlTransaction } from '#platform/database.ts';
import { sampleSites } from '../sites/seed-sites.ts';

/** Every sample site sends to the sandbox's outbox. What an operator has set stays. */
export async function seedGateways(transaction: SqlTransaction): Promise<void> {
  const places = sampleSites.flatMap(({ site_id }) =>
    (['sms', 'email'] as const).map((channel) => ({ site_id, channel })),
  );
  await transaction
    .insertInto('app.notice_gateway')
    .values(places.map((place) => ({ ...place, adapter: 'outbox', config: '{}' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
