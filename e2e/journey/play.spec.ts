import { expect, test } from '@playwright/test';
import { play, spin } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';
import { headerBalance } from '../support/visitor.ts';

test('a slot of a transfer provider takes the balance along, shows it, and brings it back on leaving', async ({
  page,
  context,
  isMobile,
}) => {
  await becomeMember(page);
  await page.goto('/gameHall/2?lang=en_US');
  const second = await context.newPage();
  await second.goto('/?lang=en_US');
  await expect(second.locator('.header-balance .money').first()).toBeVisible();
  const before = await headerBalance(page);
  const game = await play(page, context, isMobile, 'River Eight');
  await expect(page.locator('.header-balance-note')).toHaveText('game included');
  await expect(second.locator('.header-balance-note')).toHaveText('game included');
  expect(await headerBalance(page)).toBe(before);

  await expect
    .poll(
      async () => {
        await spin(game, 1);
        return (await headerBalance(page)) !== before;
      },
      { timeout: 40_000 },
    )
    .toBe(true);
  // the last spin may still be on its way to both windows
  await expect
    .poll(async () => (await headerBalance(second)) - (await headerBalance(page)), { timeout: 1_500 })
    .toBe(0);

  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page.locator('.header-balance-note')).toBeHidden();
  await expect.poll(() => headerBalance(page)).toBeGreaterThan(before / 2);
  await expect.poll(() => game.isClosed()).toBe(true);

  // all wallets together hold what the main one holds
  await page.locator('.header-balance').first().click();
  const dialog = page.getByRole('dialog');
  await expect
    .poll(async () => Number((await dialog.locator('.wallet-total .money').innerText()).replace(/\D/g, '')))
    .toBe(await headerBalance(page));
});
