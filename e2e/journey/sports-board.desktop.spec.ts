import { expect, test } from '@playwright/test';

test('the hall of sports shows a provider’s board, and says so where it cannot be shown', async ({
  page,
}) => {
  const refused = { json: { code: 101, message: 'no', data: null } };
  await page.route('**/api/check_iframe', (route) => route.fulfill(refused));
  await page.goto('/gameHall/4?lang=en_US');
  const board = page.locator('.sports-board');
  await expect(board.getByRole('alert')).toContainText('shown right now');
  await expect(board.locator('iframe')).toHaveCount(0);

  await page.unroute('**/api/check_iframe');
  await board.getByRole('button', { name: 'Try again' }).click();
  await expect(board.frameLocator('iframe').locator('.match-row').first()).toBeVisible();
  await expect(board.getByRole('alert')).toHaveCount(0);
});
