import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMatch } from '#games/sports/check-match.ts';
import type { LeagueView } from '../../../play-protocol/sports-protocol.ts';
import { sweepSimMatches } from './feed/sandbox/sweep-sim-matches.ts';
import { sweepMatches } from './market/sweep-matches.ts';
import {
  goTo,
  marketOf,
  openSportsRoom,
  selectionOf,
  type SportsRoom,
  untilMatch,
  untilOpenMatch,
  untilTicket,
} from '../../testing/sports-room.ts';

let room: SportsRoom;
let token: string;
beforeAll(async () => {
  room = await openSportsRoom();
  token = await room.open('sports-member');
});
afterAll(() => room.close());

test('a single before kick-off is taken at once, and settled by the final whistle', async () => {
  const match = await untilOpenMatch(room, token);
  const result = marketOf(match, 'result');
  const before = room.operator.cashMinor();
  const request = {
    client_request_id: 'single-one',
    kind: 'single',
    selections: [selectionOf(result, 'home')],
    unit_stake: '10000',
    accept: 'none' as const,
  };
  // twice, as an impatient hand or a network would
  const [first, again] = await Promise.all([room.place(token, request), room.place(token, request)]);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(first.body.ticket_id).toBe(again.body.ticket_id);
  const ticket = await untilTicket(room, token, first.body.ticket_id, ({ state }) => state === 'accepted');
  expect(ticket.legs[0]).toMatchObject({ price: request.selections[0]?.price, is_live: false, result: null });
  expect(room.operator.cashMinor()).toBe(before - 10_000n);
  expect((await room.place(token, { ...request, unit_stake: '20000' })).body.error).toBe('ticket_conflict');

  await goTo(room, match.kicks_off_at, 401_000);
  const settled = await untilTicket(
    room,
    token,
    ticket.ticket_id,
    ({ state, balance }) => state === 'settled' && balance !== null,
  );
  const end = await room.match(token, match.match_id);
  const isWon = end.score.home > end.score.away;
  const payout = isWon ? BigInt(Math.floor((10_000 * request.selections[0]!.price) / 1_000)) : 0n;
  expect(settled).toMatchObject({ payout: String(payout), legs: [{ result: isWon ? 'won' : 'lost' }] });
  expect(settled.legs[0]?.decided_by?.kind).toBe('full_time');
  await expect.poll(() => room.operator.cashMinor()).toBe(before - 10_000n + payout);
  expect(end.status).toBe('ended');
  expect(end.proof.server_seed).not.toBeNull();
});

test('goals and cards name their players, and a season’s scorers are those of its goals', async () => {
  // nothing more is told meanwhile
  room.faults.isAway = () => true;
  await expect.poll(async () => (await room.board(token)).is_up, { timeout: 90_000 }).toBe(false);
  const { body } = await room.studio.gameCalls('GET', '/api/sports/leagues/lantern-premier', token);
  const { id: league, results, scorers, season } = body as unknown as LeagueView;
  const on = (await room.board(token)).matches.filter(({ status }) => status === 'live');
  const told = [...results, ...on].filter((match) => match.league === league && match.season === season);
  const goals = new Map<string, number>();
  for (const { match_id: id, score, status } of told) {
    const { events, proof, home, away } = await room.match(token, id);
    const named = events.filter(({ kind }) => /^(goal|yellow_card|red_card)$/.test(kind));
    expect(named.filter(({ shirt, player }) => shirt === null || player === null)).toEqual([]);
    const scored = named.filter(({ kind }) => kind === 'goal');
    expect(scored).toHaveLength(score.home + score.away);
    for (const { side, player } of scored) {
      const key = `${side === 'home' ? home.id : away.id} ${player}`;
      goals.set(key, (goals.get(key) ?? 0) + 1);
    }
    if (status !== 'ended') continue;
    const verdict = await checkMatch({ ...proof, server_seed: proof.server_seed ?? '' }, events);
    expect(verdict).toEqual({ kind: 'fair', events: events.length });
  }
  expect(goals.size).toBeGreaterThan(0);
  const most = [...goals.values()].toSorted((a, b) => b - a).slice(0, 10);
  expect(scorers.map((scorer) => scorer.goals)).toEqual(most);
  for (const scorer of scorers) expect(goals.get(`${scorer.club.id} ${scorer.player}`)).toBe(scorer.goals);
  room.faults.isAway = () => false;
});

test('a bet on a live match waits, and is refused when something happens meanwhile', async () => {
  const match = await untilOpenMatch(room, token);
  await goTo(room, match.kicks_off_at, 1_000);
  const live = await untilMatch(
    room,
    token,
    (one, board) => board.is_up && one.match_id === match.match_id && one.status === 'live' && !one.danger,
  );
  const request = {
    client_request_id: `live-bet-${match.match_id}`,
    kind: 'single',
    selections: [selectionOf(marketOf(live, 'total'), 'under')],
    unit_stake: '5000',
    accept: 'any' as const,
  };
  const placed = await room.place(token, request);
  expect(placed.body).toMatchObject({ state: 'pending' });
  const decided = await untilTicket(room, token, placed.body.ticket_id, ({ state }) => state !== 'pending');
  expect(['accepted', 'rejected']).toContain(decided.state);
});

test('a day later what nobody has bet on is forgotten, and what a ticket rests on is not', async () => {
  const { sql } = room.platform();
  const tableClock = async () => new Date(Date.now() + room.aheadMs + 25 * 3_600_000);
  const ended = async () =>
    (
      await room.studio.database.pool.query(`
        select match_id::integer, exists (select from sports.ticket_leg as leg where leg.match_id = match.match_id) as has_bet,
          (select count(*)::integer from sports.match_event as event where event.match_id = match.match_id) as events
        from sports.match as match where status = 'ended' order by match_id`)
    ).rows;
  const before = await ended();
  expect(before.length).toBeGreaterThan(3);
  await sweepMatches({ sql, tableClock });
  await sweepSimMatches({ sql, tableClock });
  // tennis ends at any moment: what has ended meanwhile is no part of this
  const known = new Set(before.map(({ match_id: id }) => id));
  const after = (await ended()).filter(({ match_id: id }) => known.has(id));
  expect(after).toEqual(before.filter((match) => match.has_bet));
  expect(after.every(({ events }) => events > 0)).toBe(true);
  // the league goes on where it was
  expect((await room.board(token)).matches.length).toBeGreaterThan(0);
});
