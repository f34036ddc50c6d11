import { createDraw, type Draw } from '@halls/fairness';
import { expect } from 'vitest';
import type { OutcomeChance } from '../markets/market-chances.ts';
import { factorOf, factorUnit } from '../markets/leg-result.ts';
import { priceOf, worthPpm } from '../markets/price.ts';
import type { MarketResults } from '../markets/settle-market.ts';

export interface PricedMarket {
  readonly code: string;
  readonly line: number;
  readonly marginBp: number;
  readonly chances: readonly OutcomeChance[];
}

interface Paid {
  sum: number;
  squares: number;
}

/** For tests: plays matches to their end, and holds what each price has paid against what it is said to be worth. */
export function worstOff(
  priced: readonly PricedMarket[],
  playOn: () => (code: string, line: number) => MarketResults | null,
  matches: number,
): number {
  const paidOf = new Map(priced.map((market) => [market, new Map<string, Paid>()]));
  for (let match = 0; match < matches; match += 1) {
    const settle = playOn();
    for (const market of priced) {
      const results = settle(market.code, market.line)!;
      const paid = paidOf.get(market)!;
      for (const chance of market.chances) {
        const price = priceOf(chance, market.marginBp);
        if (price === 0) continue;
        const back = factorOf(results[chance.outcome]!, price) / Number(factorUnit);
        const kept = paid.get(chance.outcome) ?? { sum: 0, squares: 0 };
        paid.set(chance.outcome, { sum: kept.sum + back, squares: kept.squares + back * back });
      }
    }
  }
  let worst = 0;
  for (const market of priced)
    for (const chance of market.chances) {
      const kept = paidOf.get(market)!.get(chance.outcome);
      // of what comes once in five hundred matches this many say nothing
      if (!kept || chance.wonPpm < 2_000) continue;
      const off = offBy(
        kept,
        matches,
        Number(worthPpm(chance, priceOf(chance, market.marginBp))) / 1_000_000,
      );
      worst = Math.max(worst, off);
      const about = [market.code, market.line, chance.outcome];
      expect([...about, off < 4.5]).toEqual([...about, true]);
    }
  return worst;
}

/** In standard errors. */
function offBy({ sum, squares }: Paid, matches: number, expected: number): number {
  const mean = sum / matches;
  const error = Math.sqrt(Math.max(1e-9, squares / matches - mean * mean) / matches);
  return Math.abs(mean - expected) / error;
}

/** For tests: streams of draws that are known up to a moment, and others from there on. */
export function drawnOn(
  known: (stream: number) => Draw,
  until: { readonly stream: number; readonly draws: number },
  rest: Draw,
): (stream: number) => Draw {
  return (stream) => {
    if (stream < until.stream) return known(stream);
    if (stream > until.stream) return rest;
    const own = known(stream);
    let drawn = 0;
    const next = (bound: number): number => {
      drawn += 1;
      return (drawn <= until.draws ? own : rest).nextInt(bound);
    };
    return { ...createDraw(() => 0), nextInt: next };
  };
}
