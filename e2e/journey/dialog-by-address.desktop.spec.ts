import { expect, test } from '@playwright/test';
import { untilAlive } from '../support/visitor.ts';

test('an address that asks for a dialog opens it once', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  for (const [name, title] of [
    ['login', 'Log in'],
    ['register', 'Create account'],
    ['language', 'Language'],
  ] as const) {
    await page.goto(`/?lang=en_US&modal=${name}`);
    // its code comes after that of the whole page
    await expect(dialog).toContainText(title, { timeout: 45_000 });
    expect(new URL(page.url()).search).toBe('?lang=en_US');
    await page.keyboard.press('Escape');
    await page.reload();
    await untilAlive(page);
    await expect(dialog).toBeHidden();
  }
});
