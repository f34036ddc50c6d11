import { commitmentOfSeed, createServerSeed } from '@halls/fairness/node';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RotatedSeedsView, SeedsView } from '../../../play-protocol/play-protocol.ts';
import { sitDownAtBaccarat, untilDraw } from '../../testing/at-table.ts';
import { startFakeOperator } from '../../testing/fake-operator.ts';
import { hexTextsOf, openedBy } from '../../testing/secrets-in-dump.ts';
import { seamlessKey, startTestStudio, type TestStudio } from '../../testing/test-studio.ts';

let operator: Awaited<ReturnType<typeof startFakeOperator>>;
let studio: TestStudio;

beforeEach(async () => {
  operator = await startFakeOperator({ balanceMinor: 1_000_000n, secret: seamlessKey.secret });
  studio = await startTestStudio(operator.url);
});
afterEach(async () => {
  await studio.drop();
  await operator.stop();
});

test('who reads the whole database finds nothing that gives a coming result', async () => {
  const token = await openSlot();
  await spin(token, 'spin-0001');
  const first = await seedsOf(token);
  const rotated = await rotate(token, first.next_commitment, 'mine');
  await spin(token, 'spin-0002');
  const { token: atTable } = await sitDownAtBaccarat(studio, 'ann');
  await untilDraw(studio, atTable, ({ state }) => state === 'open');
  await studio.stop();

  const coming = new Set([rotated.body.commitment, rotated.body.next_commitment]);
  // what commits to a draw that is on, to a chain's first, and to the one after the latest that was drawn
  const { rows } = await studio.database.pool.query<{ hash: string }>(
    `select commitment as hash from studio.draw where state <> 'drawn'
     union select first_link from studio.chain as chain
       where not exists (select from studio.draw where draw.chain_id = chain.chain_id and draw.state = 'drawn')
     union select link from studio.draw where state = 'drawn' and draw_number =
       (select max(later.draw_number) from studio.draw as later
        where later.game_code = draw.game_code and later.state = 'drawn')`,
  );
  for (const { hash } of rows) coming.add(hash);
  expect(coming.size).toBeGreaterThanOrEqual(8);
  const texts = await hexTextsOf(studio.database);
  expect(openedBy(texts, coming, 80)).toEqual([]);
  // the search finds what there is to find: the seed that was revealed
  expect(openedBy(texts, new Set([first.commitment]), 1)).toEqual([first.commitment]);
  expect(texts.has(rotated.body.revealed.server_seed)).toBe(true);
});

test('the hash of the next server seed stands before the client seed for it is chosen', async () => {
  const token = await openSlot();
  const first = await seedsOf(token);
  expect(first).toMatchObject({ client_seed: null, next_nonce: 0 });
  const chosen = await studio.gameCalls('POST', '/api/seeds/client', token, { client_seed: 'first of mine' });
  expect(chosen.body).toMatchObject({ ...first, client_seed: 'first of mine' });
  const round = (await spin(token, 'spin-0001')).body;
  expect(round.fairness).toMatchObject({
    commitment: first.commitment,
    client_seed: 'first of mine',
    nonce: 0,
  });

  const { body: next } = await rotate(token, first.next_commitment, 'second of mine');
  expect(next).toMatchObject({
    commitment: first.next_commitment,
    client_seed: 'second of mine',
    next_nonce: 0,
    revealed: { commitment: first.commitment },
  });
  expect(commitmentOfSeed(next.revealed.server_seed)).toBe(first.commitment);
  expect(next.next_commitment).not.toBe(first.next_commitment);
  expect((await spin(token, 'spin-0002')).body.fairness).toMatchObject({
    commitment: first.next_commitment,
    client_seed: 'second of mine',
    nonce: 0,
  });
});

test('a second press, or another window that saw other hashes, changes no seeds', async () => {
  const token = await openSlot();
  const { next_commitment } = await seedsOf(token);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) => rotate(token, next_commitment, `press ${i}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body)).toEqual(
    Array.from({ length: 5 }, () => ({ error: 'seeds_changed' })),
  );
  expect((await seedsOf(token)).commitment).toBe(next_commitment);
});

test('who never chose a seed plays under one that the own browser made', async () => {
  const token = await openSlot();
  const rounds = [(await spin(token, 'made-by-browser')).body, (await spin(token, 'another-one')).body];
  expect(rounds.map(({ fairness }) => fairness)).toMatchObject([
    { client_seed: 'made-by-browser', nonce: 0 },
    { client_seed: 'made-by-browser', nonce: 1 },
  ]);
});

test('seeds that lay in clear are sealed at the start, and play goes on with them', async () => {
  const token = await openSlot();
  const serverSeed = createServerSeed();
  const commitment = commitmentOfSeed(serverSeed);
  const { pool } = studio.database;
  await pool.query('alter table studio.seed_pair drop constraint seed_pair_sealed');
  await pool.query(
    `update studio.seed_pair set server_seed = $1, sealed_seed = null, commitment = $2 where activated_at is not null`,
    [serverSeed, commitment],
  );
  await pool.query(`alter table studio.seed_pair add constraint seed_pair_sealed
    check ((server_seed is null) = (revealed_at is null)) not valid`);
  await studio.stop();
  const again = await startTestStudio(operator.url, { database: studio.database });
  try {
    expect((await hexTextsOf(studio.database)).has(serverSeed)).toBe(false);
    const { body } = await again.gameCalls('POST', '/api/rounds', token, {
      client_round_id: 'after-sealing',
      bet: { stake: '1000' },
    });
    expect(body).toMatchObject({ state: 'settled', fairness: { commitment } });
  } finally {
    await again.stop();
  }
});

async function openSlot(): Promise<string> {
  const { body } = await studio.gameCalls('POST', '/api/session', '', {
    code: 'operator-code',
    gp_id: 'GPFC',
    game_code: 'fc-deep-blue',
  });
  return body.token;
}

async function seedsOf(token: string): Promise<SeedsView> {
  const { body } = await studio.gameCalls('GET', '/api/session', token);
  return (body as unknown as { seeds: SeedsView }).seeds;
}

function spin(token: string, clientRoundId: string) {
  return studio.gameCalls('POST', '/api/rounds', token, {
    client_round_id: clientRoundId,
    bet: { stake: '1000' },
  });
}

async function rotate(token: string, nextCommitment: string, clientSeed: string) {
  const answer = await studio.gameCalls('POST', '/api/seeds/rotate', token, {
    next_commitment: nextCommitment,
    client_seed: clientSeed,
  });
  return { status: answer.status, body: answer.body as unknown as RotatedSeedsView };
}
