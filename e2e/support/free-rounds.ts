import type { Browser, Page } from '@playwright/test';
import { expectAccessible, openOffice, sayWhy } from './office.ts';
import { hireOperator } from './operator.ts';
import { changeProduct } from './product-data.ts';

/**
 * Has one operator ask for free rounds for a member, and another one agree. `fields` are the form's by their labels. Says
 * the first one's page, and where it was asked for: the member's free rounds.
 */
export async function giveFreeRounds(
  browser: Browser,
  account: string,
  fields: Record<string, string>,
): Promise<{ maker: Page; path: string }> {
  const [row] = await changeProduct<{ member_id: string }>(
    'select member_id from app.member where member_account = $1',
    [account],
  );
  const member = `?member=${row?.member_id}`;
  const path = `/site/1/free-rounds${member}`;
  const maker = await openOffice(browser, {
    account: await hireOperator('promotions'),
    path: `/site/1/bonuses${member}`,
  });
  await maker.getByRole('main').getByRole('link', { name: 'Free rounds' }).click();
  await maker.getByRole('button', { name: 'Give free rounds' }).click();
  const dialog = maker.getByRole('dialog', { name: `Give ${account} free rounds` });
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByLabel('Reason').fill('They waited long');
  await expectAccessible(maker);
  await dialog.getByRole('button', { name: 'Give free rounds' }).click();
  const request = await maker.getByRole('link', { name: 'Look at the request' }).getAttribute('href');
  const checker = await openOffice(browser, { account: await hireOperator('checker'), path: request ?? '' });
  await sayWhy(checker, 'Approve', 'As agreed');
  return { maker, path };
}
