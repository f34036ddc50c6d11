import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from './test-database.ts';

describe('createTestDatabase', () => {
  it('gives each caller a migrated database of its own', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await one.pool.query(`insert into app.outbox (channel, event, payload) values ('web_api', 'test', '{}')`);
    const seen = await other.pool.query('select from app.outbox');
    expect(seen.rowCount).toBe(0);
  });

  it('lets the owner become the restricted role of the server', async () => {
    const { url } = await createTestDatabase();
    const client = new pg.Client({ connectionString: url, options: '-c role=platform_app' });
    await client.connect();
    const { rows } = await client.query('select current_user as name');
    expect(rows).toEqual([{ name: 'platform_app' }]);
    await expect(client.query('create table app.intruder ()')).rejects.toThrow(/permission denied/);
    await client.end();
  });

  it('is durable, as production is', async () => {
    const { pool } = await createTestDatabase();
    expect((await pool.query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
    expect((await pool.query('show synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }]);
  });
});
