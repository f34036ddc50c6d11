import { expect, test, type Page } from '@playwright/test';
import { becomeMember } from '../support/member.ts';
import { newPhone } from '../support/visitor.ts';

const badges = (page: Page) => page.locator('.letter-badge').filter({ visible: true });

test('a letter is announced, read and deleted in every tab', async ({ page, context }) => {
  await becomeMember(page);
  await page.goto('/user/Letter?lang=en_US');
  const second = await context.newPage();
  await second.goto('/user/Letter?lang=en_US');
  const greeting = page.getByRole('button', { name: /^Welcome, / });
  await expect(greeting).toBeVisible();
  await expect(page.getByText('1 unread of 1')).toBeVisible();
  await expect(second.getByText('1 unread of 1')).toBeVisible();

  await greeting.click();
  await expect(page.getByText('We never ask for your password')).toBeVisible();
  for (const tab of [page, second]) await expect(tab.getByText('0 unread of 1')).toBeVisible();
  await expect(badges(second)).toHaveCount(0);

  await page.getByRole('checkbox', { name: /Choose “Welcome/ }).check();
  await page.getByRole('button', { name: 'Delete chosen (1)' }).click();
  for (const tab of [page, second])
    await expect(tab.getByRole('heading', { name: 'No letters' })).toBeVisible();
});

test('a letter that comes is seen on whatever page is open', async ({ page, context }) => {
  await becomeMember(page);
  // nobody else's: an account stands with one member
  const number = newPhone();
  const accounts = await context.newPage();
  await accounts.goto('/user/BindAccount?lang=en_US');
  await page.goto('/user/Letter?lang=en_US');
  await expect(page.getByText('1 unread of 1')).toBeVisible();

  await accounts.getByLabel('Bank or wallet').selectOption({ index: 1 });
  await accounts.getByLabel('Number').fill(number);
  await accounts.getByLabel('Account holder').fill('NGUYEN');
  await accounts.getByLabel('Withdraw password').fill('1234');
  await accounts.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(accounts.getByText(`•••• ${number.slice(-4)}`)).toBeVisible();
  await expect(page.getByText('2 unread of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: /A payout account was added/ })).toBeVisible();
});
