import { expect, test } from '@playwright/test';
import { untilAlive } from '../support/visitor.ts';

test('what is on offer is read without scripts, down to its terms', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/discount?lang=en_US');
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ended' })).toBeVisible();
  await page.getByRole('link', { name: 'Welcome credit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome credit' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' })).toBeVisible();
  await context.close();
});

test('an offer leads to where it begins', async ({ page }) => {
  await page.goto('/discount?lang=en_US');
  await untilAlive(page);
  await page.getByRole('main').getByRole('link', { name: 'New members' }).click();
  await expect(page).toHaveURL(/\/discount\?category=\d+$/);
  await page.getByRole('main').getByRole('link', { name: 'Welcome credit' }).click();
  await expect(page).toHaveTitle(/^Welcome credit · /);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Try first, decide later' })).toBeVisible();
  await page.getByRole('link', { name: 'Try first, decide later' }).click();
  await page.getByRole('main').getByRole('link', { name: 'See the slots' }).click();
  await expect(page).toHaveURL(/\/gameHall\/2$/);
});

test('a question is found by words of its answer', async ({ page }) => {
  await page.goto('/faq?lang=en_US');
  await untilAlive(page);
  const questions = page.locator('details');
  const before = await questions.count();
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('HASH browser');
  await expect(questions).toHaveCount(1);
  expect(before).toBeGreaterThan(1);
  await expect(page.getByText('show the hash of their seed')).toBeVisible();
  await page.getByRole('link', { name: 'Link to this question: How can I check a result?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How can I check a result?' })).toBeVisible();
  await page.getByRole('link', { name: 'All questions' }).click();
  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page.getByText('No question matches “nothing like this”.')).toBeVisible();
});

test('an offer that pops up is closed for the session, until it changes', async ({ page }) => {
  const offer = {
    id: 1,
    category_id: 1,
    category_name: 'New members',
    scene: 'site02-red-envelope',
    title: 'Here for a while',
    summary: 'A few words about it.',
    steps: '',
    terms: '',
    link_url: '',
    link_text: '',
    start_at: null,
    end_at: new Date(Date.now() + 36 * 3_600_000).toISOString(),
    is_ended: 0,
    updated_at: '2020-01-01T00:00:00.000Z',
  };
  let asked = 0;
  await page.route('**/api/arks/web/discount/popup', async (route) => {
    asked += 1;
    const data = { list: [offer], timezone: 'America/Caracas' };
    await route.fulfill({ json: { code: 100, message: '', data } });
  });
  const dialog = page.getByRole('dialog');

  // whoever comes for a dialog is shown that one alone
  await page.goto('/?lang=en_US&modal=language');
  await expect(dialog.getByText('Language').first()).toBeVisible();

  await page.goto('/?lang=en_US');
  await expect(dialog.getByRole('heading', { name: 'Here for a while' })).toBeVisible();
  const countdown = dialog.getByRole('timer');
  await expect(countdown).toHaveText(/^\d\d:\d\d:\d\d left$/);
  const before = await countdown.innerText();
  await expect(countdown).not.toHaveText(before);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  asked = 0;
  await page.reload();
  await untilAlive(page);
  await expect.poll(() => asked).toBe(1);
  await expect(dialog).toBeHidden();

  offer.updated_at = '2100-01-01T00:00:00.000Z';
  await page.reload();
  await expect(dialog.getByRole('heading', { name: 'Here for a while' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Read the terms' }).click();
  await expect(page).toHaveURL(/\/discount\/1$/);
  await expect(dialog).toBeHidden();
});

test('a page with a time is the same from the server and in a browser that does not know the language', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/main/1?lang=my_MM');
  await expect(page.locator('.article-date time')).toHaveText(/\d\d\/\d\d\/\d{4}/);
  await untilAlive(page);
  expect(faults).toEqual([]);
});
