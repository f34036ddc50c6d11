import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { openHome, solveCaptcha, untilAlive, words } from '../support/visitor.ts';

test('a member links a third party at a login with the password, and logs in with it', async ({
  page,
  context,
  isMobile,
}) => {
  const [account, person] = isMobile ? ['load111', 'Binh'] : ['load112', 'Anna'];
  await openHome(page, 'en_US');
  const dialog = await openLogin(page);
  await goToProvider(page, context, 'Go back without saying');
  await expect(dialog.getByRole('button', { name: 'Continue with Sandbox ID' })).toBeEnabled();

  await goToProvider(page, context, person);
  await expect(dialog.getByText('Your Sandbox ID is not linked to an account yet.')).toBeVisible();
  await dialog.locator('[name=username]').fill(account);
  await dialog.locator('[name=password]').fill('demo1234');
  await solveCaptcha(dialog, 'en_US');
  await dialog.getByRole('button', { name: words.en_US.logIn, exact: true }).click();
  // on a phone the page is loaded anew, in the member's currency
  if (!isMobile) await expect(page.getByText('Sandbox ID is linked to your account')).toBeVisible();
  await expect(page.locator('.header-balance .money').first()).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).first().click();
  // it goes home, which is another page
  await page.waitForURL((url) => url.search === '');
  await untilAlive(page);
  await openLogin(page);
  await goToProvider(page, context, person);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('member_account'))).toBe(account);
  expect(await page.evaluate(() => localStorage.getItem('window-msg'))).toBeNull();
});

async function openLogin(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: words.en_US.logIn }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[name=username]')).toBeVisible();
  return dialog;
}

/** Presses the button, chooses at the provider, and waits until the popup is gone. */
async function goToProvider(page: Page, context: BrowserContext, choice: string): Promise<void> {
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Continue with Sandbox ID' }).click();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await popup.getByRole('link', { name: choice }).click();
  await closed;
}
