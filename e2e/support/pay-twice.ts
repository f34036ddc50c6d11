import { expect, type Page } from '@playwright/test';

interface Order {
  readonly order_number: string;
  readonly status: string;
}

/** The page's member opens a deposit and pays it twice. Says its number, and that of the one that the second payment made. */
export async function payTwice(page: Page): Promise<{ first: string; second: string }> {
  const first = await openDeposit(page);
  await playBank(page, first, 'pay_twice');
  await expect.poll(() => readOrder(page, 'review')).toBeTruthy();
  return { first, second: (await readOrder(page, 'review')) ?? '' };
}

/** The page's member opens a deposit and pays it. Says its number once it is credited. */
export async function payOnce(page: Page): Promise<string> {
  const orderNumber = await openDeposit(page);
  await playBank(page, orderNumber, 'pay');
  await expect.poll(() => readOrder(page, 'credited')).toBe(orderNumber);
  return orderNumber;
}

/** Does to an order what the bank of the tests would. */
export async function playBank(page: Page, orderNumber: string, act: string): Promise<void> {
  const done = await page.request.post(`${process.env.BANK_URL}/control/act`, {
    data: { order_id: orderNumber, act },
  });
  expect(await done.json()).toMatchObject({ kind: 'done' });
}

async function openDeposit(page: Page): Promise<string> {
  const { list: methods } = await ask<{ list: { method_id: string; min: string; fields: unknown[] }[] }>(
    page,
    '/api/payment/methods',
    { direction: 'deposit' },
  );
  const method = methods.find(({ fields }) => fields.length === 0);
  if (!method) throw new Error('the site offers no way to pay in without more being asked');
  const { order_number: orderNumber } = await ask<Order>(page, '/api/payment/deposit', {
    ...{ method_id: method.method_id, amount: method.min, client_key: crypto.randomUUID() },
  });
  // the bank knows it once it is open
  await expect.poll(() => readOrder(page, 'open')).toBe(orderNumber);
  return orderNumber;
}

async function readOrder(page: Page, status: string): Promise<string | undefined> {
  const { list } = await ask<{ list: Order[] }>(page, '/api/payment/records', {});
  return list.find((order) => order.status === status)?.order_number;
}

async function ask<Data>(page: Page, path: string, data: object): Promise<Data> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await (await page.request.post(path, { data, headers })).json();
  expect(answer, path).toMatchObject({ code: 100 });
  return (answer as { data: Data }).data;
}
