import { randomUUID } from 'node:crypto';
import type { TradingOrder } from '@halls/contract/provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoardMatchView, MarketView, TicketView } from '../../../../play-protocol/sports-protocol.ts';
import {
  marketOf,
  openSportsRoom,
  selectionOf,
  type SportsRoom,
  untilOpenMatch,
  untilTicket,
} from '../../../testing/sports-room.ts';
import type { FeedState, Said } from '../feed/sports-feed.ts';

let room: SportsRoom;
let token: string;
beforeAll(async () => {
  room = await openSportsRoom({ balanceMinor: 100_000_000n, leagues: ['lantern-premier'] });
  token = await room.open('desk-member');
});
afterAll(() => room.close());

const order = (asked: TradingOrder, orderId: string = randomUUID()) =>
  room.studio.operatorCalls('trading-order', { order_id: orderId, order: asked }, 'GPSB');
const placeOf = ({ match_id }: BoardMatchView, market?: MarketView) => ({
  match_id,
  market_id: market?.market_id ?? null,
});
const see = async (match_id: string) => {
  const told = await room.studio.operatorCalls('trading-match', { match_id, language: 'en_US' }, 'GPSB');
  return told.seen!;
};
const seeMarket = async ({ match_id }: BoardMatchView, { market_id }: MarketView) =>
  (await see(match_id)).markets.find((market) => market.market_id === market_id)!;
const place = (market: MarketView, outcome: string, id: string = randomUUID()) =>
  room.place(token, {
    ...{ client_request_id: id, kind: 'single', unit_stake: '10000', accept: 'any' },
    selections: [selectionOf(market, outcome)],
  });
async function bet(market: MarketView, outcome: string): Promise<TicketView> {
  let placed = await place(market, outcome);
  // a message that the test tells may come before one that is on its way: the producer is heard again soon
  for (let tries = 0; placed.body.error === 'feed_away' && tries < 50; tries += 1) {
    await new Promise((done) => setTimeout(done, 100));
    placed = await place(market, outcome);
  }
  expect([placed.status, placed.body.error]).toEqual([200, undefined]);
  return untilTicket(room, token, placed.body.ticket_id, ({ state }) => state === 'accepted');
}
const shown = async (match: BoardMatchView, market: MarketView): Promise<MarketView> => {
  const { markets } = await room.match(token, match.match_id);
  return markets.find(({ market_id: id }) => id === market.market_id)!;
};

test('what the desk holds takes no bet until it is released, whatever the feed says meanwhile', async () => {
  const match = await untilOpenMatch(room, token);
  const [result, total] = [marketOf(match, 'result'), marketOf(match, 'total')];
  expect(await order({ kind: 'hold', ...placeOf(match, result) })).toMatchObject({ status: 'OK' });
  expect((await place(result, 'home')).body.error).toBe('market_closed');
  expect(await shown(match, result)).toMatchObject({ status: 'suspended' });
  await bet(total, 'over');
  // new prices of the feed don't open it
  await room.tell(resultPrices(match, [400_000, 300_000, 300_000]));
  await expect.poll(async () => (await shown(match, result)).outcomes).not.toEqual(result.outcomes);
  const priced = await shown(match, result);
  await expect.poll(async () => (await place(priced, 'home')).body.error).toBe('market_closed');
  await order({ kind: 'release', ...placeOf(match, result) });
  await bet(await shown(match, result), 'home');
  // the whole match
  await order({ kind: 'hold', ...placeOf(match) });
  expect((await place(total, 'over')).body.error).toBe('market_closed');
  // the board is read once for all who look, and may be a moment old
  await expect
    .poll(async () => {
      const { matches } = await room.board(token);
      return matches.find((one) => one.match_id === match.match_id)?.markets.map(({ status }) => status);
    })
    .toEqual(['suspended', 'suspended', 'suspended']);
  await order({ kind: 'release', ...placeOf(match) });
  await bet(total, 'over');
});

const zero = { home: 0, away: 0 };
/** The feed's chances of the three results, before kick-off. */
function resultPrices({ match_id }: BoardMatchView, chances: readonly [number, number, number]): Said {
  const [home, draw, away] = chances;
  const tally = {
    ...{ goals: [zero, zero], corners: [zero, zero], cards: [zero, zero], reds: zero },
    ...{ scorers: [], halves_over: 0 },
  } satisfies FeedState['tally'];
  return {
    ...{ kind: 'odds_change', match_id: Number(match_id), events: [], is_handed_over: false },
    state: { status: 'not_started', clock_ms: null, danger: null, tally },
    markets: [
      {
        ...{ code: 'result', line: 0, status: 'active', is_main: true },
        outcomes: [
          ['home', home, 0],
          ['draw', draw, 0],
          ['away', away, 0],
        ],
      },
    ],
  };
}

test('a margin and a shift are in the price at once, stay through the feed’s prices, and never beat the fair one', async () => {
  const match = await untilOpenMatch(room, token);
  const market = marketOf(match, 'result');
  const before = await seeMarket(match, market);
  const priceOf = (seen: typeof before, outcome: string) =>
    seen.outcomes.find((one) => one.outcome === outcome)!;
  const at = placeOf(match, market) as { match_id: string; market_id: string };
  await order({ kind: 'price', ...at, margin_bp: 2_000, shift: null });
  const dear = await seeMarket(match, market);
  expect(dear.margin_bp).toBe(2_000);
  for (const { outcome, price } of dear.outcomes) expect(price).toBeLessThan(priceOf(before, outcome).price);
  expect((await shown(match, market)).margin_bp).toBe(2_000);

  await order({ kind: 'price', ...at, margin_bp: null, shift: { outcome: 'home', bp: 1_500 } });
  const shifted = await seeMarket(match, market);
  expect(priceOf(shifted, 'home').price).toBeLessThan(priceOf(before, 'home').price);
  expect(priceOf(shifted, 'away').price).toBeGreaterThan(priceOf(before, 'away').price);
  // the feed's next prices are shifted as well
  await room.tell(resultPrices(match, [500_000, 250_000, 250_000]));
  await expect.poll(async () => priceOf(await seeMarket(match, market), 'home').won_ppm).toBe(500_000);
  const next = await seeMarket(match, market);
  expect(priceOf(next, 'home').price).toBe(Math.floor(1_000_000 / 1.05 / 0.575 / 10_000) * 10);
  await order({ kind: 'price', ...at, margin_bp: 0, shift: { outcome: 'home', bp: -3_000 } });
  const generous = await seeMarket(match, market);
  for (const { price, fair_price: fair } of generous.outcomes) expect(price).toBeLessThanOrEqual(fair);
  expect(priceOf(generous, 'home').price).toBe(priceOf(generous, 'home').fair_price);
  // what the player sees is what the desk sees, and what is taken
  const open = await shown(match, market);
  expect(selectionOf(open, 'home').price).toBe(priceOf(generous, 'home').price);
  await bet(open, 'home');
  await order({ kind: 'price', ...at, margin_bp: null, shift: null });
  const usual = await seeMarket(match, market);
  expect([usual.margin_bp, usual.shift]).toEqual([before.margin_bp, null]);
  expect(priceOf(usual, 'home').price).toBe(1_900);
});

test('what the desk settles stands in the place of the feed, moves the difference, and goes again', async () => {
  const match = await untilOpenMatch(room, token);
  // nobody has bet on it before
  const market = (await room.match(token, match.match_id)).markets.find(({ code }) => code === 'both_score')!;
  const start = room.operator.cashMinor();
  const { ticket_id: id, legs } = await bet(market, 'yes');
  const payout = String(Math.floor((10_000 * legs[0]!.price) / 1_000));
  const at = placeOf(match, market) as { match_id: string; market_id: string };
  const settle = (winner: string, left: string[] = []) =>
    order({
      ...{ kind: 'settle', ...at },
      results: market.outcomes
        .filter(({ outcome }) => !left.includes(outcome))
        .map(({ outcome }) => ({ outcome, result: outcome === winner ? 'won' : 'lost' })),
    });
  expect(await settle('yes', ['no'])).toMatchObject({ status: 'REJECTED', refusal: 'outcome_missing' });
  expect((await settle('yes')).status).toBe('OK');
  const won = await untilTicket(room, token, id, ({ state }) => state === 'settled');
  expect(won).toMatchObject({ payout, legs: [{ result: 'won', is_by_house: true, decided_by: null }] });
  await expect.poll(() => room.operator.cashMinor()).toBe(start - 10_000n + BigInt(payout));
  expect((await place(market, 'no')).body.error).toBe('market_closed');
  // the feed says otherwise: the desk's word stands
  await room.tell({
    ...{ kind: 'bet_settlement', match_id: Number(match.match_id) },
    markets: [
      {
        ...{ code: 'both_score', line: 0, decided_by: null },
        outcomes: market.outcomes.map(({ outcome }): [string, 0 | 1, 0] => [
          outcome,
          outcome === 'no' ? 1 : 0,
          0,
        ]),
      },
    ],
  });
  await expect
    .poll(async () => (await seeMarket(match, market)).outcomes.map((one) => one.feed_result))
    .toContain('won');
  expect(await room.ticket(token, id)).toMatchObject({ payout });
  // without the desk it is as the feed says
  await order({ kind: 'settle', ...at, results: null });
  await untilTicket(room, token, id, (ticket) => ticket.payout === '0');
  await expect.poll(() => room.operator.cashMinor()).toBe(start - 10_000n);
  expect(await room.ticket(token, id)).toMatchObject({ legs: [{ result: 'lost', is_by_house: false }] });
});

test('an order is followed once, another one under its number is refused', async () => {
  const match = await untilOpenMatch(room, token);
  const market = marketOf(match, 'handicap');
  const id = randomUUID();
  const asked = { kind: 'hold', ...placeOf(match, market) } as const;
  const answers = await Promise.all([order(asked, id), order(asked, id), order(asked, id)]);
  expect(answers.map(({ status }) => status)).toEqual(['OK', 'OK', 'OK']);
  const version = (await shown(match, market)).version;
  await order({ kind: 'release', ...placeOf(match, market) });
  // told again after it was released: it holds nothing any more
  expect((await order(asked, id)).status).toBe('OK');
  const after = await shown(match, market);
  expect([after.status, after.version]).toEqual(['active', version + 1]);
  expect((await order({ kind: 'release', ...placeOf(match, market) }, id)).status).toBe('DUPLICATE_ORDER');
  const nowhere = { match_id: match.match_id, market_id: '999999999' };
  expect(await order({ kind: 'hold', ...nowhere })).toMatchObject({ refusal: 'market_unknown' });
  expect(await order({ kind: 'hold', match_id: '999999999', market_id: null })).toMatchObject({
    refusal: 'match_unknown',
  });
});

test('the board shows what open tickets may cost and how the feed is heard; tickets come page by page, to their operator alone', async () => {
  const match = await untilOpenMatch(room, token);
  const market = marketOf(match, 'total');
  const before = (await seeMarket(match, market)).outcomes.find(({ outcome }) => outcome === 'under')!;
  const { ticket_id: id } = await bet(market, 'under');
  const after = (await seeMarket(match, market)).outcomes.find(({ outcome }) => outcome === 'under')!;
  expect(after.open_tickets).toBe(before.open_tickets + 1);
  expect(after.liability).toBeGreaterThan(before.liability);
  const { board } = await room.studio.operatorCalls('trading-board', { language: 'vi_VN' }, 'GPSB');
  expect(board?.feed.map(({ producer, is_up: isUp }) => [producer, isUp])).toEqual([
    ['live', true],
    ['pre', true],
  ]);
  const seen = board?.matches.find((one) => one.match_id === match.match_id);
  expect(seen).toMatchObject({ league: 'Giải Đèn Lồng', is_held: false });
  expect(seen?.open_tickets).toBeGreaterThan(0);
  const page = (asked: { match_id?: string; cursor?: string }) =>
    room.studio.operatorCalls(
      'trading-tickets',
      { match_id: null, cursor: '', limit: 2, language: 'en_US', ...asked },
      'GPSB',
    );
  const first = (await page({})).part!;
  expect(first.tickets[0]).toMatchObject({
    ...{ ticket_id: id, stake: '10000', state: 'accepted', kind: 'single' },
    legs: [{ match_id: match.match_id, market: expect.stringMatching(/^Total goals \d/), is_live: false }],
  });
  const second = (await page({ cursor: first.next_cursor! })).part!;
  expect(new Set([...first.tickets, ...second.tickets].map(({ ticket_id }) => ticket_id)).size).toBe(4);
  const ofMatch = (await page({ match_id: match.match_id })).part!;
  expect(ofMatch.tickets.every(({ legs }) => legs[0]?.match_id === match.match_id)).toBe(true);
  expect((await page({ cursor: 'nonsense' })).status).toBe('REJECTED');
  // a provider without a sportsbook has no desk
  const elsewhere = await room.studio.operatorCalls('trading-board', { language: 'en_US' }, 'GPR8');
  expect(elsewhere).toMatchObject({ status: 'REJECTED' });
});
