import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberModule } from '#modules/member';
import { realtimeModule } from '#modules/realtime';
import { systemModule } from '#modules/system';
import { transferWalletModule } from '#modules/transfer-wallet';
import { createOfficeWorld, type OfficeWorld } from './office-world.ts';

const root = resolve(import.meta.dirname, '../../..');
const token = 'a-token-of-the-metrics';

let world: OfficeWorld;
beforeAll(async () => {
  world = await createOfficeWorld({
    modules: [memberModule, realtimeModule, systemModule, transferWalletModule],
    settings: { metricsToken: token },
  });
});
afterAll(() => world.close());

const scrape = async (authorization?: string) =>
  world.app.office?.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

it('tells its figures to whoever shows the token, and to nobody else', async () => {
  expect((await scrape(`Bearer ${token}`))?.statusCode).toBe(200);
  for (const wrong of [undefined, 'Bearer another-token', token])
    expect((await scrape(wrong))?.statusCode).toBe(401);
});

it('counts a call under the route that it was declared by', async () => {
  const before = await callsOf('/api/sign-in');
  await world.ask('/sign-in', { account: 'nobody', password: 'a-wrong-password' });
  expect((await callsOf('/api/sign-in')) - before).toBe(1);
  await world.app.office?.inject({ url: '/api/never/17/declared' });
  expect(await text()).not.toContain('never');
});

it('gives every figure that the dashboard and the alerts ask for', async () => {
  const { figures } = world.app.platform;
  figures.provider({ gpId: 'GPR8', method: 'balance', outcome: 'ok', tookMs: 3 });
  figures.job({ name: 'a-job', everySeconds: 1, isDone: true, tookMs: 3 });
  await world.test.pool.query(`
    insert into app.member (member_id, site_id, member_account, password_hash, currency, recommend_code, created_at)
      overriding system value values (7, 1, 'm', '', 'USD', 'm', now());
    insert into app.provider_connection (gp_id, wallet_kind, base_url, launch_url, operator_id, key_id, secret)
      values ('GPR8', 'transfer', 'http://x', 'http://x', 'o', 'k', 'a-secret-of-sixteen');
    insert into app.transfer_order (order_id, site_id, member_id, gp_id, currency, direction, amount_minor, state, next_attempt_at, created_at)
      values ('1', 1, 7, 'GPR8', 'USD', 'out', 5, 'unknown', now(), now());`);
  const told = new Set([...(await text()).matchAll(/^(\w+)(?:\{| )/gm)].map(([, name]) => name));
  const asked = ['ops/grafana/eight-halls.json', 'docs/operations.md'].flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(/\bhalls_\w+/g)].map(([name]) => name),
  );
  expect(new Set(asked).size).toBeGreaterThan(10);
  expect(asked.filter((name) => !told.has(name))).toEqual([]);
});

it('tells operators how the process stands, without a scrape', async () => {
  const desk = await world.seat('aude', ['auditor']);
  const { data } = await desk.ask('/system/figures');
  expect(data.versions.node).toBe(process.version);
  expect(data.calls[0].calls).toBeGreaterThan(0);
  expect(data.jobs).toContainEqual(expect.objectContaining({ name: 'a-job', runs: 1, failures: 0 }));
  expect(data.providers).toEqual([
    expect.objectContaining({ gp_id: 'GPR8', calls: 1, unknown: 0, undecided: 1 }),
  ]);
});

async function text(): Promise<string> {
  return (await scrape(`Bearer ${token}`))?.payload ?? '';
}

async function callsOf(route: string): Promise<number> {
  const line = (await text())
    .split('\n')
    .find(
      (each) => each.startsWith('halls_call_duration_seconds_count') && each.includes(`route="${route}"`),
    );
  return Number(line?.split(' ').at(-1) ?? 0);
}
