import { expect, test, type Page } from '@playwright/test';
import { becomeMember, logInByCall } from '../support/member.ts';
import { changeProduct } from '../support/product-data.ts';
import { joinsMemberChannel, openHome } from '../support/visitor.ts';

const memberIdOf = (page: Page) => page.evaluate(() => localStorage.getItem('member_id'));

test('logging in elsewhere ends the older session with its warning', async ({ page, browser }) => {
  const account = await becomeMember(page);
  const joining = joinsMemberChannel(page);
  await page.goto('/?lang=en_US');
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
  // the socket must have joined before the other login for the warning to find it
  await joining;

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await logInByCall(other, account);
  await other.goto('/?lang=en_US');
  await expect(other.locator('.header-balance .money').first()).toBeVisible();

  await expect(page.getByRole('dialog').getByText('Your account has just logged in elsewhere')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await elsewhere.close();
});

test('logging out forgets the member in every tab and kills the token', async ({
  page,
  context,
  request,
}) => {
  await becomeMember(page);
  await page.goto('/?lang=en_US');
  const second = await context.newPage();
  await second.goto('/?lang=en_US');
  await expect(second.locator('.header-balance .money').first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));

  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(second.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  // the tab that logged out is on its way home; both share the storage
  expect(
    await second.evaluate(() =>
      ['token', 'member_id', 'member_account', 'currency'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual([null, null, null, null]);
  const answer = await request.post('/api/member/profile/common/layout', {
    headers: { Authorization: token ?? '' },
    data: {},
  });
  expect(answer.status()).toBe(401);
});

test('a page without a connection says so until it is back', async ({ page, context }) => {
  await becomeMember(page);
  await page.goto('/?lang=en_US');
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
  // the part that says so comes late
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('No connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No connection.')).toBeHidden();
});

test('a wrong password is refused without telling whether the account exists', async ({ page }) => {
  await openHome(page, 'en_US');
  const messages: string[] = [];
  for (const account of ['demo05', 'nobody99']) {
    await page.reload();
    await openHome(page, 'en_US');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=username]').fill(account);
    await dialog.locator('[name=password]').fill('wrong1234');
    await dialog.getByRole('button', { name: 'let your device verify' }).click();
    await expect(dialog.getByText('Verified')).toBeVisible();
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    messages.push(await dialog.getByRole('alert').innerText());
    await expect(dialog.locator('[name=username]')).toHaveValue(account);
  }
  expect(messages[0]).toBe('The account or the password is not right.');
  expect(messages[1]).toBe(messages[0]);
});

test('a member who is disabled is out at once, and told so', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/user/Info?lang=en_US');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  const memberId = await memberIdOf(page);
  await expect
    .poll(async () => {
      // the window hears of it by its socket, which may be joining still
      await changeProduct(`update app.member set status = 'disabled' where member_id = $1`, [memberId]);
      return page.getByText('Your session has ended. Please log in again.').count();
    })
    .toBeGreaterThan(0);
  await expect(page.getByText('This page is your own place')).toBeAttached();
});

test('a call for clean caches logs out, loads the page anew and says why', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/?lang=en_US');
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
  const memberId = await memberIdOf(page);
  const told = page.getByText('This page has been renewed').waitFor();
  const isOut = () => page.evaluate(() => localStorage.getItem('token') === null);
  await expect
    .poll(async () => {
      await changeProduct(
        `insert into app.outbox (channel, event, payload) values ('private-member.' || $1::text, 'app_clean_cache', '{}')`,
        [memberId],
      );
      return isOut().catch(() => true);
    })
    .toBe(true);
  await told;
});

test('a logout in another window is said in this one', async ({ page, context }) => {
  await becomeMember(page);
  await page.goto('/?lang=en_US');
  const second = await context.newPage();
  await second.goto('/?lang=en_US');
  await expect(second.locator('.header-balance .money').first()).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(second.getByText('You have logged out in another window.')).toBeVisible();
  await expect(page.getByText('You have logged out in another window.')).toHaveCount(0);
});
