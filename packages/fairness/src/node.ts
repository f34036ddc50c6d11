import { createHmac, createSecretKey, hash, randomBytes } from 'node:crypto';
import { createDraw, type Draw, type DrawWatch } from './draw.ts';
import { drawShares, type EnvelopeTerms, termsText } from './envelope.ts';
import { assertRoundSeed, blockMessage, type RoundSeed } from './round-seed.ts';
import { type ChainRecord, type DrawMix, mixText, recordText, seatsText } from './shared-draw.ts';

export { canBeShared } from './envelope.ts';
export { linkNumberOf, noHash } from './shared-draw.ts';

/** The same draws as `playRound`, made at once with Node's crypto. */
export function drawOfRound(seed: RoundSeed, watch?: DrawWatch): Draw {
  assertRoundSeed(seed);
  // made once: from bytes it would be made again for every block, at three times the block's price
  const key = createSecretKey(seed.serverSeed, 'hex');
  let block = Buffer.alloc(0);
  let position = 0;
  let index = 0;
  return createDraw(
    () => {
      if (position === block.length) {
        block = createHmac('sha256', key).update(blockMessage(seed, index), 'utf8').digest();
        index += 1;
        position = 0;
      }
      const byte = block[position]!;
      position += 1;
      return byte;
    },
    watch,
    seed.nonce,
  );
}

export function createServerSeed(): string {
  return randomBytes(32).toString('hex');
}

/** SHA-256 of the server seed's bytes: what is shown before play. */
export function commitmentOfSeed(serverSeed: string): string {
  return hash('sha256', Buffer.from(serverSeed, 'hex'), 'hex');
}

/**
 * A hash chain for rounds that many play at once: link `i` is SHA-256 of link `i+1`, so link 0, published
 * before the first round, commits to all of them. Round `n` (from 1) has link `n` as its server seed.
 * Computed backwards from the last link, which stays secret until the chain is used up.
 */
export function chainLinks(lastLink: string, length: number): string[] {
  const links = [lastLink];
  for (let i = 0; i < length; i += 1) links.push(commitmentOfSeed(links[i]!));
  return links.toReversed();
}

/** The record of a chain, with its hash, as it is published. */
export function withRecordHash(record: Omit<ChainRecord, 'recordHash'>): ChainRecord {
  return { ...record, recordHash: hash('sha256', recordText(record), 'hex') };
}

/** What the seeds of all stakes on a draw come to when it closes. */
export function hashOfSeats(seeds: readonly string[]): string {
  return hash('sha256', seatsText(seeds), 'hex');
}

/** The client seed of a shared draw. */
export function clientSeedOfDraw(mix: DrawMix): string {
  return hash('sha256', mixText(mix), 'hex');
}

/** What an envelope's claimants get, the first one first. */
export function sharesOfEnvelope(serverSeed: string, terms: EnvelopeTerms): bigint[] {
  const clientSeed = hash('sha256', termsText(terms), 'hex');
  return drawShares(terms, drawOfRound({ serverSeed, clientSeed, nonce: 0 }));
}
