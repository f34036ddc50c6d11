import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { becomeMember } from '../support/member.ts';
import { expectAccessible, openOffice, sayWhy } from '../support/office.ts';
import { hireOperator } from '../support/operator.ts';
import { addPayoutAccount, withdrawEverything } from '../support/payout-account.ts';

test('two operators decide about a withdrawal while its member looks on', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = await becomeMember(page);
  await addPayoutAccount(page, account);
  const joined = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('web_api.')),
    );
  await page.goto('/user/Withdrawal?lang=en_US');
  await joined;
  await withdrawEverything(page);
  await expect(page.getByRole('heading', { name: 'Being looked at' })).toBeVisible();

  const maker = await openOffice(browser, {
    account: await hireOperator('maker', 'finance'),
    path: `/site/1/cashier/withdrawals?q=${account}`,
  });
  await maker.getByRole('link', { name: /^W\d/ }).click();
  const rules = maker.getByRole('region', { name: 'What the rules said' });
  await expect(rules.getByText('A person looks')).toBeVisible();
  await expectAccessible(maker);
  const order = new URL(maker.url()).pathname;
  await maker.getByRole('button', { name: 'Approve the payment' }).click();
  const dialog = maker.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The first one, and all is in order');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await maker.getByRole('link', { name: 'Look at the request' }).click();
  await expect(maker.getByRole('heading', { name: 'Withdrawal in review approved' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Being looked at' })).toBeVisible();

  const checker = await openOffice(browser, { account: 'checker', path: new URL(maker.url()).pathname });
  await sayWhy(checker, 'Approve', 'I have looked, too');
  const timeline = page.getByRole('region', { name: 'What has happened' });
  await expect(timeline.getByText('Our team has approved the request. It is paid next.')).toBeVisible();
  // the bank waits for somebody to pay
  await expect(page.getByRole('heading', { name: 'Being paid' })).toBeVisible();
  const data = { order_id: order.split('/').at(-1), act: 'pay' };
  const pay = async () => (await page.request.post(`${process.env.BANK_URL}/control/act`, { data })).json();
  // the order is on its way there
  await expect.poll(pay).toMatchObject({ kind: 'done' });
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await maker.goto(order);
  await expect(maker.locator('.page-head').getByText('Paid', { exact: true })).toBeVisible();
  await expect(maker.getByText('has agreed to pay it')).toBeVisible();
});

test('bounds of payment without a person are shown, and changed by asking others', async ({ browser }) => {
  const account = await hireOperator('risk', 'finance');
  const risk = await openOffice(browser, { account, path: '/site/1/cashier/bounds' });
  await expect(risk.getByRole('row', { name: /VND/ }).getByText('1,000,000')).toBeVisible();
  await expectAccessible(risk);
  await risk.getByRole('button', { name: 'Change VND' }).click();
  const dialog = risk.getByRole('dialog');
  await dialog.getByLabel('Each, up to').fill('900000000');
  await dialog.getByLabel('Reason').fill('Large ones are looked at');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(dialog.getByText('The sum of a day is less than what one may have.')).toBeVisible();
  await dialog.getByLabel('Each, up to').fill('777000');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await risk.getByRole('link', { name: 'Look at the request' }).click();
  await expect(risk.getByRole('heading', { name: 'Bounds of payment without a person set' })).toBeVisible();
  await expect(risk.getByRole('row', { name: /Amount/ }).getByText('777000')).toBeVisible();
});
