import { expect, test } from 'vitest';
import { returnsOf } from '@halls/house-games';
import { seededDraw } from '../../seeded-draw.ts';
import { priceOf, worthPpm } from '../markets/price.ts';
import { drawnOn, worstOff } from '../sport/hold-prices.ts';
import { sumOf } from '../sport/sides.ts';
import { esportLeagues } from './esport-leagues.ts';
import { esportMarkets, findEsportMarket } from './esport-markets.ts';
import { addRound } from './esport-score.ts';
import { outlookOf } from './outlook.ts';
import { type EsportEvent, type EsportSides, playEsport, roundRate, streamsOf } from './play-esport.ts';
import { countOf, esportChances, settleEsport } from './settle-esport.ts';
import { emptyEsport, type EsportTally, tallyOf } from './tally.ts';

const matches = esportLeagues.map(({ id, title, clubs }) => ({
  id,
  uneven: { title, home: clubs[0]!, away: clubs[5]! },
  even: { title, home: clubs[3]!, away: clubs[2]! },
}));
const streamsBy = (seed: number) => (stream: number) => seededDraw(seed * 100 + stream);

function openAt(tally: EsportTally, sides: EsportSides) {
  const outlook = outlookOf(sides, tally);
  const count = countOf(sides.title, tally.score);
  return esportMarkets.flatMap((market) =>
    market
      .lines(outlook)
      .filter((line) => !settleEsport(market, line, { count, end: null }))
      .map((line) => ({ ...market, line, chances: esportChances(market, line, outlook) })),
  );
}

test.each(matches)('chances of $id add up to one at every moment', ({ even }) => {
  let compared = 0;
  for (let seed = 1; seed <= 10; seed += 1) {
    const events = playEsport(even, streamsBy(seed));
    for (let upTo = 0; upTo < events.length - 2; upTo += 3)
      for (const { code, line, chances } of openAt(tallyOf(even.title, events.slice(0, upTo)), even)) {
        const sum = chances.reduce((all, { wonPpm }) => all + wonPpm, 0);
        expect([seed, upTo, code, line, Math.abs(sum - 1_000_000) < 9]).toEqual([
          seed,
          upTo,
          code,
          line,
          true,
        ]);
        compared += 1;
      }
  }
  expect(compared).toBeGreaterThan(500);
});

test.each(matches)('a chance of $id is the mean of what it is after the next round', ({ even: sides }) => {
  const { title } = sides;
  const events = playEsport(sides, streamsBy(3));
  let compared = 0;
  for (let upTo = 1; upTo < events.length; upTo += 2) {
    const tally = tallyOf(title, events.slice(0, upTo));
    const { score } = tally;
    if (score.winner) continue;
    const home = roundRate(sides, score.maps.length) / 1_000_000;
    for (const code of ['series_winner', 'maps_total', 'maps_handicap']) {
      const market = findEsportMarket(code)!;
      const line = { maps_total: 10, maps_handicap: 6 }[code] ?? 0;
      const chanceAt = (at: EsportTally): number => {
        const results = settleEsport(market, line, { count: countOf(title, at.score), end: null });
        if (results) return results[market.outcomes(line)[0]!] === 'won' ? 1_000_000 : 0;
        return esportChances(market, line, outlookOf(sides, at))[0]!.wonPpm;
      };
      const after = (side: 'home' | 'away') => chanceAt({ ...tally, score: addRound(title, score, side) });
      const mean = home * after('home') + (1 - home) * after('away');
      expect([upTo, code, Math.abs(chanceAt(tally) - mean) < 3]).toEqual([upTo, code, true]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(30);
});

const settleBy = ({ title }: EsportSides, events: readonly EsportEvent[]) => {
  const count = countOf(title, tallyOf(title, events).score);
  return (code: string, line: number) =>
    settleEsport(findEsportMarket(code)!, line, { count, end: 'played' });
};

test.each(matches)(
  'six thousand matches of $id hold what the prices say',
  { timeout: 120_000 },
  ({ uneven }) => {
    const draw = seededDraw(2_028);
    const playOn = () =>
      settleBy(
        uneven,
        playEsport(uneven, () => draw),
      );
    expect(worstOff(openAt(emptyEsport, uneven), playOn, 6_000)).toBeGreaterThan(0.5);
  },
);

test.each(matches)(
  'so do matches of $id that are played on from the second map',
  { timeout: 120_000 },
  ({ even }) => {
    const known = streamsBy(8);
    const events = playEsport(even, known);
    const second = events.findLastIndex(({ minute, kind }) => minute === 1_000 && kind === 'map_start');
    const upTo = events.findIndex(({ minute }, at) => at > second && minute === 1_003) + 1;
    const start = tallyOf(even.title, events.slice(0, upTo));
    expect([start.score.maps.length, sumOf(start.score.rounds)]).toEqual([1, 3]);
    const rest = seededDraw(79);
    const playOn = () => settleBy(even, playEsport(even, drawnOn(known, { stream: 2, draws: 3 }, rest)));
    expect(worstOff(openAt(start, even), playOn, 4_000)).toBeGreaterThan(0.5);
  },
);

test('no bet returns more than its market says, and none less than the book’s lowest figure', () => {
  const { lowest } = returnsOf({ model: 'sportsbook' });
  for (const { title, clubs } of esportLeagues)
    for (const home of clubs.slice(0, 5))
      for (const { code, marginBp, chances } of openAt(emptyEsport, { title, home, away: clubs[5]! }))
        for (const chance of chances) {
          const price = priceOf(chance, marginBp);
          if (price === 0) continue;
          const worth = Number(worthPpm(chance, price)) / 1_000_000;
          expect(worth).toBeLessThanOrEqual(1 / (1 + marginBp / 10_000) + 1e-5);
          expect([code, chance.outcome, price, worth > lowest.base - 1e-4]).toEqual([
            ...[code, chance.outcome, price, true],
          ]);
        }
});

test.each(matches)('a match of $id takes some minutes, and is never longer than its streams', ({ even }) => {
  const lengths: number[] = [];
  for (let seed = 1; seed <= 600; seed += 1) {
    let streams = 0;
    const draw = seededDraw(seed);
    const events = playEsport(even, (stream) => ((streams = Math.max(streams, stream)), draw));
    expect(streams).toBeLessThan(streamsOf(even.title));
    expect(events.map(({ atMs }) => atMs)).toEqual(events.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
    lengths.push(events.at(-1)!.atMs / 1_000);
  }
  lengths.sort((a, b) => a - b);
  expect([lengths[0]! > 100, lengths[300]! > 240, lengths[300]! < 420, lengths[599]! < 800]).toEqual([
    ...[true, true, true, true],
  ]);
});
