import { type BeaconChain, beaconRoundOf, isBeaconMasked } from './beacon.ts';
import { isServerSeed } from './round-seed.ts';
import {
  type ChainRecord,
  type DrawMix,
  linkNumberOf,
  mixText,
  noHash,
  recordText,
  seatsText,
} from './shared-draw.ts';
import { beaconRandomness, isBeaconSignature } from './verify-beacon.ts';
import { verifyChainLink } from './verify.ts';
import { sha256Hex } from './web.ts';

export type ChainListFault =
  | 'record_differs'
  | 'list_broken'
  /** A record that was seen before is missing or another now. */
  | 'list_changed';

/**
 * Whether the records of one table, in their order, are one list: each has the hash that it says, names the hash of
 * the one before, and begins with the draw after it. `remembered` are records of the same table that were seen at some
 * other time or place; each must stand in the list unchanged. Null when all is well.
 */
export async function findChainListFault(
  list: readonly ChainRecord[],
  remembered: readonly ChainRecord[] = [],
): Promise<ChainListFault | null> {
  for (const [at, record] of list.entries()) {
    if ((await hashOfText(recordText(record))) !== record.recordHash) return 'record_differs';
    const before = list[at - 1];
    const follows = before
      ? record.previousHash === before.recordHash && record.firstDraw === before.lastDraw + 1
      : record.previousHash === noHash;
    const isOfTable = record.gpId === list[0]?.gpId && record.gameCode === list[0].gameCode;
    if (!follows || !isOfTable || record.ordinal !== at + 1 || record.lastDraw < record.firstDraw)
      return 'list_broken';
  }
  const isKept = (seen: ChainRecord): boolean => list[seen.ordinal - 1]?.recordHash === seen.recordHash;
  return remembered.every(isKept) ? null : 'list_changed';
}

export type DrawFault =
  | ChainListFault
  | 'draw_uncovered'
  | 'link_differs'
  | 'mix_differs'
  /** A known chain's hash beside another key or other times. */
  | 'beacon_chain_differs'
  /** The close demands another round. */
  | 'beacon_round_differs'
  | 'beacon_forged';

/** A round of a public beacon as a draw names it. */
export type BeaconClaim = {
  chain: BeaconChain;
  round: number;
  signature: string;
  /** When the draw closed, in milliseconds of Unix time; null where that is not known. */
  closedAtMs: number | null;
};

/** A drawn draw as it is told, beside the list that it is checked against. */
export type DrawClaim = Omit<DrawMix, 'seatsHash' | 'beacon'> & {
  link: string;
  clientSeed: string;
  /** The seed of every stake on the draw. */
  seats: readonly string[];
  /** Null where it says that it had none. */
  beacon: BeaconClaim | null;
};

/**
 * Whether a draw was made of what had been published: its link stands in the one chain of the list that covers it, and
 * its client seed is what the seats' seeds and the beacon give, whose round is the one that the close demands and is
 * signed by its chain. Whether that chain is one to trust is the reader's to say. Null when all is well; the outcome is
 * `verifyRound`'s.
 */
export async function findDrawFault(
  claim: DrawClaim,
  list: readonly ChainRecord[],
  remembered: readonly ChainRecord[] = [],
): Promise<DrawFault | null> {
  const ofTable = (record: ChainRecord): boolean =>
    record.gpId === claim.gpId && record.gameCode === claim.gameCode;
  const records = list.filter(ofTable);
  const fault = await findChainListFault(records, remembered.filter(ofTable));
  if (fault) return fault;
  const chain = records.find(
    ({ firstDraw, lastDraw }) => firstDraw <= claim.number && claim.number <= lastDraw,
  );
  if (!chain) return 'draw_uncovered';
  if (!isServerSeed(claim.link)) return 'link_differs';
  if (!(await verifyChainLink(chain.firstLink, claim.link, linkNumberOf(chain, claim.number))))
    return 'link_differs';
  const beaconFault = claim.beacon && (await findBeaconFault(claim.beacon));
  if (beaconFault) return beaconFault;
  const beacon = claim.beacon && (await beaconRandomness(claim.beacon.signature));
  const seatsHash = await hashOfText(seatsText(claim.seats));
  return (await clientSeedOfMix({ ...claim, seatsHash, beacon })) === claim.clientSeed ? null : 'mix_differs';
}

async function findBeaconFault(claim: BeaconClaim): Promise<DrawFault | null> {
  const { chain, round, signature, closedAtMs } = claim;
  if (isBeaconMasked(chain)) return 'beacon_chain_differs';
  if (closedAtMs !== null && beaconRoundOf(chain, closedAtMs) !== round) return 'beacon_round_differs';
  return (await isBeaconSignature(chain, round, signature)) ? null : 'beacon_forged';
}

/** The client seed of a shared draw. */
function clientSeedOfMix(mix: DrawMix): Promise<string> {
  return hashOfText(mixText(mix));
}

function hashOfText(text: string): Promise<string> {
  return sha256Hex(new TextEncoder().encode(text));
}
