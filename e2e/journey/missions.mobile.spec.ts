import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { becomeMember } from '../support/member.ts';

test('a member reaches a mission, claims it once, and sees what they had', async ({ page, context }) => {
  await becomeMember(page);
  await page.goto('/user/Missions?lang=en_US');
  const mission = page.getByRole('region', { name: 'Say hello' });
  await expect(mission.getByText('0 of 1')).toBeVisible();
  await expect(mission.getByRole('button', { name: 'Claim $2.00' })).toBeDisabled();
  expect(await accessibilityFaults(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto('/user/SignInReward?lang=en_US');
  await other.getByRole('button', { name: 'Sign in for today' }).click();
  await expect(other.getByText('$1.00 is in your wallet.')).toBeVisible();

  // the window hears that the wallet has moved, and asks again
  await expect(mission.getByText('1 of 1')).toBeVisible({ timeout: 10_000 });
  // a window that hears nothing still offers what was claimed in the first one
  await other.routeWebSocket(/.*/, () => {});
  await other.goto('/user/Missions?lang=en_US');
  const there = other.getByRole('region', { name: 'Say hello' });
  await expect(there.getByRole('button', { name: 'Claim $2.00' })).toBeEnabled();
  await mission.getByRole('button', { name: 'Claim $2.00' }).click();
  await expect(page.getByText('$2.00 is in your wallet.')).toBeVisible();
  await expect(mission.getByRole('button', { name: 'Claimed' })).toBeDisabled();
  await expect(page.locator('.mission-claims').getByText('Say hello')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await there.getByRole('button', { name: 'Claim $2.00' }).click();
  await expect(other.getByText('You have had this reward already.')).toBeVisible();
  await expect(there.getByRole('button', { name: 'Claimed' })).toBeDisabled();

  await page.goto('/user/Transaction?lang=en_US');
  await expect(page.getByRole('table').getByText('Mission', { exact: true })).toBeVisible();
  await page.goto('/user/Missions?lang=en_US');
  await page.getByRole('link', { name: 'Tournaments' }).click();
  await expect(page).toHaveURL(/\/tournament/);
});
