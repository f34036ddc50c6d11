import { expect, test, type Page } from '@playwright/test';
import { becomeMember } from '../support/member.ts';
import { expectAccessible, openOffice, sayWhy } from '../support/office.ts';
import { payTwice } from '../support/pay-twice.ts';

/** Each repetition has a book of its own, so that none waits for the days of another. */
const currencies = ['THB', 'INR', 'JPY', 'BDT', 'MMK'];

test('a statement is brought, what differs is explained, and a second person closes the day', async ({
  browser,
}, { repeatEachIndex }) => {
  const currency = currencies[repeatEachIndex % currencies.length] ?? 'THB';
  const book = `/bank-book/SANDBOX/${currency}`;
  const finance = await openOffice(browser, { account: 'finance', path: book });
  const { day, opening } = await nextDay(finance);

  await finance.getByRole('button', { name: 'Bring a statement' }).click();
  const buffer = Buffer.from(statementOf(day, currency, opening));
  await finance
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'day.sta', mimeType: 'text/plain', buffer });
  const preview = finance.getByRole('table', { name: 'Lines' });
  await expect(preview.getByRole('row').nth(1)).toContainText('Case');
  await expect(preview.getByRole('row').nth(2)).toContainText('Fee');
  await expectAccessible(finance);
  await sayWhy(finance, 'Keep the statement', 'Fetched from the bank this morning');

  await finance.getByRole('row').filter({ hasText: day }).getByRole('link').click();
  await expect(finance.getByText('Can’t be closed yet: cases are open')).toBeVisible();
  await expectAccessible(finance);
  await finance.getByRole('row').filter({ hasText: 'Money without an order' }).getByRole('link').click();
  await expect(finance.getByRole('heading', { level: 1, name: 'Money without an order' })).toBeVisible();
  await expectAccessible(finance);
  await finance.getByRole('button', { name: 'Work on it' }).click();
  const work = finance.getByRole('dialog');
  await work.getByLabel('State').selectOption('explained');
  await work.getByLabel('Reason').fill('The bank pays interest');
  await work.getByRole('button', { name: 'Save' }).click();
  await expect(finance.locator('.page-head').getByText('Explained')).toBeVisible();

  await finance.getByRole('link', { name: day }).click();
  await finance.getByRole('button', { name: 'Close the day' }).click();
  const close = finance.getByRole('dialog');
  await close.getByLabel('Reason').fill('Everything comes to the same');
  await close.getByRole('button', { name: 'Close the day' }).click();
  await close.getByRole('link', { name: 'Look at the request' }).click();
  await expect(finance).toHaveURL(/\/approvals\/\d+/);

  const checker = await openOffice(browser, { account: 'checker', path: new URL(finance.url()).pathname });
  await sayWhy(checker, 'Approve', 'Looked at the statement');
  await expect(checker.locator('.page-head').getByText('Done')).toBeVisible();
  await checker.goto(`${book}/days/${day}`);
  await expect(checker.locator('.page-head').getByText('Closed')).toBeVisible();
  await expect(checker.getByText('Closed by')).toBeVisible();
  await expect(checker.getByRole('button', { name: 'Close the day' })).toHaveCount(0);
});

test('a service is asked for its statement, and what came agrees with what was credited', async ({
  page,
  browser,
}) => {
  await becomeMember(page);
  const { first, second } = await payTwice(page);
  const finance = await openOffice(browser, { account: 'finance', path: '/bank-book/SANDBOX/USD' });
  await finance.getByRole('button', { name: 'Ask the service' }).click();
  const dialog = finance.getByRole('dialog');
  const today = new Date().toISOString().slice(0, 10);
  await dialog.getByLabel('Day').fill(today);
  await expectAccessible(finance);
  await dialog.getByLabel('Reason').fill('To see what came this morning');
  await dialog.getByRole('button', { name: 'Ask the service' }).click();
  await expect(dialog).toHaveCount(0);
  await finance.goto(`/bank-book/SANDBOX/USD/days/${today}`);
  const cases = finance.getByRole('table', { name: 'Cases' });
  await expect(cases.getByRole('row').filter({ hasText: second })).toContainText('Money without an order');
  await expect(cases.getByRole('row').filter({ hasText: first })).toHaveCount(0);
});

/** The day after the last one of a book, and what the account had by then. */
async function nextDay(page: Page): Promise<{ day: string; opening: number }> {
  const told = page.waitForResponse('**/api/bank-book/days');
  await page.reload();
  const answer: unknown = await (await told).json();
  expect(answer).toMatchObject({ code: 100 });
  const [last] = (answer as { data: { list: { day: string; closing: string }[] } }).data.list;
  if (!last) return { day: '2026-01-05', opening: 0 };
  const after = new Date(Date.parse(last.day) + 24 * 60 * 60_000).toISOString().slice(0, 10);
  return { day: after, opening: Number(last.closing) };
}

/** Interest that no order of ours knows, and a fee. */
function statementOf(day: string, currency: string, opening: number): string {
  const date = day.slice(2).replaceAll('-', '');
  const amount = (value: number) => String(value).replace('.', ',');
  return [
    ...[':20:DAY', ':25:1', ':28C:1/1', `:60F:C${date}${currency}${amount(opening)}`],
    ...[`:61:${date}${date.slice(2)}C500,NMSCNONREF//I${date}`, ':86:Interest of the quarter'],
    ...[`:61:${date}${date.slice(2)}D20,NCHGNONREF//F${date}`, ':86:Account'],
    ...[`:62F:C${date}${currency}${amount(opening + 480)}`, '-'],
  ].join('\r\n');
}
