import { expect, test } from 'vitest';
import { seededDraw } from '../../seeded-draw.ts';
import { randomBuilders, worstJoint } from '../builder/compare-joint.ts';
import { jointPriceOf } from '../builder/joint-price.ts';
import { addRound } from './esport-score.ts';
import { esportLeagues } from './esport-leagues.ts';
import { findEsportMarket } from './esport-markets.ts';
import { esportJoint } from './joint-esport.ts';
import { meetEsport } from './meet-esport.ts';
import { playEsport, roundRate } from './play-esport.ts';
import { countOf, settleEsport } from './settle-esport.ts';
import { tallyOf } from './tally.ts';
import { titles } from './titles.ts';
import { tallyOfTold, tellEsport } from './told-esport.ts';

const matches = esportLeagues.map(({ id, title, clubs }) => {
  const sides = { title, home: clubs[1]!, away: clubs[3]! };
  const draw = seededDraw(6);
  return { id, title, sides, events: playEsport(sides, () => draw) };
});

test.each(matches)(
  '$id: a count that was told is the count, but for who opened maps',
  ({ title, events }) => {
    for (let upTo = 0; upTo <= events.length; upTo += 1) {
      const tally = tallyOf(title, events.slice(0, upTo));
      const { score, ...counts } = tallyOfTold(title, tellEsport(tally));
      expect([upTo, counts, { ...score, openers: tally.score.openers }]).toEqual([
        upTo,
        { isOn: tally.isOn, rounds: tally.rounds, openers: tally.openers, longestRuns: tally.longestRuns },
        tally.score,
      ]);
    }
  },
);

const moments = matches.flatMap((match) => [0, 0.2, 0.5, 0.75].map((share) => ({ ...match, share })));

test.each(moments)(
  '$id: matches that go on from $share of one win their combinations as often as is said',
  { timeout: 120_000 },
  ({ sides, title, events, share }) => {
    const known = events.slice(0, Math.floor(events.length * share));
    const start = tallyOf(title, known);
    const chosen = seededDraw(9 + share * 100);
    const builders = randomBuilders('esport', meetEsport(sides).lookAt(known, 0).offer(), {
      count: 100,
      nextInt: (bound) => chosen.nextInt(bound),
    });
    const asTold = tallyOfTold(title, tellEsport(start));
    const priced = builders.map((parts) => ({ parts, chances: esportJoint(sides, asTold, parts) }));
    const rest = seededDraw(78);
    const { off, compared } = worstJoint(priced, 5_000, () => {
      let { score } = start;
      while (!score.winner) {
        const isHomes = rest.nextInt(1_000_000) < roundRate(sides, score.maps.length);
        score = addRound(title, score, isHomes ? 'home' : 'away');
      }
      const count = countOf(title, score);
      return (code, line) => settleEsport(findEsportMarket(code)!, line, { count, end: 'played' });
    });
    expect(compared).toBeGreaterThan(15);
    // of so few different bets no two are the same to the last match
    expect(off).toBeGreaterThan(0.1);
  },
);

test('the example of the rules has the figures of the model', () => {
  const sides = { title: titles.duel, home: { form: 100 }, away: { form: 100 } };
  const chances = esportJoint(sides, tallyOf(titles.duel, []), [
    { code: 'map_winner', line: 1, outcome: 'home' },
    { code: 'series_winner', line: 0, outcome: 'home' },
  ]);
  expect(chances[3]).toBeCloseTo(0.34375, 12);
  expect(jointPriceOf(chances, [500, 450]).prices).toEqual([1_000, 1_900, 1_910, 2_770]);
});

/** Every round of every map, one by one: the same said without maps that are gone through alone. */
test('of a short title every course of a match, round by round, adds up to what is said', () => {
  const { sides, title } = matches.find((match) => match.title.id === 'duel')!;
  const parts = [
    { code: 'series_winner', line: 0, outcome: 'home' },
    { code: 'map_opening', line: 1, outcome: 'away' },
    { code: 'map_winner', line: 2, outcome: 'home' },
    { code: 'maps_total', line: 14, outcome: 'over' },
  ];
  const start = { ...tallyOf(title, []), score: { ...tallyOf(title, []).score } };
  const sums = new Float64Array(1 << parts.length);
  /** What parts may know of a score, with its chance. */
  let on = new Map([['', { score: start.score, chance: 1 }]]);
  while (on.size > 0) {
    const next = new Map<string, { score: typeof start.score; chance: number }>();
    for (const { score, chance } of on.values())
      for (const side of ['home', 'away'] as const) {
        const rate = roundRate(sides, score.maps.length) / 1_000_000;
        const own = chance * (side === 'home' ? rate : 1 - rate);
        const after = addRound(title, score, side);
        if (!after.winner) {
          const key = JSON.stringify([
            after.maps.map(({ home, away }) => home > away),
            after.rounds,
            after.openers[0],
          ]);
          next.set(key, { score: after, chance: own + (next.get(key)?.chance ?? 0) });
          continue;
        }
        const count = countOf(title, after);
        let set = 0;
        for (const [place, { code, line, outcome }] of parts.entries())
          if (findEsportMarket(code)!.judge(outcome, count, line) === 'won') set |= 1 << place;
        for (let sub = 0; sub < sums.length; sub += 1) if ((set & sub) === sub) sums[sub]! += own;
      }
    on = next;
  }
  for (const [set, chance] of esportJoint(sides, start, parts).entries())
    expect([set, Math.abs(chance - sums[set]!) < 1e-12]).toEqual([set, true]);
});
