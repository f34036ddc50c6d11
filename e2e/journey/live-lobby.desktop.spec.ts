import { expect, test } from '@playwright/test';

test('a shared table’s tile tells what its provider tells, and asks for all in sight at once', async ({
  page,
}) => {
  const asked: number[][] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/v2/get_table_state')) return;
    asked.push((request.postDataJSON() as { game_id: number[] }).game_id);
  });
  await page.goto('/gameHall/5');
  const tiles = page.locator('.tile').filter({ has: page.locator('.tile-table-known') });
  // one that has just begun has drawn nothing yet
  await expect(tiles.locator('.tile-bead').first()).toBeVisible({ timeout: 60_000 });
  expect(await tiles.locator('.tile-beads').first().getAttribute('aria-label')).not.toBe('');
  await expect(tiles.locator('.tile-clock').first()).toHaveText(/./);
  // the hall's own two, once both are seen to be in sight: none of its tiles asks for itself
  await expect.poll(() => Math.max(...asked.map((ids) => ids.length))).toBeGreaterThanOrEqual(2);
});

test('the last wins stay where they are while they are read, and play their game', async ({ page }) => {
  let wins = [win(1)];
  await page.route('**/api/v2/get_latest_wins', (route) =>
    route.fulfill({
      json: { code: 100, message: '', data: { win_list: wins, read_at: new Date().toISOString() } },
    }),
  );
  // the page asks when it is looked at again
  const lookAgain = async () => {
    const answered = page.waitForResponse('**/api/v2/get_latest_wins');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await answered).finished();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
    );
  };
  await page.goto('/?lang=en_US');
  const cards = page.locator('.win');
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('de***1');
  await expect(cards.first()).toContainText('1,001');
  await cards.first().focus();
  wins = [win(2), win(1)];
  await lookAgain();
  await expect(cards).toHaveCount(1);
  await cards.first().blur();
  await page.mouse.move(0, 0);
  await lookAgain();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('1,002');
  await cards.first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

function win(id: number) {
  return {
    win_id: id,
    member_account: 'de***1',
    currency: 'VND',
    amount: String(1_000 + id),
    won_at: new Date().toISOString(),
    game: {
      ...{ id: 1, gt_id: 2, game_type: 2, gp_id: 'GPFC', gp_name: 'Riverlight', game_code: 'koi', house: '' },
      ...{
        game_name: 'Koi',
        picture: '/pictures/games/GPFC-koi.webp',
        has_demo: 0,
        rtp: null,
        rtp_max: null,
      },
      ...{ has_jackpot: 0, volatility: null, is_new: 0, is_hot: 0, member_favorite: 0, is_maintenance: 0 },
      is_stopped: 0,
    },
  };
}
