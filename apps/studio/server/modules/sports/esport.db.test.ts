import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMatch } from '#games/sports/check-match.ts';
import { esportLeagues } from '#games/sports/esport/esport-leagues.ts';
import type {
  BoardMatchView,
  LeagueView,
  MarketView,
  MatchHeadView,
  SportId,
} from '../../../play-protocol/sports-protocol.ts';
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
    leagues: [...esportLeagues.map(({ id }) => id), 'lantern-premier', 'pearl-tour'],
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

test('results come by sport, one after the other, also where several kicked off at once', async () => {
  const results = async (query: string, of = token): Promise<readonly MatchHeadView[]> => {
    const { status, body } = await room.studio.gameCalls('GET', `/api/sports/results${query}`, of);
    expect([query, status]).toEqual([query, 200]);
    return (body as unknown as { matches: MatchHeadView[] }).matches;
  };
  const tennis = await results('?sport=tennis');
  expect(new Set(tennis.map(({ sport }) => sport))).toEqual(new Set(['tennis']));
  expect(new Set(tennis.map(({ kicks_off_at: at }) => at)).size).toBeLessThan(tennis.length);
  const walked: MatchHeadView[] = [];
  for (let last: MatchHeadView | undefined = tennis[0]; last && walked.length < tennis.length;) {
    walked.push(last);
    [last] = await results(`?sport=tennis&after=${last.match_id}`);
  }
  expect(walked.map(({ match_id }) => match_id)).toEqual(tennis.map(({ match_id }) => match_id));
  const esports = { gp_id: 'GPES', game_code: 'es-board' };
  const opened = await room.studio.gameCalls('POST', '/api/session', '', {
    code: 'results-of-esports',
    ...esports,
  });
  const own = await results('', opened.body.token);
  expect(new Set(own.map(({ sport }) => sport))).toEqual(new Set(['esport']));
  expect(await results('?sport=tennis', opened.body.token)).toEqual([]);
});

test('the game of the esports hall takes esports alone, and its tickets stand on its own desk', async () => {
  const opened = { code: 'hall-nine-member', gp_id: 'GPES', game_code: 'es-board' };
  const { body: session } = await room.studio.gameCalls('POST', '/api/session', '', opened);
  expect(session).toMatchObject({ game: { code: 'es-board', engine: 'sports', sports: ['esport'] } });
  const untilOpen = (sport: SportId): Promise<BoardMatchView> =>
    untilMatch(
      room,
      token,
      (match, board) =>
        board.is_up &&
        match.sport === sport &&
        match.status === 'not_started' &&
        match.markets.filter(({ status }) => status === 'active').length === 3 &&
        Date.parse(match.kicks_off_at) > Date.parse(board.now) + 30_000,
    );
  const place = (id: string, market: MarketView) =>
    room.place(session.token, {
      ...{ client_request_id: id, kind: 'single', unit_stake: '10000', accept: 'any' },
      selections: [selectionOf(market, 'home')],
    });
  const football = await untilOpen('football');
  const refused = await place('hall-nine-football', marketOf(football, 'result'));
  expect(refused.body.error).toBe('market_unknown');
  const esport = await untilOpen('esport');
  const { status, body: ticket } = await place('hall-nine-esport', marketOf(esport, 'series_winner'));
  expect([status, ticket.error]).toEqual([200, undefined]);
  await untilTicket(room, session.token, ticket.ticket_id, ({ state }) => state === 'accepted');
  const asked = { match_id: esport.match_id, language: 'en_US' as const, cursor: '', limit: 10 };
  const { part } = await room.studio.operatorCalls('trading-tickets', asked, 'GPES');
  expect(part?.tickets.map(({ ticket_id: id }) => id)).toContain(ticket.ticket_id);
  // that desk neither sees nor holds what its hall does not show
  const { board } = await room.studio.operatorCalls('trading-board', { language: 'en_US' }, 'GPES');
  const seen = board?.matches.map(({ match_id: id }) => id) ?? [];
  expect([seen.includes(esport.match_id), seen.includes(football.match_id)]).toEqual([true, false]);
  const hold = { kind: 'hold', match_id: football.match_id, market_id: null } as const;
  const held = await room.studio.operatorCalls(
    'trading-order',
    { order_id: randomUUID(), order: hold },
    'GPES',
  );
  expect(held).toMatchObject({ status: 'REJECTED', refusal: 'match_unknown' });
});
