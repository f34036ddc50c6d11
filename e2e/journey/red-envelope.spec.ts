import { expect, test, type Page } from '@playwright/test';
import { becomeMember } from '../support/member.ts';
import { openOffice, sayWhy } from '../support/office.ts';
import { hireOperator } from '../support/operator.ts';
import { changeProduct } from '../support/product-data.ts';
import { newAccount } from '../support/visitor.ts';

const minuteMs = 60_000;

test('an envelope is announced by two, claimed once, and recomputed by whoever wants to', async ({
  page,
  browser,
}) => {
  // the member sees the one that ends first: what runs beside this has another currency
  const currency = ['MMK', 'USD'][test.info().parallelIndex % 2] ?? 'USD';
  const title = `Gift ${newAccount()}`;
  await stopOthers(currency);
  const maker = await announce(await openOfficeAs(browser, 'maker'), { title, currency });
  const request = await maker.getByRole('link', { name: 'Look at the request' }).getAttribute('href');
  const checker = await openOfficeAs(browser, 'checker', request ?? '');
  await sayWhy(checker, 'Approve', 'As agreed');

  await becomeMember(page, { currency });
  await page.goto('/?lang=en_US');
  const envelope = page.getByRole('button', { name: `Open the red envelope: ${title}` });
  await expect(page.getByRole('timer').filter({ hasText: 'Ends in' })).toBeVisible();
  await envelope.click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.locator('.envelope-cash')).toHaveText(/[1-3]\.\d\d|0\.[5-9]\d/);
  await expect(dialog).toContainText('Play 100 % of it');
  const share = await dialog.locator('.envelope-cash').innerText();
  await dialog.getByRole('link', { name: 'How it was drawn' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('The shares are drawn already')).toBeVisible();
  const hash = await page.locator('.envelope-facts dd').first().innerText();

  await maker.reload();
  await expect(maker.getByRole('row', { name: /^1 / })).toBeVisible();
  await sayWhy(maker, 'Stop', 'The test is over');
  const recompute = page.getByRole('button', { name: 'Recompute in this browser' });
  await expect(async () => {
    await page.reload();
    await expect(recompute).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.locator('.envelope-facts dd').first()).toHaveText(hash);
  await expect(page.getByRole('row').nth(1)).toContainText(share);
  await expect(page.getByRole('row').nth(2)).toContainText('Nobody');
  await recompute.click();
  await expect(page.getByRole('status').filter({ hasText: 'all 10 shares follow from it' })).toBeVisible();

  await page.goto('/?lang=en_US');
  await expect(page.getByRole('button', { name: /^Open the red envelope/ })).toBeVisible();
  await expect(envelope).toHaveCount(0);
});

/** What a run that failed has left would be shown first. */
async function stopOthers(currency: string): Promise<void> {
  await changeProduct(
    `update app.red_envelope set state = 'ended', ended_at = clock_timestamp(), ended_why = 'stopped'
     where site_id = 1 and currency = $1 and state = 'announced' and writer_ids <> '{}'`,
    [currency],
  );
}

async function openOfficeAs(
  browser: Parameters<typeof openOffice>[0],
  role: string,
  path = '/site/1/red-envelopes',
): Promise<Page> {
  return openOffice(browser, { account: await hireOperator(role), path });
}

/** Leaves the page with the dialog that names the request. */
async function announce(
  office: Page,
  { title, currency }: { title: string; currency: string },
): Promise<Page> {
  await office.getByRole('link', { name: 'New envelope' }).click();
  await office.getByRole('button', { name: 'Save the draft' }).click();
  await expect(office.getByText('Fill this in.')).not.toHaveCount(0);
  await office.getByLabel('Currency').selectOption(currency);
  await office.getByLabel('Pool').fill('10');
  await office.getByLabel('Number of shares').fill('10');
  await office.getByLabel('Least share').fill('0.50');
  await office.getByLabel('Largest share').fill('3');
  await office.getByLabel('Opens at').fill(fromNow(-2 * minuteMs));
  await office.getByLabel('Ends at').fill(fromNow(60 * minuteMs));
  await office.getByLabel('Title').fill(title);
  await office.getByLabel('Text').fill('For a test');
  await sayWhy(office, 'Save the draft', 'For a test');
  await expect(office.getByRole('heading', { name: title })).toBeVisible();
  await expect(office.getByText('A share on average')).toBeVisible();
  await office.getByRole('button', { name: 'Announce' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('For a test');
  await dialog.getByRole('button', { name: 'Announce' }).click();
  return office;
}

/** As the field of a browser has it. */
function fromNow(ms: number): string {
  const at = new Date(Date.now() + ms);
  return new Date(at.getTime() - at.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16);
}
