import { expect, test, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { becomeMember } from '../support/member.ts';
import { expectAccessible, openOffice, operatorPassword } from '../support/office.ts';
import { ageProof, endSessionsOf, hireOperator } from '../support/operator.ts';

test('a passkey is made, lets in beside the password, and proves again who is there', async ({ browser }) => {
  const account = await hireOperator();
  // browsers make none for an address that is no name
  const office = (process.env.OFFICE_URL ?? '').replace('127.0.0.1', 'localhost');
  const page = await openOffice(browser, { path: `${office}/account` });
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, account);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Desk');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove Desk' })).toBeVisible();
  await expect(page.getByText('Never used')).toBeVisible();
  await expectAccessible(page);

  await endSessionsOf(account);
  await page.reload();
  await signIn(page, account);
  await expect(page.getByRole('button', { name: 'Remove Desk' })).toBeVisible();
  await expect(page.getByText('Never used')).toHaveCount(0);

  await ageProof(account);
  await page.getByRole('button', { name: 'Remove Desk' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await prove(page);
  await expect(page.getByText('You have none yet.')).toBeVisible();
});

test('an authenticator that was set up is asked for at the next sign-in', async ({ browser }) => {
  const account = await hireOperator();
  const page = await openOffice(browser, { account, path: '/account' });
  const panel = page.getByRole('region', { name: 'Authenticator' });
  await panel.getByLabel('Password', { exact: true }).fill(operatorPassword);
  await panel.getByRole('button', { name: 'Set up' }).click();
  const secret = (await panel.locator('.two-factor-secret').textContent()) ?? '';
  await panel.getByLabel('Code').fill(new TOTP({ secret }).generate());
  await panel.getByRole('button', { name: 'Take it into use' }).click();
  await expect(panel.getByText('Is set up')).toBeVisible();

  await endSessionsOf(account);
  await page.reload();
  await signIn(page, account);
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The code is not right/)).toBeVisible();
  // the one before it was used, and clocks may differ by one
  await code.fill(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
});

test('money is moved by a fresh proof alone, and what was typed waits for it', async ({ page, browser }) => {
  const member = await becomeMember(page);
  const account = await hireOperator('maker');
  const maker = await openOffice(browser, { account, path: `/site/1/members?q=${member}` });
  await maker.getByRole('link', { name: member }).click();
  await maker.getByRole('button', { name: 'Adjust balance' }).click();
  await ageProof(account);
  const dialog = maker.getByRole('dialog');
  await dialog.getByLabel('Amount in USD').fill('12');
  await dialog.getByLabel('Reason').fill('A round was lost');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await prove(maker, 'not-it');
  await expect(maker.getByText('The password is not right.')).toBeVisible();
  await prove(maker);
  await expect(maker.getByRole('link', { name: 'Look at the request' })).toBeVisible();
});

test('a session that ends under a page leaves what was typed, and who signs in again goes on', async ({
  page,
  browser,
}) => {
  const member = await becomeMember(page);
  const account = await hireOperator('support');
  const support = await openOffice(browser, { account, path: `/site/1/members?q=${member}` });
  await support.getByRole('link', { name: member }).click();
  await support.getByRole('link', { name: 'Notes' }).click();
  await support.getByRole('button', { name: 'Add a note' }).click();
  const note = support.getByRole('dialog', { name: 'Add a note' });
  await note.getByLabel(/^Note/).fill('Calls each Friday');
  await note.getByLabel('Reason').fill('Said so by phone');
  await endSessionsOf(account);
  await note.getByRole('button', { name: 'Add a note' }).click();

  const away = support.getByRole('dialog', { name: 'Your session has ended' });
  await expect(away.getByLabel('Account')).toHaveValue(account);
  await expectAccessible(support);
  await away.getByLabel('Password', { exact: true }).fill(operatorPassword);
  await away.getByRole('button', { name: 'Sign in' }).click();
  await expect(away).toHaveCount(0);
  await expect(note.getByLabel(/^Note/)).toHaveValue('Calls each Friday');
  await note.getByRole('button', { name: 'Add a note' }).click();
  await expect(support.getByRole('listitem').getByText('Calls each Friday')).toBeVisible();
});

async function signIn(page: Page, account: string): Promise<void> {
  await page.getByLabel('Account').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(operatorPassword);
  await page.keyboard.press('Enter');
}

/** Answers the question who is there; the dialog of it is the upper one. */
async function prove(page: Page, password = operatorPassword): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}
