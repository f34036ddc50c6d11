import type { Draw } from './draw.ts';

/** Everything in minor units; `count` shares of `minMinor` to `maxMinor` each, `poolMinor` together. */
export interface EnvelopeTerms {
  readonly siteId: number;
  readonly envelopeId: number;
  readonly currency: string;
  readonly poolMinor: bigint;
  readonly count: number;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
}

/** Its SHA-256 is the client seed: shares of other terms are other shares. */
export function termsText(terms: EnvelopeTerms): string {
  const { siteId, envelopeId, currency, poolMinor, count, minMinor, maxMinor } = terms;
  return [
    'eight-halls/envelope/1',
    `${siteId}/${envelopeId}`,
    `${currency} ${poolMinor} ${count} ${minMinor} ${maxMinor}`,
  ].join('\n');
}

/**
 * The shares of an envelope in the order in which they are taken; no place is better than another. Each has the least;
 * what is over is cut at random places and dealt out, and what goes beyond the most is cut and dealt among the others
 * until nothing is left. Throws a RangeError where the terms allow no such shares.
 */
export function drawShares({ poolMinor, count, minMinor, maxMinor }: EnvelopeTerms, draw: Draw): bigint[] {
  if (!canBeShared({ poolMinor, count, minMinor, maxMinor }))
    throw new RangeError(`${poolMinor} in ${count} shares of ${minMinor} to ${maxMinor} does not work out`);
  const shares = Array.from({ length: count }, () => minMinor);
  let open = maxMinor > minMinor ? shares.map((_, place) => place) : [];
  let rest = poolMinor - minMinor * BigInt(count);
  while (rest > 0n) {
    const pieces = cut(rest, open.length, draw);
    rest = 0n;
    for (const [index, place] of open.entries()) {
      const wanted = (shares[place] ?? 0n) + (pieces[index] ?? 0n);
      shares[place] = wanted < maxMinor ? wanted : maxMinor;
      rest += wanted < maxMinor ? 0n : wanted - maxMinor;
    }
    open = open.filter((place) => (shares[place] ?? 0n) < maxMinor);
  }
  return shares;
}

export function canBeShared(
  terms: Pick<EnvelopeTerms, 'poolMinor' | 'count' | 'minMinor' | 'maxMinor'>,
): boolean {
  const { poolMinor, count, minMinor, maxMinor } = terms;
  if (!Number.isSafeInteger(count) || count < 1 || minMinor < 1n || maxMinor < minMinor) return false;
  const places = BigInt(count);
  return minMinor * places <= poolMinor && poolMinor <= maxMinor * places && poolMinor < 2n ** 48n;
}

/**
 * `amount` in pieces, each way as likely as any other: bars among the units of the amount, no two at one place. A bar
 * that falls where one is already is drawn again.
 */
function cut(amount: bigint, pieceCount: number, draw: Draw): bigint[] {
  const end = Number(amount) + pieceCount;
  const bars = new Set<number>();
  while (bars.size < pieceCount - 1) bars.add(1 + draw.nextInt(end - 1));
  const edges = [...[...bars].toSorted((a, b) => a - b), end];
  return edges.map((edge, index) => BigInt(edge - (edges[index - 1] ?? 0) - 1));
}
