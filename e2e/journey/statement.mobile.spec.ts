import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { play, spin } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';

test('what happened to the money is told, sifted and taken along', async ({ page, context }) => {
  await becomeMember(page);
  const game = await play(page, context, true, 'Fable Cove');
  await spin(game, 2);
  await page.goto('/user/Transaction?lang=en_US');
  const rows = page.locator('.statement-table tbody tr');
  await expect(rows.filter({ hasText: 'Bet' })).toHaveCount(2);
  await expect(rows.last()).toContainText('Offer');
  await expect(page.getByText(/Days and times are those of/)).toBeVisible();
  // a wallet that began with nothing
  await expect(page.locator('.statement-sums dd').first()).toHaveText(/0\.00/);

  await page.getByLabel('What').selectOption('offer');
  await expect(rows).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(2);
  expect(file).toContain('Offer');

  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(rows.filter({ hasText: 'Bet' })).toHaveCount(2);
});

test('a round that was played is listed and can be verified', async ({ page, context }) => {
  await becomeMember(page);
  const game = await play(page, context, true, 'Fable Cove');
  await spin(game, 1);
  await page.goto('/user/GameRecord?lang=en_US');
  const round = page.locator('.play-round');
  await expect(round).toHaveCount(1);
  const opened = context.waitForEvent('page');
  await round.getByRole('button', { name: 'Verify' }).click();
  const verification = await opened;
  await verification.waitForURL(/\/verify\?round=/);
  // the seeds of the game are in use for as long as nobody changes them
  await expect(verification.locator('.verdict')).toHaveText(/^The server seed of this round is still in use/);
  await expect(verification.locator('.verdict')).toHaveAttribute('data-verdict', 'open');
});

test('where the money is adds up, before, during and after a game, in every window', async ({
  page,
  context,
}) => {
  await becomeMember(page);
  const wallet = await context.newPage();
  await wallet.goto('/user/MyWallet?lang=en_US');
  const sum = async (name: string) =>
    Number((await wallet.locator(`.my-wallet-${name} .money`).innerText()).replace(/\D/g, ''));
  await expect(wallet.getByText('Nothing is under way')).toBeVisible();
  const total = await sum('total');
  expect(await sum('main')).toBe(total);

  await play(page, context, true, 'River Eight');
  await expect.poll(() => sum('at_providers')).toBe(total);
  expect(await sum('main')).toBe(0);
  expect(await sum('total')).toBe(total);

  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect.poll(() => sum('main')).toBe(total);
  expect(await sum('at_providers')).toBe(0);
  await expect(wallet.locator('.my-wallet-transfer')).toHaveCount(2);
  await expect(wallet.locator('.my-wallet-transfer').first()).toContainText('Back from River Eight');
});
