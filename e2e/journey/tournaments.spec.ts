import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { becomeMember } from '../support/member.ts';
import { changeProduct } from '../support/product-data.ts';

test('a guest reads a tournament without script, and a member hears where they stand', async ({
  page,
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto('/discount?lang=en_US');
  await reader.locator('main').getByRole('link', { name: 'Tournaments' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible();
  await reader.getByRole('link', { name: 'The big three' }).first().click();
  const tie = 'Of equal scores the one that was reached first stands higher.';
  await expect(reader.getByText(tie)).toBeVisible();
  await plain.close();

  const account = await becomeMember(page);
  const [row] = await changeProduct<{ id: string; member_id: string }>(
    `select t.tournament_id as id, m.member_id from tournament.tournament t join app.member m using (site_id, currency)
     where m.member_account = $1 and t.state = 'announced'`,
    [account],
  );
  await page.goto(`/tournament/${row?.id}?lang=en_US`);
  await expect(page.getByText('You have no score yet.')).toBeVisible();
  await expect(page.getByText(/^Ends in/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  // as the job leaves it when a round has paid 9,999 times its stake
  await changeProduct(
    `insert into tournament.standing (tournament_id, member_id, score, rounds, reached_at) values ($1, $2, 999900, 1, now())`,
    [row?.id, row?.member_id],
  );
  await changeProduct('update tournament.tournament set changed_at = now() where tournament_id = $1', [
    row?.id,
  ]);
  await expect(page.getByText('Rank 1', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('It wins $200.00 as it stands.')).toBeVisible();
  const first = page.getByRole('row', { name: /9,999×/ });
  await expect(first).toContainText(`${account.slice(0, 2)}***${account.slice(-1)}`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await changeProduct('delete from tournament.standing where tournament_id = $1 and member_id = $2', [
    row?.id,
    row?.member_id,
  ]);
});
