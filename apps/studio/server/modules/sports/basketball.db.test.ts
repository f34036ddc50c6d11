import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMatch } from '#games/sports/check-match.ts';
import type { LeagueView } from '../../../play-protocol/sports-protocol.ts';
import {
  goTo,
  marketOf,
  openSportsRoom,
  selectionOf,
  type SportsRoom,
  untilMatch,
  untilTicket,
} from '../../testing/sports-room.ts';

let room: SportsRoom;
let token: string;
beforeAll(async () => {
  room = await openSportsRoom({ balanceMinor: 10_000_000n, leagues: ['beacon-league'] });
  token = await room.open('basketball-member');
});
afterAll(() => room.close());

test('a match of basketball is bet on, plays live, settles, and is drawn again from its seed', async () => {
  const coming = await untilMatch(
    room,
    token,
    (match, board) =>
      board.is_up &&
      match.league === 'beacon-league' &&
      match.status === 'not_started' &&
      match.markets.filter(({ status }) => status === 'active').length === 3 &&
      Date.parse(match.kicks_off_at) > Date.parse(board.now) + 60_000,
  );
  expect(coming.markets.map(({ code }) => code).toSorted()).toEqual([
    'game_winner',
    'points_handicap',
    'points_total',
  ]);
  expect(coming.figures).toMatchObject({ sport: 'basketball', periods: [], ball: null });
  const placed = await room.place(token, {
    ...{ client_request_id: 'basketball-single', kind: 'single', unit_stake: '10000', accept: 'any' },
    selections: [selectionOf(marketOf(coming, 'game_winner'), 'away')],
  });
  expect([placed.status, placed.body.error]).toEqual([200, undefined]);
  const { ticket_id: id } = placed.body;
  await untilTicket(room, token, id, ({ state }) => state === 'accepted');

  await goTo(room, coming.kicks_off_at, 40_000);
  const live = await untilMatch(
    room,
    token,
    ({ match_id, status }) => match_id === coming.match_id && status === 'live',
  );
  expect(live.clock).toMatchObject({ period: 'quarter', label: expect.stringMatching(/^Q1 [4-6]:/) });
  expect(live.figures).toMatchObject({ ball: expect.stringMatching(/home|away/) });

  await goTo(room, coming.kicks_off_at, 900_000);
  const ticket = await untilTicket(room, token, id, ({ state }) => state === 'settled');
  const match = await room.match(token, coming.match_id);
  expect(ticket.legs[0]).toMatchObject({
    result: match.score.home < match.score.away ? 'won' : 'lost',
    decided_by: { kind: 'full_time', side: null },
  });
  expect(match.score.home).not.toBe(match.score.away);
  expect(match.markets.length).toBeGreaterThan(40);
  expect(match.markets.filter(({ status }) => status !== 'settled')).toEqual([]);
  const { proof, events } = match;
  expect(await checkMatch({ ...proof, server_seed: proof.server_seed ?? '' }, events)).toEqual({
    kind: 'fair',
    events: events.length,
  });
});

test('a league has a table by wins, with the points for and against', async () => {
  const { body } = await room.studio.gameCalls('GET', '/api/sports/leagues/beacon-league', token);
  const league = body as unknown as LeagueView;
  expect([league.sport, league.table.length, league.ranking.length]).toEqual(['basketball', 8, 0]);
  expect(league.results.length).toBeGreaterThan(0);
  const won = league.table.map((row) => row.won);
  expect(won).toEqual(won.toSorted((a, b) => b - a));
  expect(league.table.every((row) => row.drawn === 0)).toBe(true);
  const sum = (of: 'scored' | 'conceded') => league.table.reduce((all, row) => all + row[of], 0);
  expect(sum('scored')).toBe(sum('conceded'));
});
