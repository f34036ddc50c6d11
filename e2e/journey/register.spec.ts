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
});
