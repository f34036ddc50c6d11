import { expect, test } from '@playwright/test';
import { play } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';
import { headerBalance } from '../support/visitor.ts';

test('closing the game window brings the money back too', async ({ page, context }) => {
  await becomeMember(page);
  await page.goto('/gameHall/2?lang=en_US');
  const before = await headerBalance(page);
  const game = await play(page, context, true, 'River Eight');
  await expect(page.locator('.header-balance-note')).toBeVisible();
  await game.close();
  await expect(page.locator('.header-balance-note')).toBeHidden();
  await expect.poll(() => headerBalance(page)).toBe(before);

  // nothing is left to bring, and no button offers to
  await page.locator('.header-balance').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('All your money is in the main wallet already.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Bring everything back|Again in/ })).toBeHidden();
});
