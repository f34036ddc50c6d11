import { expect, test, type Page } from '@playwright/test';
import { queryProduct } from '@halls/testkit';
import { solveCaptcha, untilAlive, words } from '../support/visitor.ts';

const dataDir = () => process.env.SITE_DATA_DIR ?? '';

/** Two sites that no other test logs in at, each with a policy of its own. */
const asking = { siteId: 3, host: 'apsport.localhost' };
const strict = { siteId: 4, host: 'r88.localhost' };

test.beforeAll(async () => {
  await queryProduct(
    dataDir(),
    `insert into app.access_policy (site_id, double_validation, known_devices_only)
     values (${asking.siteId}, true, false), (${strict.siteId}, false, true)
     on conflict do nothing`,
  );
});

test('an unknown device is asked a question: left, changed, answered wrongly, answered', async ({
  page,
  baseURL,
}) => {
  await openSite(page, asking.host, baseURL);
  const dialog = page.getByRole('dialog');
  await sendLogin(page, 'demo01');
  await expect(dialog).toContainText('One question before you come in');
  await dialog.getByRole('textbox', { name: 'The name in your profile' }).fill('half a name');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await sendLogin(page, 'demo01');
  await expect(dialog.getByRole('textbox', { name: 'The name in your profile' })).toHaveValue('');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Please enter your name.')).toBeVisible();
  await expect(dialog.getByText('Please enter the verification code.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Ask me something else' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Your e-mail address' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask me something else' }).click();
  const answer = dialog.getByRole('textbox', { name: 'Your withdraw password' });
  await answer.fill('9999');
  await expect(dialog.getByRole('button', { name: 'Ask me something else' })).toBeHidden();
  await solveCaptcha(dialog, 'en_US');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText('That could not be verified.');
  await expect(answer).toHaveValue('');

  await answer.fill('1234');
  // a new captcha has come, of the kind that was chosen
  await expect(dialog.getByText(words.en_US.verified, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
});

test('a site that knows its devices says which one it does not know, and what to do', async ({
  page,
  baseURL,
}) => {
  await queryProduct(
    dataDir(),
    `insert into app.member_device
     select member_id, sha256('another phone'), now() from app.member
      where site_id = ${strict.siteId} and member_account = 'demo03' on conflict do nothing`,
  );
  await openSite(page, strict.host, baseURL);
  await sendLogin(page, 'demo03');
  const device = page.getByRole('dialog', { name: 'This device is not known' });
  await expect(device).toContainText(/Linux|Android/);
  await expect(device).toContainText('127.0.0.1');
  await device.getByText('Close', { exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('known devices');
});

test('a member of an older platform sets name and withdraw password once', async ({ page, baseURL }) => {
  const account = 'demo04';
  await queryProduct(
    dataDir(),
    `with older as (
       update app.member set withdraw_password_hash = null, from_older_platform = true
        where site_id = ${asking.siteId} and member_account = '${account}' returning member_id)
     delete from app.member_personal where member_id in (select member_id from older)`,
  );
  await openSite(page, asking.host, baseURL);
  await sendLogin(page, account);
  const dialog = page.getByRole('dialog', { name: 'Take over your account' });
  const save = dialog.getByRole('button', { name: 'Save and log in' });
  await dialog.getByRole('textbox', { name: 'New withdraw password' }).fill('4321');
  await dialog.getByRole('textbox', { name: 'Repeat withdraw password' }).fill('4312');
  await save.click();
  await expect(dialog.getByText('Please enter your name.')).toBeVisible();
  await expect(dialog.getByText('The two passwords are not the same.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Minh');
  await dialog.getByRole('textbox', { name: 'Repeat withdraw password' }).fill('4321');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
});

async function openSite(page: Page, host: string, baseURL: string | undefined): Promise<void> {
  await page.goto(`http://${host}:${new URL(baseURL ?? '').port}/?lang=en_US`);
  await untilAlive(page);
}

/** The login form, filled and sent. */
async function sendLogin(page: Page, account: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: words.en_US.logIn }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=username]').fill(account);
  await dialog.locator('[name=password]').fill('demo1234');
  await solveCaptcha(dialog, 'en_US');
  await dialog.getByRole('button', { name: words.en_US.logIn, exact: true }).click();
}
