import type { HandBet } from '../hand-model.ts';

/** One way that a stake can go. Hundredths of the first stake. */
export interface Share {
  readonly probability: number;
  readonly staked: number;
  readonly paid: number;
}

/** What a stake is worth by all the ways that it can go: the return is of all that was staked, the rest of the first stake. */
export function betOf(option: string, ways: readonly Share[]): HandBet {
  const shares = merge(ways);
  const sum = (of: (share: Share) => number): number =>
    shares.reduce((total, share) => total + share.probability * of(share), 0);
  const net = sum(({ paid, staked }) => paid - staked) / 100;
  const square = sum(({ paid, staked }) => ((paid - staked) / 100) ** 2);
  const byPaid = new Map<number, number>();
  for (const { probability, paid } of shares) byPaid.set(paid, (byPaid.get(paid) ?? 0) + probability);
  byPaid.delete(0);
  const distribution = [...byPaid.entries()]
    .map(([hundredths, probability]) => ({ probability, hundredths }))
    .filter(({ probability }) => probability > 0)
    .toSorted((a, b) => a.hundredths - b.hundredths);
  return {
    option,
    figures: {
      base: sum(({ paid }) => paid) / sum(({ staked }) => staked),
      feature: 0,
      deviation: Math.sqrt(square - net ** 2),
      hitShare: sum(({ paid }) => (paid > 0 ? 1 : 0)),
      maximum: Math.max(...shares.map(({ paid }) => paid)) / 100,
      isBounded: true,
    },
    distribution,
  };
}

function merge(ways: readonly Share[]): readonly Share[] {
  const merged = new Map<string, Share>();
  for (const way of ways) {
    const key = `${way.staked} ${way.paid}`;
    merged.set(key, { ...way, probability: way.probability + (merged.get(key)?.probability ?? 0) });
  }
  return [...merged.values()];
}
