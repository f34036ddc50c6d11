import { expect, test } from '@playwright/test';
import { becomeMember } from '../support/member.ts';
import { expectAccessible, openOffice } from '../support/office.ts';

test('an entry of a member leads to its transaction, to the house’s side of it, and back in time', async ({
  page,
  browser,
}) => {
  const account = await becomeMember(page);
  const auditor = await openOffice(browser, { account: 'auditor', path: `/site/1/members?q=${account}` });
  await auditor.getByRole('link', { name: account }).click();
  await auditor.getByRole('link', { name: 'Money' }).click();
  await auditor.getByRole('row', { name: /Offer/ }).getByRole('link').click();

  await expect(auditor.getByText('The legs come to zero')).toBeVisible();
  await expect(auditor.getByRole('link', { name: account })).toBeVisible();
  await expectAccessible(auditor);
  await auditor.getByRole('table', { name: 'Legs' }).getByRole('link', { name: 'Bonuses' }).click();
  await expect(auditor.getByText('What it holds', { exact: true })).toBeVisible();
  await expect(auditor.getByRole('row', { name: /Offer/ }).first()).toBeVisible();
  await expectAccessible(auditor);

  await auditor.getByLabel('At this moment').fill('2020-01-01T12:00:00');
  await expect(auditor.getByText('What it held', { exact: true })).toBeVisible();
  await expect(auditor.getByText('No entries up to that moment.')).toBeVisible();

  await auditor.keyboard.press('Escape');
  await auditor.goto('/site/1/ledger');
  await expect(auditor.getByText('Together they come to zero').first()).toBeVisible();
  await auditor.getByRole('button', { name: 'Check now' }).click();
  await expect(auditor.getByText('Everything holds')).toBeVisible();
  await expectAccessible(auditor);

  await auditor.goto('/reconciliation/cases');
  await expect(auditor.getByRole('combobox', { name: 'What differs' })).toBeVisible();
  await expectAccessible(auditor);
});
