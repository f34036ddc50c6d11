import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuilderRequest, MatchView, SlipView } from '../../../../play-protocol/sports-protocol.ts';
import {
  goTo,
  openSportsRoom,
  type SportsRoom,
  untilMatch,
  untilTicket,
} from '../../../testing/sports-room.ts';

const league = 'cold-site-masters';

let room: SportsRoom;
let token: string;
beforeAll(async () => {
  room = await openSportsRoom({ leagues: [league] });
  token = await room.open('esport-builder');
});
afterAll(() => room.close());

type Part = readonly [code: string, outcome: string, line?: number];

function builderOf(match: MatchView, parts: readonly Part[]): BuilderRequest {
  return {
    parts: parts.map(([code, outcome, line]) => ({
      market_id: match.markets.find((one) => one.code === code && (line === undefined || one.line === line))!
        .market_id,
      outcome,
    })),
    price: 0,
  };
}

async function quote(builder: BuilderRequest): Promise<SlipView['builders'][number]> {
  const asked = { kind: 'single', selections: [], builders: [builder] };
  const { body } = await room.studio.gameCalls('POST', '/api/sports/slip', token, asked);
  return (body as unknown as SlipView).builders[0]!;
}

async function openMatch(): Promise<MatchView> {
  const { match_id: id } = await untilMatch(
    room,
    token,
    (match, board) =>
      match.status === 'not_started' &&
      match.markets.filter(({ status }) => status === 'active').length === 3 &&
      Date.parse(match.kicks_off_at) > Date.parse(board.now) + 120_000,
  );
  return room.match(token, id);
}

const chosen: readonly Part[] = [
  ['series_winner', 'home'],
  ['map_opening', 'home', 1],
  ['map1_rounds_total', 'over'],
];

test('selections of a match of esports have one price, and parts that add nothing or cannot be are named', async () => {
  const match = await openMatch();
  const priceOf = ([code, outcome, line]: Part): number =>
    match.markets
      .find((one) => one.code === code && (line === undefined || one.line === line))!
      .outcomes.find((one) => one.outcome === outcome)!.price;
  const view = await quote(builderOf(match, chosen));
  expect(view).toMatchObject({ refusal: null, status: 'active', margin_bp: 550 });
  expect(view.price).toBeGreaterThan(Math.max(...chosen.map(priceOf)));
  // who wins the first round is likelier to win the match: less than as if they did not know of each other
  const pair = chosen.slice(0, 2);
  const apart = pair.reduce((all, part) => (all * priceOf(part)) / 1_000, 1_000);
  expect((await quote(builderOf(match, pair))).price).toBeLessThan(apart * 1.05);
  const idle = await quote(
    builderOf(match, [
      ['series_winner', 'home'],
      ['maps_score', '2:0'],
    ]),
  );
  expect([idle.refusal, idle.price]).toEqual(['builder_idle', 0]);
  const impossible = await quote(
    builderOf(match, [
      ['map_winner', 'away', 1],
      ['maps_score', '2:0'],
    ]),
  );
  expect(impossible.refusal).toBe('builder_impossible');
});

test('it is taken, and is won when every part is', { timeout: 120_000 }, async () => {
  const match = await openMatch();
  const builder = builderOf(match, chosen);
  const { price } = await quote(builder);
  const placed = await room.place(token, {
    ...{
      client_request_id: randomUUID(),
      kind: 'single',
      selections: [],
      unit_stake: '10000',
      accept: 'any',
    },
    builders: [{ ...builder, price }],
  });
  expect([placed.status, placed.body.error]).toEqual([200, undefined]);
  const { ticket_id: id } = placed.body;
  await untilTicket(room, token, id, ({ state }) => state === 'accepted');
  await goTo(room, match.kicks_off_at, 1_200_000);
  const ticket = await untilTicket(room, token, id, ({ state }) => state === 'settled');
  const [leg] = ticket.legs;
  const isWon = leg!.parts.every(({ result }) => result === 'won');
  expect(ticket.payout).toBe(String(isWon ? Math.floor((10_000 * leg!.price) / 1_000) : 0));
  const { figures } = await room.match(token, match.match_id);
  const maps = figures.sport === 'esport' ? figures.maps : [];
  const won = maps.filter(({ home, away }) => home > away).length;
  const winner = leg!.parts.find(({ code }) => code === 'series_winner')!;
  // a part that was lost ends the bet, whatever becomes of the others
  if (winner.result) expect(winner.result).toBe(won === 2 ? 'won' : 'lost');
});
