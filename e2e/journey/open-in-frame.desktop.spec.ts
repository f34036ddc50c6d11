import { expect, test, type Page } from '@playwright/test';
import { becomeMember } from '../support/member.ts';
import { headerBalance, pressPlay } from '../support/visitor.ts';

const frame = (page: Page) => page.frameLocator('iframe[name=gameFrame]');
/** The game's own page has come up and knows its member. */
const gameIsThere = (page: Page) =>
  expect(frame(page).locator('.bar .meter, [data-field=balance]').first()).toBeVisible();
const leaves = (page: Page) => page.waitForResponse(/\/api\/member\/game\/leave1$/);
const isAtHome = (page: Page) => page.waitForURL((url) => url.pathname === '/');

async function openFirstOf(page: Page, hallId: number): Promise<void> {
  await page.goto(`/gameHall/${hallId}?lang=en_US`);
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
  await pressPlay(page.locator('article.tile').first(), false);
}

test('sports open as a page of the site, survive a reload, and Back leaves them for home', async ({
  page,
}) => {
  await becomeMember(page);
  await openFirstOf(page, 4);
  await page.waitForURL('**/play');
  await gameIsThere(page);
  await page.reload();
  await gameIsThere(page);
  const left = leaves(page);
  await page.goBack();
  await left;
  await isAtHome(page);
  await expect.poll(() => headerBalance(page)).toBe(10_000);

  // nothing is open any more: the address alone shows nothing
  await page.goto('/play');
  await isAtHome(page);
});

test('a game that is settled to open over the page leaves by its own exit, by Back and by its cross', async ({
  page,
}) => {
  await becomeMember(page);
  await openFirstOf(page, 7);
  const dialog = page.getByRole('dialog');
  const ways = [
    () => frame(page).getByRole('button', { name: 'Back to lobby' }).click(),
    () => page.goBack(),
    () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
  ];
  for (const [index, leave] of ways.entries()) {
    if (index > 0) await pressPlay(page.locator('article.tile').first(), false);
    await expect(dialog).toBeVisible();
    await gameIsThere(page);
    const left = leaves(page);
    await leave();
    await left;
    await expect(dialog).toBeHidden();
    await expect(page.locator('.game-bar')).toBeHidden();
  }
  expect(new URL(page.url()).pathname).toBe('/gameHall/7');
});
