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

export type DrawFault = ChainListFault | 'draw_uncovered' | 'link_differs' | 'mix_differs';

/** A drawn draw as it is told, beside the list that it is checked against. */
export type DrawClaim = Omit<DrawMix, 'seatsHash'> & {
  link: string;
  clientSeed: string;
  /** The seed of every stake on the draw. */
  seats: readonly string[];
};

/**
 * Whether a draw was made of what had been published: its link stands in the one chain of the list that covers it, and
 * its client seed is what the seats' seeds and the beacon give. Null when all is well; the outcome is `verifyRound`'s.
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
  const seatsHash = await hashOfText(seatsText(claim.seats));
  return (await clientSeedOfMix({ ...claim, seatsHash })) === claim.clientSeed ? null : 'mix_differs';
}

/** The client seed of a shared draw. */
function clientSeedOfMix(mix: DrawMix): Promise<string> {
  return hashOfText(mixText(mix));
}

function hashOfText(text: string): Promise<string> {
  return sha256Hex(new TextEncoder().encode(text));
}
