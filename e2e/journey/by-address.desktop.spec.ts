import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { signedHeaders } from '@halls/provider-signature';
import { untilAlive } from '../support/visitor.ts';

const key = { operatorId: 'OPS', keyId: 'sandbox', secret: 'sandbox-operator-secret' };

/** What an operator's system appends to the site's address for a member. */
async function askForCode(request: APIRequestContext, account: string): Promise<Record<string, string>> {
  const path = '/operator/v1/login-code';
  const body = JSON.stringify({ site_id: 1, member_account: account });
  const parts = { timestamp: String(Date.now()), nonce: randomUUID(), method: 'POST', path, body };
  const response = await request.post(path, {
    headers: { ...signedHeaders(parts, key), 'content-type': 'application/json' },
    data: Buffer.from(body),
  });
  const answer = (await response.json()) as { status: string; query: Record<string, string | number> };
  expect(answer).toMatchObject({ status: 'OK' });
  return Object.fromEntries(Object.entries(answer.query).map(([name, value]) => [name, String(value)]));
}

test('a member comes from an operator’s system, and nothing of it stays in the address', async ({ page }) => {
  const account = 'load102';
  const query = await askForCode(page.request, account);
  await page.goto(`/gameHall/2?${new URLSearchParams({ lang: 'en_US', ...query }).toString()}`);
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/gameHall/2?lang=en_US');
  expect(await page.evaluate(() => localStorage.getItem('member_account'))).toBe(account);
  await page.reload();
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
});

test('a code that was used, an address with a part missing, and a page that does not ask leave a guest', async ({
  page,
  browser,
}) => {
  const account = 'load104';
  const query = await askForCode(page.request, account);
  const { member_id: _, ...incomplete } = query;
  const addressOf = (parts: object) => `/?${new URLSearchParams({ lang: 'en_US', ...parts }).toString()}`;
  const isGuestAt = async (address: string) => {
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
    await page.goto(address);
    await untilAlive(page);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?lang=en_US');
    return asked.includes('/api/get_info_data');
  };
  expect(await isGuestAt(addressOf(incomplete))).toBe(false);

  await page.evaluate(() => localStorage.setItem('skipReloadGetInfo', '1'));
  expect(await isGuestAt(addressOf(query))).toBe(false);
  await page.evaluate(() => localStorage.removeItem('skipReloadGetInfo'));

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(new URL(addressOf(query), page.url()).href);
  await expect(elsewhere.locator('.header-balance .money').first()).toBeVisible();
  await elsewhere.context().close();
  expect(await isGuestAt(addressOf(query))).toBe(true);
});
