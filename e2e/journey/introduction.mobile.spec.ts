import { expect, test, type Page } from '@playwright/test';
import { changeProduct } from '../support/product-data.ts';
import { untilAlive } from '../support/visitor.ts';

const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map((cookie) => [cookie.name, cookie]));

test('who has brought a visitor is kept for a day, and what the site does not know is not', async ({
  page,
}) => {
  await page.goto('/?lang=en_US&id=nobody99');
  await untilAlive(page);
  await page.goto('/gameHall/2?lang=en_US&id=agent01');
  await expect.poll(async () => (await cookiesOf(page)).member_agent?.value).toBe('agent01');
  const { member_agent: agent, register_type: type, register_type_limit: limit } = await cookiesOf(page);
  expect(type?.value).toBe('agent');
  const hoursLeft = (Number(limit?.value) - Date.now()) / 3_600_000;
  expect(hoursLeft).toBeGreaterThan(23);
  expect(hoursLeft).toBeLessThanOrEqual(24);
  expect(Math.abs((agent?.expires ?? 0) * 1_000 - Number(limit?.value))).toBeLessThan(60_000);
});

test('an address may ask for a currency, and an agent’s domain leaves no choice', async ({
  page,
  baseURL,
}) => {
  const openForm = async () => {
    await untilAlive(page);
    await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('dialog').locator('[name=member_account]').waitFor();
  };
  const choice = page.getByRole('dialog').getByLabel('Currency');
  await page.goto('/?lang=en_US&currency=thb');
  await openForm();
  await expect(choice).toHaveValue('THB');

  const own = new URL(baseURL ?? '');
  own.hostname = 'agent-of-a-test.localhost';
  await changeProduct(
    `insert into app.agent_domain (site_id, host, agent_id, currency)
     select site_id, $1, member_id, 'USD' from app.member where site_id = 1 and member_account = 'agent01'
     on conflict do nothing`,
    [own.hostname],
  );
  await page.goto(`${own.origin}/?lang=en_US`);
  await openForm();
  await expect(choice).toHaveCount(0);
  await expect.poll(async () => (await cookiesOf(page)).agent_domain_id?.value).toMatch(/^\d+$/);
});
