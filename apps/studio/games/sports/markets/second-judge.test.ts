import { expect, test } from 'vitest';
import { seededDraw } from '../../seeded-draw.ts';
import { type FootballEvent, playFootball } from '../football/play-football.ts';
import { tallyOf } from '../football/tally.ts';
import { leagues } from '../leagues.ts';
import type { LegResult } from './leg-result.ts';
import { footballMarkets } from './market-rows.ts';
import { settleMarket } from './settle-market.ts';

/**
 * The markets judged a second time, from the bare list of events and in another way: Asian lines as two half stakes on the
 * lines beside them, everything else by counting.
 */
const clubs = leagues.flatMap((league) => league.clubs);

test('another way of judging, from the list of events alone, agrees on every market of three hundred matches', () => {
  let judged = 0;
  for (let seed = 1; seed <= 300; seed += 1) {
    const draw = seededDraw(seed);
    const teams = { home: clubs[seed % clubs.length]!, away: clubs[(seed * 7 + 3) % clubs.length]! };
    const events = playFootball(teams, () => draw);
    const tally = tallyOf(events);
    for (const row of footballMarkets) {
      const lines =
        row.lineKind === 'none'
          ? [0]
          : row.lineKind === 'count'
            ? [1, 2, 3]
            : [-9, -6, -5, -4, -3, -1, 1, 2, 7, 9, 10, 11];
      for (const line of row.code === 'three_way_handicap' ? [-8, -4, 4] : lines) {
        const results = settleMarket(row, line, { tally, end: 'played' });
        for (const outcome of row.outcomes(line)) {
          const second = secondJudge(row.code, outcome, line, events);
          expect([seed, row.code, line, outcome, results?.[outcome]]).toEqual([
            seed,
            row.code,
            line,
            outcome,
            second,
          ]);
          judged += 1;
        }
      }
    }
  }
  expect(judged).toBeGreaterThan(100_000);
});

type Counts = { h: number; a: number };

function count(events: readonly FootballEvent[], kinds: readonly string[], half: 'all' | 1 | 2): Counts {
  const split = events.findIndex(({ kind }) => kind === 'second_half');
  const part = half === 'all' ? events : half === 1 ? events.slice(0, split) : events.slice(split);
  const of = (side: string): number =>
    part.filter((event) => kinds.includes(event.kind) && event.side === side).length;
  return { h: of('home'), a: of('away') };
}

function secondJudge(
  code: string,
  outcome: string,
  line: number,
  events: readonly FootballEvent[],
): LegResult {
  const kinds = code.startsWith('corners')
    ? ['corner']
    : code.startsWith('cards')
      ? ['yellow_card', 'red_card']
      : ['goal'];
  const half =
    code.startsWith('first_') || code.endsWith('_first') ? 1 : code.startsWith('second_') ? 2 : 'all';
  const { h, a } = count(events, kinds, half);
  const first = count(events, ['goal'], 1);
  const second = count(events, ['goal'], 2);
  const plain = code.replace(/^(first|second|corners|cards)_/, '').replace(/_first$/, '');
  const yes = (is: boolean): LegResult => (is === (outcome === 'yes') ? 'won' : 'lost');
  const one = (is: boolean): LegResult => (is ? 'won' : 'lost');
  const sign = (x: number): string => ['away', 'draw', 'home'][Math.sign(x) + 1]!;
  switch (plain) {
    case 'result':
      return one(sign(h - a) === outcome);
    case 'double_chance':
      return one({ home_draw: h >= a, home_away: h !== a, draw_away: h <= a }[outcome] ?? false);
    case 'draw_no_bet':
      return h === a ? 'void' : one(sign(h - a) === outcome);
    case 'handicap':
      return asian(outcome === 'home' ? h - a : a - h, outcome === 'home' ? line : -line);
    case 'total':
      return overUnder(outcome, h + a, line);
    case 'home_total':
      return overUnder(outcome, h, line);
    case 'away_total':
      return overUnder(outcome, a, line);
    case 'both_score':
      return yes(h * a > 0);
    case 'correct_score': {
      const most = half === 'all' ? 4 : 2;
      return one(outcome === (Math.max(h, a) > most ? 'other' : `${h}:${a}`));
    }
    case 'exact_goals':
      return one(Number.parseInt(outcome, 10) === Math.min(6, h + a));
    case 'winning_margin':
      return one(
        outcome === (h === a ? 'draw' : `${sign(h - a)}_${['', '1', '2'][Math.abs(h - a)] ?? '3+'}`),
      );
    case 'three_way_handicap':
      return one(sign(h + line / 4 - a) === outcome);
    case 'odd_even':
      return one(outcome === ((h + a) & 1 ? 'odd' : 'even'));
    case 'home_clean_sheet':
      return yes(a === 0);
    case 'away_clean_sheet':
      return yes(h === 0);
    case 'home_win_to_nil':
      return yes(h > a && a === 0);
    case 'away_win_to_nil':
      return yes(a > h && h === 0);
    case 'half_full':
      return one(`${sign(first.h - first.a)}/${sign(h - a)}` === outcome);
    case 'highest_half': {
      const lead = first.h + first.a - second.h - second.a;
      return one(outcome === (lead > 0 ? 'first' : lead < 0 ? 'second' : 'draw'));
    }
    case 'home_both_halves':
      return yes(first.h > 0 && second.h > 0);
    case 'away_both_halves':
      return yes(first.a > 0 && second.a > 0);
    case 'next_goal':
      return one(outcome === (goalsOf(events)[line - 1] ?? 'none'));
    case 'race_to': {
      const at = (side: string): number =>
        goalsOf(events)
          .map((g) => g === side)
          .reduce(
            (found, is, index, all) =>
              found < 0 && is && all.slice(0, index + 1).filter(Boolean).length === line ? index : found,
            -1,
          );
      const [home, away] = [at('home'), at('away')];
      const winner = home < 0 && away < 0 ? 'none' : away < 0 || (home >= 0 && home < away) ? 'home' : 'away';
      return one(outcome === winner);
    }
    default:
      throw new Error(`nobody judges ${code}`);
  }
}

function goalsOf(events: readonly FootballEvent[]): (string | null)[] {
  return events.filter(({ kind }) => kind === 'goal').map(({ side }) => side);
}

function overUnder(outcome: string, total: number, line: number): LegResult {
  return outcome === 'over' ? asian(total, -line) : asian(-total, line);
}

/** Each half of the stake on a line of its own, then put together. */
function asian(lead: number, quarters: number): LegResult {
  const lines = quarters % 2 === 0 ? [quarters, quarters] : [quarters - 1, quarters + 1];
  const paid = lines.map((line) => Math.sign(lead + line / 4) / 2).reduce((sum, part) => sum + part, 0);
  return ({ '1': 'won', '0.5': 'half_won', '0': 'void', '-0.5': 'half_lost', '-1': 'lost' } as const)[
    String(paid) as '1'
  ];
}
