import { createSealing, openDatabase, type Database } from '@halls/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BlackjackOutcome } from '#games/hands/models/blackjack.ts';
import type { StudioTables } from '#platform/database.ts';
import type { RoundView, SessionView } from '../../../play-protocol/play-protocol.ts';
import { startFakeOperator } from '../../testing/fake-operator.ts';
import { rotateSeeds } from '../../testing/rotate-seeds.ts';
import { startTestStudio, testSeedKey, type TestStudio } from '../../testing/test-studio.ts';
import { endLeftHands } from './end-left-hands.ts';

const gpId = 'GPKC';
const stake = '1000';
let operator: Awaited<ReturnType<typeof startFakeOperator>>;
/** Two nodes on one database. */
let studio: TestStudio;
let other: TestStudio;
/** As the studio itself is connected. */
let database: Database<StudioTables>;
let aheadMs = 0;
const clock = (): Date => new Date(Date.now() + aheadMs);
const sealing = createSealing([testSeedKey]);

beforeAll(async () => {
  operator = await startFakeOperator({ balanceMinor: 0n, secret: 'unused-secret-0123' });
  studio = await startTestStudio(operator.url, { clock });
  other = await startTestStudio(operator.url, { database: studio.database, clock });
  database = openDatabase<StudioTables>({
    ...{ url: studio.database.url, role: 'studio_app', maxConnections: 2 },
    onError: () => {},
  });
});
afterAll(async () => {
  await database.close();
  await other.stop();
  await studio.drop();
  await operator.stop();
});

type Hand = RoundView<BlackjackOutcome>;

test('a hand is dealt, played step by step and paid: the wallet has what the hand came to', async () => {
  const player = await seat('plays', '5000000');
  let before = 5_000_000n;
  for (let round = 0; round < 30; round += 1) {
    let hand = await player.deal(`plays-hand-${round}`);
    while (hand.state === 'playing') {
      expect([hand.payout, hand.outcome?.isOver, hand.outcome?.dealer.length]).toEqual([null, false, 1]);
      hand = await player.move(hand, firstOf(hand));
    }
    expect(hand.state).toBe('settled');
    const { stakeHundredths = 0, payHundredths = 0 } = hand.outcome ?? {};
    expect([hand.stake, hand.payout]).toEqual([`${stakeHundredths * 10}`, `${payHundredths * 10}`]);
    before += BigInt(payHundredths * 10 - stakeHundredths * 10);
    expect(hand.balance).toBe(String(before));
  }
  expect(await gapOf('plays')).toEqual({ gap: '0', open: 0 });
});

test('the same deal and the same move, from two nodes at once and again later, are made once', async () => {
  const player = await seat('twice', '900000');
  const again = await seatAt(other, 'twice');
  const dealt = await Promise.all([
    ...Array.from({ length: 6 }, (_, i) => (i % 2 ? again : player).ask('twice-hand-0')),
  ]);
  expect(new Set(dealt.map(({ body }) => body.round_id)).size).toBe(1);
  const hand = await player.untilPlaying('twice-hand');
  const moves = await Promise.all(
    Array.from({ length: 6 }, (_, i) => (i % 2 ? again : player).askMove(hand, firstOf(hand))),
  );
  expect(moves.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(moves.map(({ body }) => JSON.stringify(body.outcome))).size).toBe(1);
  expect((moves[0]!.body.outcome as BlackjackOutcome).moves).toHaveLength(1);
  const otherMove = firstOf(hand) === 'hit' ? 'stand' : 'hit';
  expect(await player.askMove(hand, otherMove)).toMatchObject({
    status: 409,
    body: { error: 'round_conflict' },
  });
  expect((await gapOf('twice')).gap).toBe('0');
});

test('two different moves at once: one is made, the other is told so', async () => {
  const player = await seat('races', '900000');
  for (let round = 0; round < 8; round += 1) {
    const hand = await player.untilPlaying(`races-${round}`, (open) => open.outcome?.insurance !== 'offered');
    const answers = await Promise.all([player.askMove(hand, 'hit'), player.askMove(hand, 'stand')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await player.standUp(hand.client_round_id);
  }
  expect(await gapOf('races')).toEqual({ gap: '0', open: 0 });
});

test('while a hand is open no other round begins, its seeds stay secret, and it goes on in another session', async () => {
  const player = await seat('leaves', '900000');
  const hand = await player.untilPlaying('leaves-hand');
  expect(await player.ask('leaves-hand-next')).toMatchObject({ status: 409, body: { error: 'round_open' } });
  await expect(rotateSeeds(studio, player.token)).rejects.toThrow('round_open');
  const { seeds } = await player.session();
  const changed = await studio.gameCalls('POST', '/api/seeds/client', player.token, {
    client_seed: 'another',
  });
  expect(changed.status).toBe(200);

  await studio.operatorCalls('kick', { member_ref: 'leaves', currency: 'VND' }, gpId);
  expect((await player.askMove(hand, firstOf(hand))).status).toBe(401);
  const back = await seatAt(other, 'leaves');
  const [open] = (await back.session()).open_rounds as Hand[];
  expect(open).toMatchObject({ state: 'playing', round_id: hand.round_id, outcome: hand.outcome });
  const ended = await back.standUp(hand.client_round_id);
  expect(ended.state).toBe('settled');
  expect(ended.fairness.client_seed).toBe(seeds.client_seed ?? hand.fairness.client_seed);
  const { revealed } = await rotateSeeds(other, back.token);
  expect(revealed.commitment).toBe(hand.fairness.commitment);
});

test('what a move adds has to be there, and the hand goes on without it', async () => {
  const player = await seat('poor', '1000');
  const answer = await player.ask('poor-hand-0');
  let hand = answer.body as unknown as Hand;
  for (let round = 1; hand.state !== 'playing' || hand.outcome?.insurance === 'offered'; round += 1) {
    await player.standUp(hand.client_round_id);
    // with nothing left the next hand is paid from what is brought
    const order = { member_ref: 'poor', currency: 'VND', order_id: `more-${round}`, amount: '1000' } as const;
    await empty('poor', round);
    await studio.operatorCalls('transfer-in', order, gpId);
    hand = (await player.ask(`poor-hand-${round}`)).body as unknown as Hand;
  }
  expect(hand.balance).toBe('0');
  expect(await player.askMove(hand, 'double')).toMatchObject({
    status: 409,
    body: { error: 'not_enough_money' },
  });
  expect((await player.move(hand, 'stand')).state).toBe('settled');
});

test('what is no move of the hand is refused, and changes nothing', async () => {
  const player = await seat('odd', '900000');
  const hand = await player.untilPlaying('odd-hand', (open) => open.outcome?.insurance !== 'offered');
  const step = hand.outcome!.moves.length;
  for (const [move, at, error, status] of [
    ['insure', step, 'move_invalid', 409],
    ['toString', step, 'move_invalid', 409],
    ['hit', step + 1, 'round_conflict', 409],
    ['', step, 'malformed', 422],
  ] as const) {
    const asked = { client_round_id: hand.client_round_id, step: at, move };
    const answer = await studio.gameCalls('POST', '/api/moves', player.token, asked);
    expect([move, answer.status, answer.body.error]).toEqual([move, status, error]);
  }
  const unknown = { client_round_id: 'nobody-knows-it', step: 0, move: 'hit' };
  expect((await studio.gameCalls('POST', '/api/moves', player.token, unknown)).body.error).toBe(
    'round_unknown',
  );
  expect(await player.look(hand.client_round_id)).toEqual(hand);
  for (const bet of [{ stake: '0' }, { stake: '150' }, { picks: [{ option: 'hand', stake }] }]) {
    const asked = { client_round_id: 'odd-bet-0001', bet };
    expect((await studio.gameCalls('POST', '/api/rounds', player.token, asked)).body.error).toBe(
      'bet_invalid',
    );
  }
});

test('of many deals at once, beside a hand that is open, none is made', async () => {
  const player = await seat('one', '900000');
  await player.untilPlaying('one-hand');
  const results = await Promise.all(Array.from({ length: 8 }, (_, i) => player.ask(`one-more-hand-${i}`)));
  expect(new Set(results.map(({ body }) => body.error))).toEqual(new Set(['round_open']));
  expect((await gapOf('one')).open).toBe(1);
});

test('a hand that nobody comes back to is ended as it lies after a day, and told to the operator', async () => {
  const player = await seat('away', '900000');
  const hand = await player.untilPlaying('away-hand');
  aheadMs += 23 * 3_600_000;
  await endLeftHands({ sql: database.sql, clock, sealing });
  expect((await player.look(hand.client_round_id)).state).toBe('playing');
  aheadMs += 2 * 3_600_000;
  await endLeftHands({ sql: database.sql, clock, sealing });
  const { rows } = await studio.database.pool.query(
    `select state, stake_minor::text as stake, outcome -> 'moves' as moves from studio.round where round_id = $1`,
    [hand.round_id],
  );
  expect(rows[0]).toMatchObject({ state: 'settled', stake });
  expect(rows[0].moves.at(-1)).toBe('stand');
  // the feed waits for whatever is being written on the same server
  await expect
    .poll(async () => {
      const feed = await studio.operatorCalls('rounds', { cursor: '', limit: 500 }, gpId);
      return feed.rounds?.map(({ round_id: id }) => id);
    })
    .toContain(hand.round_id);
  expect(await gapOf('away')).toEqual({ gap: '0', open: 0 });
});

/** A player at the table, who brings the money along. */
async function seat(name: string, amount: string) {
  const member = { member_ref: name, currency: 'VND' } as const;
  await studio.operatorCalls('create-member', { ...member, language: 'en_US' }, gpId);
  await studio.operatorCalls('transfer-in', { ...member, order_id: `in-${name}`, amount }, gpId);
  return seatAt(studio, name);
}

async function seatAt(at: TestStudio, name: string) {
  const { launch_url } = await at.operatorCalls(
    'launch',
    {
      ...{ member_ref: name, currency: 'VND', mode: 'real', language: 'en_US', game_code: 'kc-blackjack' },
      ...{ device: 'desktop', lobby_url: 'http://localhost:3000/' },
    },
    gpId,
  );
  const code = new URL(launch_url ?? '').searchParams.get('code');
  const opened = { code, gp_id: gpId, game_code: 'kc-blackjack' };
  const { token } = (await at.gameCalls('POST', '/api/session', '', opened)).body;
  const ask = (id: string) =>
    at.gameCalls('POST', '/api/rounds', token, { client_round_id: id, bet: { stake } });
  const askMove = (hand: Hand, move: string) =>
    at.gameCalls('POST', '/api/moves', token, {
      ...{ client_round_id: hand.client_round_id, step: hand.outcome?.moves.length ?? 0, move },
    });
  const look = async (id: string): Promise<Hand> =>
    (await at.gameCalls('GET', `/api/rounds/${id}`, token)).body as unknown as Hand;
  const deal = async (id: string): Promise<Hand> => {
    const { status, body } = await ask(id);
    expect([status, body.error]).toEqual([200, undefined]);
    return body as unknown as Hand;
  };
  const move = async (hand: Hand, name_: string): Promise<Hand> => {
    const { status, body } = await askMove(hand, name_);
    expect([name_, status, body.error]).toEqual([name_, 200, undefined]);
    return body as unknown as Hand;
  };
  return {
    token,
    ask,
    askMove,
    look,
    deal,
    move,
    session: async () => (await at.gameCalls('GET', '/api/session', token)).body as unknown as SessionView,
    /** Deals until a hand waits for its player, such as is wanted. */
    async untilPlaying(id: string, isWanted: (hand: Hand) => boolean = () => true): Promise<Hand> {
      for (let round = 0; ; round += 1) {
        const hand = await deal(`${id}-${round}`);
        if (hand.state === 'playing' && isWanted(hand)) return hand;
        if (hand.state === 'playing') await this.standUp(hand.client_round_id);
      }
    },
    async standUp(id: string): Promise<Hand> {
      let hand = await look(id);
      while (hand.state === 'playing')
        hand = await move(hand, hand.outcome?.insurance === 'offered' ? 'no-insurance' : 'stand');
      return hand;
    },
  };
}

/** Another one for each card that lies there, so that all kinds of moves come. */
function firstOf({ outcome }: Hand): string {
  if (outcome?.insurance === 'offered') return outcome.dealer[0]! % 2 ? 'insure' : 'no-insurance';
  const cards = outcome?.hands[outcome.turn ?? 0]?.cards ?? [];
  const [first = 0, second = 0] = cards;
  const isPair = cards.length === 2 && Math.min(first % 13, 9) === Math.min(second % 13, 9);
  if (isPair && outcome?.hands.length === 1) return 'split';
  if (cards.length === 2 && first % 3 === 0) return 'double';
  return second % 2 ? 'hit' : 'stand';
}

async function empty(name: string, round: number): Promise<void> {
  const { rows } = await studio.database.pool.query(
    `select balance_minor::text as balance from studio.player where member_ref = $1`,
    [name],
  );
  if (rows[0].balance === '0') return;
  const order = {
    member_ref: name,
    currency: 'VND',
    order_id: `out-${round}`,
    amount: rows[0].balance,
  } as const;
  expect(await studio.operatorCalls('transfer-out', order, gpId)).toMatchObject({ status: 'OK' });
}

/** What the balance is off the sum of its entries, and how many rounds are open. */
async function gapOf(name: string): Promise<{ gap: string; open: number }> {
  const { rows } = await studio.database.pool.query(
    `select (balance_minor - (select coalesce(sum(amount_minor), 0) from studio.entry e
         where e.player_id = p.player_id))::text as gap,
       (select count(*)::integer from studio.round r where r.player_id = p.player_id and state = 'open') as open
     from studio.player p where member_ref = $1`,
    [name],
  );
  return rows[0];
}
