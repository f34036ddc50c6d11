import { type BeaconClaim, findDrawFault } from '@halls/fairness';
import type { StudioApi } from '../../client/api.ts';
import { readChainList } from '../../client/published-chains.ts';
import type { VerifyTextKey } from './texts.ts';

/** A shared draw as it was told, to be held against what had been published before. */
export interface SharedDraw {
  readonly gpId: string;
  readonly gameCode: string;
  readonly number: number;
  /** What the player's own stake gave; null when only the draw is looked at. */
  readonly ownSeed: string | null;
}

/**
 * What is wrong with a draw, or null. It is checked against the table's published list, and the list against what this
 * browser remembers of it: what the round itself says of its chain counts for nothing.
 */
export async function findFaultOfDraw(
  api: Pick<StudioApi, 'chains'>,
  draw: SharedDraw,
  told: {
    readonly link: string;
    readonly clientSeed: string;
    readonly seats: readonly string[];
    readonly beacon: BeaconClaim | null;
  },
): Promise<VerifyTextKey | null> {
  const { gpId, gameCode, number, ownSeed } = draw;
  if (ownSeed !== null && !told.seats.includes(ownSeed)) return 'seat_missing';
  const list = await readChainList(api, { gp_id: gpId, code: gameCode }, localStorage);
  const claim = { gpId, gameCode, number, ...told };
  return findDrawFault(claim, list.records, list.remembered);
}
