import { expect, test } from 'vitest';
import { legResults } from './leg-result.ts';
import { footballMarkets } from './market-rows.ts';
import * as judge from './score-judges.ts';

const score = (text: string) => {
  const [home = 0, away = 0] = text.split(':').map(Number);
  return { home, away };
};

test.each([
  // the home side gives a half: it has to win
  ['1:0', -2, 'won', 'lost'],
  ['0:0', -2, 'lost', 'won'],
  // a quarter: half of the stake on 0, half on -0.5
  ['1:0', -1, 'won', 'lost'],
  ['0:0', -1, 'half_lost', 'half_won'],
  ['0:1', -1, 'lost', 'won'],
  // three quarters: half on -0.5, half on -1
  ['1:0', -3, 'half_won', 'half_lost'],
  ['2:0', -3, 'won', 'lost'],
  ['1:1', -3, 'lost', 'won'],
  // a whole goal
  ['1:0', -4, 'void', 'void'],
  ['2:1', -4, 'void', 'void'],
  ['2:0', -4, 'won', 'lost'],
  // one and a quarter: half on -1, half on -1.5
  ['1:0', -5, 'half_lost', 'half_won'],
  ['2:0', -5, 'won', 'lost'],
  // level ball
  ['2:2', 0, 'void', 'void'],
  ['3:2', 0, 'won', 'lost'],
  // and given: a quarter, a half, three quarters, one and three quarters
  ['1:1', 1, 'half_won', 'half_lost'],
  ['0:1', 1, 'lost', 'won'],
  ['0:0', 2, 'won', 'lost'],
  ['0:1', 3, 'half_lost', 'half_won'],
  ['0:2', 7, 'half_lost', 'half_won'],
  ['0:1', 7, 'won', 'lost'],
] as const)('%s with a handicap of %i quarters: home %s, away %s', (result, line, home, away) => {
  expect(judge.judgeHandicap('home', score(result), line)).toBe(home);
  expect(judge.judgeHandicap('away', score(result), line)).toBe(away);
});

test.each([
  ['2:1', 10, 'won', 'lost'],
  ['1:1', 10, 'lost', 'won'],
  ['1:1', 8, 'void', 'void'],
  // 2.25: half on 2, half on 2.5
  ['1:1', 9, 'half_lost', 'half_won'],
  ['2:1', 9, 'won', 'lost'],
  // 2.75: half on 2.5, half on 3
  ['2:1', 11, 'half_won', 'half_lost'],
  ['2:0', 11, 'lost', 'won'],
  ['2:2', 11, 'won', 'lost'],
] as const)('%s with a total of %i quarters: over %s, under %s', (result, line, over, under) => {
  expect(judge.judgeTotal('over', score(result), line)).toBe(over);
  expect(judge.judgeTotal('under', score(result), line)).toBe(under);
});

test.each([
  ['double_chance', 'home_draw', '1:1', 'won'],
  ['double_chance', 'home_away', '1:1', 'lost'],
  ['draw_no_bet', 'home', '1:1', 'void'],
  ['draw_no_bet', 'away', '0:2', 'won'],
  ['both_score', 'yes', '1:0', 'lost'],
  ['both_score', 'no', '0:0', 'won'],
  ['correct_score', '2:1', '2:1', 'won'],
  ['correct_score', 'other', '4:4', 'lost'],
  ['correct_score', 'other', '0:5', 'won'],
  ['exact_goals', '6+', '5:3', 'won'],
  ['exact_goals', '5', '5:3', 'lost'],
  ['winning_margin', 'away_3+', '0:4', 'won'],
  ['winning_margin', 'home_2', '3:1', 'won'],
  ['winning_margin', 'draw', '0:0', 'won'],
  ['odd_even', 'even', '0:0', 'won'],
  ['home_clean_sheet', 'yes', '0:0', 'won'],
  ['home_win_to_nil', 'yes', '0:0', 'lost'],
  ['away_win_to_nil', 'yes', '0:1', 'won'],
] as const)('%s, %s at %s: %s', (code, outcome, result, expected) => {
  const row = footballMarkets.find((one) => one.code === code);
  if (row?.by !== 'score') throw new TypeError(code);
  expect(row.judge(outcome, score(result), 0)).toBe(expected);
});

test('three ways with whole goals given: a draw is an outcome of its own', () => {
  expect(judge.judgeThreeWayHandicap('draw', score('1:0'), -4)).toBe('won');
  expect(judge.judgeThreeWayHandicap('home', score('2:0'), -4)).toBe('won');
  expect(judge.judgeThreeWayHandicap('away', score('0:0'), -4)).toBe('won');
});

test('every market judges every outcome of every count, and of plain ones exactly one wins', () => {
  expect(new Set(footballMarkets.map(({ code }) => code)).size).toBe(footballMarkets.length);
  for (const row of footballMarkets) {
    if (row.by !== 'score') continue;
    for (let home = 0; home < 8; home += 1)
      for (let away = 0; away < 8; away += 1) {
        const line = row.lineKind === 'quarters' ? 4 : 0;
        const results = row.outcomes(line).map((outcome) => row.judge(outcome, { home, away }, line));
        for (const result of results) expect(legResults).toContain(result);
        const won = results.filter((result) => result === 'won').length;
        const isVoid = results.every((result) => result === 'void');
        expect([
          row.code,
          home,
          away,
          isVoid || won === (row.code.includes('double_chance') ? 2 : 1),
        ]).toEqual([row.code, home, away, true]);
      }
  }
});
