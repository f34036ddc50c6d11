import { expect, test } from 'vitest';
import type { MatchEventView } from '../../../../play-protocol/sports-protocol.ts';
import type { SportEvent } from '../../sport/sport.ts';
import { footballMarkets } from '../../markets/market-rows.ts';
import { seededDraw } from '../../../seeded-draw.ts';
import { basketballMarkets } from '../../basketball/basketball-markets.ts';
import { hoopsLeagues } from '../../basketball/hoops-leagues.ts';
import { playBasketball } from '../../basketball/play-basketball.ts';
import { esportLeagues } from '../../esport/esport-leagues.ts';
import { esportMarkets } from '../../esport/esport-markets.ts';
import { playEsport } from '../../esport/play-esport.ts';
import { outrightMarkets } from '../../outright/outright-markets.ts';
import { playTennis } from '../../tennis/play-tennis.ts';
import { tennisMarkets } from '../../tennis/tennis-markets.ts';
import { tours } from '../../tennis/tours.ts';
import { fetchSportsTexts, textKeyOf } from '../../words/sports-texts.ts';
import { examplesOf } from './examples.ts';
import { ruleKeyOf } from './market-rules.ts';
import {
  eventName,
  outcomeName,
  resultName,
  shortOutcome,
  signedLine,
  systemName,
} from '../../words/market-words.ts';

const text = await fetchSportsTexts('en_US');
const names = { home: 'Harbour', away: 'Jade' };

test('every market has a name, a rule and examples that differ', () => {
  for (const { code, lineKind } of footballMarkets) {
    const line = lineKind === 'count' ? 2 : lineKind === 'quarters' ? -3 : 0;
    const examples = examplesOf(code, Math.abs(line));
    expect([code, textKeyOf(`market_${code}`), ruleKeyOf(code)]).toEqual([
      code,
      `market_${code}`,
      expect.any(String),
    ]);
    expect([code, examples.length > 1]).toEqual([code, true]);
    expect(new Set(examples.map(({ results }) => results.map(({ result }) => result).join())).size).toBe(
      examples.length,
    );
  }
});

/** A line as it is usual for a market. */
const usualLines: Readonly<Record<string, number>> = {
  ...{ sets_total: 10, games_total: 90, games_handicap: -14 },
  ...{ points_total: 650, points_handicap: -14, race_to_points: 40, half1_points_handicap: -6 },
  ...{ maps_total: 10, maps_handicap: -6, map1_rounds_handicap: -10 },
  ...{ home_points_total: 330, away_points_total: 322, half1_points_total: 326 },
};

test.each([
  ['tennis', tennisMarkets, 38],
  ['basketball', basketballMarkets, 166],
  ['esport', esportMarkets, 82],
] as const)('every market of %s has a name and a rule, and examples that differ', (_, markets, usual) => {
  for (const { code, outcomes, lineKind } of markets) {
    const line = usualLines[code] ?? (lineKind === 'none' ? 0 : lineKind === 'count' ? 2 : usual);
    const examples = examplesOf(code, line);
    expect([code, textKeyOf(`market_${code}`), ruleKeyOf(code)]).toEqual([
      code,
      `market_${code}`,
      expect.any(String),
    ]);
    expect([code, examples.length > 1]).toEqual([code, true]);
    expect(new Set(examples.map(({ results }) => results.map(({ result }) => result).join())).size).toBe(
      examples.length,
    );
    for (const outcome of outcomes(line)) {
      const name = outcomeName(text, { code, line, line_kind: lineKind }, outcome, names);
      if (!/^\d/.test(outcome)) expect([code, name === outcome]).toEqual([code, false]);
      expect(name).not.toMatch(/_|home|away|undefined/);
    }
  }
});

const draw = seededDraw(4);
const [player, opponent] = tours[0]!.clubs;
const [club, visitor] = hoopsLeagues[0]!.clubs;

const drawOf = () => draw;
const logs: Readonly<Record<string, readonly Pick<SportEvent, 'kind' | 'side'>[]>> = {
  tennis: playTennis({ home: player!, away: opponent! }, drawOf),
  basketball: playBasketball({ home: club!, away: visitor! }, drawOf),
  ...Object.fromEntries(
    esportLeagues.map(({ id, title, clubs: [home, away] }) => [
      id,
      playEsport({ title, home: home!, away: away! }, drawOf),
    ]),
  ),
};

test.each(Object.entries(logs))('every event of a match of %s has its words', (_, events) => {
  for (const { kind, side } of events)
    expect(eventName(text, { kind: kind as MatchEventView['kind'], side }, names)).not.toBe(kind);
});

test('no outcome of any market is shown by its code', () => {
  for (const { code, lineKind, outcomes } of footballMarkets)
    for (const outcome of outcomes(0)) {
      const name = outcomeName(text, { code, line: 0, line_kind: lineKind }, outcome, names);
      // scores and counts are figures in every language
      if (!/^\d/.test(outcome)) expect([code, name === outcome]).toEqual([code, false]);
      expect(name).not.toMatch(/_|home|away|undefined/);
    }
});

test('the line is the home side’s, and the away side has the opposite', () => {
  const handicap = { code: 'handicap', line: -3, line_kind: 'quarters' as const };
  const shown = ['home', 'away'].map((outcome) => [
    outcomeName(text, handicap, outcome, names),
    shortOutcome(text, handicap, outcome),
  ]);
  expect(shown).toEqual([
    ['Harbour −0.75', '−0.75'],
    ['Jade +0.75', '+0.75'],
  ]);
  expect([signedLine(0), signedLine(-0), signedLine(10)]).toEqual(['0', '0', '+2.5']);
});

test('a whole line shows the stake that comes back, a quarter line the half', () => {
  const resultsOf = (line: number) =>
    new Set(examplesOf('handicap', line).flatMap(({ results }) => results.map(({ result }) => result)));
  expect(resultsOf(-4).has('void')).toBe(true);
  expect(resultsOf(-3).has('half_won')).toBe(true);
  expect(resultsOf(-2).has('void')).toBe(false);
});

test('bets on a season are named by clubs, and a dead heat by how many share', () => {
  for (const { code, lineKind } of outrightMarkets) {
    const naming = { code, line: 2, line_kind: lineKind };
    expect(textKeyOf(`market_${code}`)).toBe(`market_${code}`);
    expect(textKeyOf(`rule_${code}`)).toBe(`rule_${code}`);
    expect(outcomeName(text, naming, 'jade-rovers', names)).toBe('Jade Rovers');
    expect(outcomeName(text, naming, 'nobody', names)).toBe('nobody');
    expect(shortOutcome(text, naming, 'jade-rovers')).toBe('');
  }
  expect([resultName(text, 'won_1/3'), resultName(text, 'lost')]).toEqual(['Dead heat 1/3', 'Lost']);
});

test('systems are named as the trade names them', () => {
  expect(['2/3', 'yankee', 'super_heinz'].map((kind) => systemName(text, kind))).toEqual([
    '2 of 3',
    'Yankee',
    'Super Heinz',
  ]);
});

test('a market that this page does not know is named by its code, without rule or examples', () => {
  expect([ruleKeyOf('free_kicks'), examplesOf('free_kicks', 0)]).toEqual([null, []]);
});
