import { parseMinor, type Currency } from '@halls/contract';
import type { Clock, Sealing } from '@halls/service';
import { announceEnvelope, findEnvelope, insertEnvelope } from '#modules/red-envelope';
import type { Sql } from '#platform/database.ts';
import { averageShare, sampleEnvelope } from './sample-envelope.ts';

const dayMs = 24 * 60 * 60_000;
const lastsDays = 30;

/** Lays an envelope out for everybody, in every currency of every site in which none is laid out. */
export async function seedEnvelopes({
  sql,
  sealing,
  clock,
}: {
  readonly sql: Sql;
  readonly sealing: Sealing;
  readonly clock: Clock;
}): Promise<void> {
  const now = clock();
  await sql.transaction().execute(async (transaction) => {
    const sites = await transaction
      .selectFrom('app.site')
      .select(['site_id', 'currencies'])
      .orderBy('site_id')
      .execute();
    const known = await transaction
      .selectFrom('app.red_envelope')
      .select(['site_id', 'currency'])
      .where('state', '=', 'announced')
      .where('end_at', '>', now)
      .execute();
    const isThere = new Set(known.map(({ site_id: siteId, currency }) => `${siteId} ${currency}`));
    for (const { site_id: siteId, currencies } of sites)
      for (const currency of currencies.filter((each) => !isThere.has(`${siteId} ${each}`))) {
        const terms = { ...sampleEnvelope, ...amountsIn(currency), siteId, currency };
        const endAt = new Date(now.getTime() + lastsDays * dayMs);
        const envelopeId = await insertEnvelope(transaction, {
          terms: { ...terms, opensAt: now, endAt },
          ...{ writer: null, now },
        });
        const envelope = await findEnvelope(transaction, { siteId, envelopeId });
        if (envelope) await announceEnvelope({ transaction, sealing }, envelope, { by: null, now });
      }
  });
}

function amountsIn(currency: Currency) {
  const averageMinor = parseMinor(averageShare[currency], currency);
  const count = BigInt(sampleEnvelope.count);
  return { poolMinor: averageMinor * count, minMinor: averageMinor / 5n, maxMinor: averageMinor * 5n };
}
