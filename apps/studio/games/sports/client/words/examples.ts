import type { Side } from '../../football/play-football.ts';
import type { Score, Stat } from '../../football/tally.ts';
import type { MarketRow } from '../../markets/market-row.ts';
import { findMarketRow } from '../../markets/market-rows.ts';
import { setScores } from '../../tennis/outlook.ts';
import { findTennisMarket, type TennisMarket } from '../../tennis/tennis-markets.ts';
import { findBasketballMarket } from '../../basketball/basketball-markets.ts';
import { findEsportMarket } from '../../esport/esport-markets.ts';
import { examplesOfBasketball } from './basketball-examples.ts';
import { examplesOfEsport } from './esport-examples.ts';
import type { MarketExample } from './market-example.ts';

const mostExamples = 4;

/** Such that each shows something else; none for a market that this page does not know. */
export function examplesOf(code: string, line: number): readonly MarketExample[] {
  const all = allOfMarket(code, line);
  const seen = new Set<string>();
  const examples: MarketExample[] = [];
  for (const example of all) {
    const sign = example.results.map(({ result }) => result).join();
    if (seen.has(sign)) continue;
    seen.add(sign);
    examples.push(example);
    if (examples.length === mostExamples) break;
  }
  return examples;
}

function allOfMarket(code: string, line: number): readonly MarketExample[] {
  const row = findMarketRow(code);
  if (row) return allOf(row, line);
  const ofSets = findTennisMarket(code);
  if (ofSets) return allOfSets(ofSets, line);
  const ofPoints = findBasketballMarket(code);
  if (ofPoints) return examplesOfBasketball(ofPoints, line);
  const ofMaps = findEsportMarket(code);
  return ofMaps ? examplesOfEsport(ofMaps, line) : [];
}

function allOf(row: MarketRow, line: number): MarketExample[] {
  const outcomes = row.outcomes(line);
  switch (row.by) {
    case 'score':
      return scoresAbout(row.stat, line).map((score) => ({
        of: { kind: 'score', score },
        results: outcomes.map((outcome) => ({ outcome, result: row.judge(outcome, score, line) })),
      }));
    case 'halves':
      return halves.map(([first, second]) => ({
        of: { kind: 'halves', first, second },
        results: outcomes.map((outcome) => ({ outcome, result: row.judge(outcome, first, second) })),
      }));
    case 'order':
      return orders(line).map((scorers) => ({
        of: { kind: 'scorers', scorers },
        results: outcomes.flatMap((outcome) => {
          const result = row.judge(outcome, scorers, line, true);
          return result ? [{ outcome, result }] : [];
        }),
      }));
  }
}

function allOfSets(market: TennisMarket, line: number): MarketExample[] {
  return setsAbout().map((sets) => ({
    of: { kind: 'sets', sets },
    results: market.outcomes(line).flatMap((outcome) => {
      const count = { sets, games: score(0, 0), isOver: true };
      const result = market.judge(outcome, count, line);
      return result ? [{ outcome, result }] : [];
    }),
  }));
}

/** Usual matches first, then every one in two sets: among them are those on both sides of a line. */
function setsAbout(): Score[][] {
  const usual = [
    [score(6, 4), score(6, 3)],
    [score(3, 6), score(7, 6), score(6, 4)],
    [score(4, 6), score(5, 7)],
    [score(6, 2), score(4, 6), score(6, 7)],
    [score(7, 6), score(6, 7), score(7, 6)],
  ];
  const straight = (side: Side): Score[] =>
    setScores.filter(({ home, away }) => home > away === (side === 'home'));
  const inTwo = (['home', 'away'] as const).flatMap((side) =>
    straight(side).flatMap((first) => straight(side).map((second) => [first, second])),
  );
  return [...usual, ...inTwo];
}

/** Usual counts first, then those on both sides of the line. */
function scoresAbout(stat: Stat, line: number): Score[] {
  const usual: Readonly<Record<Stat, readonly Score[]>> = {
    goals: [score(2, 1), score(1, 1), score(0, 1), score(0, 0), score(3, 0), score(0, 2), score(5, 0)],
    corners: [score(6, 4), score(5, 5), score(3, 6)],
    cards: [score(2, 1), score(1, 1), score(1, 3)],
  };
  const lead = Math.round(-line / 4);
  const about = [0, 1, -1, 2, -2].map((step) => score(Math.max(0, lead + step), Math.max(0, -(lead + step))));
  const sum = Math.max(0, Math.round(line / 4));
  const sums = [0, 1, -1]
    .map((step) => Math.max(0, sum + step))
    .map((count) => score(Math.ceil(count / 2), Math.floor(count / 2)));
  return [...usual[stat], ...about, ...sums];
}

const halves: readonly (readonly [Score, Score])[] = [
  [score(1, 0), score(1, 1)],
  [score(0, 0), score(0, 1)],
  [score(0, 1), score(2, 1)],
  [score(1, 1), score(0, 0)],
];

function orders(line: number): Side[][] {
  const all = (side: Side): Side[] => Array.from({ length: line }, () => side);
  return [all('home'), all('away'), []];
}

function score(home: number, away: number): Score {
  return { home, away };
}
