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
  room = await openSportsRoom({ balanceMinor: 10_000_000n, leagues: ['pearl-tour'] });
  token = await room.open('tennis-member');
});
afterAll(() => room.close());

const untilOpen = () =>
  untilMatch(
    room,
    token,
    (match, board) =>
      board.is_up &&
      match.league === 'pearl-tour' &&
      match.status === 'not_started' &&
      match.markets.filter(({ status }) => status === 'active').length === 3 &&
      Date.parse(match.kicks_off_at) > Date.parse(board.now) + 60_000,
  );

test('a match of tennis is bet on, plays live, settles, and is drawn again from its seed', async () => {
  const coming = await untilOpen();
  expect(coming.markets.map(({ code }) => code).toSorted()).toEqual([
    'games_handicap',
    'games_total',
    'match_winner',
  ]);
  expect(coming.figures).toMatchObject({ sport: 'tennis', sets: [], points: null, server: null });
  const placed = await room.place(token, {
    ...{ client_request_id: 'tennis-single', kind: 'single', unit_stake: '10000', accept: 'any' },
    selections: [selectionOf(marketOf(coming, 'match_winner'), 'home')],
  });
  expect([placed.status, placed.body.error]).toEqual([200, undefined]);
  const { ticket_id: id } = placed.body;
  await untilTicket(room, token, id, ({ state }) => state === 'accepted');

  await goTo(room, coming.kicks_off_at, 60_000);
  const live = await untilMatch(
    room,
    token,
    ({ match_id, status }) => match_id === coming.match_id && status === 'live',
  );
  expect(live.clock).toMatchObject({ period: 'set', label: '1' });
  expect(live.figures).toMatchObject({ server: expect.stringMatching(/home|away/) });

  await goTo(room, coming.kicks_off_at, 900_000);
  const ticket = await untilTicket(room, token, id, ({ state }) => state === 'settled');
  const match = await room.match(token, coming.match_id);
  const winner = match.score.home > match.score.away ? 'home' : 'away';
  expect(Math.max(match.score.home, match.score.away)).toBe(2);
  expect(ticket.legs[0]).toMatchObject({
    result: winner === 'home' ? 'won' : 'lost',
    decided_by: { kind: 'match_won', side: winner },
  });
  expect(match.markets.filter(({ status }) => status !== 'settled')).toEqual([]);
  const { proof, events } = match;
  expect(await checkMatch({ ...proof, server_seed: proof.server_seed ?? '' }, events)).toEqual({
    kind: 'fair',
    events: events.length,
  });
});

test('a tour has a ranking and no table, and its results have sets', async () => {
  const { body } = await room.studio.gameCalls('GET', '/api/sports/leagues/pearl-tour', token);
  const tour = body as unknown as LeagueView;
  expect([tour.sport, tour.table.length, tour.ranking.length]).toEqual(['tennis', 0, 8]);
  expect(tour.results.length).toBeGreaterThan(0);
  const won = tour.ranking.map((row) => row.won);
  expect(won).toEqual(won.toSorted((a, b) => b - a));
  expect(tour.ranking.reduce((sum, { played }) => sum + played, 0)).toBe(tour.results.length * 2);
});
