import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { playGame } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';

test('a chase at a lottery is stated, runs without its page, and is stopped from the next one', async ({
  page,
  context,
  isMobile,
}) => {
  await becomeMember(page);
  await page.goto('/gameHall/5?lang=en_US');
  const game = await playGame(page, context, isMobile, 'Three Digits');
  const more = game.locator('[data-action="more-rounds"]');
  await more.click();
  await expect(game.locator('.sheet')).toContainText('Lay the chips');
  await game.keyboard.press('Escape');

  for (const option of ['odd', 'even']) await game.locator(`[data-option="${option}"]`).click();
  await more.click();
  const sheet = game.locator('.sheet');
  await choose(sheet.getByRole('group', { name: 'Draws' }), '20');
  await choose(sheet.getByRole('group', { name: 'How the stake goes on' }), '×2 after each lost');
  await expect(sheet.locator('.plan-cost')).toContainText('this table takes');
  await expect(sheet.getByRole('button', { name: 'Start the plan' })).toBeDisabled();
  await choose(sheet.getByRole('group', { name: 'Draws' }), '5');
  // of ten: one, two, four, eight and sixteen times
  await expect(sheet.locator('.plan-cost')).toContainText('310.00');
  await expect(sheet.locator('.plan-rows tr')).toHaveCount(6);
  expect(await accessibilityFaults(game)).toEqual([]);
  await sheet.getByRole('button', { name: 'Start the plan' }).click();
  const plate = game.locator('.plan-plate');
  await expect(plate).toContainText(/Plan: draw [12] of 5/, { timeout: 60_000 });
  await expect(game.locator('.on-table.is-placed:visible')).toHaveCount(2, { timeout: 60_000 });

  // the page of the plan is gone, and another one finds it
  await game.reload();
  await expect(plate).toContainText(/Plan: draw \d of 5/);
  await plate.getByRole('button', { name: 'Stop' }).click();
  await expect(plate).toContainText('You stopped the plan');
  // both sides of one draw bring nineteen of twenty
  await expect(plate).toContainText(/back \D*[1-9]/, { timeout: 90_000 });
  await more.click();
  const last = game.locator('.past-plans');
  await last.locator('summary').click();
  await expect(last.locator('li').first()).toContainText(/staked, \D*[1-9][\d.,]*\D* back/);
  expect(await accessibilityFaults(game)).toEqual([]);
});

test('rounds at a table of one’s own go on by themselves with the same chips, until they are stopped', async ({
  page,
  context,
  isMobile,
}) => {
  await becomeMember(page);
  await page.goto('/gameHall/6?lang=en_US');
  const game = await playGame(page, context, isMobile, 'Dragon Tiger');
  await game.locator('[data-option]').first().click();
  const more = game.locator('[data-action="more-rounds"]');
  await more.click();
  await game.locator('.sheet').getByRole('button', { name: 'Start', exact: true }).click();
  // as many as are left stand on the button
  await expect(more).toHaveText(/^[1-8]$/, { timeout: 90_000 });
  await expect(game.locator('[data-option]').first()).toBeVisible();
  await more.click();
  await expect(more).toHaveText('');
  await expect(more).toHaveAttribute('aria-label', 'Auto play');
});

/** What is pressed is the pill; the radio lies under it. */
async function choose(group: ReturnType<Page['locator']>, pill: string): Promise<void> {
  await group
    .locator('label')
    .filter({ hasText: new RegExp(`^${pill.replace('+', '\\+')}$`) })
    .click();
}
