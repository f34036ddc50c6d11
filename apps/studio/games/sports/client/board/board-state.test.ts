import { expect, test } from 'vitest';
import type { BoardMatchView, BoardView } from '../../../../play-protocol/sports-protocol.ts';
import { emptyBoard, groupBoard, mergeBoard } from './board-state.ts';

test('a change comes in at its place, and what has left is gone', () => {
  const first = mergeBoard(emptyBoard, board('7', ['1', '2', '3'], ['1', '2', '3']));
  const goal = { ...match('2'), score: { home: 1, away: 0 } };
  const next = mergeBoard(first, { ...board('9', [], ['2', '3']), matches: [goal] });
  expect(next.version).toBe('9');
  expect(next.matches).toEqual([goal, first.matches[2]]);
  // what did not change is the very same: nothing of it needs drawing again
  expect(next.matches[1]).toBe(first.matches[2]);
});

test('a match that was missed has all asked for again', () => {
  const first = mergeBoard(emptyBoard, board('7', ['1'], ['1']));
  const gap = mergeBoard(first, board('9', ['1'], ['1', '2']));
  expect([gap.version, gap.matches.length]).toEqual([null, 1]);
  expect(mergeBoard(gap, board('9', ['1', '2'], ['1', '2'])).version).toBe('9');
});

test('the same answer twice changes nothing', () => {
  const answer = board('7', ['1', '2'], ['1', '2']);
  const once = mergeBoard(emptyBoard, answer);
  expect(mergeBoard(once, answer)).toEqual(once);
});

test('the feed’s absence is told', () => {
  expect(mergeBoard(emptyBoard, { ...board('7', [], []), is_up: false }).isUp).toBe(false);
});

test('what is live stands first, each by league, the earliest first', () => {
  const state = mergeBoard(emptyBoard, {
    ...board('7', [], ['a', 'b', 'c', 'd']),
    matches: [
      match('a', 'two', 'not_started', 9),
      match('b', 'one', 'live', 2),
      match('c', 'two', 'live', 1),
      match('d', 'two', 'not_started', 8),
    ],
  });
  const names = (groups: ReturnType<typeof groupBoard>['live']) =>
    groups.map(({ league, matches }) => [league.id, ...matches.map(({ match_id }) => match_id)]);
  const { live, coming } = groupBoard(state);
  expect(names(live)).toEqual([
    ['two', 'c'],
    ['one', 'b'],
  ]);
  expect(names(coming)).toEqual([['two', 'd', 'a']]);
});

function board(version: string, changed: readonly string[], ids: readonly string[]): BoardView {
  return {
    ...{ version, now: '2026-03-01T12:00:00.000Z', is_up: true, match_ids: ids },
    leagues: ['one', 'two'].map((id) => ({ id, sport: 'football', name: id, season: 1 })),
    matches: changed.map((id) => match(id)),
  };
}

function match(
  id: string,
  league = 'one',
  status: BoardMatchView['status'] = 'not_started',
  minute = 0,
): BoardMatchView {
  const club = { id, name: id, short: id, colours: ['#fff', '#000'] as const };
  const none = { home: 0, away: 0 };
  return {
    ...{ match_id: id, league, season: 1, matchday: 1, home: club, away: club, status },
    kicks_off_at: new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString(),
    ...{ sport: 'football', clock: null, score: none, danger: null, markets: [], market_count: 0 },
    figures: {
      ...{ sport: 'football', half_time_score: null, corners: none, yellow_cards: none, red_cards: none },
    },
  };
}
