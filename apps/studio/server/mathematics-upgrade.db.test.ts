import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@halls/service';
import { createTestDatabase } from '@halls/testkit';
import { expect, test } from 'vitest';
import { migrationSets } from '#platform/migration-sets.ts';

test('rounds of before were played by the first version of what their game had then', async () => {
  const { pool, url, drop } = await createTestDatabase();
  await pool.query(
    "drop schema studio, sports cascade; drop table migration.studio; delete from migration.function_file where set = 'studio'",
  );
  const before = mkdtempSync(join(tmpdir(), 'halls-mathematics-'));
  try {
    const [set] = migrationSets;
    if (!set) throw new Error('no migrations');
    for (const file of readdirSync(set.dir).filter((name) => name < '0003'))
      cpSync(join(set.dir, file), join(before, file));
    await migrate(url, [{ name: set.name, dir: before }]);
    await pool.query(`
      with player as (
        insert into studio.player (operator_id, gp_id, member_ref, currency, kind, language)
        values ('o', 'GPR8', 'early', 'VND', 'transfer', 'en_US') returning player_id
      ), session as (
        insert into studio.game_session (session_id, token_hash, player_id, game_code, language)
        select gen_random_uuid(), 'h', player_id, 'r8-night-market', 'en_US' from player returning session_id, player_id
      ), seed as (
        insert into studio.seed_pair (player_id, server_seed, commitment, client_seed, revealed_at)
        select player_id, repeat('0a', 32), 'c', 'halls', now() from player returning seed_id
      )
      insert into studio.round (round_id, player_id, session_id, client_round_id, game_code, bet, outcome, stake_minor,
        payout_minor, seed_id, client_seed, nonce, state, ended_at)
      select gen_random_uuid(), player_id, session_id, game.code, game.code, '{}', '{}', 1, 0, seed_id, 'halls', 0,
        'settled', now()
      from session, seed, unnest(array['r8-night-market', 'r8-classic-carp', 'kc-dragon-tiger']) as game (code)`);
    await migrate(url, migrationSets);
    const { rows } = await pool.query('select game_code, mathematics from studio.round order by game_code');
    expect(rows).toEqual([
      { game_code: 'kc-dragon-tiger', mathematics: 'dragon-tiger@1' },
      { game_code: 'r8-classic-carp', mathematics: 'classic-5@1' },
      { game_code: 'r8-night-market', mathematics: 'tumble-30@1' },
    ]);
  } finally {
    await drop();
    rmSync(before, { recursive: true, force: true });
  }
});
