import type { Draw } from './draw.ts';
import { assertRoundSeed, bytesOfHex, isServerSeed, type RoundSeed } from './round-seed.ts';
import { commitmentOf, playRound, sha256Hex } from './web.ts';

export type Verification<T> =
  | { isFair: true; outcome: T }
  | { isFair: false; reason: 'seed_malformed' | 'commitment_differs' | 'outcome_differs'; outcome?: T };

/**
 * Recomputes a stored round: the revealed server seed must hash to the commitment shown before play, and
 * the game played on its stream must give the stored outcome (compared as canonical JSON).
 */
export async function verifyRound<T>(claim: {
  seed: RoundSeed;
  commitment: string;
  outcome: unknown;
  play: (draw: Draw) => T;
}): Promise<Verification<T>> {
  try {
    assertRoundSeed(claim.seed);
  } catch {
    return { isFair: false, reason: 'seed_malformed' };
  }
  if ((await commitmentOf(claim.seed.serverSeed)) !== claim.commitment)
    return { isFair: false, reason: 'commitment_differs' };
  const outcome = await playRound(claim.seed, claim.play);
  if (canonicalJson(outcome) !== canonicalJson(claim.outcome))
    return { isFair: false, reason: 'outcome_differs', outcome };
  return { isFair: true, outcome };
}

/** Whether `link` is round `number` of the chain that was committed to by `firstLink` (link 0). */
export async function verifyChainLink(firstLink: string, link: string, number: number): Promise<boolean> {
  if (!isServerSeed(link) || !Number.isSafeInteger(number) || number < 1) return false;
  let hash = link;
  for (let i = 0; i < number; i += 1) hash = await sha256Hex(bytesOfHex(hash));
  return hash === firstLink;
}

/** JSON with the keys of every object in order, so that equal values are equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
