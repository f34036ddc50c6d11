import { expect, test } from '@playwright/test';
import { becomeMember, failToLogIn, logInByCall, passwordOfMembers } from '../support/member.ts';
import { logIn, openHome } from '../support/visitor.ts';

test('a member sees the devices of their account and makes one unknown again', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const account = await becomeMember(await elsewhere.newPage(), { deviceId: 'the one of elsewhere' });
  await openHome(page, 'en_US');
  await logIn(page, 'en_US', account, passwordOfMembers);

  await page.goto('/user/Devices?lang=en_US');
  const devices = page.locator('.devices-row');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This device');
  await expect(devices.first().getByRole('button')).toHaveCount(0);
  await devices
    .nth(1)
    .getByRole('button', { name: /^Forget / })
    .click();
  await expect(page.getByText('The device is forgotten.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await elsewhere.close();
});

test('the login history shows a try that failed', async ({ page }) => {
  const account = await becomeMember(page);
  await failToLogIn(page, account);
  await logInByCall(page, account);

  await page.goto('/user/LoginHistory?lang=en_US');
  const records = page.locator('.devices-row');
  await expect(records).toHaveCount(3);
  await expect(records.nth(0)).toContainText('Logged in');
  await expect(records.nth(1)).toContainText('Wrong password');
  await expect(page.getByText('That is all of the last 90 days.')).toBeVisible();
});

test('a history that cannot be read says so and is read again on request', async ({ page }) => {
  await becomeMember(page);
  await page.route('**/api/member/login-history', (route) => route.abort());
  await page.goto('/user/LoginHistory?lang=en_US');
  await expect(page.getByRole('alert')).toContainText('This could not be read.');
  await page.unroute('**/api/member/login-history');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.devices-row')).toHaveCount(1);
});

test('the withdraw password is changed by who knows it', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/user/Info?lang=en_US');
  const change = async (old: string, next: string) => {
    await page.getByLabel('Current withdraw password').fill(old);
    await page.getByLabel(/^New withdraw password/).fill(next);
    await page.getByRole('button', { name: 'Change the withdraw password' }).click();
  };
  await change('9999', '2468');
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await change('1234', '2468');
  await expect(page.getByText('Your withdraw password is saved.')).toBeVisible();
});
