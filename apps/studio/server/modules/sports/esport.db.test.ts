import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMatch } from '#games/sports/check-match.ts';
import { esportLeagues } from '#games/sports/esport/esport-leagues.ts';
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
  room = await openSportsRoom({
    balanceMinor: 10_000_000n,
    leagues: esportLeagues.map(({ id }) => id),
  });
  token = await room.open('esport-member');
});
afterAll(() => room.close());

test.each(esportLeagues)(
  'a match of $id is bet on, plays live, settles, and is drawn again from its seed',
  async ({ id: league, title }) => {
    const coming = await untilMatch(
      room,
      token,
      (match, board) =>
        board.is_up &&
        match.league === league &&
        match.status === 'not_started' &&
        match.markets.filter(({ status }) => status === 'active').length === 3 &&
        Date.parse(match.kicks_off_at) > Date.parse(board.now) + 60_000,
    );
    expect(coming.figures).toMatchObject({ sport: 'esport', maps: [], is_on: false });
    const placed = await room.place(token, {
      ...{ client_request_id: `single-${league}`, kind: 'single', unit_stake: '10000', accept: 'any' },
      selections: [selectionOf(marketOf(coming, 'series_winner'), 'home')],
    });
    expect([placed.status, placed.body.error]).toEqual([200, undefined]);
    const { ticket_id: id } = placed.body;
    await untilTicket(room, token, id, ({ state }) => state === 'accepted');

    await goTo(room, coming.kicks_off_at, 20_000);
    const live = await untilMatch(
      room,
      token,
      ({ match_id, status }) => match_id === coming.match_id && status === 'live',
    );
    expect(live.clock).toMatchObject({ period: 'map', label: '1' });

    await goTo(room, coming.kicks_off_at, 1_500_000);
    const ticket = await untilTicket(room, token, id, ({ state }) => state === 'settled');
    const match = await room.match(token, coming.match_id);
    const winner = match.score.home > match.score.away ? 'home' : 'away';
    expect(match.score[winner]).toBe(title.mapsToWin);
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
  },
);

test('a league has a table by wins, with the maps for and against', async () => {
  const { body } = await room.studio.gameCalls('GET', '/api/sports/leagues/emberlane-series', token);
  const league = body as unknown as LeagueView;
  expect([league.sport, league.table.length, league.ranking.length]).toEqual(['esport', 6, 0]);
  const played = league.table.reduce((all, row) => all + row.played, 0);
  expect(played).toBe(league.results.length * 2);
});
