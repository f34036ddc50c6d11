import { isBeaconMasked } from '@halls/fairness';
import type { Sql } from '#platform/database.ts';
import type { BeaconSettings } from '#platform/read-beacon.ts';
import { keepChain } from './beacon.repo.ts';

/** Stores the chain that the settings name. Throws where it was used with another key or other times before. */
export async function keepBeaconChain(sql: Sql, settings: BeaconSettings | null): Promise<void> {
  if (!settings) return;
  const { chain } = settings;
  const kept = await keepChain(sql, chain);
  const isSame =
    kept.publicKey === chain.publicKey &&
    kept.genesisSeconds === chain.genesisSeconds &&
    kept.periodSeconds === chain.periodSeconds;
  if (!isSame || isBeaconMasked(chain))
    throw new Error(
      `the studio cannot start: BEACON_CHAIN ${chain.hash} is known with another key, genesis or period`,
    );
}
