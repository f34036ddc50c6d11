import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  goTo,
  marketOf,
  openSportsRoom,
  selectionOf,
  type SportsRoom,
  untilMatch,
  untilOpenMatch,
  untilTicket,
} from '../../../testing/sports-room.ts';
import { standardCaps } from './risk.rules.ts';

const bets = 200;
/** Of an outcome: some forty of the bets below. */
const outcomeCap = 400;

let room: SportsRoom;
let token: string;
beforeAll(async () => {
  room = await openSportsRoom({
    riskCaps: { ...standardCaps, outcome: outcomeCap, match: outcomeCap * 2 },
    leagues: ['lantern-premier'],
  });
  token = await room.open('risk-member');
});
afterAll(() => room.close());

const query = async (text: string) => (await room.studio.database.pool.query(text)).rows;

test('two hundred bets at once never pass a cap, and whoever is refused has the stake back', async () => {
  const match = await untilOpenMatch(room, token);
  const market = marketOf(match, 'result');
  const selection = selectionOf(market, 'home');
  const before = room.operator.cashMinor();
  // many players: one after the other each would wait for the one before
  const tokens = await Promise.all(Array.from({ length: 20 }, (_, at) => room.open(`rush-${at}`)));
  const placed = await Promise.all(
    Array.from({ length: bets }, (_, at) =>
      room.place(tokens[at % tokens.length] ?? token, {
        ...{ client_request_id: `rush-${String(at).padStart(4, '0')}`, kind: 'single', accept: 'none' },
        ...{ selections: [selection], unit_stake: '10000' },
      }),
    ),
  );
  expect(placed.filter(({ status }) => status === 200)).toHaveLength(bets);
  const ends = await Promise.all(
    placed.map(({ body }, at) =>
      untilTicket(
        room,
        tokens[at % tokens.length] ?? token,
        body.ticket_id,
        ({ state }) => state === 'accepted' || state === 'rejected',
      ),
    ),
  );
  const accepted = ends.filter(({ state }) => state === 'accepted');
  const each = Math.ceil((10_000 * (selection.price - 1_000)) / 1_000 / 1_000);
  expect(accepted).toHaveLength(Math.floor(outcomeCap / each));
  expect(new Set(ends.filter(({ state }) => state === 'rejected').map(({ refusal }) => refusal))).toEqual(
    new Set(['exposure_full']),
  );
  const [row] = await query(`select max(liability)::integer as most from sports.exposure`);
  expect(row.most).toBe(accepted.length * each);
  await expect.poll(() => room.operator.cashMinor()).toBe(before - BigInt(accepted.length) * 10_000n);
});

test('a feed that is cut off in the middle of a match has nothing accepted after twenty seconds, and all of it again after', async () => {
  const match = await untilOpenMatch(room, token);
  await goTo(room, match.kicks_off_at, 5_000);
  const live = await untilMatch(
    room,
    token,
    (one, board) => board.is_up && one.match_id === match.match_id && one.status === 'live',
  );
  let silent = 0;
  room.faults.isAway = () => (silent += 1) > 0;
  // what was being told is told, by the clock of then
  await expect.poll(() => silent).toBeGreaterThan(0);
  room.aheadMs += 21_000;
  const away = await room.place(token, {
    ...{ client_request_id: 'while-away', kind: 'single', accept: 'any', unit_stake: '1000' },
    selections: [selectionOf(marketOf(live, 'total'), 'over')],
  });
  expect([away.status, away.body.error]).toEqual([409, 'feed_away']);
  await expect.poll(async () => (await room.board(token)).is_up).toBe(false);
  // goals, cards and a half time were missed
  room.aheadMs += 170_000;
  room.faults.isAway = () => false;
  const back = await untilMatch(
    room,
    token,
    (one, board) =>
      board.is_up && one.match_id === match.match_id && one.clock !== null && one.clock.ms > 190_000,
  );
  const whole = await room.match(token, match.match_id);
  expect(whole.events.map(({ ordinal }) => ordinal)).toEqual(whole.events.map((_, at) => at));
  expect(whole.events.filter(({ kind, side }) => kind === 'goal' && side === 'home')).toHaveLength(
    back.score.home,
  );
  await expect
    .poll(async () => {
      const { markets } = await room.match(token, match.match_id);
      return new Set(markets.filter(({ code }) => code.startsWith('first_')).map(({ status }) => status));
    })
    .toEqual(new Set(['settled']));
});

test('by the log of messages no bet was accepted without an open market', async () => {
  const rows = await query(`
    select ticket.ticket_id, leg.market_id,
      (select told.market ->> 'status' from sports.feed_message as message,
          jsonb_array_elements(message.message -> 'markets') as told (market)
        where message.message ->> 'kind' = 'odds_change' and message.is_applied
          and message.applied_at <= ticket.accepted_at
          and (message.message ->> 'match_id')::bigint = leg.match_id
          and told.market ->> 'code' = market.code and (told.market ->> 'line')::integer = market.line
        order by message.applied_at desc, message.seq desc limit 1) as status
    from sports.ticket as ticket join sports.ticket_leg as leg using (ticket_id)
    join sports.market as market using (market_id)
    where ticket.accepted_at is not null`);
  expect(rows.length).toBeGreaterThan(10);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['active']));
});
