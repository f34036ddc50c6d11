import { expect, test } from 'vitest';
import { returnsOf } from '@halls/house-games';
import { seededDraw } from '../../seeded-draw.ts';
import { leagues } from '../leagues.ts';
import { factorOf, factorUnit } from '../markets/leg-result.ts';
import { chancesOf } from '../markets/market-chances.ts';
import { footballMarkets } from '../markets/market-rows.ts';
import { priceOf, worthPpm } from '../markets/price.ts';
import { settleMarket } from '../markets/settle-market.ts';
import { allMinutes, halfTimeMs, labelOfMinute, startOfMinuteMs } from './football-clock.ts';
import { outlookOf } from './outlook.ts';
import { playFootball } from './play-football.ts';
import { emptyTally, tallyOf } from './tally.ts';

const [strong, , , weak] = leagues[0]!.clubs;
const teams = { home: strong!, away: weak! };

test('chances of what excludes each other add up to one, at every moment of a match', () => {
  const draw = seededDraw(5);
  const events = playFootball(teams, () => draw);
  for (const clockMs of [
    null,
    0,
    37_300,
    halfTimeMs,
    halfTimeMs + 1,
    260_000,
    startOfMinuteMs(allMinutes - 1),
  ]) {
    const tally = tallyOf(events.filter(({ atMs }) => clockMs !== null && atMs <= clockMs));
    const outlook = outlookOf(teams, tally, clockMs);
    for (const row of footballMarkets)
      for (const line of row.lines(outlook)) {
        if (settleMarket(row, line, { tally, end: null })) continue;
        const chances = chancesOf(row, line, outlook);
        const isDouble = row.code.includes('double_chance');
        const sum = chances.reduce((all, { wonPpm }) => all + wonPpm, 0);
        const returned = chances[0]!.returnedPpm + (chances[1]?.returnedPpm ?? 0);
        const whole =
          (isDouble ? 2_000_000 : 1_000_000) -
          returned / (row.lineKind === 'quarters' || row.code.includes('no_bet') ? 2 : 1);
        expect([
          row.code,
          line,
          clockMs,
          Math.abs(sum - whole) < 300 || Math.abs(sum + returned - 1_000_000) < 300,
        ]).toEqual([row.code, line, clockMs, true]);
      }
  }
});

test(
  'ten thousand matches hold what the prices say: each market keeps its margin, within what chance allows',
  { timeout: 120_000 },
  () => {
    const outlook = outlookOf(teams, emptyTally, null);
    const markets = footballMarkets.flatMap((row) =>
      row
        .lines(outlook)
        .slice(0, 1)
        .map((line) => ({
          row,
          line,
          chances: chancesOf(row, line, outlook),
          paid: new Map<string, { sum: number; squares: number }>(),
        })),
    );
    const matches = 10_000;
    const draw = seededDraw(2_026);
    for (let match = 0; match < matches; match += 1) {
      const tally = tallyOf(playFootball(teams, () => draw));
      for (const { row, line, chances, paid } of markets) {
        const results = settleMarket(row, line, { tally, end: 'played' })!;
        for (const chance of chances) {
          const price = priceOf(chance, row.marginBp);
          if (price === 0) continue;
          const back = factorOf(results[chance.outcome]!, price) / Number(factorUnit);
          const kept = paid.get(chance.outcome) ?? { sum: 0, squares: 0 };
          paid.set(chance.outcome, { sum: kept.sum + back, squares: kept.squares + back * back });
        }
      }
    }
    let worst = 0;
    for (const { row, line, chances, paid } of markets)
      for (const chance of chances) {
        const kept = paid.get(chance.outcome);
        // of what comes once in a thousand matches this many say nothing
        if (!kept || chance.wonPpm < 1_000) continue;
        const price = priceOf(chance, row.marginBp);
        const expected = Number(worthPpm(chance, price)) / 1_000_000;
        const mean = kept.sum / matches;
        const error = Math.sqrt(Math.max(1e-9, kept.squares / matches - mean * mean) / matches);
        const off = Math.abs(mean - expected) / error;
        worst = Math.max(worst, off);
        expect([row.code, line, chance.outcome, off < 4.5]).toEqual([row.code, line, chance.outcome, true]);
      }
    expect(worst).toBeGreaterThan(1);
  },
);

test('no bet returns more than its market says, and none less than the book’s lowest figure', () => {
  const { lowest, highest } = returnsOf({ model: 'sportsbook' });
  for (const home of leagues.flatMap(({ clubs }) => clubs).slice(0, 8)) {
    const outlook = outlookOf({ home, away: weak! }, emptyTally, null);
    for (const row of footballMarkets)
      for (const line of row.lines(outlook))
        for (const chance of chancesOf(row, line, outlook)) {
          const price = priceOf(chance, row.marginBp);
          // below the highest price there is, which pays less
          if (price === 0 || price === 501_000) continue;
          const worth = Number(worthPpm(chance, price)) / 1_000_000;
          const atStake = 1 - chance.returnedPpm / 1_000_000;
          const share = (worth - chance.returnedPpm / 1_000_000) / atStake;
          expect(share).toBeLessThanOrEqual(1 / (1 + row.marginBp / 10_000) + 1e-5);
          expect([row.code, chance.outcome, price, share > lowest.base - 1e-4]).toEqual([
            row.code,
            chance.outcome,
            price,
            true,
          ]);
        }
  }
  expect(highest.base).toBeLessThanOrEqual(1 / 1.03);
});

test('minutes are labelled as a scoreboard does', () => {
  expect([0, 44, 45, 46, 90, 91, 93].map(labelOfMinute)).toEqual([
    "1'",
    "45'",
    "45+1'",
    "46'",
    "90'",
    "90+1'",
    "90+3'",
  ]);
});
