import { afterAll, beforeAll, expect, it } from 'vitest';
import { providerConformanceModule } from '#modules/provider-conformance';
import { providerConnectionModule, saveProviderConnection } from '#modules/provider-connection';
import { runFromOffice } from '../../src/modules/provider-conformance/run-from-office.ts';
import { faultyKey, startFaultyProvider } from '../conformance/faulty-provider.ts';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

let world: OfficeWorld;
let admin: Desk;
let compliance: Desk;
let provider: Awaited<ReturnType<typeof startFaultyProvider>>;
const asked = { gp_id: 'GPXX', currency: 'VND', game_code: '0', reason: 'Before it opens' };

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [providerConformanceModule] });
  provider = await startFaultyProvider('moves each time');
  await connect('GPXX', 'transfer', provider.address);
  await connect('GPAA', 'seamless', 'http://127.0.0.1:9');
  admin = await world.seat('admin', ['administrator']);
  compliance = await world.seat('compliance', ['compliance']);
});
afterAll(async () => {
  await provider.stop();
  await world.close();
});

async function connect(gpId: string, walletKind: 'transfer' | 'seamless', baseUrl: string): Promise<void> {
  const { sql, sealing } = world.app.platform;
  await sql.transaction().execute((transaction) =>
    saveProviderConnection(
      { transaction, sealing },
      { kind: 'system', part: 'tests' },
      {
        ...{ gpId, walletKind, baseUrl, adapter: 'house-protocol', launchUrl: baseUrl, hasCatalogue: false },
        ...{ operatorId: walletKind === 'transfer' ? faultyKey.operatorId : gpId, keyId: faultyKey.keyId },
        ...{ secret: faultyKey.secret, isActive: true, maintenanceStart: null, maintenanceEnd: null },
      },
      'a test wants it',
    ),
  );
}

async function shut(isShut: boolean): Promise<void> {
  await world.test.pool.query(
    `update app.provider_connection set maintenance_start = $1 where gp_id = 'GPXX'`,
    [isShut ? new Date(world.now().getTime() - 1_000) : null],
  );
  // connections are remembered for two seconds
  await expect
    .poll(async () => (await compliance.ask('/provider/conformance', { gp_id: 'GPXX' })).data.refusal)
    .toBe(isShut ? null : 'is_open');
}

/** What the job does. */
const run = () => {
  const { sql, clock, log } = world.app.platform;
  const { providers } = world.app.faceOf(providerConnectionModule);
  return runFromOffice({
    sql,
    clock,
    log,
    providers,
    lobbyUrl: 'http://127.0.0.1/close',
    patienceMs: 10_000,
  });
};

it('a provider is tried out while it is in maintenance alone, and one that asks the wallet not from here', async () => {
  expect((await admin.ask('/provider/try-out', asked)).code).toBe(102);
  expect((await admin.ask('/provider/try-out', { ...asked, gp_id: 'GPAA' })).code).toBe(101);
  expect((await compliance.ask('/provider/try-out', asked)).status).toBe(403);
});

it('the report says what each check has seen, who asked and why, and it stands in the log', async () => {
  await shut(true);
  expect((await admin.ask('/provider/try-out', asked)).code).toBe(100);
  expect((await admin.ask('/provider/try-out', asked)).code).toBe(103);
  await run();
  const { data } = await compliance.ask('/provider/conformance', { gp_id: 'GPXX' });
  expect(data.list).toMatchObject([
    { operator: { account: 'admin' }, reason: 'Before it opens', currency: 'VND', failure: null },
  ]);
  const [report] = data.list;
  expect(report.ended_at).not.toBe(null);
  expect(report.results.length).toBeGreaterThan(30);
  const outcomeOf = (start: string) =>
    report.results.find(({ name }: { name: string }) => name.startsWith(start))?.outcome;
  expect(outcomeOf('duplicate: an order that comes again')).toBe('failed');
  expect(outcomeOf('a nonce that was used')).toBe('passed');
  const { rows } = await world.test.pool.query(
    `select reason, target from app.audit_event where action = 'provider.tried_out'`,
  );
  expect(rows).toEqual([{ reason: 'Before it opens', target: 'provider/GPXX' }]);
});

it('a run of a provider that was opened meanwhile calls nobody', async () => {
  world.pass(60_000);
  await shut(true);
  expect((await admin.ask('/provider/try-out', asked)).code).toBe(100);
  await shut(false);
  await run();
  const { data } = await compliance.ask('/provider/conformance', { gp_id: 'GPXX' });
  expect(data.list[0]).toMatchObject({ failure: 'is_open', results: [] });
  expect(data.list).toHaveLength(2);
});
