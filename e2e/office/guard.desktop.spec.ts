import { expect, test, type Browser, type Page } from '@playwright/test';
import { play } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';
import { expectAccessible, openOffice } from '../support/office.ts';

test('a limit that is set while a game is open holds for the next spin, a freeze for the one after, and the game says so', async ({
  page,
  context,
  browser,
}) => {
  const account = await becomeMember(page);
  const game = await play(page, context, false, 'Fable Cove');
  const support = await openMember(browser, account);
  await support.getByRole('button', { name: 'Set the limit' }).click();
  await support.getByRole('dialog').getByLabel('Limit in USD').fill('0');
  await expectAccessible(support);
  await confirm(support, 'They have asked for it', 'Set the limit');
  await expect(support.getByText('Left today')).toBeVisible();
  await game.getByRole('button', { name: /spin/i }).first().click();
  await expect(game.getByText('A limit forbids this bet. It was not taken.')).toBeVisible();

  await freeze(support);
  await game.getByRole('button', { name: /spin/i }).first().click();
  await expect(game.getByText('The account cannot play at the moment. Your money is safe.')).toBeVisible();
});

async function openMember(browser: Browser, account: string): Promise<Page> {
  const support = await openOffice(browser, { account: 'support', path: `/site/1/members?q=${account}` });
  await support.getByRole('link', { name: account }).click();
  await expect(support.getByRole('heading', { name: account })).toBeVisible();
  return support;
}

async function freeze(support: Page): Promise<void> {
  await support.getByRole('button', { name: 'Disable', exact: true }).click();
  const dialog = support.getByRole('dialog');
  await dialog.getByLabel('Status').selectOption('frozen');
  await dialog.getByLabel('Frozen until').fill('2099-01-01T12:00');
  await confirm(support, 'To be looked at', 'Disable');
  await expect(support.locator('.page-head').getByText('Frozen')).toBeVisible();
}

async function confirm(page: Page, reason: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}
