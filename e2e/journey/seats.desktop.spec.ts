import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { playGame } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';

test('members sit at one table: each sees who holds a seat, and both see the same cards', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const [ann, bo] = [await sitDown(await browser.newPage()), await sitDown(await browser.newPage())];
  await expect(plateOf(ann, 2)).toHaveText(/Seat 2.*Free/);
  expect(await accessibilityFaults(ann)).toEqual([]);

  await untilOpen(ann);
  await stakeOn(ann, 'even-2');
  await expect(plateOf(ann, 2)).toContainText('You');
  // an alias, and no more of the name
  await expect(plateOf(bo, 2)).toHaveText(/[0-9A-F]{4}/);
  await expect(plateOf(bo, 2)).not.toContainText('You');
  await stakeOn(bo, 'even-2', 'double-2');
  await expect(plateOf(bo, 2)).toContainText('You');
  await expect(plateOf(ann, 2)).not.toContainText('You');
  await expect(plateOf(ann, 2)).toContainText('+1');

  // both are told of the draw that they staked on
  for (const table of [ann, bo])
    await expect(table.locator('.message')).toContainText('Banker: ', { timeout: 60_000 });
  await expect(turnedOf(ann)).toHaveCount(25);
  const cardsOf = async (table: Page) => (await turnedOf(table).allInnerTexts()).join();
  expect(await cardsOf(ann)).toBe(await cardsOf(bo));
});

async function sitDown(page: Page): Promise<Page> {
  await becomeMember(page);
  await page.goto('/gameHall/6?lang=en_US');
  return playGame(page, page.context(), false, 'Four Seat Bull Bull');
}

function turnedOf(table: Page) {
  return table.locator('.fan-card .card:not(.card-back)');
}

function plateOf(table: Page, seat: number) {
  return table.locator('.seat-plate').nth(seat - 1);
}

/** With time enough for what follows. */
async function untilOpen(table: Page): Promise<void> {
  await expect(table.locator('.table-clock')).toHaveText(/Bets close in 1[2-9] s/, { timeout: 60_000 });
}

async function stakeOn(table: Page, ...options: string[]): Promise<void> {
  for (const option of options) await table.locator(`[data-option="${option}"]`).click();
  await table.getByRole('button', { name: 'Place bets' }).click();
  await expect(table.locator('.message')).toContainText('placed');
}
