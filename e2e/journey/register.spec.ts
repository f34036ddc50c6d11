import { expect, test } from '@playwright/test';
import { headerBalance, newAccount, openHome, register } from '../support/visitor.ts';

test('a visitor becomes a member with a welcome credit', async ({ page, isMobile }) => {
  const tongue = isMobile ? 'vi_VN' : 'zh_CN';
  await openHome(page, tongue);
  await register(page, tongue, newAccount());
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
  expect(await headerBalance(page)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator('.header-balance .money').first()).toBeVisible();

  // what it was, by the page of it and among the member's offers
  await page.goto('/user/Offers?lang=en_US');
  const card = page.getByRole('region', { name: 'Welcome credit' });
  await expect(card.getByRole('status')).toHaveText('You have received it');
  await card.getByRole('link').click();
  const panel = page.getByRole('region', { name: 'The offer in figures' });
  await expect(panel.getByRole('status')).toHaveText('You have received it');
  await expect(panel).toContainText('nothing: it is yours');
});
