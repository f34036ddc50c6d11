import { afterAll, beforeAll, expect, it } from 'vitest';
import { cashierModule, insertMethod, writeService } from '#modules/cashier';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

const reason = 'Small ones are never wrong';
let world: OfficeWorld;
let asker: Desk;
let agreeing: Desk;

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [cashierModule] });
  const service = { pspId: 'BANK', adapter: 'signed-http', baseUrl: '', messageUrl: '', operatorId: 'h' };
  const { platform } = world.app;
  await writeService(platform, { ...service, keyId: 'k', secret: 'a-secret', state: 'active' });
  await insertMethod(platform.sql, {
    ...{ siteId: 1, currency: 'USD', pspId: 'BANK', pspMethod: 'transfer', code: 'transfer' },
    ...{ kind: 'bank_transfer', sort: 0 },
    ...{
      direction: 'withdrawal',
      amountRule: 'as_paid',
      fields: [],
      name: 'Transfer',
      icon: 'lucide:landmark',
    },
    ...{ minMinor: 1n, maxMinor: 1_000_00n },
  });
  asker = await world.seat('asker', ['risk', 'finance']);
  agreeing = await world.seat('agreeing', ['compliance']);
});
afterAll(() => world.close());

const bounds = async () => (await asker.ask('/cashier/bounds', { site_id: 1 })).data.list;
const ask = (more: object, desk = asker) =>
  desk.ask('/cashier/set-bounds', {
    ...{ site_id: 1, currency: 'USD', amount: '20', daily: '500.00', reason },
    ...more,
  });
const agree = ({ data }: { data: { change_request_id: number } }, desk = agreeing) =>
  desk.ask('/change-request/vote', {
    ...{ change_request_id: data.change_request_id, verdict: 'approve', reason },
  });

it('bounds hold once somebody else has agreed, and one that was overtaken changes nothing', async () => {
  expect(await bounds()).toEqual([{ currency: 'USD', amount: '0.00', daily: '0.00', used: '0.00' }]);
  const [first, second] = [await ask({}), await ask({ amount: '900', daily: '900' })];
  expect((await agree(first, asker)).code).toBe(102);
  expect(await bounds()).toMatchObject([{ amount: '0.00' }]);
  expect((await agree(first)).data).toMatchObject({ state: 'applied' });
  expect(await bounds()).toMatchObject([{ amount: '20.00', daily: '500.00' }]);
  expect((await agree(second)).data).toMatchObject({ state: 'stale' });
  expect(await bounds()).toMatchObject([{ amount: '20.00', daily: '500.00' }]);
});

it.each([
  [{ amount: '501' }, 102],
  [{ amount: '20.00', daily: '500' }, 101],
  [{ amount: '20.001' }, 422],
  [{ amount: '-1' }, 422],
  [{ currency: 'VND', daily: '500' }, 404],
  [{ site_id: 2 }, 404],
])('refuses %o', async (more, code) => {
  expect((await ask(more)).code).toBe(code);
});
