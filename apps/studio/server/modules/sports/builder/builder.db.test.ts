import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  BoardMatchView,
  BuilderRequest,
  MarketView,
  MatchView,
  SlipView,
  TicketView,
} from '../../../../play-protocol/sports-protocol.ts';
import {
  goTo,
  openSportsRoom,
  selectionOf,
  type SportsRoom,
  untilMatch,
  untilOpenMatch,
  untilTicket,
} from '../../../testing/sports-room.ts';
import type { Said } from '../feed/sports-feed.ts';

let room: SportsRoom;
let token: string;
beforeAll(async () => {
  room = await openSportsRoom({
    balanceMinor: 100_000_000n,
    leagues: ['lantern-premier', 'delta-league', 'beacon-league'],
  });
  token = await room.open('builder-member');
});
afterAll(() => room.close());

type Part = readonly [code: string, outcome: string, line?: number];

/** A market on the line that is asked for; without one on any that is a half. */
function marketOf(match: MatchView, [code, , line]: Part): MarketView {
  const own = match.markets.filter((one) => one.code === code && one.status === 'active');
  const market = own.find((one) =>
    line === undefined ? one.line_kind !== 'quarters' || Math.abs(one.line % 4) === 2 : one.line === line,
  );
  if (!market) throw new Error(`there is no market ${code} ${line}`);
  return market;
}

function builderOf(match: MatchView, parts: readonly Part[], price = 0): BuilderRequest {
  return {
    parts: parts.map((part) => ({ market_id: marketOf(match, part).market_id, outcome: part[1] })),
    price,
  };
}

async function check(...builders: BuilderRequest[]): Promise<SlipView> {
  const asked = { kind: builders.length === 1 ? 'single' : 'multiple', selections: [], builders };
  const { status, body } = await room.studio.gameCalls('POST', '/api/sports/slip', token, asked);
  expect([status, body.error]).toEqual([200, undefined]);
  return body as unknown as SlipView;
}

async function quoted(match: MatchView, parts: readonly Part[]): Promise<BuilderRequest> {
  const builder = builderOf(match, parts);
  const [view] = (await check(builder)).builders;
  expect([parts, view?.refusal, view?.status]).toEqual([parts, null, 'active']);
  return { ...builder, price: view?.price ?? 0 };
}

const openMatch = async (): Promise<MatchView> =>
  room.match(token, (await untilOpenMatch(room, token)).match_id);

function place(id: string, builder: BuilderRequest, more: object = {}, by = token) {
  return room.place(by, {
    ...{ client_request_id: `built-${id}`, kind: 'single', selections: [], builders: [builder] },
    ...{ unit_stake: '10000', accept: 'none', ...more },
  });
}

async function bet(id: string, builder: BuilderRequest, more: object = {}): Promise<TicketView> {
  const placed = await place(id, builder, more);
  expect([placed.status, placed.body.error]).toEqual([200, undefined]);
  return untilTicket(room, token, placed.body.ticket_id, ({ state }) => state === 'accepted');
}

const tell = (...said: Said[]): Promise<void> => room.tell(...said);
const keyOf = ({ code, line }: MarketView) => ({ code, line });
const settle = (match: MatchView, market: MarketView, winner: string): Said => ({
  kind: 'bet_settlement',
  match_id: Number(match.match_id),
  markets: [
    {
      ...keyOf(market),
      decided_by: null,
      outcomes: market.outcomes.map(({ outcome }) => [outcome, outcome === winner ? 1 : 0, 0]),
    },
  ],
});
const rollback = (match: MatchView, market: MarketView): Said => ({
  kind: 'rollback_bet_settlement',
  match_id: Number(match.match_id),
  markets: [keyOf(market)],
});
const cancel = (match: MatchView, market: MarketView): Said => ({
  kind: 'bet_cancel',
  match_id: Number(match.match_id),
  markets: [keyOf(market)],
  from: null,
  until: null,
});

async function cashIs(minor: bigint): Promise<void> {
  await expect.poll(() => room.operator.cashMinor()).toBe(minor);
}
const three: readonly Part[] = [
  ['result', 'home'],
  ['total', 'over'],
  ['corners_total', 'over'],
];

test('what is asked for is priced together, taken once, and wins when every part has won', async () => {
  const match = await openMatch();
  const builder = await quoted(match, three);
  const [home, goals, corners] = three.map((part) => marketOf(match, part));
  const alone = [home!, goals!, corners!].map(
    (market, at) => market.outcomes.find(({ outcome }) => outcome === three[at]![1])!.price,
  );
  // a side that wins has goals: together they are likelier than multiplied
  expect(builder.price).toBeGreaterThan(Math.max(...alone));
  expect(builder.price).toBeLessThan((alone[0]! * alone[1]! * alone[2]!) / 1_000_000);
  const before = room.operator.cashMinor();
  const [first, again] = await Promise.all([place('built-once', builder), place('built-once', builder)]);
  expect([first.status, first.body.ticket_id]).toEqual([200, again.body.ticket_id]);
  const { ticket_id: id } = first.body;
  const ticket = await untilTicket(room, token, id, ({ state }) => state === 'accepted');
  expect(ticket.legs).toMatchObject([
    {
      ...{ code: 'builder', price: builder.price, result: null, price_left: null },
      parts: three.map(([code, outcome]) => ({ code, outcome, result: null })),
    },
  ]);
  const payout = (10_000n * BigInt(builder.price)) / 1_000n;
  expect(ticket.most_payout).toBe(String(payout));
  await tell(settle(match, home!, 'home'), settle(match, corners!, 'over'));
  const parted = await untilTicket(room, token, id, ({ legs }) => legs[0]?.parts[2]?.result === 'won');
  expect([parted.state, parted.legs[0]?.result]).toEqual(['accepted', null]);
  await tell(settle(match, goals!, 'over'));
  const won = await untilTicket(room, token, id, ({ state }) => state === 'settled');
  expect(won).toMatchObject({ payout: String(payout), legs: [{ result: 'won' }] });
  await cashIs(before - 10_000n + payout);
});

test('one lost part loses it at once, and a result that is taken back opens it again', async () => {
  const match = await openMatch();
  const [home, goals, corners] = three.map((part) => marketOf(match, part));
  const builder = await quoted(match, three);
  const before = room.operator.cashMinor();
  const { ticket_id: id } = await bet('lost-and-back', builder);
  await tell(settle(match, goals!, 'under'));
  const lost = await untilTicket(room, token, id, ({ state }) => state === 'settled');
  expect(lost).toMatchObject({ payout: '0', legs: [{ result: 'lost', parts: [{ result: null }, {}, {}] }] });
  await tell(rollback(match, goals!));
  await untilTicket(room, token, id, ({ state }) => state === 'accepted');
  // in any order, twice, and taken back in between
  await tell(settle(match, corners!, 'over'), rollback(match, corners!), settle(match, home!, 'home'));
  await tell(settle(match, corners!, 'under'), settle(match, goals!, 'over'), settle(match, goals!, 'over'));
  await tell(rollback(match, corners!), settle(match, corners!, 'over'));
  const payout = (10_000n * BigInt(builder.price)) / 1_000n;
  await untilTicket(room, token, id, (ticket) => ticket.payout === String(payout));
  await cashIs(before - 10_000n + payout);
  await expectLiabilities();
});

test('a void part goes, and the rest is paid at what it would have cost without it', async () => {
  const match = await openMatch();
  const [home, goals, corners] = three.map((part) => marketOf(match, part));
  const builder = await quoted(match, three);
  const without = await quoted(match, [three[0]!, three[2]!]);
  const before = room.operator.cashMinor();
  const { ticket_id: id } = await bet('void-part', builder);
  await tell(settle(match, home!, 'home'), cancel(match, goals!), settle(match, corners!, 'over'));
  const ticket = await untilTicket(room, token, id, ({ state }) => state === 'settled');
  const payout = (10_000n * BigInt(without.price)) / 1_000n;
  expect(ticket).toMatchObject({
    payout: String(payout),
    legs: [{ result: 'won', price: builder.price, price_left: without.price }],
  });
  expect(without.price).toBeLessThan(builder.price);
  await cashIs(before - 10_000n + payout);
});

test('all parts void: the stake comes back', async () => {
  const match = await openMatch();
  const before = room.operator.cashMinor();
  const { ticket_id: id } = await bet('void-all', await quoted(match, three));
  await tell(...three.map((part) => cancel(match, marketOf(match, part))));
  const ticket = await untilTicket(room, token, id, ({ state }) => state === 'settled');
  expect(ticket).toMatchObject({ payout: '10000', legs: [{ result: 'void' }] });
  await cashIs(before);
});

test('what makes no builder is refused with its reason, on the slip as at the desk', async () => {
  const match = await openMatch();
  const goals = match.markets.filter(({ code, line }) => code === 'total' && Math.abs(line % 4) !== 2);
  const cases: readonly (readonly [string, readonly Part[]])[] = [
    [
      'builder_impossible',
      [
        ['result', 'home'],
        ['result', 'away'],
      ],
    ],
    [
      'builder_impossible',
      [
        ['correct_score', '1:0'],
        ['both_score', 'yes'],
      ],
    ],
    [
      'builder_idle',
      [
        ['result', 'home'],
        ['double_chance', 'home_draw'],
      ],
    ],
    [
      'builder_unfit',
      [
        ['result', 'home'],
        ['draw_no_bet', 'home'],
      ],
    ],
    [
      'builder_unfit',
      [
        ['result', 'home'],
        ['total', 'over', goals[0]!.line],
      ],
    ],
    [
      'builder_rare',
      [
        ['correct_score', '4:4'],
        ['first_correct_score', '2:2'],
        ['cards_odd_even', 'odd'],
      ],
    ],
  ];
  for (const [at, [refusal, parts]] of cases.entries()) {
    const { builders, refusal: ofSlip } = await check(builderOf(match, parts));
    expect([parts, builders[0]?.refusal, builders[0]?.price, ofSlip]).toEqual([parts, refusal, 0, refusal]);
    const { status, body } = await place(`refused-${at}`, builderOf(match, parts, 2_000), { accept: 'any' });
    expect([parts, status, body.error]).toEqual([parts, 409, refusal]);
  }
  const idle = await check(
    builderOf(match, [
      ['result', 'home'],
      ['double_chance', 'home_draw'],
    ]),
  );
  expect(idle.builders[0]?.idle).toEqual([1]);
  for (const parts of [three.slice(0, 1), [...three, ...three, ...three]]) {
    const { status, body } = await place('wrong-size', builderOf(match, parts, 2_000));
    expect([parts.length, status, body.error]).toEqual([parts.length, 422, 'malformed']);
  }
  expect((await place('unseen-price', builderOf(match, three))).status).toBe(422);
});

test('parts of two matches, of a sport without joint chances, or of one that is on the slip are refused', async () => {
  const one = await openMatch();
  const two = await other(one, 'football');
  const mixed = {
    parts: [builderOf(one, [['result', 'home']]).parts[0]!, builderOf(two, [['result', 'home']]).parts[0]!],
    price: 2_000,
  };
  expect((await place('two-matches', mixed)).body.error).toBe('builder_unfit');
  const hoops = await other(one, 'basketball');
  const points = builderOf(
    hoops,
    [
      ['game_winner', 'home'],
      ['points_total', 'over'],
    ],
    2_000,
  );
  expect((await place('with-points', points)).body.error).toBe('builder_unfit');
  const beside = {
    kind: 'multiple',
    selections: [selectionOf(marketOf(one, ['both_score', 'yes']), 'yes')],
  };
  expect((await place('beside-it', await quoted(one, three), beside)).body.error).toBe('same_match');
});

async function other(one: MatchView, sport: BoardMatchView['sport']): Promise<MatchView> {
  const found = await untilMatch(
    room,
    token,
    (match, board) =>
      match.match_id !== one.match_id &&
      match.sport === sport &&
      match.status === 'not_started' &&
      match.markets.filter(({ status }) => status === 'active').length === 3 &&
      Date.parse(match.kicks_off_at) > Date.parse(board.now) + 60_000,
  );
  return room.match(token, found.match_id);
}

test('a builder is a leg of a multiple with another match', async () => {
  const [one] = [await openMatch()];
  const two = await other(one, 'football');
  const builder = await quoted(one, three);
  const away = selectionOf(marketOf(two, ['result', 'away']), 'away');
  const before = room.operator.cashMinor();
  const ticket = await bet('in-a-multiple', builder, { kind: 'multiple', selections: [away] });
  expect(ticket.legs.map(({ code, parts }) => [code, parts.length])).toEqual([
    ['result', 0],
    ['builder', 3],
  ]);
  const payout = (10_000n * BigInt(away.price) * BigInt(builder.price)) / 1_000_000n;
  expect(ticket.most_payout).toBe(String(payout));
  await tell(settle(two, marketOf(two, ['result', 'away']), 'away'));
  for (const part of three) await tell(settle(one, marketOf(one, part), part[1]));
  await untilTicket(room, token, ticket.ticket_id, (now) => now.payout === String(payout));
  await cashIs(before - 10_000n + payout);
});

test('a suspended part, a held one and one that the desk has shifted close the builder', async () => {
  const match = await openMatch();
  const builder = await quoted(match, three);
  const { pool } = room.studio.database;
  const id = Number(builder.parts[1]!.market_id);
  const { rows: told } = await pool.query(`select outcomes from sports.market where market_id = $1`, [id]);
  await pool.query(`update sports.market set status = 'suspended' where market_id = $1`, [id]);
  expect((await place('suspended-part', builder)).body.error).toBe('market_closed');
  expect((await check(builder)).builders[0]).toMatchObject({ status: 'suspended', price: 0 });
  await pool.query(`update sports.market set status = 'active', is_held = true where market_id = $1`, [id]);
  expect((await place('held-part', builder)).body.error).toBe('market_closed');
  await pool.query(
    `update sports.market set is_held = false, shift_outcome = 'over', shift_bp = 500 where market_id = $1`,
    [id],
  );
  expect((await place('shifted-part', builder)).body.error).toBe('builder_unfit');
  // a feed that knows of another match than the model
  await pool.query(
    `update sports.market set shift_outcome = null, shift_bp = null,
      outcomes = jsonb_set(outcomes, '{over,1}', '900000') where market_id = $1`,
    [id],
  );
  expect((await place('told-otherwise', builder)).body.error).toBe('builder_unfit');
  await pool.query(`update sports.market set outcomes = $2 where market_id = $1`, [
    id,
    JSON.stringify(told[0].outcomes),
  ]);
  expect((await check(builder)).builders[0]).toMatchObject({ refusal: null, price: builder.price });
});

test('another margin is another price, to which the player has to agree', async () => {
  const match = await openMatch();
  const builder = await quoted(match, three);
  const ofFirst = [Number(builder.parts[0]!.market_id)];
  const { pool } = room.studio.database;
  await pool.query(`update sports.market set own_margin_bp = 2000 where market_id = $1`, ofFirst);
  const [now] = (await check(builder)).builders;
  expect(now).toMatchObject({ margin_bp: 2_000 });
  expect(now!.price).toBeLessThan(builder.price * 0.9);
  expect((await place('dearer', builder, { accept: 'better' })).body.error).toBe('price_changed');
  const taken = await bet('agreed', builder, { accept: 'any' });
  expect(taken.legs[0]).toMatchObject({ asked_price: builder.price, price: now!.price });
  await pool.query(`update sports.market set own_margin_bp = null where market_id = $1`, ofFirst);
});

test('it is cashed out at the joint chance of what is open, all of it or a part', async () => {
  const match = await openMatch();
  const builder = await quoted(match, three);
  const { ticket_id } = await bet('cashed', builder, { unit_stake: '100000' });
  const ask = async (percent = 100) =>
    (await room.studio.gameCalls('POST', '/api/sports/cash-outs', token, { ticket_id, percent }))
      .body as unknown as { quote_id: string; amount: string; fair_value: string; error?: string };
  const take = (quote_id: string) =>
    room.studio.gameCalls('POST', '/api/sports/cash-outs/take', token, { quote_id });
  const [{ margin_bp } = { margin_bp: 0 }] = (await check(builder)).builders;
  const whole = await ask();
  // nothing has happened: what the margin has taken is gone, and no more but a step of the price
  const fair = 100_000 / (1 + margin_bp / 10_000);
  expect(Number(whole.fair_value)).toBeLessThanOrEqual(fair + 1);
  expect(Number(whole.fair_value)).toBeGreaterThan(fair * 0.98);
  const placed = room.operator.cashMinor();
  const part = await ask(40);
  await take(part.quote_id);
  await untilTicket(room, token, ticket_id, ({ cashed }) => cashed === part.amount);
  await cashIs(placed + BigInt(part.amount));
  await expectLiabilities();
  // one part is there: the rest is worth more
  await tell(settle(match, marketOf(match, three[2]!), 'over'));
  await untilTicket(room, token, ticket_id, ({ legs }) => legs[0]?.parts[2]?.result === 'won');
  const later = await ask();
  expect(Number(later.fair_value)).toBeGreaterThan(Number(whole.fair_value) * 0.6 * 1.2);
  const before = room.operator.cashMinor();
  await take(later.quote_id);
  await untilTicket(room, token, ticket_id, ({ state }) => state === 'cashed_out');
  await cashIs(before + BigInt(later.amount));
  await expectLiabilities();
});

test('while a match is on it waits as any bet does, and is decided', async () => {
  const match = await openMatch();
  await goTo(room, match.kicks_off_at, 1_000);
  const live = await untilMatch(
    room,
    token,
    (one, board) => board.is_up && one.match_id === match.match_id && one.status === 'live' && !one.danger,
  );
  const parts: readonly Part[] = [
    ['both_score', 'no'],
    ['result', 'home'],
  ];
  let placed: Awaited<ReturnType<typeof place>> | undefined;
  const patient = { timeout: 60_000 };
  // something may happen between the look and the bet
  await expect
    .poll(async () => {
      const now = await room.match(token, live.match_id);
      const builder = builderOf(now, parts);
      const [view] = (await check(builder)).builders;
      if (!view || view.price === 0) return 0;
      placed = await place(`live-${view.version}`, { ...builder, price: view.price }, { accept: 'any' });
      return placed.status;
    }, patient)
    .toBe(200);
  const { ticket_id: id } = placed!.body;
  const decided = await untilTicket(
    room,
    token,
    id,
    ({ state }) => state !== 'pending' && state !== 'reserved',
  );
  expect(['accepted', 'rejected', 'settled']).toContain(decided.state);
  expect(decided.legs[0]).toMatchObject({ is_live: true, code: 'builder' });
});

/** What counts against the caps is what open tickets count: on each outcome, and once on each match. */
async function expectLiabilities(): Promise<void> {
  const { rows } = await room.studio.database.pool.query(`
    with open as (select leg.* , ticket.liability from sports.ticket as ticket
      join sports.ticket_leg as leg using (ticket_id) where ticket.state = 'accepted')
    select (select coalesce(sum(liability), 0)::integer from sports.exposure) as taken,
      (select coalesce(sum(liability), 0)::integer from open) as open,
      (select coalesce(sum(liability), 0)::integer from sports.match_exposure) as matches,
      (select coalesce(sum(liability), 0)::integer
        from (select distinct ticket_id, match_id, liability from open) as one) as open_matches`);
  const [{ taken, open, matches, open_matches: openMatches }] = rows;
  expect([taken, matches]).toEqual([open, openMatches]);
}
