import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, createWithdrawalWorld, type Holder, type WithdrawalWorld } from './withdrawal-world.ts';

let world: WithdrawalWorld;
beforeAll(async () => {
  world = await createWithdrawalWorld();
});
afterAll(() => world.close());

const close = ({ memberId }: Holder, how = `status = 'disabled'`) =>
  world.database.pool.query(`update app.member set ${how} where member_id = $1`, [memberId]);

/** A device of the member's that came in first so long before now. */
async function addDevice({ memberId }: Holder, name: string, hoursAgo: number): Promise<void> {
  const at = new Date(world.deps.clock().getTime() - hoursAgo * 60 * 60_000);
  await world.database.pool.query(
    'insert into app.member_device (member_id, device_hash, first_seen_at) values ($1, $2, $3)',
    [memberId, Buffer.from(name), at],
  );
}

test.each([`status = 'disabled'`, `frozen_until = '2027-01-01'`])(
  'what a member has asked for before %s waits for a person',
  async (how) => {
    const holder = await world.newHolder();
    const orderId = await world.request(holder);
    await close(holder, how);
    await world.work();
    expect((await world.stepsOf(orderId)).at(-1)).toBe('review: member_closed');
    expect(world.payoutsOf(orderId)).toEqual([]);
  },
);

test('a member who was frozen and is not any more is paid', async () => {
  const holder = await world.newHolder();
  await close(holder, `frozen_until = '2026-01-01'`);
  const orderId = await world.request(holder);
  await world.work();
  expect(await world.stateOf(orderId)).toBe('paid');
});

test('what was refused by one service is not sent to the next when the member was closed meanwhile', async () => {
  const holder = await world.newHolder();
  const paid = world.bank.onPay;
  world.bank.onPay = async () => {
    await close(holder);
    return refusal('NO')();
  };
  const orderId = await world.request(holder);
  await world.work();
  world.bank.onPay = paid;
  expect((await world.stepsOf(orderId)).slice(-2)).toEqual(['declined: declined', 'review: member_closed']);
  expect(world.payoutsOf(orderId)).toHaveLength(1);
});

test('of members closed at the moment of sending nobody is paid who was closed before', async () => {
  const holders = await Promise.all(Array.from({ length: 20 }, () => world.newHolder()));
  const orders = new Map<string, Holder>();
  for (const holder of holders) orders.set(await world.request(holder), holder);
  const closing = [...orders].map(async ([orderId, holder]) => {
    await close(holder);
    return ['requested', 'screening', 'approved'].includes((await world.stateOf(orderId)) ?? '')
      ? orderId
      : null;
  });
  await world.work();
  const closedBefore = (await Promise.all(closing)).filter((orderId) => orderId !== null);
  expect(closedBefore.flatMap(world.payoutsOf)).toEqual([]);
});

test('who came in with another device within a day waits for a person, unless it was set aside for them', async () => {
  const [known, added, setAside] = [
    await world.newHolder(),
    await world.newHolder(),
    await world.newHolder(),
  ];
  await addDevice(known, 'a', 1);
  for (const holder of [added, setAside]) {
    await addDevice(holder, 'b', 100);
    await addDevice(holder, 'c', 23);
  }
  await world.database.pool.query(
    `insert into risk.snooze (member_id, site_id, fact, until, reason, operator_id, operator_account, at)
     values ($1, 1, 'device_added', '2027-01-01', 'a new phone', 1, 'risk', now())`,
    [setAside.memberId],
  );
  const orders = await Promise.all([known, added, setAside].map((holder) => world.request(holder)));
  await world.work();
  expect(await Promise.all(orders.map(world.stateOf))).toEqual(['paid', 'review', 'paid']);
  expect((await world.stepsOf(orders[1] ?? '')).at(-1)).toBe('review: new_device');
});
