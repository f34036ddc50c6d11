import { expect, test } from '@playwright/test';
import { giveBonus } from '../support/bonus.ts';
import { play, spin } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';

/** What is given is to be staked once. */
const once = { 'To be staked, in percent of the amount': '100' };

test('a bonus becomes cash once it is played through', async ({ page, context, browser }) => {
  await giveBonus(browser, await becomeMember(page), { ...once, 'Amount in USD': '0.10' });
  await page.goto('/user/MyBonus?lang=en_US');
  await expect(page.getByText('$0.00 of $0.10 staked')).toBeVisible();
  const second = await context.newPage();
  const game = await play(second, context, false, 'Fable Cove');
  await expect
    .poll(
      async () => {
        await spin(game, 1);
        return page.getByText('$0.10 became cash').count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  await expect(page.getByRole('heading', { name: 'No bonus right now' })).toBeVisible();
  await page.goto('/user/Transaction?lang=en_US');
  await expect(page.getByRole('table').getByText('Bonus turned into cash')).toBeVisible();
});

test('a stake that the bonus refuses is told on the site with the reason', async ({
  page,
  context,
  browser,
}) => {
  await giveBonus(browser, await becomeMember(page), {
    ...once,
    'Amount in USD': '1',
    'Highest stake in USD': '0.01',
  });
  await page.goto('/user/MyBonus?lang=en_US');
  await expect(page.getByText('$0.00 of $1.00 staked')).toBeVisible();
  const second = await context.newPage();
  const game = await play(second, context, false, 'Fable Cove');
  await game.getByRole('button', { name: /spin/i }).first().click();
  await expect(page.getByText('Your bonus takes stakes up to $0.01.')).toBeVisible();
  await expect(page.getByText('$0.00 of $1.00 staked')).toBeVisible();
});
