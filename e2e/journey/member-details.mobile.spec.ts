import { expect, test } from '@playwright/test';
import { becomeGuest, becomeMember, passwordOfMembers } from '../support/member.ts';
import { logIn } from '../support/visitor.ts';

// what the page still asks for when the test is over is answered by nobody
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('an address that names its page in the query leads to it', async ({ page, request }) => {
  await becomeMember(page);
  await page.goto('/user?page=Info&lang=en_US');
  await expect(page).toHaveURL(/\/user\/Info\?lang=en_US$/);
  expect((await request.get('/user/Nothing')).status()).toBe(404);
});

test('a guest is asked to log in and is then where they wanted to be', async ({ page }) => {
  const account = await becomeMember(page);
  await becomeGuest(page);
  await page.goto('/user/Info?lang=en_US');
  await expect(page.getByText('This page is your own place')).toBeAttached();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await logIn(page, 'en_US', account, passwordOfMembers);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/Info/);
});

test('what the member changes is kept, and what was given once stays', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/user/Info?lang=en_US');
  await expect(page.getByText('Payouts are checked against these')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0);
  await page.getByLabel('Zalo').fill('x');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Zalo')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Zalo').fill('lotus_bay');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your details are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Zalo')).toHaveValue('lotus_bay');
});

test('a new number wants the code that was sent to it, where the site does', async ({ page }) => {
  await becomeMember(page);
  await page.route('**/api/arks/web/register-settings', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { list: Record<string, unknown>[] } };
    for (const each of answer.data.list)
      each.is_member_center_verification = each.name === 'member_phone' ? 1 : 0;
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/user/Info?lang=en_US');
  const code = page.getByLabel('Code from the message');
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await expect(code).toHaveCount(0);
  await page.getByLabel('Phone number').fill('0987654321');
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  const asked = page.waitForRequest('**/api/member/profile/code');
  await page.getByRole('button', { name: 'Send code' }).click();
  expect((await asked).postDataJSON()).toEqual({ field: 'member_phone', value: '0987654321' });
});

test('a new password ends the session and is the one that counts', async ({ page }) => {
  const account = await becomeMember(page);
  await page.goto('/user/Info?lang=en_US');
  const change = async (old: string) => {
    await page.getByLabel('Current password').fill(old);
    await page.getByLabel(/^New password/).fill('xyz98765');
    await page.getByLabel('Repeat the new password').fill('xyz98765');
    await page.getByRole('button', { name: 'Change the password' }).click();
  };
  await change('wrong123');
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await change(passwordOfMembers);
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await logIn(page, 'en_US', account, 'xyz98765');
  await expect(page.getByLabel('Current password')).toBeVisible();
});
