import { expect, test } from 'vitest';
import { seededDraw } from '../../seeded-draw.ts';
import type { LegResult } from '../markets/leg-result.ts';
import { esportLeagues } from './esport-leagues.ts';
import { esportMarkets } from './esport-markets.ts';
import { type EsportEvent, playEsport } from './play-esport.ts';
import { countOf, settleEsport } from './settle-esport.ts';
import { scoreAfter, tallyOf } from './tally.ts';
import type { EsportTitle } from './titles.ts';
import { startScore } from './esport-score.ts';

/** The markets judged a second time and in another way: from the maps that the log names, and from the whole match. */
const mapsLines = [-10, -6, 6, 10];

test.each(esportLeagues)('another way of judging agrees on every market of $id', ({ title, clubs }) => {
  let judged = 0;
  for (let seed = 1; seed <= 250; seed += 1) {
    const events = someMatch(title, clubs, seed);
    const count = countOf(title, tallyOf(title, events).score);
    for (const market of esportMarkets)
      for (const line of linesOf(market.code, count.maps.length)) {
        const results = settleEsport(market, line, { count, end: 'played' });
        if (
          market.code.startsWith('map') &&
          Number(/^map(\d)/.exec(market.code)?.[1] ?? 0) > count.maps.length
        )
          continue;
        for (const outcome of market.outcomes(line)) {
          const about = [seed, market.code, line, outcome];
          expect([...about, results?.[outcome]]).toEqual([
            ...about,
            secondJudge(market.code, outcome, line, events),
          ]);
          judged += 1;
        }
      }
  }
  expect(judged).toBeGreaterThan(8_000);
});

test.each(esportLeagues)('what is decided within a match of $id stays so to its end', ({ title, clubs }) => {
  let early = 0;
  for (let seed = 1; seed <= 30; seed += 1) {
    const events = someMatch(title, clubs, seed);
    const end = countOf(title, tallyOf(title, events).score);
    let score = startScore;
    for (const event of events) {
      score = scoreAfter(title, score, event);
      const count = countOf(title, score);
      for (const market of esportMarkets)
        for (const line of linesOf(market.code, end.maps.length)) {
          const results = settleEsport(market, line, { count, end: null });
          if (!results) continue;
          early += 1;
          const about = [seed, market.code, line];
          const last = settleEsport(market, line, { count: end, end: 'played' });
          expect([...about, results]).toEqual([...about, last]);
        }
    }
  }
  expect(early).toBeGreaterThan(1_500);
});

function someMatch(
  title: EsportTitle,
  teams: readonly { readonly form: number }[],
  seed: number,
): EsportEvent[] {
  const draw = seededDraw(seed);
  const pair = { home: teams[seed % 6]!, away: teams[(seed * 5 + 2) % 6]! };
  return playEsport({ title, ...pair }, () => draw);
}

function linesOf(code: string, maps: number): readonly number[] {
  if (code === 'maps_handicap') return mapsLines;
  if (code === 'maps_total') return [10, 14, 18];
  if (code.endsWith('rounds_total')) return [62, 78, 90, 98];
  if (code.endsWith('rounds_handicap')) return [-22, -6, 2, 14];
  return code.startsWith('map_') ? Array.from({ length: maps }, (_, at) => at + 1) : [0];
}

/** "h" and "a" for each round, a word for each map. */
function secondJudge(code: string, outcome: string, line: number, events: readonly EsportEvent[]): LegResult {
  const maps = events
    .map(({ kind, side }) =>
      kind === 'map_start' ? '|' : ['objective', 'round', 'knockout'].includes(kind) ? side![0]! : '',
    )
    .join('')
    .split('|')
    .slice(1);
  const count = (map: string, letter: string): number => map.split(letter).length - 1;
  // who wins a map wins its last round
  const winners = maps.map((map) => (map.endsWith('h') ? 'home' : 'away'));
  const wins = (side: string): number => winners.filter((winner) => winner === side).length;
  const one = (is: boolean): LegResult => (is ? 'won' : 'lost');
  const [, digit] = /^map(\d)_/.exec(code) ?? [];
  const own = maps[(digit ? Number(digit) : line) - 1] ?? '';
  switch (code.replace(/\d/, '')) {
    case 'series_winner':
      return one(outcome === winners.at(-1));
    case 'maps_score':
    case 'maps_score_of_five':
      return one(outcome === `${wins('home')}:${wins('away')}`);
    case 'maps_handicap':
      return one(outcome === (wins('home') + line / 4 > wins('away') ? 'home' : 'away'));
    case 'maps_total':
      return one(outcome === (maps.length > line / 4 ? 'over' : 'under'));
    case 'map_winner':
      return one(outcome === winners[line - 1]);
    case 'map_opening':
      return one(outcome === (own.startsWith('h') ? 'home' : 'away'));
    case 'map_overtime':
      return one((outcome === 'yes') === (count(own, 'h') > 11 && count(own, 'a') > 11));
    case 'map_rounds_total':
      return one(outcome === (own.length > line / 4 ? 'over' : 'under'));
    case 'map_rounds_handicap':
      return one(outcome === (count(own, 'h') + line / 4 > count(own, 'a') ? 'home' : 'away'));
    default:
      throw new Error(`nobody judges ${code}`);
  }
}
