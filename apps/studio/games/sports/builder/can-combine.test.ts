import { expect, test } from 'vitest';
import { esportMarkets } from '../esport/esport-markets.ts';
import { footballMarkets } from '../markets/market-rows.ts';
import { sports } from '../sport/sports.ts';
import { setScores } from '../tennis/outlook.ts';
import { tennisMarkets } from '../tennis/tennis-markets.ts';
import { canBuild, canCombine } from './can-combine.ts';

const counts = [0, 1, 2, 3, 4, 5].flatMap((home) => [0, 1, 2, 3, 4, 5].map((away) => ({ home, away })));
const lines = [1, 2, 3, 4, 5, 6, 8, 9, 10];

test('of football just those markets are parts that are won or lost whatever comes', () => {
  let combined = 0;
  for (const row of footballMarkets)
    for (const line of row.lineKind === 'quarters' ? lines : [1]) {
      // whole goals alone are given there
      if (row.code === 'three_way_handicap' && line % 4 !== 0) continue;
      const results = row
        .outcomes(line)
        .flatMap((outcome) =>
          row.by === 'score'
            ? counts.map((score) => row.judge(outcome, score, line))
            : row.by === 'halves'
              ? counts.flatMap((first) => counts.map((second) => row.judge(outcome, first, second)))
              : [[], ['home'] as const, ['away', 'away'] as const].map((scorers) =>
                  row.judge(outcome, scorers, line, true),
                ),
        );
      const isPlain = results.every((result) => result === 'won' || result === 'lost');
      const asked = { code: row.code, line, line_kind: row.lineKind };
      expect([row.code, line, canCombine('football', asked)]).toEqual([row.code, line, isPlain]);
      combined += Number(isPlain);
    }
  expect(combined).toBeGreaterThan(50);
});

test('so it is in tennis, where every line is a half', () => {
  for (const { code, lineKind, outcomes, judge } of tennisMarkets) {
    const line = lineKind === 'quarters' ? 10 : 0;
    expect(canCombine('tennis', { code, line, line_kind: lineKind })).toBe(true);
    for (const outcome of outcomes(line))
      for (const set of setScores)
        expect(['won', 'lost']).toContain(
          judge(outcome, { sets: [set, set], games: { home: 0, away: 0 }, isOver: true }, line),
        );
  }
});

test('and in esports', () => {
  for (const market of esportMarkets) {
    const { code, lineKind, outcomes } = market;
    const line = lineKind === 'quarters' ? 10 : lineKind === 'count' ? 1 : 0;
    expect(canCombine('esport', { code, line, line_kind: lineKind })).toBe(true);
    for (const outcome of outcomes(line))
      for (const maps of [
        [
          { home: 13, away: 11 },
          { home: 2, away: 13 },
          { home: 14, away: 12 },
        ],
        [
          { home: 4, away: 13 },
          { home: 12, away: 14 },
          { home: 13, away: 0 },
        ],
      ]) {
        const count = {
          maps,
          rounds: { home: 0, away: 0 },
          openers: ['home' as const],
          mapsToWin: 2,
          isOver: true,
        };
        expect(['won', 'lost']).toContain(market.judge(outcome, count, line));
      }
  }
});

test('builders are offered where the model has joint chances, and nowhere else', () => {
  for (const { id, jointChances } of sports) expect([id, canBuild(id)]).toEqual([id, jointChances !== null]);
  expect(canCombine('basketball', { code: 'game_winner', line: 0, line_kind: 'none' })).toBe(false);
});
