import { afterAll, beforeAll, expect, it } from 'vitest';
import { providerConnectionModule } from '#modules/provider-connection';
import { reconciliationModule } from '#modules/reconciliation';
import { reconcileNext } from '../../src/modules/reconciliation/reconcile-days.ts';
import { startFakeProvider, type FakeProvider } from '../money/fake-provider.ts';
import type { Desk } from '../office-world.ts';
import { createReportWorld, type ReportWorld } from './report-world.ts';

const day = '2026-03-29';
let world: ReportWorld;
let slots: FakeProvider;
let finance: Desk;
let auditor: Desk;
let anna = 0;

beforeAll(async () => {
  world = await createReportWorld([reconciliationModule]);
  slots = await startFakeProvider();
  await world.test.pool.query(`update app.provider_connection set base_url = $1 where gp_id = 'GPSL'`, [
    slots.baseUrl,
  ]);
  anna = await world.addMember('anna', 1, 'USD');
  const played = { stake: 10_00, payout: 4_00, at: `${day}T12:00:00Z` };
  await world.tell('both', anna, 'GPSL koi', played);
  await world.tell('here', anna, 'GPSL koi', { ...played, stake: 3_00, payout: 0 });
  slots.book.push({
    ...{ round_id: 'both', member_ref: String(anna), game_code: 'koi', currency: 'USD' },
    ...{ stake: '1000', payout: '700', state: 'settled', ended_at: `${day}T12:00:00.000Z` },
  });
  finance = await world.seat('finance', ['finance']);
  auditor = await world.seat('auditor', ['auditor']);
});
afterAll(async () => {
  await slots.close();
  await world.close();
});

/** What the job does, once all is counted. */
async function compare(): Promise<void> {
  const { sql, clock } = world.app.platform;
  const { gameProviders, providers } = world.app.faceOf(providerConnectionModule);
  const deps = { sql, clock, gameProviders, providers, partSize: 100 };
  await world.count();
  await world.setCountedUntil(world.now().toISOString());
  while (await reconcileNext(deps));
}

const list = async (path: string, body: object, desk = finance) => (await desk.ask(path, body)).data.list;

it('a day is compared when somebody asks for it, and shows what both sides come to', async () => {
  const today = { gp_id: 'GPSL', day: '2026-03-31', reason: 'Too early' };
  expect(await finance.ask('/recon/run', today)).toMatchObject({ code: 101 });
  const asked = { gp_id: 'GPSL', day, reason: 'Finance asks' };
  expect((await finance.ask('/recon/run', asked)).data).toMatchObject({ state: 'under_way', runs: 1 });
  expect(await finance.ask('/recon/run', asked)).toMatchObject({ code: 102 });
  await compare();
  expect(await list('/recon/days', { gp_id: 'GPSL' }, auditor)).toMatchObject([
    {
      ...{ gp_id: 'GPSL', day, state: 'differs', open: 2, explained: 0 },
      sums: [
        {
          currency: 'USD',
          ours: { rounds: 2, stake: '13.00', payout: '4.00', ggr: '9.00' },
          theirs: { rounds: 1, stake: '10.00', payout: '7.00', ggr: '3.00' },
          difference: '6.00',
          held: null,
        },
      ],
    },
  ]);
  expect(await list('/recon/days', { state: 'agrees' })).toEqual([]);
});

it('a case shows both sides, is taken, and is explained; each step stands in its log and in the office’s', async () => {
  const found = await list('/recon/breaks', { gp_id: 'GPSL', day });
  expect(
    found.map((each: Record<string, unknown>) => [each['kind'], each['round_id'], each['difference']]),
  ).toEqual(
    expect.arrayContaining([
      ['missing_there', 'here', '3.00'],
      ['amount', 'both', '3.00'],
    ]),
  );
  const { break_id } = found.find(({ kind }: { kind: string }) => kind === 'amount');
  const { data } = await auditor.ask('/recon/break', { break_id });
  expect(data).toMatchObject({
    ...{ state: 'open', wallet_kind: 'transfer', owner: null, transactions: [] },
    member: { site_id: 1, member_id: anna, member_account: 'anna' },
    ours: { stake: '10.00', payout: '4.00', state: 'settled', game_code: 'koi' },
    theirs: { stake: '10.00', payout: '7.00', state: 'settled', game_code: 'koi' },
  });

  const work = { break_id, owner: 'me', state: 'explained', reason: 'They corrected it by phone' };
  expect((await auditor.ask('/recon/work', work)).status).toBe(403);
  expect((await finance.ask('/recon/work', work)).code).toBe(100);
  const after = (await finance.ask('/recon/break', { break_id })).data;
  expect(after).toMatchObject({ state: 'explained', owner: { account: 'finance' } });
  expect(
    after.steps.map((step: Record<string, unknown>) => [step['what'], step['state'], step['note']]),
  ).toEqual([
    ['found', 'open', ''],
    ['worked', 'explained', 'They corrected it by phone'],
  ]);
  expect(await list('/recon/breaks', { state: 'open' })).toHaveLength(1);
  expect(await list('/recon/breaks', { state: 'to_do' })).toHaveLength(2);
  const log = await list('/log/list', { action: 'recon.break_worked' }, auditor);
  expect(log).toMatchObject([{ reason: 'They corrected it by phone', target: `recon_break/${break_id}` }]);
});

it('lists go on where the page before has ended', async () => {
  const first = (await finance.ask('/recon/breaks', { limit: 1 })).data;
  const second = (await finance.ask('/recon/breaks', { limit: 1, cursor: first.next_cursor })).data;
  expect([first.list[0].break_id > second.list[0].break_id, second.next_cursor]).toEqual([true, null]);
  await finance.ask('/recon/run', { gp_id: 'GPSL', day: '2026-03-28', reason: 'And the day before' });
  await compare();
  const newest = (await finance.ask('/recon/days', { limit: 1 })).data;
  const older = (await finance.ask('/recon/days', { limit: 1, cursor: newest.next_cursor })).data;
  expect([newest.list[0].day, older.list[0].day, older.next_cursor]).toEqual([day, '2026-03-28', null]);
});
