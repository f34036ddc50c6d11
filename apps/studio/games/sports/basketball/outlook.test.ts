import { expect, test } from 'vitest';
import { returnsOf } from '@halls/house-games';
import { seededDraw } from '../../seeded-draw.ts';
import { priceOf, worthPpm } from '../markets/price.ts';
import { drawnOn, worstOff } from '../sport/hold-prices.ts';
import { basketballMarkets, findBasketballMarket } from './basketball-markets.ts';
import { hoopsLeagues } from './hoops-leagues.ts';
import { outlookOf } from './outlook.ts';
import {
  allStreams,
  type BasketballEvent,
  type HoopsTeams,
  playBasketball,
  pointsOf,
  ratesOf,
} from './play-basketball.ts';
import { basketballChances, settleBasketball } from './settle-basketball.ts';
import { type BasketballTally, ballNow, emptyBasketball, scoreAfter, tallyOf } from './tally.ts';

const [strong, , , , , , , weak] = hoopsLeagues[0]!.clubs;
const teams = { home: strong!, away: weak! };
const even = { home: hoopsLeagues[1]!.clubs[2]!, away: hoopsLeagues[1]!.clubs[3]! };
const streamsOf = (seed: number) => (stream: number) => seededDraw(seed * 100 + stream);

function openAt(tally: BasketballTally, pair: HoopsTeams, mostLines = 5) {
  const outlook = outlookOf(pair, tally);
  return basketballMarkets.flatMap((market) =>
    market
      .lines(outlook)
      .slice(0, mostLines)
      .filter((line) => !settleBasketball(market, line, { tally, end: null }))
      .map((line) => ({ ...market, line, chances: basketballChances(market, line, outlook) })),
  );
}

test('chances of what excludes each other add up to one, at every seventh moment of twenty matches', () => {
  let compared = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const events = playBasketball(seed % 2 ? teams : even, streamsOf(seed));
    for (let upTo = 0; upTo < events.length; upTo += 7)
      for (const { code, line, chances } of openAt(tallyOf(events.slice(0, upTo)), teams)) {
        const won = chances.reduce((sum, { wonPpm }) => sum + wonPpm, 0);
        const back = chances[0]!.returnedPpm;
        expect([seed, upTo, code, line, Math.abs(won + back - 1_000_000) < 9]).toEqual([
          ...[seed, upTo, code, line, true],
        ]);
        compared += 1;
      }
  }
  expect(compared).toBeGreaterThan(10_000);
});

test('a chance is the mean of what it is after the next possession, at every moment', () => {
  const events = longMatch();
  let compared = 0;
  for (let upTo = 1; upTo < events.length; upTo += 3) {
    const tally = tallyOf(events.slice(0, upTo));
    const side = ballNow(tally.score);
    // of the next event: the last possession of a period is followed by its end
    if (!side || events[upTo]?.side === null) continue;
    const { three, basket, freeThrow } = ratesOf(even, side);
    const next = [
      ...([
        ['three', three],
        ['basket', basket],
        ['free_throw', freeThrow],
      ] as const),
      ['miss', 1_000_000 - three - basket - freeThrow] as const,
    ].map(([kind, ppm]) => ({
      share: ppm / 1_000_000,
      tally: { ...tally, score: scoreAfter(tally.score, { kind, side }) },
    }));
    for (const code of ['game_winner', 'points_total', 'overtime', 'half1_result', 'race_to_points']) {
      const market = findBasketballMarket(code)!;
      const line = { points_total: 650, race_to_points: 60 }[code] ?? 0;
      if (settleBasketball(market, line, { tally, end: null })) continue;
      const chanceAt = (at: BasketballTally): number => {
        const results = settleBasketball(market, line, { tally: at, end: null });
        if (results) return results[market.outcomes(line)[0]!] === 'won' ? 1_000_000 : 0;
        return basketballChances(market, line, outlookOf(even, at))[0]!.wonPpm;
      };
      const mean = next.reduce((sum, one) => sum + one.share * chanceAt(one.tally), 0);
      expect([upTo, code, Math.abs(chanceAt(tally) - mean) < 3]).toEqual([upTo, code, true]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(150);
});

/** With an overtime. */
function longMatch(): BasketballEvent[] {
  for (let seed = 1; ; seed += 1) {
    const events = playBasketball(even, streamsOf(seed));
    if (events.some(({ kind }) => kind === 'overtime')) return events;
  }
}

const settleBy = (tally: BasketballTally) => (code: string, line: number) =>
  settleBasketball(findBasketballMarket(code)!, line, { tally, end: 'played' });

test('eight thousand matches hold what the prices say', { timeout: 120_000 }, () => {
  const draw = seededDraw(2_027);
  const playOn = () => settleBy(tallyOf(playBasketball(teams, () => draw)));
  expect(worstOff(openAt(emptyBasketball, teams, 2), playOn, 8_000)).toBeGreaterThan(1);
});

test('so do matches that are played on from moments within one', { timeout: 120_000 }, () => {
  const known = streamsOf(5);
  const events = playBasketball(even, known);
  const rest = seededDraw(78);
  for (const [period, draws] of [
    [1, 17],
    [3, 9],
    [4, 24],
  ] as const) {
    const begun = events.findIndex(({ minute }) => minute === (period - 1) * 41);
    const start = tallyOf(events.slice(0, begun + 1 + draws));
    expect([start.score.periods.length, start.score.played]).toEqual([period, draws]);
    const playOn = () =>
      settleBy(tallyOf(playBasketball(even, drawnOn(known, { stream: period, draws }, rest))));
    expect(worstOff(openAt(start, even, 2), playOn, 3_000)).toBeGreaterThan(0.5);
  }
});

test('no bet returns more than its market says, and none less than the book’s lowest figure', () => {
  const { lowest } = returnsOf({ model: 'sportsbook' });
  for (const home of hoopsLeagues.flatMap(({ clubs }) => clubs).slice(0, 10))
    for (const { code, marginBp, chances } of openAt(emptyBasketball, { home, away: weak! }))
      for (const chance of chances) {
        const price = priceOf(chance, marginBp);
        // below the highest price there is, which pays less
        if (price === 0 || price === 501_000) continue;
        const atStake = 1 - chance.returnedPpm / 1_000_000;
        const worth = Number(worthPpm(chance, price)) / 1_000_000 - chance.returnedPpm / 1_000_000;
        expect(worth).toBeLessThanOrEqual(atStake / (1 + marginBp / 10_000) + 1e-5);
        expect([code, chance.outcome, price, worth > lowest.base * atStake - 1e-4]).toEqual([
          ...[code, chance.outcome, price, true],
        ]);
      }
});

test('a match takes some minutes, is never longer than its streams, and scores as the game does', () => {
  const clubs = hoopsLeagues.flatMap((league) => league.clubs);
  let [points, overtimes] = [0, 0];
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const pair = { home: clubs[seed % 16]!, away: clubs[(seed * 3 + 1) % 16]! };
    const draw = seededDraw(seed);
    let streams = 0;
    const events = playBasketball(pair, (stream) => ((streams = Math.max(streams, stream)), draw));
    expect(streams).toBeLessThan(allStreams);
    expect(events.length).toBeLessThan(280);
    expect(events.map(({ atMs }) => atMs)).toEqual(events.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
    expect(events.at(-1)).toMatchObject({ kind: 'full_time', side: null });
    points += events.reduce((sum, { kind }) => sum + (pointsOf[kind] ?? 0), 0);
    if (events.at(-1)!.atMs > 388_000) overtimes += 1;
  }
  expect([points > 155_000, points < 172_000, overtimes > 10, overtimes < 70]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
