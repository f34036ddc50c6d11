import { expect, type Page } from '@playwright/test';

interface Order {
  readonly order_number: string;
  readonly status: string;
}

/** The page's member opens a deposit and pays it twice. Says its number, and that of the one that the second payment made. */
export async function payTwice(page: Page): Promise<{ first: string; second: string }> {
  const { list: methods } = await ask<{ list: { method_id: string; min: string; fields: unknown[] }[] }>(
    page,
    '/api/payment/methods',
    { direction: 'deposit' },
  );
  const method = methods.find(({ fields }) => fields.length === 0);
  if (!method) throw new Error('the site offers no way to pay in without more being asked');
  const { order_number: first } = await ask<Order>(page, '/api/payment/deposit', {
    ...{ method_id: method.method_id, amount: method.min, client_key: crypto.randomUUID() },
  });
  const readOrder = async (status: string) =>
    (await ask<{ list: Order[] }>(page, '/api/payment/records', {})).list.find(
      (order) => order.status === status,
    )?.order_number;
  // the bank knows it once it is open
  await expect.poll(() => readOrder('open')).toBe(first);
  const paid = await page.request.post(`${process.env.BANK_URL}/control/act`, {
    data: { order_id: first, act: 'pay_twice' },
  });
  expect(await paid.json()).toMatchObject({ kind: 'done' });
  await expect.poll(() => readOrder('review')).toBeTruthy();
  return { first, second: (await readOrder('review')) ?? '' };
}

async function ask<Data>(page: Page, path: string, data: object): Promise<Data> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await (await page.request.post(path, { data, headers })).json();
  expect(answer, path).toMatchObject({ code: 100 });
  return (answer as { data: Data }).data;
}
