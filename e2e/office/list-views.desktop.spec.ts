import { expect, test } from '@playwright/test';
import { expectAccessible, openOffice } from '../support/office.ts';

test('a list is sorted by its columns, and what it shows is kept as a view that another operator opens', async ({
  browser,
}) => {
  const name = `Loads ${Date.now()}`;
  const support = await openOffice(browser, { account: 'support', path: '/site/1/members?q=load0' });
  const first = support.locator('tbody th').first();
  await expect(first).toHaveText('load001');
  const sort = support.getByRole('button', { name: 'Account', exact: true });
  await sort.click();
  await sort.click();
  await expect(support.getByRole('columnheader', { name: 'Account' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(first).toHaveText('load099');
  await support.getByRole('button', { name: 'Keep this view' }).click();
  const dialog = support.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Other operators see it, too').check();
  await dialog.getByRole('button', { name: 'Keep this view' }).click();
  await expect(support.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(support);

  const risk = await openOffice(browser, { account: 'risk', path: '/site/1/members' });
  await risk.getByRole('button', { name, exact: true }).click();
  await expect(risk.locator('tbody th').first()).toHaveText('load099');
  await expect(risk.getByRole('button', { name: `Forget ${name}` })).toHaveCount(0);

  await support.getByRole('button', { name: `Forget ${name}` }).click();
  await expect(support.getByRole('button', { name, exact: true })).toHaveCount(0);
});
