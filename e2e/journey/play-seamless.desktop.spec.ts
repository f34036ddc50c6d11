import { expect, test } from '@playwright/test';
import { play, spin } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';
import { headerBalance } from '../support/visitor.ts';

test('a slot of a seamless provider moves the balance of every tab at once', async ({ page, context }) => {
  await becomeMember(page);
  await page.goto('/gameHall/2?lang=en_US');
  const second = await context.newPage();
  await second.goto('/?lang=en_US');
  await expect(second.locator('.header-balance .money').first()).toBeVisible();
  const before = await headerBalance(page);
  const game = await play(page, context, false, 'Fable Cove');
  await expect
    .poll(
      async () => {
        await spin(game, 1);
        return (await headerBalance(page)) !== before;
      },
      { timeout: 40_000 },
    )
    .toBe(true);
  const after = await headerBalance(page);
  await expect.poll(() => headerBalance(second), { timeout: 1_500 }).toBe(after);
});
