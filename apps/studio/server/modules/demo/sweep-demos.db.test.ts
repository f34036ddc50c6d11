import { openDatabase, type Database } from '@halls/service';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepLaunchCodes } from '#modules/game-session';
import type { StudioTables } from '#platform/database.ts';
import { startTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { forgetOldNonces } from '../provider-api/spent-nonce.repo.ts';
import { deleteDemos } from './demo.repo.ts';
import { sweepDemos } from './sweep-demos.ts';

const member = { member_ref: 'sweep-1', currency: 'VND' } as const;
let studio: TestStudio;
/** As the studio itself is connected. */
let database: Database<StudioTables>;

beforeAll(async () => {
  studio = await startTestStudio('http://127.0.0.1:9');
  database = openDatabase<StudioTables>({
    ...{ url: studio.database.url, role: 'studio_app', maxConnections: 2 },
    onError: () => {},
  });
});
afterAll(async () => {
  await database.close();
  await studio.drop();
});

test('a day after it began nothing of a demo is left; what is younger and what is real stays', async () => {
  await studio.operatorCalls('create-member', { ...member, language: 'vi_VN' });
  await studio.operatorCalls('transfer-in', { ...member, order_id: 'in', amount: '50000' });
  const real = await openGame('real');
  const [old, young] = [await openGame('demo'), await openGame('demo')];
  for (const token of [real, old, young])
    for (let i = 0; i < 3; i += 1) expect((await spin(token, `swept-round-${i}`)).status).toBe(200);
  await studio.database.pool.query(`update studio.player set created_at = now() - interval '25 hours'
    where kind = 'transfer' or player_id = (select min(player_id) from studio.player where kind = 'demo')`);

  const startedBefore = new Date(Date.now() - 24 * 3_600_000);
  expect(await deleteDemos(database.sql, { startedBefore, limit: 1 })).toBe(1);
  expect(await rowsOf('demo')).toMatchObject({ players: 2, rounds: 5 });
  await sweepDemos({ sql: database.sql, clock: () => new Date() });
  expect(await rowsOf('demo')).toMatchObject({ players: 1, rounds: 3, sessions: 1, codes: 1 });
  expect(await rowsOf('transfer')).toMatchObject({ players: 1, rounds: 3, sessions: 1, codes: 1 });
  expect((await spin(old, 'swept-late')).body).toEqual({ error: 'session_unknown' });
  expect((await spin(young, 'swept-late')).status).toBe(200);
});

test.each(['round', 'entry', 'player', 'game_session', 'seed_pair', 'wallet_call'])(
  'the studio’s own role can delete nothing of %s',
  async (table) => {
    await expect(raw`delete from ${raw.table(`studio.${table}`)}`.execute(database.sql)).rejects.toThrow(
      'permission denied',
    );
  },
);

test('launch codes that are over and nonces that are spent are forgotten, in bounded batches', async () => {
  await studio.database.pool
    .query(`insert into studio.launch_code (code_hash, player_id, game_code, language, expires_at)
    select 'old-' || n, (select max(player_id) from studio.player), 'r8-river-dragon', 'vi_VN',
      now() - interval '2 hours' from generate_series(1, 2500) n`);
  await studio.database.pool.query(`insert into studio.spent_nonce (key_id, nonce, expires_at)
    select 'k', 'old-' || n, now() - interval '1 minute' from generate_series(1, 150) n`);
  await sweepLaunchCodes(database.sql, new Date());
  const old = { now: new Date(), limit: 100 };
  expect(await forgetOldNonces(database.sql, old)).toBe(100);
  expect(await forgetOldNonces(database.sql, old)).toBe(50);
  const { rows } = await studio.database.pool.query(
    `select count(*)::integer as codes from studio.launch_code where code_hash like 'old-%'`,
  );
  expect(rows).toEqual([{ codes: 0 }]);
});

async function openGame(mode: 'real' | 'demo'): Promise<string> {
  const { launch_url } = await studio.operatorCalls('launch', {
    ...{ mode, game_code: 'r8-river-dragon', currency: 'VND', language: 'vi_VN', device: 'desktop' },
    ...{ member_ref: mode === 'real' ? member.member_ref : null, lobby_url: 'http://localhost:3000/' },
  });
  const { body } = await studio.gameCalls('POST', '/api/session', '', {
    ...{ code: new URL(launch_url!).searchParams.get('code'), gp_id: 'GPR8', game_code: 'r8-river-dragon' },
  });
  return body.token;
}

function spin(token: string, id: string) {
  return studio.gameCalls('POST', '/api/rounds', token, { client_round_id: id, bet: { stake: '1000' } });
}

async function rowsOf(kind: string) {
  const { rows } = await studio.database.pool.query(
    `with players as (select player_id from studio.player where kind = $1)
     select (select count(*)::integer from players) as players,
       (select count(*)::integer from studio.round join players using (player_id)) as rounds,
       (select count(*)::integer from studio.game_session join players using (player_id)) as sessions,
       (select count(*)::integer from studio.launch_code join players using (player_id)) as codes`,
    [kind],
  );
  return rows[0];
}
