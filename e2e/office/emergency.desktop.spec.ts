import { expect, test } from '@playwright/test';
import { expectAccessible, openOffice, sayWhy } from '../support/office.ts';
import { hireOperator, sealAccount } from '../support/operator.ts';

test('an emergency account is opened by three, entered once, never out of sight, and shut by anybody', async ({
  browser,
}) => {
  const { account, operatorId } = await sealAccount();
  const asks = await hireOperator('administrator');
  const ann = await openOffice(browser, { account: asks, path: `/operators/${operatorId}` });
  const panel = ann.getByRole('region', { name: 'Emergency account' });
  await expect(panel.getByText('Shut', { exact: true })).toBeVisible();
  await expectAccessible(ann);
  await panel.getByRole('button', { name: 'Open' }).click();
  const dialog = ann.getByRole('dialog');
  await dialog.getByLabel('Minutes').fill('30');
  await dialog.getByLabel('Reason').fill('Nobody else can get in');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  const address = (await ann.getByRole('link', { name: 'Look at the request' }).getAttribute('href')) ?? '';

  for (const [role, state] of [
    ['administrator', 'Waiting'],
    ['compliance', 'Done'],
  ] as const) {
    const other = await openOffice(browser, { account: await hireOperator(role), path: address });
    await sayWhy(other, 'Approve', 'It is so');
    await expect(other.locator('.page-head').getByText(state)).toBeVisible();
    await other.context().close();
  }

  await ann.goto(`/operators/${operatorId}`);
  await expect(panel.getByText(asks)).toBeVisible();
  const shuts = await openOffice(browser, {
    account: await hireOperator('administrator'),
    path: `/operators/${operatorId}`,
  });
  await sayWhy(ann, 'Go in', 'To let the others in again');
  await ann.waitForURL(/\/emergency#/);
  const wayIn = ann.url();
  await expectAccessible(ann);
  await ann.getByRole('button', { name: 'Go in' }).click();
  const strip = ann.locator('.emergency-strip');
  await expect(strip).toBeVisible();
  await expect(ann.locator('.frame-account')).toHaveText(account);
  await ann.getByRole('link', { name: 'Operators' }).click();
  await expect(strip).toBeVisible();
  await expectAccessible(ann);

  // the way in is good once
  const stranger = await openOffice(browser, { path: wayIn });
  await stranger.getByRole('button', { name: 'Go in' }).click();
  await expect(stranger.getByRole('alert')).toBeVisible();

  await sayWhy(shuts, 'Shut now', 'They are in again');
  await expect(
    shuts.getByRole('region', { name: 'Emergency account' }).getByText('Shut', { exact: true }),
  ).toBeVisible();
  await ann.reload();
  await expect(ann.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
