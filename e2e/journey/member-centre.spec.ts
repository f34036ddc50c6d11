import { expect, test } from '@playwright/test';
import { becomeMember } from '../support/member.ts';

test('a member finds their pages, on a phone from the list and back to it', async ({ page, isMobile }) => {
  await becomeMember(page);
  await page.goto('/user?lang=en_US');
  const menu = page.getByRole('navigation', { name: 'Account pages' });
  await expect(menu.getByRole('link', { name: 'My details' })).toBeVisible();
  const title = page.getByRole('heading', { level: 1, name: 'My details' });
  if (!isMobile) {
    await expect(title).toBeVisible();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    return;
  }
  await expect(title).toBeHidden();
  await menu.getByRole('link', { name: 'My details' }).click();
  await expect(title).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Back to my account' }).click();
  await expect(menu).toBeVisible();
});
