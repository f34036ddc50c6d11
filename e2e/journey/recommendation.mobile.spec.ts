import { expect, test, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { play, spin } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';
import { payOnce } from '../support/pay-twice.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a member shares a link, a friend comes by it, deposits and plays, and both are given something', async ({
  page,
  browser,
  isMobile,
  baseURL,
  viewport,
}) => {
  test.skip(!process.env.BANK_URL, 'only the product that the tests start has a bank of theirs');
  test.slow();
  await becomeMember(page);
  await page.goto('/user/RecommendProject?lang=en_US');
  await expect(page.getByText('A first deposit of $10.00 or more')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture code of your link' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const link = await page.getByText(/\/\?invite=[A-Z0-9]{10}$/).innerText();

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport,
    hasTouch: isMobile,
    isMobile,
  });
  const theirs = await context.newPage();
  await theirs.goto(`${link}&lang=en_US`);
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'recommend_code')?.value)
    .toBe(new URL(link).searchParams.get('invite'));
  const account = await becomeMember(theirs, {
    recommendCode: new URL(link).searchParams.get('invite') ?? '',
  });

  await page.goto('/user/RecommendMemberSearch?lang=en_US');
  await page.getByRole('textbox', { name: 'Account' }).fill(account);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(`${account.slice(0, 2)}***${account.slice(-1)}`)).toBeVisible();
  await expect(page.getByText('$0.00 of $10.00')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await payOnce(theirs);
  const game = await play(theirs, context, isMobile, 'Fable Cove');
  await spin(game, 10);
  await expect
    .poll(
      async () => {
        await page.goto('/user/RecommendRecord?lang=en_US');
        await page.getByText('Joined').first().waitFor();
        return page.getByText('Received', { exact: true }).count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  for (const [whose, amount] of [
    [page, '$5.00'],
    [theirs, '$2.00'],
  ] as const) {
    await whose.goto('/user/Transaction?lang=en_US');
    await expect(rowOf(whose, 'Friend recommended').getByText(amount)).toBeVisible();
  }
  await context.close();
});

test('the menu has its pages where the site runs it, and an address of one leads to no such page elsewhere', async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto('/user?lang=en_US');
  const entry = page.getByRole('link', { name: 'Bring a friend' });
  await expect(entry).toBeVisible();
  await page.route('**/api/bonus_setting/check', (route) =>
    route.fulfill({ json: { code: 100, message: '', data: { is_friend: 0 } } }),
  );
  const answered = page.waitForResponse('**/api/bonus_setting/check');
  await page.goto('/user/RecommendRecord?lang=en_US');
  await answered;
  await expect(page.getByRole('heading', { level: 1, name: 'My details' })).toBeVisible();
  await page.goto('/user?lang=en_US');
  await expect(page.getByRole('link', { name: 'Play limits' })).toBeVisible();
  await expect(entry).toHaveCount(0);
});
