import { expect, test } from 'vitest';
import { seededDraw } from '../../seeded-draw.ts';
import type { LegResult } from '../markets/leg-result.ts';
import { playTennis, type TennisEvent } from './play-tennis.ts';
import { settleTennis } from './settle-tennis.ts';
import { tallyOf } from './tally.ts';
import { tennisMarkets } from './tennis-markets.ts';
import { tours } from './tours.ts';

/**
 * The markets judged a second time and in another way: from the games and sets that the log names, not from its points, and
 * from the whole match alone.
 */
const players = tours.flatMap(({ clubs }) => clubs);

test('another way of judging, from the games of the log alone, agrees on every market of five hundred matches', () => {
  let judged = 0;
  for (let seed = 1; seed <= 500; seed += 1) {
    const events = someMatch(seed);
    const tally = tallyOf(events);
    for (const market of tennisMarkets)
      for (const line of linesOf(market.code)) {
        const results = settleTennis(market, line, { tally, end: 'played' });
        for (const outcome of market.outcomes(line)) {
          const second = secondJudge(market.code, outcome, line, events);
          expect([seed, market.code, line, outcome, results?.[outcome]]).toEqual([
            seed,
            market.code,
            line,
            outcome,
            second,
          ]);
          judged += 1;
        }
      }
  }
  expect(judged).toBeGreaterThan(30_000);
});

test('what is decided within a match stays so to its end', () => {
  let early = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    const events = someMatch(seed);
    const tally = tallyOf(events);
    for (let upTo = 0; upTo < events.length; upTo += 3) {
      const now = tallyOf(events.slice(0, upTo));
      for (const market of tennisMarkets)
        for (const line of linesOf(market.code)) {
          const results = settleTennis(market, line, { tally: now, end: null });
          if (!results) continue;
          early += 1;
          expect([seed, market.code, line, results]).toEqual([
            seed,
            market.code,
            line,
            settleTennis(market, line, { tally, end: 'played' }),
          ]);
        }
    }
  }
  expect(early).toBeGreaterThan(10_000);
});

function someMatch(seed: number): TennisEvent[] {
  const draw = seededDraw(seed);
  const pair = { home: players[seed % 16]!, away: players[(seed * 7 + 3) % 16]! };
  return playTennis(pair, () => draw);
}

function linesOf(code: string): readonly number[] {
  if (code === 'sets_total') return [10];
  if (code === 'games_total') return [74, 82, 90, 98, 130];
  if (code === 'games_handicap') return [-22, -14, -6, -2, 2, 10, 18];
  return code.endsWith('_total') ? [30, 38, 42, 50] : [0];
}

/** "h" and "a" for each game, sets apart: "hahhahhh|aa…". */
function secondJudge(code: string, outcome: string, line: number, events: readonly TennisEvent[]): LegResult {
  const word = events
    .map(({ kind, side }) =>
      kind === 'game' || kind === 'break' ? (side === 'home' ? 'h' : 'a') : kind === 'set' ? '|' : '',
    )
    .join('');
  const sets = word.split('|').filter((part) => part !== '');
  const count = (text: string, letter: string): number => text.split(letter).length - 1;
  const winners = sets.map((set) => (count(set, 'h') > count(set, 'a') ? 'home' : 'away'));
  const wonSets = (side: string): number => winners.filter((winner) => winner === side).length;
  const one = (is: boolean): LegResult => (is ? 'won' : 'lost');
  const beyond = (figure: number): LegResult => one(outcome === (figure > line / 4 ? 'over' : 'under'));
  const [, set] = /^set(\d)_/.exec(code) ?? [];
  const own = sets[Number(set ?? 1) - 1]!;
  switch (code.replace(/\d/, '')) {
    case 'match_winner':
      return one(outcome === winners.at(-1));
    case 'set_winner':
      return one(outcome === winners[Number(set) - 1]);
    case 'set_score':
      // a set's games, or the sets of the match where no set is named
      return set
        ? one(outcome === `${count(own, 'h')}:${count(own, 'a')}`)
        : one(outcome === `${wonSets('home')}:${wonSets('away')}`);
    case 'sets_total':
      return beyond(sets.length);
    case 'games_total':
      return beyond(word.replaceAll('|', '').length);
    case 'set_total':
      return beyond(own.length);
    case 'games_handicap': {
      const lead = count(word, 'h') + line / 4 - count(word, 'a');
      return one(outcome === (lead > 0 ? 'home' : 'away'));
    }
    case 'tie_break':
      return one((outcome === 'yes') === sets.some((games) => games.length === 13));
    default:
      throw new Error(`nobody judges ${code}`);
  }
}
