import { houseGames, houseJackpot, jackpotSeedMinor } from '@halls/house-games';
import { openJackpot } from '#modules/jackpot';
import type { Ledger } from '#modules/ledger';
import type { Sql } from '#platform/database.ts';

const sandbox = { kind: 'system', part: 'sandbox' } as const;

/** How much of a stake may go to a jackpot: what the house games give, and all of it where tools try things out. */
const limitBpByProvider = new Map([
  ...houseGames
    .filter((game) => game.jackpotShare !== undefined)
    .map((game): [string, number] => [game.gpId, houseJackpot.shareBp]),
  ['GPTS', 10_000] as const,
]);

/**
 * Opens a jackpot in every currency of every site that has none, and lets the house games that say so feed it, and GPTS.
 * The first pots are paid by the house, in the ledger.
 */
export async function seedJackpots(sql: Sql, ledger: Pick<Ledger, 'seedJackpot'>): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    const connected = await transaction
      .selectFrom('app.provider_connection')
      .select('gp_id')
      .where('gp_id', 'in', [...limitBpByProvider.keys()])
      .execute();
    for (const { gp_id } of connected) {
      await transaction
        .insertInto('app.jackpot_provider')
        .values({ gp_id, limit_bp: limitBpByProvider.get(gp_id) ?? 0 })
        .onConflict((conflict) => conflict.column('gp_id').doNothing())
        .execute();
    }
    const { reservePercent } = houseJackpot;
    const sites = await transaction
      .selectFrom('app.site')
      .select(['site_id', 'currencies'])
      .orderBy('site_id')
      .execute();
    for (const { site_id: siteId, currencies } of sites) {
      for (const currency of currencies) {
        const seedMinor = jackpotSeedMinor(currency);
        const terms = { siteId, currency, seedMinor, reservePercent };
        await openJackpot(transaction, ledger, sandbox, terms, 'the sandbox opened');
      }
    }
  });
}
