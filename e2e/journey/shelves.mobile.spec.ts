import { expect, test } from '@playwright/test';
import { becomeMember } from '../support/member.ts';
import { pressPlay, untilAlive } from '../support/visitor.ts';

test('a member finds favourites and the game played last on shelves of their own', async ({
  page,
  context,
}) => {
  await becomeMember(page);
  await page.goto('/gameHall/2?lang=en_US');
  const heart = page.getByRole('button', { name: 'Favourite Lotus Lake' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const filter = page.getByRole('navigation', { name: 'Providers' });
  await filter.getByRole('link', { name: 'Favourites' }).click();
  await expect(page.locator('article.tile .tile-name')).toHaveText(['Lotus Lake']);

  const opened = context.waitForEvent('page');
  await pressPlay(page.locator('article.tile').first(), true);
  const game = await opened;
  await game.waitForURL((url) => url.port !== new URL(page.url()).port);
  await page.goto('/?lang=en_US');
  for (const name of ['Continue playing', 'Your favourites'])
    await expect(page.getByRole('region', { name }).locator('.tile-name').first()).toHaveText('Lotus Lake');
});

test('a search that finds nothing in its hall goes on in all, by any name', async ({ page }) => {
  await page.goto('/gameHall/8?lang=en_US');
  await untilAlive(page);
  await page.getByRole('searchbox').fill('龙虎');
  await page.getByRole('button', { name: 'Search in all halls' }).click();
  await expect(page.locator('.grid-tiles .tile-name')).toHaveText(['Lotus Dragon Tiger', 'Dragon Tiger']);
  await page.getByRole('searchbox').fill('no such game');
  await page.getByRole('button', { name: 'Search in all halls' }).click();
  await expect(page.getByText('No hall has a game that matches')).toBeVisible();
});

test('a hall with one game shows what many play elsewhere', async ({ page }) => {
  await page.goto('/gameHall/8?lang=en_US');
  const shelf = page.getByRole('region', { name: 'Popular right now' });
  expect(await shelf.locator('article.tile').count()).toBeGreaterThan(3);
  await page.goto('/gameHall/2?lang=en_US');
  await expect(shelf).toHaveCount(0);
});
