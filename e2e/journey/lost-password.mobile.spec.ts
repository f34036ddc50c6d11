import { expect, test, type Locator, type Page } from '@playwright/test';
import { logIn, newAccount, newPhone, openHome, solveCaptcha } from '../support/visitor.ts';

/** The code of the message that somebody was sent last, as the sandbox shows it. */
async function codeSentTo(page: Page, to: string, sentAlready = 0): Promise<string> {
  let body = '';
  await expect
    .poll(async () => {
      const response = await page.request.get(`/sandbox/outbox?to=${to}`);
      const messages = (await response.json()) as { to: string; channel: string; body: string }[];
      body = messages[0]?.body ?? '';
      return messages.length;
    })
    .toBe(sentAlready + 1);
  return /\d{6}/.exec(body)?.[0] ?? '';
}

async function openRegistration(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('THB');
  await dialog.locator('[name=phone_verify]').waitFor();
  return dialog;
}

test('a visitor signs up with the code of an SMS, loses the password and comes back with another', async ({
  page,
}) => {
  const account = newAccount();
  const phone = newPhone();
  await openHome(page, 'en_US');
  const dialog = await openRegistration(page);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('Please enter your phone number first.')).toBeVisible();
  await dialog.locator('[name=member_phone]').fill(phone);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('A code is on its way.').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^2\d\d s$/ })).toBeDisabled();

  // the wait survives a reload
  await page.reload();
  await openHome(page, 'en_US');
  await openRegistration(page);
  await expect(dialog.getByRole('button', { name: /^2\d\d s$/ })).toBeDisabled();

  const values = { member_account: account, password: 'abc12345', check_password: 'abc12345' };
  for (const [name, value] of Object.entries({ ...values, member_name: 'Nguyen', member_phone: phone }))
    await dialog.locator(`[name=${name}]`).fill(value);
  await dialog.getByRole('checkbox').check();
  const code = await codeSentTo(page, phone);
  await dialog.locator('[name=phone_verify]').fill(code === '000000' ? '111111' : '000000');
  await solveCaptcha(dialog, 'en_US');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('The code is not right or has expired.')).toBeVisible();
  await dialog.locator('[name=phone_verify]').fill(code);
  await expect(dialog.getByText('Verified')).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.header-balance .money').first()).toBeVisible();

  // on another device: nothing of the first is left
  await page.evaluate(() => localStorage.clear());
  await openHome(page, 'en_US');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await dialog.locator('[name=username]').fill(account);
  await dialog.getByRole('button', { name: 'Forgotten your password?' }).click();
  await expect(dialog.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  await expect(dialog.locator('[name=account]')).toHaveValue(account);
  await dialog.locator('[name=member_phone]').fill(phone);
  await solveCaptcha(dialog, 'en_US');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('A code is on its way.').first()).toBeVisible();
  await dialog.locator('[name=phone_verify]').fill(await codeSentTo(page, phone, 1));
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await expect(dialog.getByText(`For the account ${account}.`)).toBeVisible();
  await dialog.locator('[name=password]').fill('new12345');
  await dialog.locator('[name=check_password]').fill('new12345');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is saved.').first()).toBeVisible();
  await expect(dialog.locator('[name=username]')).toHaveValue(account);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await logIn(page, 'en_US', account, 'new12345');
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
});

test('who is not known is told the same as who is', async ({ page }) => {
  await openHome(page, 'en_US');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Forgotten your password?' }).click();
  await dialog.getByText('By withdraw password').click();
  const refused = dialog.getByRole('alert');
  const texts: string[] = [];
  for (const account of ['demo02', 'nobody123']) {
    await dialog.locator('[name=account]').fill(account);
    await dialog.locator('[name=withdraw_password]').fill('9876');
    await dialog.locator('[name=member_email]').fill('lan@example.com');
    await solveCaptcha(dialog, 'en_US');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(refused).toBeVisible();
    texts.push(await refused.innerText());
    await dialog.getByRole('button', { name: 'Use the picture instead' }).click();
  }
  expect(texts[1]).toBe(texts[0]);
});
