import { expect, test } from '@playwright/test';
import { untilAlive } from '../support/visitor.ts';

test('a game is reached and asked for by keyboard alone', async ({ page }) => {
  await page.goto('/gameHall/2?lang=en_US');
  await untilAlive(page);
  await page.locator('.tile-press').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Please log in to play')).toBeVisible();
});
