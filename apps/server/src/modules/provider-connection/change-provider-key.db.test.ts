import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dumpDatabase } from '@halls/testkit';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../../../test/office-world.ts';
import { applyProviderSecrets } from './apply-provider-secrets.ts';
import { providerConnectionModule } from './provider-connection.module.ts';
import { replaceEndedKeys } from './provider-connection.repo.ts';
import { createProviderDirectory } from './provider-directory.ts';

const oldSecret = 'the-secret-of-before';
const reason = 'it is a year old';

let world: OfficeWorld;
let asker: Desk;
let other: Desk;
beforeAll(async () => {
  world = await createOfficeWorld({ modules: [providerConnectionModule] });
  asker = await world.seat('ann', ['administrator']);
  other = await world.seat('clara', ['compliance']);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.test.pool.query('delete from app.provider_connection');
  await world.test.pool.query(
    `insert into app.provider_connection (gp_id, wallet_kind, base_url, launch_url, operator_id, key_id, secret)
     values ('GPSL', 'seamless', 'http://x', 'http://x', 'OP', 'old', $1)`,
    [oldSecret],
  );
});

/** The clock of the database says when a key ends. */
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const ask = (old_ends_at = inAnHour()) =>
  asker.ask('/provider/change-key', { gp_id: 'GPSL', old_ends_at, reason });
const show = () => asker.ask('/provider/show-key', { gp_id: 'GPSL', reason });
const keys = () => {
  const { sql, sealing } = world.app.platform;
  return createProviderDirectory({ sql, sealing });
};

async function changeKey(): Promise<{ key_id: string; secret: string }> {
  const asked = await ask();
  expect([asked.status, asked.data.state]).toEqual([202, 'pending']);
  const { change_request_id } = asked.data;
  const agreed = await other.ask('/change-request/vote', { change_request_id, verdict: 'approve', reason });
  expect(agreed.code).toBe(100);
  return (await show()).data;
}

it('a new key is made when somebody else agrees, and is taken beside the one before it', async () => {
  const made = await changeKey();
  expect(made).toMatchObject({ operator_id: 'OP', key_id: expect.stringMatching(/^gpsl-[0-9a-f]{8}$/) });
  expect(await keys().findByKey('OP', 'old')).toMatchObject({ gpId: 'GPSL', secret: oldSecret });
  expect(await keys().findByKey('OP', made.key_id)).toMatchObject({ gpId: 'GPSL', secret: made.secret });
  // calls of the house go out under the key that the provider has
  expect(await keys().find('GPSL')).toMatchObject({ keyId: 'old', secret: oldSecret });
});

it('shows a new key once, and keeps it in clear nowhere', async () => {
  const { secret } = await changeKey();
  expect((await show()).code).toBe(101);
  expect(await dumpDatabase(world.test.pool)).not.toContain(secret);
  const { list } = (await asker.ask('/provider/list')).data;
  expect(list[0]).toMatchObject({ key_id: 'old', next_key: { is_shown: true } });
  expect(JSON.stringify(list)).not.toContain(secret);
});

it('once its time has come the key of before is refused, whether or not anybody has come by', async () => {
  const made = await changeKey();
  await world.test.pool.query(`update app.provider_connection set next_from = now() - interval '1 second'`);
  const holds = async () => {
    expect(await keys().findByKey('OP', 'old')).toBeUndefined();
    expect(await keys().find('GPSL')).toMatchObject({ keyId: made.key_id, secret: made.secret });
  };
  await holds();
  await replaceEndedKeys(world.app.platform.sql);
  await holds();
  expect(await dumpDatabase(world.test.pool)).not.toContain('"key_id": "old"');
});

it('a key of the office is left alone by the settings of the next start', async () => {
  const made = await changeKey();
  const { sql, sealing } = world.app.platform;
  const secrets = { GPSL: { key_id: 'settings', secret: 'the-secret-of-settings' } };
  await applyProviderSecrets({ sql, sealing }, secrets);
  expect(await keys().findByKey('OP', made.key_id)).toBeDefined();
  expect(await keys().findByKey('OP', 'settings')).toBeUndefined();
});

it('a key that was lost before it was handed over is replaced by another', async () => {
  const lost = await changeKey();
  const made = await changeKey();
  expect(await keys().findByKey('OP', lost.key_id)).toBeUndefined();
  expect(await keys().findByKey('OP', made.key_id)).toBeDefined();
});

it('the present key has to last until the new one can have been put in', async () => {
  expect((await ask(world.now().toISOString())).code).toBe(101);
  expect(
    (await asker.ask('/provider/change-key', { gp_id: 'GPXX', old_ends_at: inAnHour(), reason })).status,
  ).toBe(404);
});
