import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, openOffice, operatorPassword } from '../support/office.ts';
import { becomeMember } from '../support/member.ts';

test('a member is found and let in no more; an adjustment is done once a second person agrees; all of it is in the log', async ({
  page,
  browser,
}) => {
  await becomeMember(page);
  const account = await page.evaluate(() => localStorage.getItem('member_account') ?? '');

  const support = await openOffice(browser);
  const member = await findByKeyboard(support, account);
  await support.getByRole('button', { name: 'Disable', exact: true }).click();
  await confirm(support, 'Says that their phone was stolen', 'Disable');
  await expect(support.getByRole('heading', { name: account })).toBeVisible();
  await expect(support.locator('.page-head').getByText('Disabled')).toBeVisible();
  await expectAccessible(support);

  const maker = await openOffice(browser, { account: 'maker', path: member });
  await maker.getByRole('button', { name: 'Adjust balance' }).click();
  await maker.getByRole('dialog').getByLabel('Amount in USD').fill('25');
  await confirm(maker, 'A bet was settled wrongly', 'Ask for it');
  await maker.getByRole('link', { name: 'Look at the request' }).click();
  const title = maker.getByRole('heading', { name: 'Balance adjusted' });
  await expect(title).toBeVisible();
  // whoever asks has no say in it
  await expect(maker.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const checker = await openOffice(browser, { account: 'checker', path: new URL(maker.url()).pathname });
  await expect(checker.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expectAccessible(checker);
  await checker.getByRole('button', { name: 'Approve' }).click();
  await confirm(checker, 'The round shows it', 'Approve');
  await expect(checker.locator('.page-head').getByText('Done')).toBeVisible();

  await maker.goto(`${member}/money`);
  await expect(maker.getByRole('row', { name: /Adjustment/ })).toContainText('+$25.00');
  await expectAccessible(maker);

  const auditor = await openOffice(browser, {
    account: 'auditor',
    path: `/log?target=${encodeURIComponent(targetOf(member))}`,
  });
  await auditor.getByRole('button', { name: 'Member disabled or let in' }).click();
  await expect(auditor.getByRole('row', { name: 'Status active disabled', exact: true })).toBeVisible();
  await expect(auditor.getByText('Says that their phone was stolen').first()).toBeVisible();
  await expect(auditor.getByRole('button', { name: 'Balance adjusted' })).toBeVisible();
  await expectAccessible(auditor);
});

/** Signs in, looks for a member and opens them without a pointer. Answers where the member's page is. */
async function findByKeyboard(page: Page, account: string): Promise<string> {
  const name = page.getByLabel('Account');
  await expect(name).toBeFocused();
  await page.keyboard.type('support');
  await page.keyboard.press('Tab');
  await page.keyboard.type(operatorPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search members')).toBeFocused();
  await page.keyboard.type(account);
  const found = page.getByRole('link', { name: account });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(found).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: account })).toBeVisible();
  return new URL(page.url()).pathname;
}

async function confirm(page: Page, reason: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

/** As the log names a member. */
function targetOf(memberPath: string): string {
  return `member/${memberPath.split('/').at(-1)}`;
}
