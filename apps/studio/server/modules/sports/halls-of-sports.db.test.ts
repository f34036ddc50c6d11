import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  BoardMatchView,
  MarketView,
  MatchHeadView,
  SportId,
} from '../../../play-protocol/sports-protocol.ts';
import {
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
  room = await openSportsRoom({ leagues: ['lantern-premier', 'pearl-tour', 'emberlane-series'] });
  token = await room.open('member-of-several-sports');
});
afterAll(() => room.close());

test('results come by sport, one after the other, also where several kicked off at once', async () => {
  // the matchdays that were planned by now are over then
  await untilMatch(room, token, ({ sport, status }) => sport === 'tennis' && status === 'not_started');
  await untilMatch(room, token, ({ sport, status }) => sport === 'esport' && status === 'not_started');
  room.aheadMs = 50 * 60_000;
  const results = async (query: string, of = token): Promise<readonly MatchHeadView[]> => {
    const { status, body } = await room.studio.gameCalls('GET', `/api/sports/results${query}`, of);
    expect([query, status]).toEqual([query, 200]);
    return (body as unknown as { matches: MatchHeadView[] }).matches;
  };
  await expect.poll(async () => (await results('?sport=tennis')).length).toBeGreaterThan(8);
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
  await expect.poll(async () => (await results('', opened.body.token)).length).toBeGreaterThan(0);
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
