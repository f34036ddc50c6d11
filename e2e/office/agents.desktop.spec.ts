import { expect, test, type Browser, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { becomeMember } from '../support/member.ts';
import { expectAccessible, openOffice } from '../support/office.ts';

test('a member applies for agent, and sees the answer as an operator gives it', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = await becomeMember(page);
  const joined = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('web_api.')),
    );
  await page.goto('/proxy?page=Register&lang=en_US');
  await joined;
  await expect(page).toHaveURL(/\/proxy\/Register/);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Please accept the agreement first.')).toBeVisible();
  await page.getByLabel('How you mean to find members').fill('Among those who watch my games');
  await page.getByRole('checkbox').check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('is being looked at')).toBeVisible();

  const office = await openOffice(browser, { account: 'agents', path: '/site/1/agents/applications' });
  await expect(office.getByText('Version 1 of the agreement holds.')).toBeVisible();
  await office.getByRole('row', { name: account }).getByRole('button').click();
  await expect(office.getByText('Among those who watch my games')).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Accept', exact: true }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Answer to the member').fill('Welcome aboard');
  await dialog.getByLabel('Reason').fill('Known to us');
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(dialog).toBeHidden();

  // the page of the application makes way for those of agents
  await expect(page.getByRole('heading', { name: 'Downline', exact: true })).toBeVisible();
  await expect(page.getByText('Nobody is here.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('/proxy/Agreement?lang=en_US');
  await expect(page.getByText('You accepted this version on')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await bringVisitor(page, browser);
  await office.goto(`/site/1/agents?q=${account}`);
  await office.getByRole('row', { name: account }).getByRole('link', { name: account }).click();
  await expect(office.getByRole('heading', { name: account, exact: true })).toBeVisible();
  await expect(office.getByText('The member was never under an agent.')).toBeVisible();
  await expectAccessible(office);
});

/** Somebody comes by the agent's link, who then counts as a visitor. */
async function bringVisitor(page: Page, browser: Browser): Promise<void> {
  await page.goto('/proxy/Promotion?lang=en_US');
  const link = await page.locator('.share-line').first().locator('span').first().innerText();
  expect(await accessibilityFaults(page)).toEqual([]);
  const visitor = await browser.newPage();
  const counted = visitor.waitForResponse(/agent\/visit/);
  await visitor.goto(link);
  expect((await counted).ok()).toBe(true);
  await visitor.close();
  await page.reload();
  await expect(page.getByText('Visitors by link').locator('..').locator('dd')).toHaveText('1');
}

test('a move of a member waits for a second operator', async ({ browser }) => {
  const office = await openOffice(browser, { account: 'agents', path: '/site/1/agents?q=agent02' });
  await office.getByRole('row', { name: 'agent02' }).getByRole('link', { name: 'agent02' }).click();
  await expect(office.getByRole('link', { name: 'agent01' }).first()).toBeVisible();
  await office.getByRole('button', { name: 'Move' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A house of their own');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await office.getByRole('link', { name: 'Look at the request' }).click();
  await expect(office.getByRole('heading', { name: 'Move to another agent set' })).toBeVisible();
});
