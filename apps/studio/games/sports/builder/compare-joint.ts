import { expect } from 'vitest';
import type { SportId } from '../../../play-protocol/sports-protocol.ts';
import type { MarketResults } from '../markets/settle-market.ts';
import type { OfferedMarket } from '../sport/sport.ts';
import { getMarket } from '../sport/sports.ts';
import { canCombine, leastParts, mostParts } from './can-combine.ts';
import type { JointChances, MatchPart } from './joint-chances.ts';

/** For tests: combinations of what is on offer, two to six parts each. */
export function randomBuilders(
  sport: SportId,
  offered: readonly OfferedMarket[],
  { count, nextInt }: { readonly count: number; nextInt(bound: number): number },
): MatchPart[][] {
  const fit = offered.flatMap(({ code, line, chances }) =>
    canCombine(sport, { code, line, line_kind: getMarket(code).lineKind })
      ? // what nearly never comes says nothing in some thousand matches
        chances.filter(({ wonPpm }) => wonPpm > 150_000).map(({ outcome }) => ({ code, line, outcome }))
      : [],
  );
  return Array.from({ length: count }, () =>
    Array.from({ length: leastParts + nextInt(mostParts - leastParts + 1) }, () => fit[nextInt(fit.length)]!),
  );
}

/** For tests: plays matches to their end, and counts how often each combination wins beside what is said of it. */
export function worstJoint(
  priced: readonly { readonly parts: readonly MatchPart[]; readonly chances: JointChances }[],
  matches: number,
  playOn: () => (code: string, line: number) => MarketResults | null,
): { readonly off: number; readonly compared: number } {
  const wins = priced.map(() => 0);
  for (let match = 0; match < matches; match += 1) {
    const settle = playOn();
    for (const [place, { parts }] of priced.entries())
      if (parts.every(({ code, line, outcome }) => settle(code, line)?.[outcome] === 'won'))
        wins[place]! += 1;
  }
  let [off, compared] = [0, 0];
  for (const [place, { parts, chances }] of priced.entries()) {
    const chance = chances.at(-1)!;
    const [won] = [wins[place]!];
    // what cannot be has not been
    if (chance === 0) expect([parts, won]).toEqual([parts, 0]);
    if (chance < 0.002) continue;
    const error = Math.sqrt(Math.max(1e-9, chance * (1 - chance)) / matches);
    const own = Math.abs(won / matches - chance) / error;
    expect([parts, won / matches, chance, own < 4.5]).toEqual([parts, won / matches, chance, true]);
    [off, compared] = [Math.max(off, own), compared + 1];
  }
  return { off, compared };
}
