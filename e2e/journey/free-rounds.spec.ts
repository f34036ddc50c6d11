import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { giveFreeRounds } from '../support/free-rounds.ts';
import { gameBalance, spin } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';
import { expectAccessible } from '../support/office.ts';

test('free rounds are given by two operators, played to the end, and what they won is the member’s', async ({
  page,
  context,
  browser,
}) => {
  const account = await becomeMember(page);
  const { maker, path } = await giveFreeRounds(browser, account, {
    Game: 'GPFC/fc-deep-blue',
    Rounds: '3',
    'Stake of each in USD': '1',
  });

  await page.goto('/user/MyBonus?lang=en_US');
  const card = page.getByRole('region', { name: /^3 free rounds in / });
  await expect(card.getByText('3 of 3 left, $1.00 each')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const opened = context.waitForEvent('page');
  await card.getByRole('button', { name: /^Play / }).click();
  const game = await opened;
  const plate = game.locator('[data-field=free-rounds]');
  await expect(plate).toContainText(/3\D+3/);
  await expect(game.locator('[data-field=bet]')).toContainText('1');
  const before = await gameBalance(game);
  for (const left of [2, 1]) {
    await spin(game, 1);
    await expect(plate).toContainText(new RegExp(`${left}\\D+3`));
  }
  await spin(game, 1);
  await expect(plate).not.toContainText(/1\D+3/);
  expect(await gameBalance(game)).toBe(before);

  // the window that waits has heard of each
  await expect(card.getByText('0 of 3 left, $1.00 each')).toBeVisible();
  await expect(card.getByText('all played')).toBeVisible();
  const won = await card.locator('strong').innerText();
  if (won !== '$0.00') await expect(page.getByText('Bonus balance').locator('..')).toContainText(won);

  await maker.goto(path);
  await maker
    .getByRole('row', { name: /All played/ })
    .getByRole('link')
    .click();
  await expect(maker.getByRole('heading', { name: /^Free rounds no\. / })).toBeVisible();
  await expect(maker.locator('.free-rounds-played li')).toHaveCount(3);
  await expectAccessible(maker);
});
