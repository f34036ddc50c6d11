import { randomUUID } from 'node:crypto';
import type { TradingOrder } from '@halls/contract/provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MarketView } from '../../../../play-protocol/sports-protocol.ts';
import type { SportsEvents } from '../../../../play-protocol/sports-stream.ts';
import { marketOf, openSportsRoom, type SportsRoom, untilOpenMatch } from '../../../testing/sports-room.ts';

let room: SportsRoom;
let token: string;
beforeAll(async () => {
  room = await openSportsRoom({ leagues: ['lantern-premier'] });
  token = await room.open('stream-member');
});
afterAll(() => room.close());

type Told = {
  [Name in keyof SportsEvents]: { readonly name: Name; readonly data: SportsEvents[Name] };
}[keyof SportsEvents];

/** What a stream has told so far. */
async function watch(path: string) {
  const stop = new AbortController();
  const response = await fetch(`${room.studio.url}${path}`, { signal: stop.signal });
  const told: Told[] = [];
  const reading = (async () => {
    let text = '';
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
        if (name && data) told.push({ name, data: JSON.parse(data) } as Told);
      }
    }
  })().catch(() => {});
  return { response, told, stop: () => (stop.abort(), reading) };
}

/** The margin stays: a price moves and nothing else. */
const price = (match_id: string, market: MarketView, bp: number | null) => {
  const outcome = market.outcomes[0]!.outcome;
  const order: TradingOrder = {
    ...{ kind: 'price', match_id, market_id: market.market_id, margin_bp: null },
    shift: bp === null ? null : { outcome, bp },
  };
  return room.studio.operatorCalls('trading-order', { order_id: randomUUID(), order }, 'GPSB');
};

test('whoever watches gets the board and then each price that moves, as asking for it says', async () => {
  const match = await untilOpenMatch(room, token);
  const market = marketOf(match, 'result');
  const [first, second] = [
    await watch('/api/sports/events?language=vi_VN'),
    await watch('/api/sports/events'),
  ];
  await expect.poll(() => first.told[0]?.name).toBe('board');
  const all = first.told[0]!.data as SportsEvents['board'];
  expect(all.matches.find((one) => one.match_id === match.match_id)?.home).toEqual(match.home);
  expect(all.leagues[0]?.name).toBe('Giải Đèn Lồng');
  expect(first.response.headers.get('content-type')).toBe('text/event-stream');
  await price(match.match_id, market, 1_500);
  const pricesOf = (told: readonly Told[]) =>
    told
      .flatMap((one) => (one.name === 'changes' ? one.data.prices : []))
      .filter(([id]) => id === market.market_id);
  await expect.poll(() => pricesOf(first.told).length).toBeGreaterThan(0);
  const shown = marketOf(
    (await room.board(token)).matches.find((one) => one.match_id === match.match_id)!,
    'result',
  );
  expect(pricesOf(first.told).at(-1)).toEqual([
    ...[market.market_id, shown.version, 'active', shown.outcomes.map((one) => one.price)],
  ]);
  // one text for all who watch
  await expect.poll(() => pricesOf(second.told).at(-1)).toEqual(pricesOf(first.told).at(-1));
  await price(match.match_id, market, null);
  await first.stop();
  await second.stop();
});

test('a match tells its prices alone, and everything where more than a price is another', async () => {
  const match = await untilOpenMatch(room, token);
  const market = (await room.match(token, match.match_id)).markets.find(({ code }) => code === 'both_score')!;
  const stream = await watch(`/api/sports/matches/${match.match_id}/events`);
  await expect.poll(() => stream.told[0]?.name).toBe('match');
  await price(match.match_id, market, 1_500);
  const idsOf = (told: Told) => (told.name === 'prices' ? told.data.prices.map(([id]) => id) : []);
  // of a hundred markets the one that moved, unless the feed moves others at that very moment
  await expect.poll(() => stream.told.some((told) => idsOf(told).includes(market.market_id))).toBe(true);
  const first = stream.told.find((told) => idsOf(told).includes(market.market_id))!;
  expect(idsOf(first).length).toBeLessThan(20);
  const held = { kind: 'hold', match_id: match.match_id, market_id: null } as const;
  await room.studio.operatorCalls('trading-order', { order_id: randomUUID(), order: held }, 'GPSB');
  await expect
    .poll(() =>
      stream.told.some(
        ({ name, data }) => name === 'prices' && data.prices.some(([, , status]) => status === 'suspended'),
      ),
    )
    .toBe(true);
  await room.studio.operatorCalls(
    'trading-order',
    { order_id: randomUUID(), order: { ...held, kind: 'release' } },
    'GPSB',
  );
  // kick-off
  room.aheadMs = Date.parse(match.kicks_off_at) + 5_000 - Date.now();
  await expect
    .poll(() => stream.told.some(({ name, data }) => name === 'match' && data.status === 'live'))
    .toBe(true);
  expect((await fetch(`${room.studio.url}/api/sports/matches/999999999/events`)).status).toBe(404);
  expect((await fetch(`${room.studio.url}/api/sports/matches/no/events`)).status).toBe(404);
  await stream.stop();
});

test('changes of several matches at once are committed in the order of their numbers: none is missed', async () => {
  const stream = await watch('/api/sports/events');
  await expect.poll(() => stream.told[0]?.name).toBe('board');
  const board = stream.told[0]!.data as SportsEvents['board'];
  const markets = board.matches
    .filter(
      ({ status, markets: own }) => status === 'not_started' && own.some(({ code }) => code === 'result'),
    )
    .slice(-8)
    .map((match) => ({ match_id: match.match_id, market: marketOf(match, 'result') }));
  expect(markets.length).toBe(8);
  for (let round = 0; round < 5; round += 1)
    await Promise.all(markets.map(({ match_id, market }) => price(match_id, market, 1_000 + round)));
  const seen = new Map(
    board.matches.flatMap((match) => match.markets.map((one) => [one.market_id, one.version])),
  );
  const versionOf = (id: string) => {
    for (const { name, data } of stream.told) {
      if (name !== 'changes') continue;
      for (const { markets: own } of data.matches)
        for (const one of own) seen.set(one.market_id, one.version);
      for (const [market, version] of data.prices) seen.set(market, version);
    }
    return seen.get(id);
  };
  // what is read of the board may be a little older than what was told, and prices go on
  const lagOf = async (matchId: string, marketId: string): Promise<number> => {
    const match = (await room.board(token)).matches.find((one) => one.match_id === matchId)!;
    return marketOf(match, 'result').version - (versionOf(marketId) ?? 0);
  };
  for (const { match_id, market } of markets)
    await expect.poll(() => lagOf(match_id, market.market_id)).toBe(0);
  await stream.stop();
});
