import { expect, test } from '@playwright/test';
import { openHome } from '../support/visitor.ts';

// what the page still asks for when the test is over is answered by nobody
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const many = 5_000;

test('a hall of 5,000 games has those in sight alone in the page, and finds each as it is typed', async ({
  page,
}) => {
  await page.route('**/api/v2/game_label', async (route) => {
    const answer = await (await route.fetch()).json();
    const [game] = answer.data.main;
    const name = (n: number) => ({ id: 1_000_000 + n, game_name: { en_US: `Long hall ${n}` } });
    const main = Array.from({ length: many }, (_, n) => ({ ...game, ...name(n), is_hot: n % 2 }));
    const isFirst = JSON.parse(route.request().postData() ?? '').gp_id === 'GPR8';
    await route.fulfill({ json: { ...answer, data: { ...answer.data, main: isFirst ? main : [] } } });
  });
  await openHome(page, 'en_US');
  await page.getByRole('link', { name: 'Slots', exact: true }).first().click();
  const tiles = page.locator('.grid-tiles article.tile');
  await expect(page.getByText(/5,?000 games/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Long hall 0', exact: true })).toBeVisible();
  await expect(page.locator(`.grid-tiles > [aria-setsize="${many}"]`).first()).toBeAttached();
  expect(await tiles.count()).toBeLessThan(150);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight * 0.5));
  await expect(page.getByRole('heading', { name: 'Long hall 0', exact: true })).toHaveCount(0);
  await expect(tiles.first()).toBeVisible();
  expect(await tiles.count()).toBeLessThan(150);

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('searchbox', { name: 'Search games' }).pressSequentially('hall 4321');
  await expect(tiles).toHaveCount(1);
  await expect(tiles.first()).toContainText('Long hall 4321');
  await page.getByRole('button', { name: 'Hot', exact: true }).click();
  await expect(tiles).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search games' }).fill('hall 4320');
  await expect(tiles).toHaveCount(0);
});
