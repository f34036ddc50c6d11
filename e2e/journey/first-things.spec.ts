import { expect, test, type Page } from '@playwright/test';
import { changeProduct } from '../support/product-data.ts';
import { becomeMember } from '../support/member.ts';

const memberIdOf = (page: Page) => page.evaluate(() => localStorage.getItem('member_id'));

test('whoever must change their password does that before anything else', async ({ page, isMobile }) => {
  await becomeMember(page);
  await changeProduct('update app.member set first_login_to_change_password = true where member_id = $1', [
    await memberIdOf(page),
  ]);
  await page.goto('/?lang=en_US');
  if (isMobile) {
    await expect(page).toHaveURL(/\/user\/Info$/);
    await expect(page.getByText('Your password was set by somebody else.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveCount(0);
    await page.goto('/gameHall/2?lang=en_US');
    await expect(page).toHaveURL(/\/user\/Info$/);
  } else {
    const dialog = page.getByRole('dialog', { name: 'Please choose a new password' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await page.goto('/gameHall/2?lang=en_US');
    await expect(dialog).toBeVisible();
  }
  await page.getByLabel('Current password').fill('abc12345');
  await page.getByLabel(/^New password/).fill('xyz98765');
  await page.getByLabel('Repeat the new password').fill('xyz98765');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
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

test('an app around the site takes away what it has itself', async ({ page, isMobile }) => {
  await page.goto('/?lang=en_US&appPage=content');
  await expect(page.locator('.hero')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.goto('/gameHall/2?lang=en_US');
  await expect(page.getByRole('banner')).toBeHidden();
  await page.goto('/?lang=en_US&appPage=&header=false&footer=false');
  await expect(page.getByRole('banner')).toBeVisible({ visible: !isMobile });
  if (isMobile) await expect(page.locator('.bottom-tabs')).toBeHidden();
});
