import { expect, type Browser, type Page } from '@playwright/test';
import { accessibilityFaultsOfAnyKind } from './axe.ts';

/** Of every operator of the sandbox. */
export const operatorPassword = 'admin1234';

/** The office as an operator sees it at an address; without an account, as nobody does. */
export async function openOffice(
  browser: Browser,
  { account, path = '/' }: { account?: string; path?: string } = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.OFFICE_URL ?? '', locale: 'en-US' });
  // the app may still be being built, and its page says so until it is there
  await expect.poll(async () => (await context.request.get('/')).status(), { timeout: 120_000 }).toBe(200);
  if (account) {
    const data = { account, password: operatorPassword };
    const answer = await context.request.post('/api/sign-in', { data });
    expect(await answer.json()).toMatchObject({ code: 100 });
  }
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Presses a button of the page, says why, and presses it in the dialog. */
export async function sayWhy(page: Page, what: string, why: string): Promise<void> {
  await page.getByRole('button', { name: what }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(why);
  await dialog.getByRole('button', { name: what }).click();
  await expect(dialog).toHaveCount(0);
}

/** Everybody can use what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await accessibilityFaultsOfAnyKind(page)).toEqual([]);
}
