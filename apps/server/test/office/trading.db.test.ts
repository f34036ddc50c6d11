import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createGameProviders,
  createProviderDirectory,
  type GameProviders,
} from '#modules/provider-connection';
import { tradingModule } from '#modules/trading';
import { sendWaitingOrders } from '../../src/modules/trading/send-orders.ts';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

let world: OfficeWorld;
let trader: Desk;
let risk: Desk;
let server: Server;
let gameProviders: GameProviders;
/** What the provider was asked, and how it answers: by a test, or without a word. */
let asked: { method: string; body: Record<string, unknown> }[] = [];
let answer: (method: string) => object | null = () => ({ status: 'OK' });
let result = { feed_result: 'lost', desk_result: null as string | null };

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const method = request.url?.split('/').at(-1) ?? '';
      asked.push({ method, body: JSON.parse(Buffer.concat(chunks).toString()) });
      const told = answer(method);
      if (told === null) return request.socket.destroy();
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ request_id: '1', ...told }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  world = await createOfficeWorld({ modules: [tradingModule] });
  await world.test.pool.query(`
    insert into app.hall (site_id, gt_id, name) values (1, 4, '{"en_US":"Sports"}');
    insert into app.provider (site_id, gp_id, gt_id, name, has_demo) values (1, 'GPSB', 4, 'House Sports', false);
    insert into app.provider_connection (gp_id, wallet_kind, base_url, launch_url, operator_id, key_id, secret) values
      ('GPSB', 'seamless', '${url}', '${url}', 'house', 'k', 'secret-of-the-tests')`);
  const { sql, sealing } = world.app.platform;
  gameProviders = createGameProviders({ directory: createProviderDirectory({ sql, sealing }) });
  trader = await world.seat('trader', ['trader']);
  risk = await world.seat('risk', ['risk']);
});
/** What the job does each second. */
async function send(): Promise<void> {
  const { sql, sealing, clock } = world.app.platform;
  const providers = createProviderDirectory({ sql, sealing });
  await sendWaitingOrders({ sql, clock, providers, gameProviders });
}
afterAll(async () => {
  await gameProviders.close();
  await world.close();
  server.close();
});
beforeEach(() => {
  asked = [];
  answer = (method) => (method === 'trading-match' ? { status: 'OK', seen: seen() } : { status: 'OK' });
  result = { feed_result: 'lost', desk_result: null };
});

const outcome = (code: string) => ({
  ...{ outcome: code, name: code, price: 1_900, fair_price: 2_000, won_ppm: 500_000, returned_ppm: 0 },
  ...{ open_tickets: 1, liability: 10, liability_cap: 100, ...result },
});
const seen = () => ({
  now: new Date().toISOString(),
  match: {
    ...{
      match_id: '7',
      is_season: false,
      league: 'A',
      home: 'Reds',
      away: 'Blues',
      kicks_off_at: new Date().toISOString(),
    },
    ...{ status: 'live', clock: "12'", score: { home: 1, away: 0 }, producer: 'live', is_stopped: false },
    ...{ is_held: false, open_tickets: 2, liability: 20, liability_cap: 1_000 },
  },
  markets: [
    {
      ...{
        market_id: '70',
        code: 'both_score',
        name: 'Both score',
        line: 0,
        is_main: true,
        status: 'active',
      },
      ...{ is_held: false, margin_bp: 500, usual_margin_bp: 500, shift: null, is_settled_by_desk: false },
      outcomes: [outcome('yes'), outcome('no')],
    },
  ],
});
const where = { gp_id: 'GPSB', match_id: '7' };
const orders = async () => (await trader.ask('/trading/match', where)).data.orders;
const told = () => asked.filter(({ method }) => method === 'trading-order').map(({ body }) => body['order']);

it('shows who may look what there is, and who may not nothing', async () => {
  expect((await trader.ask('/trading/desks', {})).data.list).toEqual([
    { gp_id: 'GPSB', name: 'House Sports' },
  ]);
  expect((await trader.ask('/trading/match', where)).data.seen.markets[0].name).toBe('Both score');
  const support = await world.seat('support', ['support']);
  expect((await support.ask('/trading/match', where)).status).toBe(403);
  expect((await risk.ask('/trading/hold', { ...where, reason: 'no work of mine' })).status).toBe(403);
  answer = () => null;
  expect((await trader.ask('/trading/board', { gp_id: 'GPSB' })).code).toBe(101);
  answer = () => ({ status: 'REJECTED' });
  expect((await trader.ask('/trading/match', where)).code).toBe(102);
});

it('tells the provider at once what is ordered, with a line in the log', async () => {
  const held = await trader.ask('/trading/hold', { ...where, market_id: '70', reason: 'odd money' });
  expect(held.data).toMatchObject({ state: 'done', refusal: null });
  const priced = await trader.ask('/trading/price', {
    ...{ ...where, market_id: '70', margin_bp: 900, reason: 'late news' },
    shift: { outcome: 'yes', bp: -250 },
  });
  expect(priced.data.state).toBe('done');
  expect(told()).toEqual([
    { kind: 'hold', match_id: '7', market_id: '70' },
    ...[
      { kind: 'price', match_id: '7', market_id: '70', margin_bp: 900, shift: { outcome: 'yes', bp: -250 } },
    ],
  ]);
  expect(await orders()).toMatchObject([
    { kind: 'price', margin_bp: 900, asked_by: { account: 'trader' }, reason: 'late news' },
    { kind: 'hold', state: 'done', reason: 'odd money' },
  ]);
  const { rows } = await world.test.pool.query(
    `select action, target from app.audit_event where action like 'trading.%' order by audit_event_id`,
  );
  expect(rows).toEqual([
    { action: 'trading.held', target: 'traded_market/GPSB/7/70' },
    { action: 'trading.priced', target: 'traded_market/GPSB/7/70' },
  ]);
});

it('tells it again until it answers, in the order in which it was asked, and then no more', async () => {
  let isAway = true;
  answer = () => (isAway ? null : { status: 'OK' });
  const held = await trader.ask('/trading/hold', { ...where, reason: 'a storm' });
  expect(held.data).toMatchObject({ state: 'waiting' });
  const released = await trader.ask('/trading/release', { ...where, reason: 'it is over' });
  expect(released.data).toMatchObject({ state: 'waiting' });
  // the second waits behind the first
  expect(new Set(told().map((order) => (order as { kind: string }).kind))).toEqual(new Set(['hold']));
  await send();
  expect(new Set(told().map((order) => (order as { kind: string }).kind))).toEqual(new Set(['hold']));
  isAway = false;
  await Promise.all([send(), send()]);
  await send();
  expect(told().at(-1)).toMatchObject({ kind: 'release' });
  const sent = told().length;
  await send();
  expect(told()).toHaveLength(sent);
  answer = (method) => (method === 'trading-match' ? { status: 'OK', seen: seen() } : { status: 'OK' });
  expect((await orders()).slice(0, 2).map(({ state }: { state: string }) => state)).toEqual(['done', 'done']);
  const numbers = asked.flatMap(({ method, body }) =>
    method === 'trading-order' ? [[(body['order'] as { kind: string }).kind, body['order_id']]] : [],
  );
  expect(new Set(numbers.map((pair) => pair.join(' '))).size).toBe(2);
});

it('says what the provider has refused', async () => {
  answer = () => ({ status: 'REJECTED', refusal: 'market_unknown' });
  const held = await trader.ask('/trading/hold', { ...where, market_id: '71', reason: 'odd money' });
  expect(held.data).toMatchObject({ state: 'refused', refusal: 'market_unknown' });
});

it('settles by hand when somebody else has agreed, and not on results that have moved', async () => {
  const settle = (results?: object[]) =>
    trader.ask('/trading/settle', { ...where, market_id: '70', results, reason: 'the goal did not count' });
  const vote = (desk: Desk, id: number) =>
    desk.ask('/change-request/vote', { change_request_id: id, verdict: 'approve', reason: 'seen it' });
  const byHand = [
    { outcome: 'yes', result: 'void' },
    { outcome: 'no', result: 'void' },
  ];
  expect((await settle(byHand.slice(1))).code).toBe(104);
  const first = await settle(byHand);
  expect(first.status).toBe(202);
  expect(told()).toEqual([]);
  expect((await vote(trader, first.data.change_request_id)).code).not.toBe(100);
  // the feed says something else meanwhile
  result = { feed_result: 'won', desk_result: null };
  expect((await vote(risk, first.data.change_request_id)).data).toMatchObject({ state: 'stale' });
  const second = await settle(byHand);
  expect((await vote(risk, second.data.change_request_id)).data).toMatchObject({ state: 'applied' });
  await send();
  expect(told()).toEqual([{ kind: 'settle', match_id: '7', market_id: '70', results: byHand }]);
  expect((await orders())[0]).toMatchObject({
    ...{ kind: 'settle', results: byHand, change_request_id: second.data.change_request_id },
    asked_by: { account: 'trader' },
  });
});
