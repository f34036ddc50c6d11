import { expect, test } from '@playwright/test';
import { untilAlive } from '../support/visitor.ts';

test('an address that asks for a dialog opens it once', async ({ context }) => {
  for (const [address, title] of [
    ['/?lang=en_US&modal=login', 'Log in'],
    ['/?lang=en_US&modal=register', 'Create account'],
    ['/?lang=en_US&modal=language', 'Language'],
    // a guest is to log in first
    ['/fastDeposit?lang=en_US', 'Log in'],
  ] as const) {
    // a page that is left while its last code comes would take the cookie of the next one
    const page = await context.newPage();
    const dialog = page.getByRole('dialog');
    await page.goto(address);
    // its code comes after that of the whole page
    await expect(dialog, address).toContainText(title, { timeout: 45_000 });
    expect(new URL(page.url()).search).toBe('?lang=en_US');
    await page.keyboard.press('Escape');
    await page.reload();
    await untilAlive(page);
    await expect(dialog).toBeHidden();
    await page.close();
  }
});
