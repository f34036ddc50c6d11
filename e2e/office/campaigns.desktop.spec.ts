import { expect, test } from '@playwright/test';
import { expectAccessible, openOffice, sayWhy } from '../support/office.ts';
import { hireOperator } from '../support/operator.ts';

test('a campaign is written by one operator, announced when another agrees, and stopped by one', async ({
  browser,
}) => {
  const path = '/site/1/campaigns';
  const maker = await openOffice(browser, { account: await hireOperator('promotions'), path });
  await maker.getByRole('link', { name: 'New campaign' }).click();
  const title = `Spring ${Date.now()}`;
  for (const [label, value] of Object.entries({
    Begins: '2026-01-01T00:00',
    Ends: '2099-01-01T00:00',
    Budget: '500',
    'Least deposit': '20',
    'At most': '50',
  }))
    await maker.getByLabel(label, { exact: true }).fill(value);
  await maker.getByRole('textbox', { name: /^Title/ }).fill(title);
  await maker.getByRole('textbox', { name: /^Text/ }).fill('For everybody who deposits in spring');
  await maker.getByLabel('Currency').selectOption('USD');
  // of who registers nothing is known that a rule could ask
  await maker.getByLabel('Given', { exact: true }).selectOption('registration');
  await expect(maker.getByRole('button', { name: 'Add a group' })).toHaveCount(0);
  await expectAccessible(maker);
  await maker.getByLabel('Given', { exact: true }).selectOption('deposit');
  await maker.getByRole('button', { name: 'Add a group' }).click();
  await maker.getByLabel('Fact').selectOption('registered_days');
  await maker.getByLabel('Days, with commas').fill('0');
  await expectAccessible(maker);
  await sayWhy(maker, 'Save the draft', 'Spring comes');
  await expect(maker.getByRole('heading', { name: title })).toBeVisible();
  await expect(maker.getByText('$0.00 of $500.00').first()).toBeVisible();
  await expect(maker.getByText('Languages without words')).toBeVisible();
  await expectAccessible(maker);

  await maker.getByRole('button', { name: 'Announce' }).click();
  const dialog = maker.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('It is ready');
  await dialog.getByRole('button', { name: 'Announce' }).click();
  const request = await maker.getByRole('link', { name: 'Look at the request' }).getAttribute('href');
  const checker = await openOffice(browser, { account: await hireOperator('checker'), path: request ?? '' });
  await sayWhy(checker, 'Approve', 'As agreed');

  await maker.goto(path);
  await maker.getByRole('link', { name: title }).first().click();
  await expect(maker.getByText('Version 1', { exact: true })).toBeVisible();
  await sayWhy(maker, 'Stop', 'It was a trial');
  await expect(maker.getByText('It gives nothing more.')).toBeVisible();
});
