import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { becomeMember } from '../support/member.ts';

test('a member signs in for today, once, and sees it in every window', async ({ page, context }) => {
  await becomeMember(page);
  await page.goto('/user/SignInReward?lang=en_US');
  const signIn = page.getByRole('button', { name: 'Sign in for today' });
  await expect(signIn).toBeEnabled();
  expect(await accessibilityFaults(page)).toEqual([]);
  const other = await context.newPage();
  await other.goto('/user/SignInReward?lang=en_US');
  await expect(other.getByRole('button', { name: 'Sign in for today' })).toBeEnabled();

  await signIn.click();
  await expect(page.getByText('$1.00 is in your wallet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Signed in for today' })).toBeDisabled();
  await expect(page.getByText('Signed in on 1 of 28 days · $1.00 received')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await other.getByRole('button', { name: 'Sign in for today' }).click();
  await expect(other.getByText('You have signed in for today already.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Signed in for today' })).toBeDisabled();

  await page.goto('/user/Transaction?lang=en_US');
  await expect(page.getByRole('table').getByText('Sign-in reward', { exact: true })).toBeVisible();
});
