import { expect, type Browser, type Page } from '@playwright/test';
import { openOffice } from './office.ts';

/** The page's member applies, and the operator of the office's page accepts. */
export async function becomeAgent(page: Page, office: Page, account: string): Promise<void> {
  await page.goto('/proxy/Register?lang=en_US');
  await page.getByLabel('How you mean to find members').fill('Friends');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('is being looked at')).toBeVisible();
  await office.goto('/site/1/agents/applications');
  await office.getByRole('row', { name: account }).getByRole('button').click();
  await office.getByRole('button', { name: 'Accept', exact: true }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Known to us');
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Asks for what the dialog says, and has another operator agree. */
export async function agree(browser: Browser, office: Page, confirm = 'Ask for it'): Promise<void> {
  const asking = office.getByRole('dialog');
  await asking.getByLabel('Reason').fill('As spoken of');
  await asking.getByRole('button', { name: confirm }).click();
  const request = await office.getByRole('link', { name: 'Look at the request' }).getAttribute('href');
  const other = await openOffice(browser, { account: 'compliance', path: request ?? '' });
  await other.getByRole('button', { name: 'Approve' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Agreed');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog).toBeHidden();
}
