import { expect, test } from 'vitest';
import { seededDraw } from '../../seeded-draw.ts';
import { randomBuilders, worstJoint } from '../builder/compare-joint.ts';
import type { MatchPart } from '../builder/joint-chances.ts';
import { leagues } from '../leagues.ts';
import { chancesOf } from '../markets/market-chances.ts';
import { footballMarkets, getMarketRow } from '../markets/market-rows.ts';
import { settleMarket } from '../markets/settle-market.ts';
import { startOfMinuteMs } from './football-clock.ts';
import { footballJoint } from './joint-football.ts';
import { meetFootball } from './meet-football.ts';
import { outlookOf } from './outlook.ts';
import { playFootball } from './play-football.ts';
import { emptyTally, tallyOf } from './tally.ts';

const [strong, , , weak] = leagues[0]!.clubs;
const teams = { home: strong!, away: weak! };
const begin = { tally: emptyTally, clockMs: null };
const part = (code: string, outcome: string, line = 0): MatchPart => ({ code, outcome, line });
const chanceOfAll = (...parts: MatchPart[]): number => footballJoint(teams, begin, parts).at(-1)!;

test.each([null, 20, 46, 70, 86])(
  'matches that are played from minute %s on win their combinations as often as is said',
  { timeout: 120_000 },
  (minute) => {
    const known = seededDraw(minute ?? 0);
    const clockMs = minute === null ? null : startOfMinuteMs(minute);
    const isKnown = ({ atMs }: { readonly atMs: number }): boolean => clockMs !== null && atMs <= clockMs;
    const events = playFootball(teams, () => known).filter(isKnown);
    const moment = { tally: tallyOf(events), clockMs };
    const draw = seededDraw(2_026 + (minute ?? 0));
    const builders = randomBuilders('football', meetFootball(teams).lookAt(events, clockMs).offer(), {
      count: 120,
      nextInt: (bound) => draw.nextInt(bound),
    });
    const priced = builders.map((parts) => ({ parts, chances: footballJoint(teams, moment, parts) }));
    const rest = seededDraw(77);
    const { off, compared } = worstJoint(priced, 8_000, () => {
      const later = playFootball(teams, () => rest).filter((event) => !isKnown(event));
      const tally = tallyOf([...events, ...later]);
      return (code, line) => settleMarket(getMarketRow(code), line, { tally, end: 'played' });
    });
    expect(compared).toBeGreaterThan(30);
    expect(off).toBeGreaterThan(1);
  },
);

test('alone a part is worth what its market says', () => {
  const outlook = outlookOf(teams, emptyTally, null);
  for (const row of footballMarkets)
    for (const line of row.lines(outlook))
      for (const { outcome, wonPpm, returnedPpm } of chancesOf(row, line, outlook)) {
        if (returnedPpm > 0) continue;
        const alone = chanceOfAll(part(row.code, outcome, line)) * 1_000_000;
        expect([row.code, line, outcome, Math.abs(alone - wonPpm) < 40]).toEqual([
          row.code,
          line,
          outcome,
          true,
        ]);
      }
});

test('what cannot be together has no chance, and what follows changes none', () => {
  expect(chanceOfAll(part('result', 'home'), part('result', 'draw'))).toBe(0);
  expect(chanceOfAll(part('correct_score', '1:0'), part('both_score', 'yes'))).toBe(0);
  expect(chanceOfAll(part('first_result', 'home'), part('half_full', 'draw/home'))).toBe(0);
  expect(chanceOfAll(part('race_to', 'none', 2), part('total', 'over', 10))).toBe(0);
  const home = chanceOfAll(part('result', 'home'));
  expect(chanceOfAll(part('result', 'home'), part('double_chance', 'home_draw'))).toBeCloseTo(home, 12);
  const nil = chanceOfAll(part('correct_score', '0:0'));
  expect(chanceOfAll(part('correct_score', '0:0'), part('next_goal', 'none', 1))).toBeCloseTo(nil, 9);
});

test('goals, corners and cards multiply; parts of the goals do not', () => {
  const [home, corners] = [part('result', 'home'), part('corners_total', 'over', 38)];
  expect(chanceOfAll(home, corners)).toBeCloseTo(chanceOfAll(home) * chanceOfAll(corners), 12);
  const over = part('total', 'over', 10);
  expect(chanceOfAll(home, over)).toBeGreaterThan(chanceOfAll(home) * chanceOfAll(over) * 1.1);
});

test('every set of parts has its chance, whatever is beside it', () => {
  const parts = [
    part('result', 'home'),
    part('next_goal', 'away', 1),
    part('cards_total', 'under', 18),
    part('first_total', 'over', 2),
    part('half_full', 'home/home'),
    part('race_to', 'home', 2),
  ];
  const chances = footballJoint(teams, begin, parts);
  expect(chances[0]).toBeCloseTo(1, 6);
  for (const [set, chance] of chances.entries()) {
    const own = parts.filter((_, place) => set & (1 << place));
    expect(Math.abs(chanceOfAll(...own) - chance)).toBeLessThan(1e-7);
  }
});
