import { expect, test } from '@playwright/test';
import { gamePerModel, openGame, roundOf } from '../support/open-game.ts';

test.use({ reducedMotion: 'no-preference' });

const [slot] = gamePerModel.filter(({ model }) => model === 'lines-20');
if (!slot) throw new Error('there is no slot');

test('the list of rounds shows what came, what it left, and what the session comes to', async ({ page }) => {
  const lost = roundOf(slot, { payout: '0', balance: '1995000' });
  const won = roundOf(slot, {
    round_id: '00000000-0000-4000-8000-000000000002',
    payout: '109000',
    balance: '2104000',
  });
  await openGame(page, slot, { language: 'en_US', rounds: [won, lost] });
  await page.getByRole('button', { name: 'My rounds' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('This session: 2 rounds')).toBeVisible();
  const rows = sheet.locator('.rounds li');
  await expect(rows).toHaveCount(2);
  await expect(rows.first().locator('.small-grid img')).toHaveCount(15);
  await expect(rows.first()).toContainText(won.round_id);
  await expect(rows.first()).toContainText('2,104,000');
  await expect(rows.first()).toContainText('Win');
  await expect(rows.nth(1)).toContainText('No win');
});

test('a round of the list is watched again, and costs nothing', async ({ page }) => {
  const won = roundOf(slot, { payout: '109000', balance: '2104000' });
  const other = roundOf(slot, {
    round_id: '00000000-0000-4000-8000-000000000002',
    mathematics: `${slot.model}@0`,
  });
  await openGame(page, slot, { language: 'en_US', rounds: [won, other] });
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  await page.getByRole('button', { name: 'My rounds' }).click();
  const watch = page.getByRole('button', { name: 'Watch again' });
  // what other mathematics came to is not shown by these
  await expect(watch).toHaveCount(1);
  await watch.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const spin = page.locator('.spin');
  await expect(spin).toHaveAccessibleName('Show the result now');
  await expect(page.getByRole('status').filter({ hasText: 'Watched again: Win' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(spin).toHaveAccessibleName('Spin');
  await expect(page.locator('[data-field=balance]')).toContainText('2,000,000');
  expect(asked).toEqual([]);
});

test('the list of rounds says what failed, and can be asked for again', async ({ page }) => {
  await openGame(page, slot, { language: 'en_US', rounds: [roundOf(slot, { payout: '0' })] });
  await page.route('**/api/rounds?*', (route) => route.abort(), { times: 1 });
  await page.route('**/api/rounds', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'My rounds' }).click();
  const sheet = page.getByRole('dialog', { name: 'My rounds' });
  await expect(sheet.getByRole('alert')).toContainText('Your money is safe');
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.locator('.rounds li')).toHaveCount(1);
  await expect(sheet.getByRole('alert')).toHaveCount(0);
});

test('the end of a session is not hidden by a sheet that is open', async ({ page }) => {
  await openGame(page, slot, { language: 'en_US' });
  const ended = { error: 'session_ended', end_reason: 'kicked' };
  await page.route('**/api/session', (route) => route.fulfill({ status: 401, json: ended }));
  await page.locator('[data-menu=fairness]').click();
  const panel = page.getByRole('alertdialog', { name: 'This game session has ended' });
  await expect(panel).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(panel.getByRole('link')).toBeFocused();
});

test.describe('a win', () => {
  for (const [payout, size] of [
    ['109000', 'size-3'],
    ['6000', null],
    ['4000', null],
  ] as const)
    test(`of ${payout} on 5000 is shown in its size`, async ({ page }) => {
      await openGame(page, slot, {
        language: 'en_US',
        played: roundOf(slot, { payout, balance: '2000000' }),
      });
      await page.getByRole('button', { name: 'Spin' }).click();
      // the show may be shortened
      await expect(page.getByRole('status').filter({ hasText: /Win|back of/ })).toBeVisible({
        timeout: 20_000,
      });
      if (!size) return expect(page.locator('.win-plate')).toHaveCount(0);
      await expect(page.locator(`.win-plate.${size}`)).toContainText('×21.8');
      // it holds nothing up
      await page.keyboard.press('Escape');
      await expect(page.locator('.win-plate')).toHaveCount(0);
    });
});

test.describe('rounds that come by themselves', () => {
  test.use({ reducedMotion: 'reduce' });

  test('end before more is lost than was named, or when they are stopped', async ({ page }) => {
    await openGame(page, slot, {
      language: 'en_US',
      played: roundOf(slot, { payout: '0', balance: '2000000' }),
    });
    let asked = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/rounds')) asked += 1;
    });
    const auto = page.locator('[data-action=auto]');
    await auto.click();
    const sheet = page.getByRole('dialog', { name: 'Auto play' });
    await sheet.getByRole('group', { name: 'Stop before' }).getByLabel('₫25,000').check();
    await sheet.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('button', { name: 'Raise bet' })).toBeDisabled();
    await expect(page.getByText('another round could lose more than you named')).toBeVisible();
    expect(asked).toBe(5);
    await expect(page.getByRole('button', { name: 'Raise bet' })).toBeEnabled();

    await auto.click();
    await sheet.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: /^Stop auto play: \d rounds left$/ }).click();
    await expect(page.getByRole('button', { name: 'Auto play', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
    const stopped = asked;
    // as long as the next round would have been waited for
    await page.waitForTimeout(1_500);
    expect(asked).toBe(stopped);
  });
});
