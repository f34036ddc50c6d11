import { expect, test } from 'vitest';
import { returnsOf } from '@halls/house-games';
import { seededDraw } from '../../seeded-draw.ts';
import { priceOf, worthPpm } from '../markets/price.ts';
import { worstOff } from '../sport/hold-prices.ts';
import { outlookOf } from './outlook.ts';
import { playTennis, ratesOf, type TennisEvent } from './play-tennis.ts';
import { settleTennis, tennisChances } from './settle-tennis.ts';
import { emptyTennis, tallyOf, type TennisTally } from './tally.ts';
import { findTennisMarket, tennisMarkets } from './tennis-markets.ts';
import { labelOfMinute } from './tennis-clock.ts';
import { addPoint, serverOf } from './tennis-score.ts';
import { tours } from './tours.ts';

const [strong, , , , , , , weak] = tours[0]!.clubs;
const players = { home: strong!, away: weak! };
const someMatch = (seed: number, pair = players): TennisEvent[] => {
  const draw = seededDraw(seed);
  return playTennis(pair, () => draw);
};

test('chances of what excludes each other add up to one, at every tenth moment of twenty matches', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const events = someMatch(seed);
    for (let upTo = 0; upTo < events.length; upTo += 10) {
      const tally = tallyOf(events.slice(0, upTo));
      const outlook = outlookOf(players, tally);
      expect(outlook.counts.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      for (const market of tennisMarkets)
        for (const line of market.lines(outlook)) {
          if (settleTennis(market, line, { tally, end: null })) continue;
          const sum = tennisChances(market, line, outlook).reduce((all, { wonPpm }) => all + wonPpm, 0);
          expect([market.code, line, upTo, Math.abs(sum - 1_000_000) < 20]).toEqual([
            market.code,
            line,
            upTo,
            true,
          ]);
        }
    }
  }
});

test('a chance is the mean of what it is after the next point, at every moment', () => {
  const events = someMatch(12);
  const winnerOf = (tally: TennisTally): number =>
    tennisChances(tennisMarkets[0]!, 0, outlookOf(players, tally))[0]!.wonPpm;
  let compared = 0;
  for (let upTo = 1; upTo < events.length; upTo += 7) {
    const tally = tallyOf(events.slice(0, upTo));
    const { score } = tally;
    if (!score || score.winner) continue;
    const server = serverOf(score);
    const won = ratesOf(players, server).won / 1_000_000;
    const home = server === 'home' ? won : 1 - won;
    const after = (side: 'home' | 'away'): number => winnerOf({ ...tally, score: addPoint(score, side) });
    expect(Math.abs(winnerOf(tally) - home * after('home') - (1 - home) * after('away'))).toBeLessThan(3);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(15);
});

/** What stands at a moment, held against matches that are played on from there. */
function holdPrices(
  tally: TennisTally,
  playOn: () => TennisTally,
  { matches, pair }: { readonly matches: number; readonly pair: typeof players },
): number {
  const outlook = outlookOf(pair, tally);
  const priced = tennisMarkets.flatMap((market) =>
    market
      .lines(outlook)
      .slice(0, 2)
      .filter((line) => !settleTennis(market, line, { tally, end: null }))
      .map((line) => ({ ...market, line, chances: tennisChances(market, line, outlook) })),
  );
  const settleBy = (end: TennisTally) => (code: string, line: number) =>
    settleTennis(findTennisMarket(code)!, line, { tally: end, end: 'played' });
  return worstOff(priced, () => settleBy(playOn()), matches);
}

test('ten thousand matches hold what the prices say', { timeout: 120_000 }, () => {
  const draw = seededDraw(2_026);
  const playOn = (): TennisTally => tallyOf(playTennis(players, () => draw));
  expect(holdPrices(emptyTennis, playOn, { matches: 10_000, pair: players })).toBeGreaterThan(1);
});

test('so do matches that are played on from moments within one', { timeout: 120_000 }, () => {
  const even = { home: tours[1]!.clubs[2]!, away: tours[1]!.clubs[3]! };
  const events = someMatch(4, even);
  const draw = seededDraw(77);
  for (const share of [0.2, 0.5, 0.8]) {
    const start = tallyOf(events.slice(0, Math.floor(events.length * share)));
    expect(start.score?.winner).toBeNull();
    const playOn = (): TennisTally => {
      let { score } = start;
      while (score && !score.winner) {
        const server = serverOf(score);
        const isServers = draw.nextInt(1_000_000) < ratesOf(even, server).won;
        score = addPoint(score, isServers === (server === 'home') ? 'home' : 'away');
      }
      return { ...start, score };
    };
    expect(holdPrices(start, playOn, { matches: 4_000, pair: even })).toBeGreaterThan(0.5);
  }
});

test('no bet returns more than its market says, and none less than the book’s lowest figure', () => {
  const { lowest } = returnsOf({ model: 'sportsbook' });
  for (const home of tours.flatMap(({ clubs }) => clubs).slice(0, 10)) {
    const outlook = outlookOf({ home, away: weak! }, emptyTennis);
    for (const market of tennisMarkets)
      for (const line of market.lines(outlook))
        for (const chance of tennisChances(market, line, outlook)) {
          const price = priceOf(chance, market.marginBp);
          // below the highest price there is, which pays less
          if (price === 0 || price === 501_000) continue;
          const worth = Number(worthPpm(chance, price)) / 1_000_000;
          expect(worth).toBeLessThanOrEqual(1 / (1 + market.marginBp / 10_000) + 1e-5);
          expect([market.code, chance.outcome, price, worth > lowest.base - 1e-4]).toEqual([
            market.code,
            chance.outcome,
            price,
            true,
          ]);
        }
  }
});

test('a match takes some minutes, and is never longer than its streams and its log', () => {
  const [first, second] = [tours[0]!.clubs, tours[1]!.clubs];
  const lengths: number[] = [];
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const clubs = seed % 2 === 0 ? first : second;
    const pair = { home: clubs[seed % 8]!, away: clubs[(seed * 3 + 1) % 8]! };
    const draw = seededDraw(seed);
    let streams = 0;
    const events = playTennis(pair, (stream) => ((streams = Math.max(streams, stream)), draw));
    expect(streams).toBeLessThan(40);
    expect(events.length).toBeLessThan(600);
    lengths.push(events.at(-1)!.atMs / 1_000);
  }
  lengths.sort((a, b) => a - b);
  const at = (share: number): number => lengths[Math.floor(lengths.length * share)]!;
  expect([at(0.1) > 180, at(0.5) > 260, at(0.5) < 420, at(0.99) < 800]).toEqual([true, true, true, true]);
  expect([0, 7, 102].map(labelOfMinute)).toEqual(['0:00', '0:07', '1:42']);
});
