import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { playGame } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';

test('a stake moves the pool for whoever looks, and the round can be checked with the pool it was paid from', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [ann, bo] = [await comeIn(await browser.newPage()), await comeIn(await browser.newPage())];
  expect(await accessibilityFaults(ann)).toEqual([]);
  // with time enough for what follows
  await expect(ann.locator('.table-clock')).toHaveText(/Bets close in 1[2-9] s/, { timeout: 90_000 });
  await expect(bo.locator('.pool-side').first()).toContainText('50%');
  await ann.locator('.chip').last().click();
  for (let chip = 0; chip < 5; chip += 1) await ann.locator('[data-option="meron"]').click();
  await ann.getByRole('button', { name: 'Place bets' }).click();
  await expect(ann.locator('.message')).toContainText('placed');
  await expect(bo.locator('.pool-side').first()).toContainText('1 players');
  await expect(bo.locator('[data-option="meron"]')).toContainText(/×1\.[78]\d/);
  await expect(bo.locator('[data-option="wala"]')).toContainText(/×1\.9[1-9]|×2\.\d\d/);

  await expect(ann.locator('.message')).toContainText(/Meron ×1|Wala ×|Draw/, { timeout: 60_000 });
  await ann.getByRole('button', { name: 'My rounds' }).click();
  const check = ann.getByRole('link', { name: 'Check' }).first();
  const [page] = await Promise.all([ann.context().waitForEvent('page'), check.click()]);
  await expect(page.locator('.verdict')).toHaveAttribute('data-verdict', 'fair', { timeout: 30_000 });
  await expect(page.locator('#stored')).toHaveValue(/"pool":\{/);
});

async function comeIn(page: Page): Promise<Page> {
  await becomeMember(page);
  await page.goto('/gameHall/8?lang=en_US');
  return playGame(page, page.context(), true, 'Sunset Pit');
}
