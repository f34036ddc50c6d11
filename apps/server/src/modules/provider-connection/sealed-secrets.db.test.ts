import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, dumpDatabase, type TestDatabase } from '@halls/testkit';
import type { SealingKey } from '@halls/service';
import type { App } from '../../app.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { providerConnectionModule } from './provider-connection.module.ts';
import { saveProviderConnection } from './save-provider-connection.ts';

const keys = ['a', 'b', 'c'].map((id, index): SealingKey => ({ id, key: Buffer.alloc(32, index + 1) }));
const [a, b, c] = keys as [SealingKey, SealingKey, SealingKey];
const secret = 'a-secret-that-nobody-reads';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function start(dataKeys: readonly SealingKey[], providerSecrets = {}): Promise<App> {
  return createTestApp(database, {
    modules: [providerConnectionModule],
    settings: { dataKeys, providerSecrets },
  });
}

/** Starts with these keys and says what the server then knows of the providers. */
async function secretsWith(
  dataKeys: readonly SealingKey[],
  providerSecrets = {},
): Promise<Record<string, string>> {
  const app = await start(dataKeys, providerSecrets);
  const { providers } = app.faceOf(providerConnectionModule);
  const known = await providers.all();
  await app.close();
  return Object.fromEntries(known.map((connection) => [connection.gpId, connection.secret]));
}

async function storedSecrets(): Promise<string[]> {
  const { rows } = await database.pool.query<{ secret: string }>(
    'select secret from app.provider_connection order by gp_id',
  );
  return rows.map((row) => row.secret);
}

const dump = () => dumpDatabase(database.pool);

test('a secret in clear is sealed by whoever starts, several at once too, and in no dump of the database', async () => {
  await database.pool.query(
    `insert into app.provider_connection (gp_id, wallet_kind, base_url, launch_url, operator_id, key_id, secret)
     select gp, 'seamless', 'http://x', 'http://x', gp, 'k', $1 from unnest(array['GPX1', 'GPX2']) gp`,
    [secret],
  );
  expect(await dump()).toContain(secret);
  const known = await Promise.all([secretsWith([a]), secretsWith([a]), secretsWith([a])]);
  for (const each of known) expect(each).toEqual({ GPX1: secret, GPX2: secret });
  expect(await storedSecrets()).toEqual([
    expect.stringMatching(/^sealed:a:/),
    expect.stringMatching(/^sealed:a:/),
  ]);
  expect(await dump()).not.toContain(secret);
});

test('a start that changes nothing writes nothing', async () => {
  const before = await storedSecrets();
  await secretsWith([a], { GPX1: { key_id: 'k', secret } });
  expect(await storedSecrets()).toEqual(before);
});

test('a new secret of the settings or of an operator goes in sealed, its record without it', async () => {
  const next = 'the-next-secret-of-the-first';
  expect(await secretsWith([a], { GPX1: { key_id: 'k2', secret: next } })).toMatchObject({ GPX1: next });
  const app = await start([a]);
  const { providers } = app.faceOf(providerConnectionModule);
  const connection = await providers.find('GPX2');
  if (!connection) throw new Error('GPX2 is gone');
  const byHand = 'a-secret-that-an-operator-typed';
  const { sql, sealing } = app.platform;
  const operator = { kind: 'system', part: 'tests' } as const;
  await sql
    .transaction()
    .execute((transaction) =>
      saveProviderConnection(
        { transaction, sealing },
        operator,
        { ...connection, secret: byHand },
        'rotated',
      ),
    );
  await app.close();
  expect(await dump()).not.toMatch(new RegExp([secret, next, byHand].join('|')));
  expect(await secretsWith([a])).toEqual({ GPX1: next, GPX2: byHand });
});

test('a key is changed by adding the new one, sealing with it, and leaving the old one out', async () => {
  const before = await secretsWith([a, b]);
  expect(await storedSecrets()).toEqual([
    expect.stringMatching(/^sealed:a:/),
    expect.stringMatching(/^sealed:a:/),
  ]);
  expect(await secretsWith([b, a])).toEqual(before);
  expect(await storedSecrets()).toEqual([
    expect.stringMatching(/^sealed:b:/),
    expect.stringMatching(/^sealed:b:/),
  ]);
  expect(await secretsWith([b])).toEqual(before);
});

test('a wrong key ends the start with one line, and changes nothing', async () => {
  const before = await storedSecrets();
  await expect(start([c])).rejects.toThrow(
    'DATA_KEYS does not open provider_connection:GPX1: the key "b" is not among the keys that were given',
  );
  await expect(start([{ id: 'b', key: c.key }])).rejects.toThrow(
    'DATA_KEYS does not open provider_connection:GPX1: the key "b" does not open the secret of provider_connection:GPX1',
  );
  expect(await storedSecrets()).toEqual(before);
});

test('a sealed secret opens at its own provider alone', async () => {
  await database.pool.query(
    `update app.provider_connection set secret = (select secret from app.provider_connection where gp_id = 'GPX1')
      where gp_id = 'GPX2'`,
  );
  await expect(start([b])).rejects.toThrow(/does not open provider_connection:GPX2/);
});
