import { expect, test } from 'vitest';
import { seededDraw } from '../../seeded-draw.ts';
import type { LegResult } from '../markets/leg-result.ts';
import { basketballMarkets } from './basketball-markets.ts';
import { hoopsLeagues } from './hoops-leagues.ts';
import { type BasketballEvent, playBasketball } from './play-basketball.ts';
import { settleBasketball } from './settle-basketball.ts';
import { tallyOf } from './tally.ts';

/** The markets judged a second time and in another way: from the list of points alone, and from the whole match. */
const clubs = hoopsLeagues.flatMap((league) => league.clubs);

test('another way of judging agrees on every market of four hundred matches', () => {
  let judged = 0;
  for (let seed = 1; seed <= 400; seed += 1) {
    const events = someMatch(seed);
    const tally = tallyOf(events);
    for (const market of basketballMarkets)
      for (const line of linesOf(market.code)) {
        const results = settleBasketball(market, line, { tally, end: 'played' });
        for (const outcome of market.outcomes(line)) {
          const about = [seed, market.code, line, outcome];
          const second = secondJudge(market.code, outcome, line, events);
          expect([...about, results?.[outcome]]).toEqual([...about, second]);
          judged += 1;
        }
      }
  }
  expect(judged).toBeGreaterThan(30_000);
});

test('what is decided within a match stays so to its end', () => {
  let early = 0;
  for (let seed = 1; seed <= 30; seed += 1) {
    const events = someMatch(seed);
    const tally = tallyOf(events);
    for (let upTo = 0; upTo < events.length; upTo += 3) {
      const now = tallyOf(events.slice(0, upTo));
      for (const market of basketballMarkets)
        for (const line of linesOf(market.code)) {
          const results = settleBasketball(market, line, { tally: now, end: null });
          if (!results) continue;
          early += 1;
          const about = [seed, market.code, line];
          const last = settleBasketball(market, line, { tally, end: 'played' });
          expect([...about, results]).toEqual([...about, last]);
        }
    }
  }
  expect(early).toBeGreaterThan(10_000);
});

/** Every third one level after the quarters. */
function someMatch(seed: number): BasketballEvent[] {
  const pair = { home: clubs[seed % 16]!, away: clubs[(seed * 7 + 3) % 16]! };
  for (let attempt = 0; ; attempt += 1) {
    const draw = seededDraw(seed * 1_000 + attempt);
    const events = playBasketball(pair, () => draw);
    if (seed % 3 > 0 || events.some(({ kind }) => kind === 'overtime')) return events;
  }
}

function linesOf(code: string): readonly number[] {
  if (code === 'points_total') return [602, 642, 682];
  if (code === 'race_to_points') return [20, 40, 60];
  if (code.endsWith('handicap')) return [-34, -18, -2, 14, 30];
  if (code === 'half1_points_total') return [298, 330, 354];
  return code.endsWith('total') ? (code.startsWith('q') ? [154, 170, 186] : [298, 322, 346]) : [0];
}

interface Scored {
  readonly period: number;
  readonly side: string | null;
  readonly points: number;
}

/** Each basket for itself, with the period that it fell in. */
function basketsOf(events: readonly BasketballEvent[]): Scored[] {
  let period = 0;
  return events.flatMap(({ kind, side }) => {
    if (kind === 'quarter_start' || kind === 'overtime') period += 1;
    const points = ['free_throw', 'basket', 'three'].indexOf(kind) + 1;
    return points > 0 ? [{ period, side, points }] : [];
  });
}

function secondJudge(
  code: string,
  outcome: string,
  line: number,
  events: readonly BasketballEvent[],
): LegResult {
  const all = basketsOf(events);
  const one = (is: boolean): LegResult => (is ? 'won' : 'lost');
  const [, part = '', quarter] = /^(half1|quarter(\d))_/.exec(code) ?? [];
  const counted = all.filter(({ period }) =>
    quarter ? period === Number(quarter) - 1 : part !== 'half1' || period < 2,
  );
  const of = (side: string, baskets: readonly Scored[] = counted): number =>
    baskets.filter((basket) => basket.side === side).reduce((sum, { points }) => sum + points, 0);
  const [home, away] = [of('home'), of('away')];
  const beyond = (points: number): LegResult => one(outcome === (points > line / 4 ? 'over' : 'under'));
  switch (part === '' ? code : code.replace(part, 'part')) {
    case 'game_winner':
      return one(outcome === (home > away ? 'home' : 'away'));
    case 'part_result':
      return one(outcome === (home > away ? 'home' : home < away ? 'away' : 'draw'));
    case 'points_handicap':
    case 'part_points_handicap':
      return one(outcome === (home + line / 4 > away ? 'home' : 'away'));
    case 'points_total':
    case 'part_points_total':
      return beyond(home + away);
    case 'home_points_total':
      return beyond(home);
    case 'away_points_total':
      return beyond(away);
    case 'points_odd_even':
      return one(outcome === ((home + away) % 2 === 1 ? 'odd' : 'even'));
    case 'overtime':
      return one((outcome === 'yes') === events.some(({ kind }) => kind === 'overtime'));
    case 'winning_points': {
      const [side, band = ''] = outcome.split('_');
      const [least = '', most] = band.split('-');
      const lead = side === 'home' ? home - away : away - home;
      return one(lead >= Number.parseInt(least, 10) && lead <= (most ? Number(most) : Infinity));
    }
    case 'race_to_points': {
      const quarters = all.filter(({ period }) => period < 4);
      const reach = (side: string): number =>
        quarters.findIndex((_, at) => of(side, quarters.slice(0, at + 1)) >= line);
      const [first, other] = [reach(outcome), reach(outcome === 'home' ? 'away' : 'home')];
      if (first < 0 && other < 0) return 'void';
      return one(first >= 0 && (other < 0 || first < other));
    }
    default:
      throw new Error(`nobody judges ${code}`);
  }
}
