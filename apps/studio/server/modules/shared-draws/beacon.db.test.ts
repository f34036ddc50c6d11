import { beaconRoundOf, beaconTimeMs, findDrawFault } from '@halls/fairness';
import { clientSeedOfDraw, hashOfSeats } from '@halls/fairness/node';
import { expect, test, vi } from 'vitest';
import type { ChainRecordView, DrawView, TableDrawView } from '../../../play-protocol/play-protocol.ts';
import {
  betAtTable,
  lookAtTable,
  sitDownAtBaccarat,
  untilDecided,
  untilDraw,
} from '../../testing/at-table.ts';
import { type BeaconManner, startFakeBeacon } from '../../testing/fake-beacon.ts';
import { useTableRoom } from '../../testing/table-room.ts';
import { startTestStudio, type TestStudio } from '../../testing/test-studio.ts';

// questions come again after pauses, and there are many
vi.setConfig({ testTimeout: 90_000 });
const room = useTableRoom(1_000_000n, { withBeacon: true });
const clock = () => new Date(Date.now() + room.aheadMs);

test('a draw waits for the round that comes after its close, and is made of it', async () => {
  const { token } = await sitDownAtBaccarat(room.studio, 'ann');
  await betInNext(token, 'round-of-ann', 'seed of ann');
  const closed = await close(token);
  const { chain } = room.beacon;
  expect(closed.beacon?.chain).toBe(chain.hash);
  expect(closed.seats_hash).toBe(hashOfSeats(['seed of ann']));
  // what will count is told while nobody knows it
  const round = closed.beacon!.round;
  expect(round).toBeGreaterThan(room.beacon.latestRound());
  const before = await readDraw(closed.number);
  expect(before).toMatchObject({ state: 'closed', client_seed: null, beacon: { round, signature: null } });
  expect(round).toBe(beaconRoundOf(chain, Date.parse(before.closed_at!)));
  room.aheadMs = beaconTimeMs(chain, round) - Date.now();

  expect((await untilDecided(room.studio, token, 'round-of-ann')).state).toBe('settled');
  const told = await readDraw(closed.number);
  const { hash, public_key, genesis_time, period } = told.beacon!.chain;
  expect({ hash, publicKey: public_key, genesisSeconds: genesis_time, periodSeconds: period }).toEqual(chain);
  expect(told.beacon!.signature).toBe(room.beacon.signatureOf(round));
  const claim = claimOf(told);
  const records = await chains();
  expect(await findDrawFault(claim, records)).toBeNull();
  expect(await findDrawFault({ ...claim, beacon: null }, records)).toBe('mix_differs');
  const later = { ...claim.beacon!, closedAtMs: claim.beacon!.closedAtMs + 3_000 };
  expect(await findDrawFault({ ...claim, beacon: later }, records)).toBe('beacon_round_differs');
});

test('while the beacon is away the table rests with its stakes, says so, and goes on by itself', async () => {
  const { token, member } = await sitDownAtBaccarat(room.studio, 'bo');
  await betInNext(token, 'round-of-bo');
  room.beacon.manner = 'fault';
  const closed = await close(token);
  room.aheadMs += 60_000;
  const resting = await untilDraw(room.studio, token, (draw) => draw.waits_for_beacon);
  expect(resting).toMatchObject({ number: closed.number, state: 'closed', outcome: null });
  await new Promise((settle) => setTimeout(settle, 1_000));
  expect((await lookAtTable(room.studio, token)).draw).toMatchObject({
    number: closed.number,
    state: 'closed',
  });
  expect((await room.studio.operatorCalls('balance', member, 'GPLC')).amount).toBe('99000');

  room.beacon.manner = 'right';
  const round = await untilDecided(room.studio, token, 'round-of-bo');
  expect(round.state).toBe('settled');
  expect(BigInt(round.balance)).toBe(99_000n + BigInt(round.payout));
  expect((await readDraw(closed.number)).beacon!.round).toBe(closed.beacon!.round);
  const next = await openNext(token);
  expect(next.number).toBeGreaterThan(closed.number);
  expect(next.waits_for_beacon).toBe(false);
});

test('an address that forges, mixes rounds up, floods, babbles or is silent draws nothing', async () => {
  const { token } = await sitDownAtBaccarat(room.studio, 'cy');
  await openNext(token);
  const { beacon, studio } = room;
  // before the round is out, which comes seconds after the close
  beacon.manner = 'fault';
  const closed = await close(token);
  const { round } = closed.beacon!;
  const askedCount = (): number => beacon.asked.filter((one) => one === String(round)).length;
  const manners: BeaconManner[] = ['forged', 'wrong_round', 'huge', 'no_json', 'silent'];
  [beacon.manner] = manners as [BeaconManner];
  room.aheadMs += 30_000;
  for (beacon.manner of manners) {
    const before = askedCount();
    await expect.poll(askedCount, { timeout: 20_000 }).toBeGreaterThan(before);
    // its answer has been judged once the next question comes
  }
  beacon.manner = 'fault';
  const before = askedCount();
  await expect.poll(askedCount, { timeout: 20_000 }).toBeGreaterThan(before);
  expect((await readDraw(closed.number)).state).toBe('closed');
  // later ones may be known: another table's close has asked for the latest
  const known = await studio.database.pool.query('select 1 from studio.beacon_round where round = $1', [
    round,
  ]);
  expect(known.rows).toEqual([]);
  beacon.manner = 'right';
  await untilDrawn(closed.number, studio);
  expect((await readDraw(closed.number)).beacon!.signature).toBe(beacon.signatureOf(round));
});

test('the next address is asked where one forges', async () => {
  const forger = await startFakeBeacon(() => clock().getTime());
  forger.manner = 'forged';
  await room.studio.stop();
  const other = await start({ addresses: [forger.url, room.beacon.url], chain: room.beacon.chain });
  try {
    const { token } = await sitDownAtBaccarat(other, 'dee');
    await openNext(token, other);
    const closed = await close(token, other);
    room.aheadMs += 10_000;
    await untilDrawn(closed.number, other);
    expect(forger.asked).toContain(String(closed.beacon!.round));
  } finally {
    await other.stop();
    await forger.stop();
  }
});

test.each([-10_000, -3_600_000])(
  'a clock that went back by %d ms chooses no round that is out',
  async (backMs) => {
    const { token } = await sitDownAtBaccarat(room.studio, 'eve');
    await openNext(token);
    const trueMs = room.aheadMs;
    room.beacon.nowMs = () => Date.now() + trueMs + 13_000;
    // its time has come, and then the clock goes back: an hour is taken as a clock that was put right
    if (backMs > -60_000) await shortenBets(token, backMs);
    room.aheadMs = trueMs + 13_000 + backMs;
    // what the studio had been told of before the draw was last seen open
    let [out, next] = [room.beacon.lastTold, room.beacon.lastTold];
    const closed = await untilDraw(room.studio, token, ({ state }) => {
      if (state === 'closed') return true;
      [out, next] = [next, room.beacon.lastTold];
      return false;
    });
    expect(closed.beacon!.round).toBeGreaterThan(out);
    const told = await readDraw(closed.number);
    expect(beaconRoundOf(room.beacon.chain, Date.parse(told.closed_at!))).toBe(closed.beacon!.round);
    const early = beaconRoundOf(room.beacon.chain, clock().getTime());
    expect(early).toBeLessThanOrEqual(room.beacon.latestRound());
  },
);

test('the database takes no other round than the close demands, and draws nothing without it', async () => {
  const { token } = await sitDownAtBaccarat(room.studio, 'fay');
  const open = await openNext(token);
  room.beacon.manner = 'fault';
  await room.studio.stop();
  const { chain } = room.beacon;
  const closedAt = new Date(Date.parse(open.closes_at) + 100);
  const right = beaconRoundOf(chain, closedAt.getTime());
  const seats = hashOfSeats([]);
  const change = (set: string, values: unknown[] = []) =>
    room.studio.database.pool.query(
      `update studio.draw set ${set} where game_code = 'lc-baccarat' and draw_number = ${open.number}`,
      values,
    );
  const shut = (round: number) =>
    change(
      `state = 'closed', closed_at = $1, seat_count = 0, seats_hash = $2, beacon_chain = $3, beacon_round = $4`,
      [closedAt, seats, chain.hash, round],
    );
  for (const wrong of [right - 1, right + 1, 1]) await expect(shut(wrong)).rejects.toThrow(/cannot wait/);
  await keepRound(right);
  await expect(shut(right)).rejects.toThrow(/cannot wait/);
  await room.studio.database.pool.query(
    'alter table studio.beacon_round disable trigger beacon_round_is_needed',
  );
  await room.studio.database.pool.query('delete from studio.beacon_round');
  await room.studio.database.pool.query(
    'alter table studio.beacon_round enable trigger beacon_round_is_needed',
  );
  await shut(right);
  await expect(change('beacon_round = beacon_round + 1')).rejects.toThrow(/only go on/);
  await expect(change(`state = 'drawn', beacon_round = null, beacon_chain = null`)).rejects.toThrow();
  const mix = { gpId: 'GPLC', gameCode: 'lc-baccarat', number: open.number, seatsHash: seats, beacon: null };
  const draw = () =>
    change(`state = 'drawn', link = repeat('a', 64), outcome = '{}', drawn_at = now(), client_seed = $1`, [
      clientSeedOfDraw(mix),
    ]);
  await expect(draw()).rejects.toThrow(/not made of/);
  await keepRound(right);
  await expect(draw()).rejects.toThrow(/not made of/);
  await expect(
    room.studio.database.pool.query('delete from studio.beacon_round where round = $1', [right]),
  ).rejects.toThrow(/still needed/);
  await expect(
    room.studio.database.pool.query(`update studio.beacon_chain set period_seconds = 9`),
  ).rejects.toThrow(/append-only/);
});

test('what a close said stays, whatever is set or whoever goes on afterwards', async () => {
  const { token } = await sitDownAtBaccarat(room.studio, 'gus');
  await betInNext(token, 'round-of-gus');
  room.beacon.manner = 'fault';
  const closed = await close(token);
  await room.studio.stop();
  // switched off: the draw that waits goes on waiting
  const without = await start(null);
  room.aheadMs += 30_000;
  await untilDraw(without, token, (draw) => draw.waits_for_beacon);
  await new Promise((settle) => setTimeout(settle, 800));
  expect((await lookAtTable(without, token)).draw).toMatchObject({ number: closed.number, state: 'closed' });
  await without.stop();
  // two at once, of which one dies
  room.beacon.manner = 'right';
  const settings = { addresses: [room.beacon.url], chain: room.beacon.chain };
  const both = await Promise.all([start(settings), start(settings)]);
  await both[0].stop();
  try {
    expect((await untilDecided(both[1], token, 'round-of-gus')).state).toBe('settled');
    expect((await readDraw(closed.number, both[1])).beacon!.round).toBe(closed.beacon!.round);
  } finally {
    await both[1].stop();
  }
});

test('a draw that closed without a beacon is drawn without one, even if it is set meanwhile', async () => {
  await room.studio.stop();
  const without = await start(null);
  const { token } = await sitDownAtBaccarat(without, 'hal');
  await openNext(token, without);
  const closed = await close(token, without);
  expect(closed.beacon).toBeNull();
  await without.stop();
  const withBeacon = await start({ addresses: [room.beacon.url], chain: room.beacon.chain });
  try {
    room.aheadMs += 2_000;
    await untilDrawn(closed.number, withBeacon);
    const told = await readDraw(closed.number, withBeacon);
    expect(told.beacon).toBeNull();
    expect(await findDrawFault(claimOf(told), await chains(withBeacon))).toBeNull();
  } finally {
    await withBeacon.stop();
  }
});

test('a chain that is known with another key is refused at the start', async () => {
  const { chain } = room.beacon;
  const other = await startFakeBeacon(() => 0, 9n);
  await other.stop();
  await expect(
    start({ addresses: ['http://127.0.0.1:9'], chain: { ...chain, publicKey: other.chain.publicKey } }),
  ).rejects.toThrow(/known with another key/);
});

/** Another studio on the same database. */
function start(beacon: { addresses: string[]; chain: typeof room.beacon.chain } | null): Promise<TestStudio> {
  return startTestStudio(room.operator.url, { database: room.studio.database, clock, beacon });
}

async function openNext(token: string, studio = room.studio): Promise<TableDrawView> {
  const { draw } = await lookAtTable(studio, token);
  const fromMs = Math.max(clock().getTime(), draw ? Date.parse(draw.ends_at) : 0);
  // the tables' period with this beacon, or without one
  const periodMs = studio === room.studio ? 25_000 : 100_000;
  room.aheadMs = Math.ceil(fromMs / periodMs) * periodMs - Date.now() + 100;
  return untilDraw(studio, token, ({ state, number }) => state === 'open' && number > (draw?.number ?? 0));
}

/** In the one after where a slow machine was too late for it. */
async function betInNext(token: string, clientRoundId: string, clientSeed?: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    await openNext(token);
    const { body } = await betAtTable(room.studio, token, clientRoundId, 'player', clientSeed);
    if (body.state === 'settling') return;
  }
  throw new Error('no draw was open for long enough');
}

/** Moves the clock to the close, and no further. */
async function close(token: string, studio = room.studio): Promise<TableDrawView> {
  const { draw } = await lookAtTable(studio, token);
  room.aheadMs = Date.parse(draw!.closes_at) - Date.now() + 50;
  return untilDraw(studio, token, ({ state, number }) => state === 'closed' && number === draw!.number);
}

/** By the draw's own answer: the table may have gone on to the next one. */
async function untilDrawn(number: number, studio: TestStudio): Promise<void> {
  await expect.poll(async () => (await readDraw(number, studio)).state, { timeout: 20_000 }).toBe('drawn');
}

async function readDraw(number: number, studio = room.studio): Promise<DrawView> {
  const { body } = await studio.gameCalls('GET', `/api/draws/GPLC/lc-baccarat/${number}`, '');
  return body as unknown as DrawView;
}

async function chains(studio = room.studio) {
  const { body } = await studio.gameCalls('GET', '/api/chains/GPLC/lc-baccarat', '');
  return (body as unknown as { chains: ChainRecordView[] }).chains.map((view) => ({
    gpId: view.gp_id,
    gameCode: view.game_code,
    ordinal: view.ordinal,
    firstDraw: view.first_draw,
    lastDraw: view.last_draw,
    firstLink: view.first_link,
    previousHash: view.previous_hash,
    recordHash: view.record_hash,
  }));
}

function claimOf({ number, link, client_seed, seats, beacon, closed_at }: DrawView) {
  return {
    ...{
      gpId: 'GPLC',
      gameCode: 'lc-baccarat',
      number,
      link: link!,
      clientSeed: client_seed!,
      seats: seats!,
    },
    beacon: beacon && {
      chain: {
        hash: beacon.chain.hash,
        publicKey: beacon.chain.public_key,
        genesisSeconds: beacon.chain.genesis_time,
        periodSeconds: beacon.chain.period,
      },
      round: beacon.round,
      signature: beacon.signature!,
      closedAtMs: Date.parse(closed_at!),
    },
  };
}

function keepRound(round: number) {
  return room.studio.database.pool.query(
    'insert into studio.beacon_round (chain_hash, round, signature) values ($1, $2, $3) on conflict do nothing',
    [room.beacon.chain.hash, round, room.beacon.signatureOf(round)],
  );
}

/** The draw closes so much sooner: as if it had been noted by the clock before that went back. */
async function shortenBets(token: string, backMs: number): Promise<void> {
  const { draw } = await lookAtTable(room.studio, token);
  await room.studio.database.pool.query('alter table studio.draw disable trigger draw_goes_forward');
  await room.studio.database.pool.query(
    `update studio.draw set closes_at = closes_at + $1 * interval '1 ms', draws_at = draws_at + $1 * interval '1 ms'
     where game_code = 'lc-baccarat' and draw_number = $2`,
    [backMs, draw!.number],
  );
  await room.studio.database.pool.query('alter table studio.draw enable trigger draw_goes_forward');
}
