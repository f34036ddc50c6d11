import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SlipView } from '../../../../play-protocol/sports-protocol.ts';
import {
  marketOf,
  openSportsRoom,
  selectionOf,
  type SportsRoom,
  untilOpenMatch,
  untilTicket,
} from '../../../testing/sports-room.ts';
import { standardCaps } from '../risk/risk.rules.ts';

const outcomeCap = 400;

let room: SportsRoom;
beforeAll(async () => {
  room = await openSportsRoom({
    riskCaps: { ...standardCaps, outcome: outcomeCap },
    leagues: ['lantern-premier'],
  });
});
afterAll(() => room.close());

test('builders and singles at once never pass the cap of an outcome that they share', async () => {
  const token = await room.open('built-rush');
  const head = await untilOpenMatch(room, token);
  const match = await room.match(token, head.match_id);
  const [result, both] = [marketOf(match, 'result'), marketOf(match, 'both_score')];
  const parts = [
    { market_id: result.market_id, outcome: 'home' },
    { market_id: both.market_id, outcome: 'yes' },
  ];
  const asked = { kind: 'single', selections: [], builders: [{ parts, price: 0 }] };
  const slip = (await room.studio.gameCalls('POST', '/api/sports/slip', token, asked))
    .body as unknown as SlipView;
  const builder = { parts, price: slip.builders[0]!.price };
  const single = selectionOf(result, 'home');
  const before = room.operator.cashMinor();
  const tokens = await Promise.all(Array.from({ length: 12 }, (_, at) => room.open(`built-rush-${at}`)));
  const placed = await Promise.all(
    Array.from({ length: 72 }, (_, at) =>
      room.place(tokens[at % tokens.length] ?? token, {
        ...{ client_request_id: `built-rush-${at}`, kind: 'single', accept: 'none', unit_stake: '10000' },
        ...(at % 3 === 0 ? { selections: [single] } : { selections: [], builders: [builder] }),
      }),
    ),
  );
  expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 200));
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
  expect(accepted.some(({ legs }) => legs[0]?.code === 'builder')).toBe(true);
  expect(new Set(ends.flatMap(({ refusal }) => refusal ?? []))).toEqual(new Set(['exposure_full']));
  const { rows } = await room.studio.database.pool.query(
    `select market_id::text as market, liability::integer from sports.exposure`,
  );
  const liabilityOn = (market: string): number => rows.find((row) => row.market === market)?.liability ?? 0;
  const each = (price: number): number => Math.ceil((10_000 * (price - 1_000)) / 1_000 / 1_000);
  const built = accepted.filter(({ legs }) => legs[0]?.code === 'builder').length;
  // each builder counts whole on both of its outcomes
  expect(liabilityOn(both.market_id)).toBe(built * each(builder.price));
  expect(liabilityOn(result.market_id)).toBe(
    built * each(builder.price) + (accepted.length - built) * each(single.price),
  );
  expect(liabilityOn(result.market_id)).toBeLessThanOrEqual(outcomeCap);
  // the next one of either would have been too many
  expect(liabilityOn(result.market_id)).toBeGreaterThan(outcomeCap - each(builder.price));
  await expect.poll(() => room.operator.cashMinor()).toBe(before - BigInt(accepted.length) * 10_000n);
});
