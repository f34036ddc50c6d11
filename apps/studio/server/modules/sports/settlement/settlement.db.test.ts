import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MarketView, TicketView } from '../../../../play-protocol/sports-protocol.ts';
import {
  marketOf,
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
  room = await openSportsRoom({ balanceMinor: 10_000_000n, leagues: ['lantern-premier', 'delta-league'] });
  token = await room.open('settle-member');
});
afterAll(() => room.close());

const tell = (...said: Said[]): Promise<void> => room.tell(...said);

async function bet(id: string, market: MarketView, outcome = 'home', stake = '10000'): Promise<TicketView> {
  const placed = await room.place(token, {
    ...{ client_request_id: id, kind: 'single', unit_stake: stake, accept: 'any' },
    selections: [selectionOf(market, outcome)],
  });
  expect(placed.status).toBe(200);
  return untilTicket(room, token, placed.body.ticket_id, ({ state }) => state === 'accepted');
}

function settle(match_id: string, market: MarketView, winner: string): Said {
  const outcomes = market.outcomes.map(({ outcome }): [string, 0 | 1, 0] => [
    outcome,
    outcome === winner ? 1 : 0,
    0,
  ]);
  const { code, line } = market;
  return {
    kind: 'bet_settlement',
    match_id: Number(match_id),
    markets: [{ code, line, decided_by: null, outcomes }],
  };
}

const rollback = (match_id: string, { code, line }: MarketView): Said => ({
  kind: 'rollback_bet_settlement',
  match_id: Number(match_id),
  markets: [{ code, line }],
});

async function cashIs(minor: bigint): Promise<void> {
  await expect.poll(() => room.operator.cashMinor()).toBe(minor);
}

test('a result that is taken back and told otherwise moves the differences, and ends where it should', async () => {
  const match = await untilOpenMatch(room, token);
  const market = marketOf(match, 'result');
  const start = room.operator.cashMinor();
  const { ticket_id: id, legs } = await bet('corrected', market);
  const payout = BigInt(Math.floor((10_000 * legs[0]!.price) / 1_000));
  await tell(settle(match.match_id, market, 'home'));
  await untilTicket(room, token, id, ({ state }) => state === 'settled');
  await cashIs(start - 10_000n + payout);
  // the wrong result goes, and the money with it
  await tell(rollback(match.match_id, market));
  await untilTicket(room, token, id, ({ state }) => state === 'accepted');
  await cashIs(start - 10_000n);
  await tell(settle(match.match_id, market, 'away'));
  expect(await untilTicket(room, token, id, ({ state }) => state === 'settled')).toMatchObject({
    payout: '0',
  });
  await tell(rollback(match.match_id, market), settle(match.match_id, market, 'home'));
  const ended = await untilTicket(room, token, id, (ticket) => ticket.payout === String(payout));
  await cashIs(start - 10_000n + payout);
  expect(ended.settlements.map(({ cause }) => cause).slice(0, 3)).toEqual([
    'settled',
    'rolled_back',
    'resettled',
  ]);
  expect(ended.settlements.at(-1)?.payout_after).toBe(String(payout));
});

test('what a wallet can’t pay back is owed, and is taken once it is there', async () => {
  const match = await untilOpenMatch(room, token);
  const market = marketOf(match, 'total');
  const { ticket_id: id, legs } = await bet('owed-back', market, 'over');
  const payout = BigInt(Math.floor((10_000 * legs[0]!.price) / 1_000));
  const start = room.operator.cashMinor();
  await tell(settle(match.match_id, market, 'over'));
  await cashIs(start + payout);
  // spent elsewhere
  const spent = room.operator.spend(room.operator.cashMinor() - 100n);
  await tell(rollback(match.match_id, market));
  const owing = await untilTicket(room, token, id, ({ owed }) => owed !== null);
  expect(owing).toMatchObject({ state: 'accepted', owed: String(payout) });
  expect(room.operator.cashMinor()).toBe(100n);
  room.operator.spend(-spent);
  await untilTicket(room, token, id, ({ owed }) => owed === null);
  await cashIs(start);
});

test('bets of a time that the feed cancels are void, others of the market are not', async () => {
  const match = await untilOpenMatch(room, token);
  const market = marketOf(match, 'handicap');
  const start = room.operator.cashMinor();
  const early = await bet('taken-before', market);
  const from = new Date(Date.parse(early.accepted_at ?? '') + 1).toISOString();
  const late = await bet('taken-after', market);
  const { code, line } = market;
  const key = { match_id: Number(match.match_id), markets: [{ code, line }] };
  await tell({ kind: 'bet_cancel', ...key, from, until: null });
  expect(await untilTicket(room, token, late.ticket_id, ({ state }) => state === 'settled')).toMatchObject({
    payout: '10000',
    legs: [{ result: 'void' }],
  });
  await tell(settle(match.match_id, market, 'home'));
  expect(await untilTicket(room, token, early.ticket_id, ({ state }) => state === 'settled')).toMatchObject({
    legs: [{ result: 'won' }],
  });
  const won = BigInt(Math.floor((10_000 * early.legs[0]!.price) / 1_000));
  await cashIs(start - 10_000n + won);
});

test('a multiple that its first lost leg has ended lives on when that leg is taken back', async () => {
  const one = await untilOpenMatch(room, token);
  const two = await untilMatch(
    room,
    token,
    ({ match_id, sport, status, kicks_off_at, markets }, board) =>
      match_id !== one.match_id &&
      sport === 'football' &&
      markets.every((market) => market.status === 'active') &&
      status === 'not_started' &&
      Date.parse(kicks_off_at) > Date.parse(board.now) + 90_000,
  );
  const [first, second] = [marketOf(one, 'result'), marketOf(two, 'result')];
  const placed = await room.place(token, {
    ...{ client_request_id: 'two-in-one', kind: 'multiple', unit_stake: '10000', accept: 'any' },
    selections: [selectionOf(first, 'draw'), selectionOf(second, 'draw')],
  });
  const { ticket_id: id } = placed.body;
  const { legs } = await untilTicket(room, token, id, ({ state }) => state === 'accepted');
  const before = room.operator.cashMinor();
  await tell(settle(one.match_id, first, 'home'));
  expect(await untilTicket(room, token, id, ({ state }) => state === 'settled')).toMatchObject({
    payout: '0',
  });
  await tell(rollback(one.match_id, first), settle(two.match_id, second, 'draw'));
  await untilTicket(room, token, id, ({ state }) => state === 'accepted');
  await tell(settle(one.match_id, first, 'draw'));
  const payout = (10_000n * BigInt(legs[0]!.price) * BigInt(legs[1]!.price)) / 1_000_000n;
  expect(await untilTicket(room, token, id, ({ state }) => state === 'settled')).toMatchObject({
    payout: String(payout),
  });
  await cashIs(before + payout);
  await expectLiabilities();
});

/** What counts against the caps is what open tickets count. */
async function expectLiabilities(): Promise<void> {
  const { rows } = await room.studio.database.pool.query(`
    select (select coalesce(sum(liability), 0)::integer from sports.exposure) as taken,
      (select coalesce(sum(ticket.liability), 0)::integer from sports.ticket as ticket
        join sports.ticket_leg as leg using (ticket_id) where state = 'accepted') as open`);
  expect(rows[0].taken).toBe(rows[0].open);
}

test('a ticket is cashed out at what it is worth, once, and what comes after changes nothing', async () => {
  const match = await untilOpenMatch(room, token);
  const market = marketOf(match, 'result');
  const { ticket_id } = await bet('cashed-out', market, 'home', '100000');
  const before = room.operator.cashMinor();
  const quote = (await room.studio.gameCalls('POST', '/api/sports/cash-outs', token, { ticket_id }))
    .body as unknown as { quote_id: string; amount: string; fair_value: string };
  // the price has the margin of the market in it, the quote that of cashing out
  expect(Number(quote.fair_value)).toBeLessThan(100_000);
  expect(Number(quote.amount)).toBe(Math.floor(Number(quote.fair_value) * 0.96));
  const take = () =>
    room.studio.gameCalls('POST', '/api/sports/cash-outs/take', token, { quote_id: quote.quote_id });
  await Promise.all([take(), take(), take()]);
  const taken = await untilTicket(room, token, ticket_id, ({ state }) => state === 'cashed_out');
  expect(taken).toMatchObject({ payout: quote.amount, cash_out: { state: 'taken' } });
  await tell(settle(match.match_id, market, 'home'));
  await cashIs(before + BigInt(quote.amount));
  expect(
    (await room.studio.gameCalls('POST', '/api/sports/cash-outs', token, { ticket_id })).body.error,
  ).toBe('no_cash_out');
});

/** A market has prices again, before kick-off: one in three for each outcome. */
function reopen(match_id: string, { code, line, outcomes }: MarketView): Said {
  const nothing = { home: 0, away: 0 };
  const halves: [typeof nothing, typeof nothing] = [nothing, nothing];
  return {
    kind: 'odds_change',
    match_id: Number(match_id),
    state: {
      ...{ status: 'not_started', clock_ms: null, danger: null },
      tally: {
        ...{ goals: halves, corners: halves, cards: halves },
        ...{ reds: nothing, scorers: [], halves_over: 0 },
      },
    },
    events: [],
    markets: [
      {
        ...{ code, line, status: 'active', is_main: true },
        outcomes: outcomes.map(({ outcome }): [string, number, number] => [outcome, 333_333, 0]),
      },
    ],
    is_handed_over: false,
  };
}

interface Quote {
  readonly quote_id: string;
  readonly amount: string;
  readonly fair_value: string;
  readonly stake_sold: string;
  readonly stake_left: string;
  readonly error?: string;
}

async function ask(ticket_id: string, percent?: number): Promise<Quote> {
  const asked = { ticket_id, ...(percent !== undefined && { percent }) };
  return (await room.studio.gameCalls('POST', '/api/sports/cash-outs', token, asked))
    .body as unknown as Quote;
}

const take = ({ quote_id }: Quote) =>
  room.studio.gameCalls('POST', '/api/sports/cash-outs/take', token, { quote_id });

test('a part is cashed out once, the rest goes on, and results that change move what is left', async () => {
  const match = await untilOpenMatch(room, token);
  const market = marketOf(match, 'result');
  const { ticket_id: id, legs } = await bet('in-parts', market, 'home', '100000');
  const start = room.operator.cashMinor();
  const part = await ask(id, 40);
  expect(part).toMatchObject({ stake_sold: '40000', stake_left: '60000' });
  const whole = await ask(id);
  expect(BigInt(part.amount)).toBe((BigInt(part.fair_value) * 96n) / 100n);
  expect(Math.abs(Number(whole.fair_value) * 0.4 - Number(part.fair_value))).toBeLessThan(1);
  await Promise.all([take(part), take(part), take(part)]);
  const cashed = BigInt(part.amount);
  await cashIs(start + cashed);
  expect(await room.ticket(token, id)).toMatchObject({
    ...{ state: 'accepted', stake: '100000', stake_left: '60000', cashed: part.amount, payout: null },
    settlements: [{ cause: 'cashed_part', payout_before: '0', payout_after: part.amount }],
  });
  await expectLiabilities();
  // what it was for is not there any more
  expect((await take(whole)).body.error).toBe('no_cash_out');
  await tell(settle(match.match_id, market, 'home'));
  const rest = (60_000n * BigInt(legs[0]!.price)) / 1_000n;
  const settled = await untilTicket(room, token, id, ({ state }) => state === 'settled');
  expect(settled.payout).toBe(String(cashed + rest));
  await cashIs(start + cashed + rest);
  await expectLiabilities();
  // the result goes, and what the part has paid stays
  await tell(rollback(match.match_id, market));
  await untilTicket(room, token, id, ({ state }) => state === 'accepted');
  await cashIs(start + cashed);
  await expectLiabilities();
  // its round is closed: another part, once prices are there again, is a correction
  await tell(reopen(match.match_id, market));
  const another = await ask(id, 50);
  expect(another).toMatchObject({ stake_sold: '30000', stake_left: '30000' });
  await take(another);
  const sold = cashed + BigInt(another.amount);
  await cashIs(start + sold);
  await expectLiabilities();
  await tell(settle(match.match_id, market, 'away'));
  expect(await untilTicket(room, token, id, ({ state }) => state === 'settled')).toMatchObject({
    payout: String(sold),
  });
  await cashIs(start + sold);
  await expectLiabilities();
});

test('part after part, and then the rest: together they pay what was said each time', async () => {
  const match = await untilOpenMatch(room, token);
  const market = marketOf(match, 'total');
  const { ticket_id: id } = await bet('sold-out', market, 'over', '10001');
  const start = room.operator.cashMinor();
  let paid = 0n;
  for (const percent of [50, 33]) {
    const quote = await ask(id, percent);
    await take(quote);
    paid += BigInt(quote.amount);
    await untilTicket(room, token, id, ({ cashed }) => cashed === String(paid));
  }
  const { stake_left } = await room.ticket(token, id);
  // 5,000 of 10,001, then 1,650 of 5,001
  expect(stake_left).toBe('3351');
  const last = await ask(id);
  expect(last).toMatchObject({ stake_sold: '3351', stake_left: '0' });
  await take(last);
  paid += BigInt(last.amount);
  expect(await untilTicket(room, token, id, ({ state }) => state === 'cashed_out')).toMatchObject({
    ...{ payout: String(paid), stake_left: '3351' },
    settlements: [{ cause: 'cashed_part' }, { cause: 'cashed_part' }, { cause: 'cashed_out' }],
  });
  await cashIs(start + paid);
  await tell(settle(match.match_id, market, 'over'));
  await cashIs(start + paid);
  await expectLiabilities();
});

test('a part of nothing is no part', async () => {
  const match = await untilOpenMatch(room, token);
  const { ticket_id: id } = await bet('too-small', marketOf(match, 'handicap'), 'home', '10000');
  const bad = await room.studio.gameCalls('POST', '/api/sports/cash-outs', token, {
    ticket_id: id,
    percent: 0,
  });
  expect([bad.status, bad.body.error]).toEqual([422, 'malformed']);
  expect((await ask(id, 1)).stake_sold).toBe('100');
  for (const left of ['100', '1']) {
    await take(await ask(id, 99));
    expect((await room.ticket(token, id)).stake_left).toBe(left);
  }
  expect((await ask(id, 50)).error).toBe('no_cash_out');
});
