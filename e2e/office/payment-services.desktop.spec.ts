import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible, openOffice, sayWhy } from '../support/office.ts';
import { hireOperator } from '../support/operator.ts';
import { addPaymentService, drainService } from '../support/payment-service.ts';

/** What was asked for on a page is agreed to by somebody else. */
async function haveAgreed(page: Page, browser: Browser): Promise<void> {
  await page.getByRole('link', { name: 'Look at the request' }).click();
  await expect(page.locator('.page-head').getByText('Waiting')).toBeVisible();
  const path = new URL(page.url()).pathname;
  const other = await openOffice(browser, { account: await hireOperator('compliance'), path });
  await sayWhy(other, 'Approve', 'It was talked about');
  await expect(other.locator('.page-head').getByText('Done')).toBeVisible();
  await other.context().close();
}

test('a payment service is set aside and taken back, and gets a key that two people have made', async ({
  browser,
}) => {
  const service = await addPaymentService();
  const { pspId } = service;
  const admin = await openOffice(browser, {
    account: await hireOperator('administrator'),
    path: '/payment-services',
  });
  await expect(admin.getByRole('row', { name: /SANDBOX/ })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('link', { name: pspId }).click();
  const mark = admin.locator('.page-head .status-mark');
  async function setState(state: string) {
    await admin.getByRole('button', { name: 'Set its state …' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('State').selectOption(state);
    await dialog.getByLabel('Reason').fill('The bank has called');
    await dialog.getByRole('button', { name: 'Set it' }).click();
    await expect(dialog).toHaveCount(0);
  }
  for (const state of ['Paused', 'Draining', 'Active']) {
    await setState(state);
    await expect(mark).toHaveText(state);
  }
  await drainService(service);
  await admin.reload();
  await expect(mark).toHaveText('Drained by itself');
  await expect(admin.getByText('12 of 20 members got no clear answer')).toBeVisible();
  await expectAccessible(admin);
  await setState('Active, and takes orders again');
  await expect(mark).toHaveText('Active');

  await admin.getByRole('button', { name: 'Ask for a new key …' }).click();
  const asked = admin.getByRole('dialog');
  await asked.getByLabel('The present key ends').fill('2099-01-01T00:00');
  await asked.getByLabel('Reason').fill('A year is over');
  await asked.getByRole('button', { name: 'Ask for one …' }).click();
  await haveAgreed(admin, browser);
  await admin.goto(`/payment-services/${pspId}`);
  await admin.getByRole('button', { name: 'Show the new key …' }).click();
  const shown = admin.getByRole('dialog');
  await shown.getByLabel('Reason').fill('To be told to the bank');
  await shown.getByRole('button', { name: 'Show …' }).click();
  await expect(shown.getByLabel('Key id')).toHaveValue(new RegExp(`^${pspId.toLowerCase()}-[0-9a-f]{8}$`));
});

test('a second service takes the orders of a method once another person has agreed', async ({ browser }) => {
  const { pspId, method } = await addPaymentService();
  const account = await hireOperator('administrator');
  const admin = await openOffice(browser, { account, path: '/payment-services' });
  await admin.getByRole('link', { name: 'Methods and routes' }).click();
  const row = admin.getByRole('row', { name: new RegExp(`^${method} Deposits R88`) });
  await expect(row).toContainText(pspId);
  await expectAccessible(admin);
  await row.getByRole('link').click();
  const routes = admin.getByRole('table', { name: 'Routes' });
  await expect(routes).toContainText(pspId);
  await expectAccessible(admin);

  await admin.getByRole('button', { name: 'Change the routes …' }).click();
  const dialog = admin.getByRole('dialog');
  const bank = dialog.getByRole('group', { name: 'HOUSEBANK' });
  await bank.getByLabel('Takes orders').check();
  await bank.getByLabel('Weight').fill('');
  await dialog.getByLabel('Reason').fill('So that there is somebody');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(bank.getByLabel('Weight')).toHaveAttribute('aria-invalid', 'true');
  await bank.getByLabel('Weight').fill('40');
  await bank.getByLabel('Cost in percent').fill('0.5');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await haveAgreed(admin, browser);

  await admin.goBack();
  const route = routes.getByRole('row', { name: /HOUSEBANK/ });
  await expect(route).toContainText('40');
  await expect(route).toContainText('0.50% + ₫0');
  await expect(route).toContainText('Active');
});
