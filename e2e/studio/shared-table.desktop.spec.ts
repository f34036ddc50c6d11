import { expect, test } from '@playwright/test';
import { drawOf, gamePerModel, openGame, outcomeOf, type StudioScript } from '../support/open-game.ts';

test.use({ reducedMotion: 'no-preference' });

const [baccarat] = gamePerModel.filter(({ model }) => model === 'baccarat');

test('who only looks sees the draw dealt, by one clock, and the result on the road', async ({ page }) => {
  if (!baccarat) throw new Error('there is no baccarat');
  const script: StudioScript = { language: 'en_US', draw: drawOf(12, 'open'), results: [] };
  await openGame(page, baccarat, script);
  const clock = page.locator('.table-clock');
  await expect(clock).toContainText('Bets close in');
  script.draw = drawOf(12, 'closed');
  await expect(clock).toContainText('No more bets');
  await expect(page.locator('.card')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Place bets' })).toBeDisabled();

  const outcome = outcomeOf(baccarat, 3);
  script.draw = drawOf(12, 'drawn', outcome);
  script.results = [{ number: 12, outcome }];
  await expect(clock).toContainText('Drawing');
  // while it is dealt nothing speaks of the next draw
  await expect(page.locator('.bead')).toHaveCount(0);
  await expect.poll(() => page.locator('.card').count()).toBeGreaterThanOrEqual(4);
  await expect(clock).toContainText('Next draw in');
  await expect(page.locator('.bead')).toHaveCount(1);
  await expect(page.getByRole('status')).toContainText('Player');
  await expect(page.locator('body')).not.toContainText('Drawn in');
});

test('the roads and the counts of a table follow it while they are open', async ({ page }) => {
  if (!baccarat) throw new Error('there is no baccarat');
  const results = (newest: number) =>
    Array.from({ length: 40 }, (_, index) => ({
      number: newest - index,
      outcome: outcomeOf(baccarat, newest - index),
    }));
  const script: StudioScript = { language: 'en_US', draw: drawOf(101, 'open'), results: results(100) };
  await openGame(page, baccarat, script);
  await page.getByRole('button', { name: 'Roads and statistics' }).click();
  const book = page.getByRole('dialog', { name: 'Roads and statistics' });
  for (const road of ['Big road', 'Bead plate', 'Big eye road', 'Small road', 'Cockroach road'])
    await expect(book.getByRole('img', { name: road })).toBeVisible();
  const won = async () => {
    const cells = await book.locator('tbody tr td:nth-child(2)').allInnerTexts();
    const [player = 0, banker = 0, tie = 0] = cells.map(Number);
    return { player, banker, tie };
  };
  const ringsOf = (road: string) => book.getByRole('img', { name: road, exact: true }).locator('circle');
  const before = await won();
  // every one of them was a win of one of the three, and the big road has one for each that was no tie
  expect(before.player + before.banker + before.tie).toBe(40);
  await expect(ringsOf('Big road')).toHaveCount(before.player + before.banker);

  script.draw = drawOf(101, 'drawn', outcomeOf(baccarat, 101));
  script.results = results(101).concat(results(61).slice(0, 1));
  await expect(book.getByRole('heading', { name: 'The last 41 draws' })).toBeVisible();
  const after = await won();
  expect(after.player + after.banker + after.tie).toBe(41);
});

test('cards lie face down until they are turned, and who sat at the draw stays until it has been shown', async ({
  page,
}) => {
  const [threeCards] = gamePerModel.filter(({ model }) => model === 'three-cards');
  if (!threeCards) throw new Error('there is no three-card table');
  const holder = { holder: '3F7A', stake: '150000', currency: 'VND', players: 4 } as const;
  const boxes = [{ box: 'phoenix', ...holder }];
  const script: StudioScript = { language: 'en_US', draw: drawOf(12, 'open'), results: [], boxes };
  await openGame(page, threeCards, script);
  const plates = page.locator('.seat-plate');
  await expect(plates).toHaveText([/Dragon.*Free/, /Phoenix.*3F7A.*150K.*\+3/]);
  script.draw = drawOf(12, 'closed');
  await expect(page.locator('.table-clock')).toContainText('No more bets');
  const outcome = { dragon: [0, 13, 26], phoenix: [1, 14, 28] };
  script.draw = drawOf(12, 'drawn', outcome);
  script.results = [{ number: 12, outcome }];
  await expect.poll(() => page.locator('.card-back').count()).toBeGreaterThanOrEqual(3);
  script.draw = drawOf(13, 'open');
  script.boxes = [];
  await expect(page.getByRole('status')).toHaveText('Dragon: Trail – Phoenix: Pair. Dragon wins.');
  await expect(page.locator('.card-back')).toHaveCount(0);
  await expect(page.locator('.spot.is-true')).toHaveText([/Wins/, /Pair\+/, /Nines\+/, /Trail/, /Pair\+/]);
  await expect(plates.nth(1)).toHaveText(/Phoenix.*Free/);
});

test('the field of a race stays until it has been shown; then the next one stands there, without the chips of the last', async ({
  page,
}) => {
  const [hounds] = gamePerModel.filter(({ model }) => model === 'hounds-6');
  if (!hounds) throw new Error('there are no hounds');
  const script: StudioScript = { language: 'en_US', draw: drawOf(12, 'open'), results: [] };
  await openGame(page, hounds, script);
  // draws 12 and 13 have the cards 5 and 6 of eight
  await page.locator('[data-option="win:3@5"]').click();
  await expect(page.locator('[data-option="win:3@5"] .on-table')).toBeVisible();
  const outcome = { card: 5, checked: 2, order: [3, 1, 2, 4, 5, 6] };
  script.draw = drawOf(12, 'drawn', outcome);
  script.results = [{ number: 12, outcome }];
  await expect(page.locator('[data-option="win:3@5"]')).toHaveClass(/is-true/, { timeout: 30_000 });
  await expect(page.getByRole('status')).toContainText('Checked at the first bend: 2');
  script.draw = drawOf(13, 'open');
  await expect(page.locator('[data-option="win:3@6"]')).toBeVisible();
  await expect(page.locator('[data-option$="@5"]')).toHaveCount(0);
  await expect(page.locator('.on-table:visible')).toHaveCount(0);
  await expect(page.locator('[data-field=bet]')).toHaveText(/^₫?0/);
  // what was named to come in first is bet on at the odds of this race
  await page.getByRole('button', { name: 'First two and three' }).click();
  await page.getByRole('button', { name: /^6 / }).click();
  await expect(page.locator('[data-option="tricast:1-2-6@6"]')).toBeVisible();
});

test('a bet behind another tab of the table is marked there, and lies there still', async ({ page }) => {
  const [ranks] = gamePerModel.filter(({ model }) => model === 'ranks-10');
  if (!ranks) throw new Error('there is no such table');
  await openGame(page, ranks);
  const tab = page.locator('.panel-tab');
  await tab.nth(3).click();
  await page.locator('[data-option="at:3-7"]').click();
  await tab.nth(0).click();
  await expect(page.locator('[data-option="at:3-7"]')).toHaveCount(0);
  await expect(page.locator('.panel-tab.has-chips')).toHaveText('Hạng 3');
  await tab.nth(3).click();
  await expect(page.locator('[data-option="at:3-7"] .on-table')).toBeVisible();
});

test('what came out is marked behind every tab of the table', async ({ page }) => {
  const [ranks] = gamePerModel.filter(({ model }) => model === 'ranks-10');
  if (!ranks) throw new Error('there is no such table');
  const outcome = { order: [7, 2, 3, 4, 5, 6, 1, 8, 9, 10] };
  const script: StudioScript = { language: 'en_US', draw: drawOf(12, 'open'), results: [] };
  await openGame(page, ranks, script);
  await expect(page.locator('.table-clock')).toContainText('Bets close in');
  script.draw = drawOf(12, 'drawn', outcome);
  script.results = [{ number: 12, outcome }];
  await expect(page.locator('.spot.is-true').first()).toBeVisible();
  await page.locator('.panel-tab').nth(1).click();
  await expect(page.locator('[data-option="at:1-7"]')).toHaveClass(/is-true/);
  await expect(page.locator('[data-option="at:1-1"]')).not.toHaveClass(/is-true/);
});

test('numbers that the player writes keep their chips, and those that come out are marked', async ({
  page,
}) => {
  const [evening] = gamePerModel.filter(({ model }) => model === 'prizes-27');
  if (!evening) throw new Error('there is no evening draw');
  const script: StudioScript = { language: 'en_US', draw: drawOf(12, 'open'), results: [] };
  await openGame(page, evening, script);
  await page.getByRole('button', { name: 'Sets', exact: true }).click();
  await expect(page.getByText('Two to four different numbers')).toBeVisible();
  const [first, second, third] = await page.locator('.wheel').all();
  if (!first || !second || !third) throw new Error('there are no places for numbers');
  // from one place to the next by itself, in any order, and no letters
  await first.focus();
  await page.keyboard.type('7x005');
  await expect(page.getByRole('button', { name: 'Both drawn: 05 70' })).toBeVisible();
  await page.getByRole('button', { name: 'Both drawn: 05 70' }).click();
  await second.fill('70');
  await expect(page.getByText('Two to four different numbers')).toBeVisible();
  await second.fill('17');
  const kept = page.locator('.kept-bets').getByRole('button', { name: 'Both drawn: 05 70' });
  await expect(kept).toContainText('×17.67');
  await expect(kept.locator('.on-table')).toBeVisible();

  const prizes = [[70_105], [11_170], [1, 2], [3, 4, 6, 7, 8, 9], [10, 11, 12, 13], [14, 15, 16, 18, 19, 20]];
  const outcome = { prizes: [...prizes, [21, 22, 23], [24, 25, 26, 27]] };
  script.draw = drawOf(12, 'drawn', outcome);
  script.results = [{ number: 12, outcome }];
  await expect(page.getByRole('status')).toContainText('70105');
  await expect(kept).toHaveClass(/is-true/);
  await expect(page.getByRole('button', { name: 'Both drawn: 17 70' })).not.toHaveClass(/is-true/);
  await page.getByRole('button', { name: 'Any prize', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Any prize ends 05/ })).toHaveClass(/is-true/);
  await expect(page.getByRole('button', { name: /^Any prize ends 00/ })).not.toHaveClass(/is-true/);
});
