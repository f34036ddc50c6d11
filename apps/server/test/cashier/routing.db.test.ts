import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeService } from '#modules/cashier';
import { askDeposits } from '../../src/modules/cashier/deposit/ask-deposits.ts';
import { moveDeposit } from '../../src/modules/cashier/deposit/deposit.repo.ts';
import { judgeServices } from '../../src/modules/cashier/service/judge-services.ts';
import {
  NotSent,
  type DepositWord,
  type PayoutWord,
} from '../../src/modules/cashier/service/payment-adapter.ts';
import { paidMessage } from './cashier-world.ts';
import { createWithdrawalWorld, silence, type WithdrawalWorld } from './withdrawal-world.ts';

type Say = (orderId: string, pspId: string) => Promise<DepositWord>;

let world: WithdrawalWorld;
let sayOpen: (orderId: string) => Promise<DepositWord>;
/** What each service says to a new deposit. */
const sayings = new Map<string, Say>();
const opened: { pspId: string; orderId: string }[] = [];

beforeAll(async () => {
  world = await createWithdrawalWorld();
  sayOpen = world.bank.onOpen;
  const { sql, sealing } = world.app.platform;
  const { planted } = world.deps.adapters;
  if (!planted) throw new Error('there is no planted adapter');
  Object.assign(world.deps.adapters, {
    routed: {
      ...planted,
      openDeposit(service: { pspId: string }, { orderId }: { orderId: string }) {
        const { pspId } = service;
        opened.push({ pspId, orderId });
        return (sayings.get(pspId) ?? sayOpen)(orderId, pspId);
      },
    } satisfies typeof planted,
  });
  for (const pspId of ['BANK', 'OTHER'])
    await writeService(
      { sql, sealing },
      {
        ...{ pspId, adapter: 'routed', baseUrl: 'http://bank', messageUrl: 'http://halls', state: 'active' },
        ...{ operatorId: 'halls', keyId: 'bank-1', secret: 'secret-of-a-bank-in-tests' },
      },
    );
  await world.database.pool.query(
    `insert into cashier.route (method_id, psp_id, psp_method, weight) values ($1, 'OTHER', 'plain', 100)`,
    [world.methodId('plain')],
  );
});
beforeEach(async () => {
  sayings.clear();
  opened.length = 0;
  world.bank.onAsk = sayOpen;
  world.passTime(2 * 60 * 60_000);
  await world.database.pool.query(
    `update cashier.psp_health set drained_at = null, drained_why = null, drained_part = null, drained_of = null`,
  );
});
afterAll(() => world.close());

const judge = () => judgeServices(world.deps);
const drained = async () => {
  const { rows } = await world.database.pool.query<{ psp_id: string; drained_why: string }>(
    'select psp_id, drained_why from cashier.psp_health where drained_at is not null',
  );
  return rows;
};
const depositOf = async (orderId: string) => {
  const { rows } = await world.database.pool.query<{ psp_id: string; state: string }>(
    'select psp_id, state from cashier.deposit where order_id = $1',
    [orderId],
  );
  return rows[0];
};
const logged = async (action: string) => {
  const { rows } = await world.database.pool.query<{ target: string; reason: string }>(
    'select target, reason from app.audit_event where action = $1 order by audit_event_id',
    [action],
  );
  return rows;
};
const refuse: Say = async () => ({ state: 'refused', code: 'CLOSED' });
const throws: Say = async () => {
  throw new Error('the line is cut');
};
/** At once, each of a member of its own. */
function openMany(count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => world.openOrder(world.newMember())));
}

test('a service that refuses is followed by the next, and what comes of it is booked there', async () => {
  sayings.set('BANK', refuse);
  const owner = world.newMember();
  for (let tries = 0; tries < 6; tries += 1) {
    const orderId = await world.openOrder(world.newMember());
    expect(await depositOf(orderId)).toEqual({ psp_id: 'OTHER', state: 'open' });
  }
  sayings.set('OTHER', refuse);
  const { data } = await world.open(owner);
  expect(data).toMatchObject({ status: 'refused' });
  const asked = opened.filter(({ orderId }) => orderId === data.order_number).map(({ pspId }) => pspId);
  expect(asked.toSorted()).toEqual(['BANK', 'OTHER']);
});

test('no service is asked after one whose answer is not clear', async () => {
  for (const pspId of ['BANK', 'OTHER']) sayings.set(pspId, throws);
  const owner = world.newMember();
  const { data } = await world.open(owner);
  expect(data).toMatchObject({ status: 'opening_unknown' });
  expect(opened.filter(({ orderId }) => orderId === data.order_number)).toHaveLength(1);
});

test('what nobody was reached for goes to the next, and is refused where there is none', async () => {
  const unreachable: Say = async () => {
    throw new NotSent('nobody answers');
  };
  sayings.set('BANK', unreachable);
  expect(await depositOf(await world.openOrder(world.newMember()))).toMatchObject({ psp_id: 'OTHER' });
  sayings.set('OTHER', unreachable);
  expect((await world.open(world.newMember())).data).toMatchObject({ status: 'refused' });
  // asked about, the same means nothing
  sayings.set('OTHER', throws);
  sayings.set('BANK', throws);
  const orderId = await world.openOrder(world.newMember());
  world.bank.onAsk = () => unreachable('', '');
  world.passTime(6 * 60_000);
  await askDeposits(world.deps);
  expect(await depositOf(orderId)).toMatchObject({ state: 'opening_unknown' });
});

const isOfBank = (orderId: string) =>
  opened.some((each) => each.pspId === 'BANK' && each.orderId === orderId);

test('money that comes to a service that had refused is kept, and looked at', async () => {
  sayings.set('BANK', refuse);
  // another member each time: one may have so many open
  let owner = world.newMember();
  let orderId = '';
  for (let times = 0; times < 200 && !isOfBank(orderId); times += 1) {
    owner = world.newMember();
    orderId = await world.openOrder(owner, { client_key: randomUUID() }).catch(() => '');
  }
  expect(await depositOf(orderId)).toMatchObject({ psp_id: 'OTHER', state: 'open' });
  expect((await world.tell(paidMessage(orderId))).statusCode).toBe(200);
  await world.tell(paidMessage(orderId));
  expect(await depositOf(orderId)).toMatchObject({ psp_id: 'OTHER', state: 'open' });
  const { rows } = await world.database.pool.query(
    'select psp_id, state from cashier.deposit where follows_order_id = $1',
    [orderId],
  );
  expect(rows).toEqual([{ psp_id: 'BANK', state: 'review' }]);
  expect(await world.balanceOf(owner)).toBe(0n);
});

test('a word that was judged at the first service does not move the order at the next', async () => {
  const moved: boolean[] = [];
  sayings.set('BANK', refuse);
  sayings.set('OTHER', async (orderId) => {
    if (opened.some((each) => each.pspId === 'BANK' && each.orderId === orderId))
      moved.push(
        await moveDeposit(world.database.pool, orderId, {
          ...{ pspId: 'BANK', from: 'opening', to: 'open', cause: 'opened', actor: 'psp', messageId: null },
          ...{ now: world.deps.clock(), nextAskAt: world.deps.clock(), told: {}, booking: null },
        }),
      );
    return sayOpen(orderId);
  });
  await openMany(12);
  expect(new Set(moved)).toEqual(new Set([false]));
});

test(
  '200 deposits at once while a service falls sick: it is drained, and none is lost',
  { timeout: 60_000 },
  async () => {
    let isSick = false;
    sayings.set('BANK', (orderId, pspId) => {
      isSick ||= opened.filter((each) => each.pspId === 'BANK').length > 30;
      return isSick ? throws(orderId, pspId) : sayOpen(orderId);
    });
    const orders = await openMany(200);
    await Promise.all([judge(), judge(), judge()]);
    expect(new Set(orders).size).toBe(200);
    expect(await drained()).toEqual([{ psp_id: 'BANK', drained_why: 'failures' }]);
    const [event, ...others] = await logged('payment_service.drained');
    expect(event).toMatchObject({ target: 'payment_service/BANK' });
    expect(others).toEqual([]);

    // new ones go elsewhere, but for the few that try it out
    opened.length = 0;
    sayings.delete('BANK');
    const later = await openMany(60);
    expect(opened.filter(({ pspId }) => pspId === 'BANK').length).toBeLessThan(15);
    // every one is open or asked about, and each is paid where it is
    world.passTime(6 * 60_000);
    await askDeposits(world.deps);
    for (const orderId of [...orders, ...later])
      expect(await depositOf(orderId)).toMatchObject({ state: 'open' });
  },
);

test('a drained service comes back when a few orders have tried it', async () => {
  sayings.set('BANK', throws);
  await openMany(40);
  await judge();
  expect(await drained()).toHaveLength(1);
  await openMany(20);
  await judge();
  expect(await drained()).toHaveLength(1);
  // what fails while it is tried keeps it drained; those of before count no more
  sayings.delete('BANK');
  world.passTime(11 * 60_000);
  for (let rounds = 0; rounds < 30 && (await drained()).length > 0; rounds += 1) {
    await openMany(10);
    await judge();
  }
  expect(await drained()).toEqual([]);
  expect(await logged('payment_service.returned')).toMatchObject([{ target: 'payment_service/BANK' }]);
  // and does not go at once for what was before
  await judge();
  expect(await drained()).toEqual([]);
});

test('what one member has does not drain a service', async () => {
  sayings.set('BANK', throws);
  sayings.set('OTHER', throws);
  for (let members = 0; members < 3; members += 1) {
    const owner = world.newMember();
    for (let orders = 0; orders < 5; orders += 1) await world.open(owner);
  }
  await judge();
  expect(await drained()).toEqual([]);
});

test('a service that an operator has set aside is neither asked nor judged', async () => {
  sayings.set('BANK', throws);
  await openMany(30);
  await world.database.pool.query(`update cashier.psp set state = 'draining' where psp_id = 'BANK'`);
  await judge();
  expect(await drained()).toEqual([]);
  opened.length = 0;
  await openMany(20);
  expect(opened.map(({ pspId }) => pspId)).not.toContain('BANK');
  await world.database.pool.query(`update cashier.psp set state = 'active' where psp_id = 'BANK'`);
});

test('a payout goes on where nobody was reached, and waits where nobody else is', async () => {
  const away = (): Promise<PayoutWord> => Promise.reject(new NotSent('nobody answers'));
  world.bank.onAskPayout = silence;
  world.bank.onPay = ({ orderId }) =>
    world.payoutsOf(orderId).length === 1 ? away() : Promise.resolve({ state: 'succeeded', pspRef: 'out' });
  const first = await world.request(await world.newHolder());
  await world.work();
  expect(await world.stateOf(first)).toBe('paid');
  expect(world.payoutsOf(first).map(({ pspId }) => pspId)).toEqual(['BANK', 'OTHER']);

  world.bank.onPay = away;
  const second = await world.request(await world.newHolder());
  await world.work();
  expect(await world.stateOf(second)).toBe('unknown');
  expect(await world.stepsOf(second)).toContain('declined: declined');
  // who was not reached has never seen it, and is asked to pay once there is somebody again
  world.bank.onPay = async () => ({ state: 'succeeded', pspRef: 'out' });
  world.bank.onAskPayout = async () => ({ state: 'refused', code: 'NEVER_SEEN', cameBack: false });
  world.passTime(6 * 60_000);
  await world.work();
  expect(await world.stateOf(second)).toBe('paid');
});
