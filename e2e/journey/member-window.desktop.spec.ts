import { expect, test } from '@playwright/test';
import { becomeMember } from '../support/member.ts';
import { untilAlive } from '../support/visitor.ts';
import { changeProduct } from '../support/product-data.ts';

test('the member’s place opens beside the lobby in a window of its own, which goes with the login', async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto('/?lang=en_US');
  const opening = page.waitForEvent('popup');
  await page.getByRole('banner').getByRole('link', { name: /^e/ }).click();
  const own = await opening;
  await expect(own.getByRole('heading', { level: 1, name: 'My details' })).toBeVisible();
  expect(await own.evaluate(() => [window.name, window.opener !== null])).toEqual(['userWindow', true]);
  await expect(page).toHaveURL(/\/\?lang=en_US$/);

  const closing = own.waitForEvent('close');
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await closing;
});

test('where the browser allows no window, the place opens in the same one', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/?lang=en_US');
  await page.evaluate(() => (window.open = () => null));
  await page.getByRole('banner').getByRole('link', { name: /^e/ }).click();
  await expect(page).toHaveURL(/\/user$/);
});

test('where deposits are fast payments, the menu opens them beside it, in one window however often', async ({
  browser,
  baseURL,
}) => {
  const set = (isFast: boolean) =>
    changeProduct(
      `update app.site set settings = settings || jsonb_build_object('agent_bind_fast_payment', $1::boolean)
       where site_id = 2`,
      [isFast],
    );
  await set(true);
  const home = `http://suncity.localhost:${new URL(baseURL ?? '').port}`;
  const context = await browser.newContext({ baseURL: home, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const account = await becomeMember(page);
    const deposit = page.getByRole('navigation').getByRole('link', { name: 'Deposit', exact: true });
    await expect(async () => {
      await page.goto('/user?lang=en_US');
      await expect(deposit).toHaveAttribute('href', '/fastPayment', { timeout: 3_000 });
    }).toPass();
    await untilAlive(page);
    const opening = page.waitForEvent('popup');
    await deposit.click();
    const own = await opening;
    await expect(own.getByRole('textbox', { name: 'Account to pay in for' })).toHaveValue(account);
    expect(await own.evaluate(() => [window.name, innerWidth, innerHeight])).toEqual(['fpWindow', 1500, 800]);
    await expect(page).toHaveURL(/\/user/);
    await deposit.click();
    await expect(own.getByRole('textbox', { name: 'Account to pay in for' })).toHaveValue(account);
    expect(context.pages()).toHaveLength(2);
  } finally {
    await set(false);
    await context.close();
  }
});

test('customer service opens beside the page, which it knows nothing of', async ({ page, baseURL }) => {
  const home = `http://r88.localhost:${new URL(baseURL ?? '').port}/?lang=en_US`;
  const helpAt = (address: string) =>
    changeProduct(
      `update app.site set settings = settings || jsonb_build_object('customer_service_url', $1::text) where site_id = 4`,
      [address],
    );
  await helpAt('/gameHall/3');
  try {
    const help = page.getByRole('contentinfo').getByRole('link', { name: 'Customer service' });
    await expect(async () => {
      await page.goto(home);
      await expect(help).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await untilAlive(page);
    await expect(async () => {
      const opening = page.waitForEvent('popup');
      await help.click();
      const service = await opening;
      await service.waitForURL(/gameHall/);
      const [name, opener] = await service.evaluate(() => [window.name, window.opener as unknown]);
      const size = await service.evaluate(() => [innerWidth, innerHeight]);
      await service.close();
      expect(opener).toBeNull();
      // what opens windows comes late; before it the link is one
      expect(name).toBe('serviceWindow');
      expect(size).toEqual([1024, 768]);
    }).toPass();
  } finally {
    await helpAt('');
  }
});
