import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '#platform/database.ts';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { createSealing } from '@halls/service';
import { seedConnections } from './providers/seed-connections.ts';
import { refuseSandboxData } from './refuse-sandbox-data.ts';

const sealing = createSealing([{ id: 'tests', key: Buffer.alloc(32, 1) }]);
let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, role: 'platform_app', maxConnections: 2, onError: () => {} });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

it('takes a database of its own, and not one that a sandbox has filled', async () => {
  await refuseSandboxData(database.sql);
  const settings = { host: '127.0.0.1', studioPort: 3100, providerSecrets: {} };
  await seedConnections({ sql: database.sql, sealing }, settings);
  await expect(refuseSandboxData(database.sql)).rejects.toThrow(/GPTS with a secret that everybody knows/);
});
