import { findChainListFault } from '@halls/fairness';
import { chainLinks, commitmentOfSeed, createServerSeed, withRecordHash } from '@halls/fairness/node';
import { createTestDatabase } from '@halls/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChainRecordView } from '../../../play-protocol/play-protocol.ts';
import {
  betAtTable,
  lookAtTable,
  sitDownAtBaccarat,
  untilDecided,
  untilDraw,
} from '../../testing/at-table.ts';
import { hexTextsOf } from '../../testing/secrets-in-dump.ts';
import { startTestStudio, type TestStudio } from '../../testing/test-studio.ts';

const nobody = 'http://127.0.0.1:9';
const table = { gp_id: 'GPLC', game_code: 'lc-baccarat' };
let aheadMs: number;
let studio: TestStudio;

beforeEach(async () => {
  aheadMs = 0;
  studio = await startTestStudio(nobody, {
    clock: () => new Date(Date.now() + aheadMs),
    chainPlan: { length: 3, ahead: 2 },
  });
});
afterEach(() => studio.drop());

test('a chain ends without a gap, and the next one was public long before', async () => {
  const { token } = await sitDownAtBaccarat(studio, 'ann');
  const seen: ChainRecordView[] = [];
  for (let draws = 0; draws < 6; draws += 1) {
    const draw = await openNext(token);
    for (const chain of await chains())
      if (!seen.some(({ ordinal }) => ordinal === chain.ordinal)) seen.push(chain);
    // the one after the draw's own is known already, but for the very first draw
    expect(seen.at(-1)!.last_draw - draw.number).toBeGreaterThanOrEqual(draws === 0 ? 1 : 2);
    expect((await betAtTable(studio, token, `through-${draws}`, 'player')).body.state).toBe('settling');
    await untilDrawn(token, draw);
    const round = await untilDecided(studio, token, `through-${draws}`);
    expect(round.draw?.number).toBe(draw.number);
  }
  const published = await chains();
  expect(published.slice(0, seen.length)).toEqual(seen);
  expect(published.length).toBeGreaterThanOrEqual(3);
  expect(await findChainListFault(published.map(recordOf))).toBeNull();
  const { results } = await lookAtTable(studio, token);
  // one more where the table had opened before it was looked at first
  const numbers = results.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThanOrEqual(6);
  expect(numbers).toEqual(numbers.map((_, at) => numbers.length - at));
});

test('what was published is neither changed, taken out nor put in between, not even by the owner', async () => {
  const { token } = await sitDownAtBaccarat(studio, 'bo');
  await openNext(token);
  await expect.poll(async () => (await chains()).length).toBeGreaterThanOrEqual(1);
  const [first] = (await chains()).map(recordOf);
  const secret = createServerSeed();
  const planted = (change: Partial<typeof first>) =>
    insert(
      withRecordHash({
        ...first!,
        ordinal: first!.ordinal + 50,
        firstDraw: 2,
        lastDraw: 900,
        firstLink: chainLinks(secret, 10)[0]!,
        previousHash: first!.recordHash,
        ...change,
      }),
    );
  await expect(planted({})).rejects.toThrow(/foreign key/);
  await expect(planted({ ordinal: 1 })).rejects.toThrow(/unique|check/);
  await expect(planted({ ordinal: 1, previousHash: '0'.repeat(64), firstDraw: 1 })).rejects.toThrow(/unique/);
  await studio.stop();
  const { pool } = studio.database;
  for (const change of [
    `update studio.chain set first_link = repeat('a', 64)`,
    'delete from studio.chain',
    'truncate studio.chain cascade',
  ])
    await expect(pool.query(change)).rejects.toThrow(/append-only/);
});

test('a draw goes forward alone, and takes no stake once it has closed', async () => {
  const { token } = await sitDownAtBaccarat(studio, 'cy');
  const draw = await openNext(token);
  expect((await betAtTable(studio, token, 'in-good-time', 'player')).body.state).toBe('settling');
  await untilDrawn(token, draw);
  const { pool } = studio.database;
  const change = (set: string) =>
    pool.query(`update studio.draw set ${set} where game_code = 'lc-baccarat' and draw_number = $1`, [
      draw.number,
    ]);
  await expect(change(`state = 'open', link = null, outcome = null, drawn_at = null`)).rejects.toThrow();
  await expect(change(`outcome = '{}'`)).rejects.toThrow(/only go on/);
  await expect(
    pool.query(`delete from studio.draw where game_code = 'lc-baccarat' and draw_number = $1`, [draw.number]),
  ).rejects.toThrow(/still needed/);
  await expect(
    pool.query(
      `insert into studio.round (round_id, player_id, session_id, client_round_id, game_code, bet, stake_minor,
         payout_minor, client_seed, nonce, state, draw_number)
       select gen_random_uuid(), player_id, session_id, 'too-late', game_code, bet, stake_minor, 0, 'late', nonce, 'open',
         draw_number from studio.round where client_round_id = 'in-good-time'`,
    ),
  ).rejects.toThrow(/takes no stakes/);
});

test('draws of before the published chains end as it was said, and no link of theirs is left', async () => {
  // the beginning of a minute is that of a draw
  aheadMs = 60_000 - (Date.now() % 60_000) + 200;
  const database = await createTestDatabase();
  const { pool } = database;
  const lastLink = createServerSeed();
  const links = chainLinks(lastLink, 40);
  await pool.query('alter table studio.draw disable trigger draw_goes_forward');
  const { rows } = await pool.query<{ chain_id: string }>(
    `insert into studio.early_chain (gp_id, game_code, first_draw, length, first_link, last_link)
     values ('GPLC', 'lc-baccarat', 101, 40, $1, $2) returning chain_id`,
    [links[0], lastLink],
  );
  for (const [number, state] of [
    [103, 'drawn'],
    [104, 'closed'],
  ] as const)
    await pool.query(
      `insert into studio.draw (gp_id, game_code, draw_number, early_chain_id, commitment, client_seed, state, opens_at,
         closes_at, draws_at, ends_at, closed_at, link, outcome, drawn_at, mathematics)
       values ('GPLC', 'lc-baccarat', $1, $2, $3, 'lc-baccarat:0', $4, now(), now(), now(), now(), now(), $5, $6, $7, 'baccarat@1')`,
      [
        number,
        rows[0]!.chain_id,
        links[number - 101],
        state,
        ...(state === 'drawn' ? [links[number - 100], '{}', new Date()] : [null, null, null]),
      ],
    );
  await pool.query('alter table studio.draw enable trigger draw_goes_forward');

  const again = await startTestStudio(nobody, {
    database,
    clock: () => new Date(Date.now() + aheadMs),
  });
  try {
    const { token } = await sitDownAtBaccarat(again, 'dee');
    const draw = await untilDraw(again, token, ({ state, number }) => state === 'open' && number > 104);
    expect(draw.number).toBe(105);
    expect((await lookAtTable(again, token)).results.map(({ number }) => number)).toEqual([104, 103]);
    const { rows: drawn } = await pool.query<{ link: string; commitment: string }>(
      'select link, commitment from studio.draw where draw_number = 104',
    );
    expect(commitmentOfSeed(drawn[0]!.link)).toBe(drawn[0]!.commitment);
    const texts = await hexTextsOf(database);
    expect(links.filter((link) => texts.has(link))).toEqual([links[0], ...links.slice(2, 5)]);
  } finally {
    await again.drop();
  }
});

async function chains(): Promise<ChainRecordView[]> {
  const { body } = await studio.gameCalls('GET', `/api/chains/${table.gp_id}/${table.game_code}`, '');
  return (body as unknown as { chains: ChainRecordView[] }).chains;
}

function recordOf(view: ChainRecordView) {
  return {
    gpId: view.gp_id,
    gameCode: view.game_code,
    ordinal: view.ordinal,
    firstDraw: view.first_draw,
    lastDraw: view.last_draw,
    firstLink: view.first_link,
    previousHash: view.previous_hash,
    recordHash: view.record_hash,
  };
}

function insert(record: ReturnType<typeof withRecordHash>) {
  return studio.database.pool.query(
    `insert into studio.chain (gp_id, game_code, ordinal, first_draw, last_draw, first_link, previous_hash, record_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      record.gpId,
      record.gameCode,
      record.ordinal,
      record.firstDraw,
      record.lastDraw,
      record.firstLink,
      record.previousHash,
      record.recordHash,
    ],
  );
}

/** Moves the clock to the beginning of the next draw, and waits until it is open. */
async function openNext(token: string) {
  const { draw } = await lookAtTable(studio, token);
  const fromMs = Math.max(Date.now() + aheadMs, draw ? Date.parse(draw.ends_at) : 0);
  aheadMs = Math.ceil(fromMs / 20_000) * 20_000 - Date.now() + 100;
  return untilDraw(studio, token, ({ state, number }) => state === 'open' && number > (draw?.number ?? 0));
}

async function untilDrawn(token: string, draw: { draws_at: string; number: number }): Promise<void> {
  aheadMs = Date.parse(draw.draws_at) - Date.now() + 50;
  await untilDraw(studio, token, ({ state, number }) => state === 'drawn' && number === draw.number);
}
