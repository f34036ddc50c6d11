import { expect, test } from '@playwright/test';
import { play, spin } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';
import { expectAccessible, openOffice, sayWhy } from '../support/office.ts';
import { payOnce } from '../support/pay-twice.ts';

test('a friend at one’s own device is held, both the member and the office read why, and it is given when released', async ({
  page,
  browser,
  baseURL,
}) => {
  test.skip(!process.env.BANK_URL, 'only the product that the tests start has a bank of theirs');
  test.slow();
  const deviceId = crypto.randomUUID();
  await becomeMember(page, { deviceId });
  await page.goto('/user/RecommendProject?lang=en_US');
  const link = await page.getByText(/\/\?invite=[A-Z0-9]{10}$/).innerText();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await context.newPage();
  const recommendCode = new URL(link).searchParams.get('invite') ?? '';
  const friend = await becomeMember(theirs, { deviceId, recommendCode });
  await payOnce(theirs);
  await spin(await play(theirs, context, false, 'Fable Cove'), 10);
  await context.close();

  const record = async (words: string) => {
    await page.goto('/user/RecommendRecord?lang=en_US');
    await page.getByText('Joined').waitFor();
    return page.getByText(words, { exact: true }).count();
  };
  await expect.poll(() => record('Being looked at'), { timeout: 60_000 }).toBe(1);
  await expect(page.getByText('You use the same device.')).toBeVisible();

  const maker = await openOffice(browser, { account: 'maker', path: '/site/1/recommendations' });
  await maker.getByRole('button', { name: 'Begin new terms' }).click();
  await expect(maker.getByRole('dialog').getByLabel('First deposit, at least')).toBeVisible();
  await expectAccessible(maker);
  await maker.context().close();

  const checker = await openOffice(browser, { account: 'checker', path: '/site/1/recommendations/friends' });
  const line = checker.getByRole('row', { name: new RegExp(friend) });
  await line.getByRole('button').first().click();
  await expect(checker.getByText('Both use one device')).toBeVisible();
  await expectAccessible(checker);
  await sayWhy(checker, 'Release', 'A couple at one computer');
  await expect.poll(() => record('Received'), { timeout: 60_000 }).toBe(1);
  await checker.context().close();
});
