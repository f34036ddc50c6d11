import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCashierWorld, paidMessage, type CashierWorld } from './cashier-world.ts';

let world: CashierWorld;
beforeAll(async () => {
  world = await createCashierWorld();
});
afterAll(() => world.close());

const keptOf = async (orderId: string) => {
  const { rows } = await world.database.pool.query<{ distrust: string | null; outcome: string | null }>(
    'select distrust, outcome from cashier.psp_message where order_id = $1 order by received_at, message_id',
    [orderId],
  );
  return rows;
};

test.each([
  ['is signed by somebody else', { secret: 'another-secret-of-nobody' }, 'SIGNATURE'],
  ['was changed on its way', { change: (body: string) => body.replace('100000', '900000') }, 'SIGNATURE'],
  ['is older than five minutes', { ageMs: 5 * 60_000 + 1 }, 'TIME'],
  ['is of more than five minutes from now', { ageMs: -5 * 60_000 - 1 }, 'TIME'],
])(
  'a message that %s is kept, believed in nothing, and has its order asked about',
  async (_, how, distrust) => {
    const owner = world.newMember();
    const orderId = await world.openOrder(owner);
    const asked = () => world.bank.asked.filter((each) => each === orderId).length;
    expect((await world.tell(paidMessage(orderId), how)).statusCode).toBe(401);
    expect(await keptOf(orderId)).toEqual([{ distrust, outcome: 'asked' }]);
    expect((await world.order(owner, orderId)).status).toBe('open');
    await world.ask();
    expect(asked()).toBe(1);
    expect(await world.balanceOf(owner)).toBe(0n);
  },
);

test.each([-1, 1])('a message of almost five minutes (%i) is believed', async (sign) => {
  const owner = world.newMember();
  const orderId = await world.openOrder(owner);
  const ageMs = sign * (world.messageToleranceMs - 1_000);
  expect((await world.tell(paidMessage(orderId), { ageMs })).statusCode).toBe(200);
  expect(await world.balanceOf(owner)).toBe(100_000n);
});

test('a message that is sent again is answered again and changes nothing', async () => {
  const owner = world.newMember();
  const orderId = await world.openOrder(owner);
  const message = paidMessage(orderId);
  for (let times = 0; times < 3; times += 1) expect((await world.tell(message)).statusCode).toBe(200);
  expect(await keptOf(orderId)).toEqual([{ distrust: null, outcome: 'moved' }]);
  expect(await world.balanceOf(owner)).toBe(100_000n);
});

test('who forges a message first does not keep the right one out', async () => {
  const owner = world.newMember();
  const orderId = await world.openOrder(owner);
  const message = paidMessage(orderId);
  expect((await world.tell(message, { secret: 'another-secret-of-nobody' })).statusCode).toBe(401);
  expect((await world.tell(message)).statusCode).toBe(200);
  expect(await world.balanceOf(owner)).toBe(100_000n);
});

test('messages in reverse end alike', async () => {
  const owner = world.newMember();
  const orderId = await world.openOrder(owner);
  await world.tell(paidMessage(orderId));
  const word = { state: 'pending' as const, psp_ref: `ref-${orderId}`, is_paying: true };
  await world.tell({ kind: 'deposit', message_id: `seen-${orderId}`, order_id: orderId, word });
  expect((await world.order(owner, orderId)).status).toBe('credited');
  expect(await world.balanceOf(owner)).toBe(100_000n);
});

test('a message that a process has kept and not worked on is worked on by the next', async () => {
  const owner = world.newMember();
  const orderId = await world.openOrder(owner);
  const sent = paidMessage(`not-${orderId}`);
  await world.tell(sent);
  expect(await keptOf(`not-${orderId}`)).toEqual([{ distrust: null, outcome: 'unmatched' }]);
  // as a process leaves it that dies in between
  const body = JSON.stringify(paidMessage(orderId, { messageId: 'left-behind' }));
  const { rows } = await world.database.pool.query<{ headers: Record<string, string>; received_at: Date }>(
    'select headers, received_at from cashier.psp_message where order_id = $1',
    [`not-${orderId}`],
  );
  const [kept] = rows;
  await world.database.pool.query(
    `insert into cashier.psp_message (psp_id, message_id, received_at, raw, headers, order_id)
     values ('BANK', 'left-behind', $1, $2, $3, $4)`,
    [kept?.received_at, body, resigned(kept?.headers ?? {}, body), orderId],
  );
  world.passTime(11_000);
  await world.workOnAbandoned();
  expect(await world.balanceOf(owner)).toBe(100_000n);
  expect(await keptOf(orderId)).toEqual([{ distrust: null, outcome: 'moved' }]);
});

test('messages of no service, without sense, or about a payout that there is not do nothing', async () => {
  const owner = world.newMember();
  const orderId = await world.openOrder(owner);
  const nowhere = await world.app.http.inject({
    method: 'POST',
    url: '/payment/v1/message/NOBODY',
    payload: '{}',
  });
  expect(nowhere.statusCode).toBe(404);
  const odd = await world.tell(paidMessage(orderId), { change: () => '{' });
  expect(odd.statusCode).toBe(401);
  const payout = {
    kind: 'payout' as const,
    message_id: `out-${orderId}`,
    order_id: orderId,
    attempt: 1,
    word: { state: 'unknown' as const },
  };
  expect((await world.tell(payout)).statusCode).toBe(200);
  expect((await world.order(owner, orderId)).status).toBe('open');
});

/** The headers with the signature of another body. */
function resigned(headers: Record<string, string>, body: string): Record<string, string> {
  const parts = {
    timestamp: headers['x-timestamp'] ?? '',
    nonce: headers['x-nonce'] ?? '',
    method: 'POST',
    path: '/payment/v1/message/BANK',
    body,
  };
  return { ...headers, 'x-signature': world.sign(parts) };
}
