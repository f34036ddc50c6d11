import { expect, test } from 'vitest';
import { seededDraw } from '../../seeded-draw.ts';
import { randomBuilders, worstJoint } from '../builder/compare-joint.ts';
import { tennisJoint } from './joint-tennis.ts';
import { meetTennis } from './meet-tennis.ts';
import { playTennis, ratesOf } from './play-tennis.ts';
import { settleTennis } from './settle-tennis.ts';
import { tallyOf, type TennisTally } from './tally.ts';
import { findTennisMarket } from './tennis-markets.ts';
import { addPoint, serverOf, startScore } from './tennis-score.ts';
import { tallyOfTold, tellTennis } from './told-tennis.ts';
import { tours } from './tours.ts';

const players = { home: tours[1]!.clubs[2]!, away: tours[1]!.clubs[5]! };
const draw = seededDraw(4);
const events = playTennis(players, () => draw);

test('a count that was told is the count that it was told of', () => {
  for (let upTo = 0; upTo <= events.length; upTo += 1) {
    const tally = tallyOf(events.slice(0, upTo));
    const told = tallyOfTold(tellTennis(tally));
    // who would serve in a set that is not played is nobody's matter
    const scoreOf = ({ score }: TennisTally) => (score?.winner ? { ...score, firstServer: null } : score);
    expect([upTo, scoreOf(told)]).toEqual([upTo, scoreOf(tally)]);
  }
});

test.each([0, 0.2, 0.5, 0.75])(
  'matches that go on from %s of one win their combinations as often as is said',
  { timeout: 120_000 },
  (share) => {
    const known = events.slice(0, Math.floor(events.length * share));
    const start = tallyOf(known);
    const chosen = seededDraw(9 + share * 100);
    const builders = randomBuilders('tennis', meetTennis(players).lookAt(known, 0).offer(), {
      count: 120,
      nextInt: (bound) => chosen.nextInt(bound),
    });
    const priced = builders.map((parts) => ({ parts, chances: tennisJoint(players, start, parts) }));
    const rest = seededDraw(78);
    const { off, compared } = worstJoint(priced, 5_000, () => {
      let score = start.score ?? startScore(rest.nextInt(2) === 0 ? 'home' : 'away');
      while (!score.winner) {
        const server = serverOf(score);
        const isServers = rest.nextInt(1_000_000) < ratesOf(players, server).won;
        score = addPoint(score, isServers === (server === 'home') ? 'home' : 'away');
      }
      const tally = { ...start, score };
      return (code, line) => settleTennis(findTennisMarket(code)!, line, { tally, end: 'played' });
    });
    expect(compared).toBeGreaterThan(20);
    expect(off).toBeGreaterThan(0.5);
  },
);
