import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { becomeMember } from '../support/member.ts';
import { expectAccessible, openOffice } from '../support/office.ts';
import { changeProduct } from '../support/product-data.ts';

test('a day’s figures open down to a round, and are saved as a file', async ({ page, browser }) => {
  const account = await becomeMember(page);
  const day = await playRound(account);
  const finance = await openOffice(browser, { account: 'finance', path: '/reports?site=1&currency=USD' });
  await expect(finance.getByRole('img', { name: /^Chart of GGR/ })).toBeVisible();
  await finance.getByRole('link', { name: day, exact: true }).click();
  await expect(finance.getByRole('table', { name: 'Figures by Provider' })).toBeVisible();
  await expectAccessible(finance);
  await finance.getByRole('link', { name: 'River Eight', exact: true }).click();
  await finance.getByRole('link', { name: 'River Dragon · GPR8' }).click();
  await finance.getByRole('link', { name: account, exact: true }).click();
  await expect(finance.getByRole('heading', { name: `Rounds of ${account}` })).toBeVisible();
  await expect(finance.getByRole('row', { name: new RegExp(`of-${account}`) })).toContainText('+$70,000.00');
  await expectAccessible(finance);

  await finance.goBack();
  await finance.getByRole('button', { name: 'Export' }).click();
  const dialog = finance.getByRole('dialog');
  await dialog.getByLabel('Format').selectOption('csv');
  await dialog.getByLabel('Reason').fill('For the books');
  const asked = finance.waitForResponse('**/api/export/ask');
  await dialog.getByRole('button', { name: 'Create the file' }).click();
  const answer = (await (await asked).json()) as { data: { export_id: number } };
  const save = finance.getByRole('button', { name: `Download export ${answer.data.export_id}`, exact: true });
  await expect(save).toBeVisible();
  await expectAccessible(finance);
  const saved = finance.waitForEvent('download');
  await save.click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(file).toContain('Exported by finance at');
  expect(file).toContain(`,${account},USD,1,1,70000.00,`);
});

/** A large round of the member's, as the provider's feed tells it; answers the day on which it counts, in words. */
async function playRound(account: string): Promise<string> {
  await changeProduct(
    `insert into app.provider_round (gp_id, round_id, member_id, game_code, currency, stake_minor, payout_minor, ended_at)
     select 'GPR8', 'of-' || $1, m.member_id, g.game_code, 'USD', 7000000, 0, now()
     from app.member m join app.game g on g.site_id = m.site_id and g.gp_id = 'GPR8' and g.name ->> 'en_US' = 'River Dragon'
     where m.member_account = $1`,
    [account],
  );
  let day: string | undefined;
  await expect
    .poll(
      async () => {
        const rows = await changeProduct<{ day: string }>(
          `select to_char(d.day, 'FMMon FMDD, YYYY') as day from play.day d
           join app.member m using (member_id) where m.member_account = $1`,
          [account],
        );
        day = rows[0]?.day;
        return day;
      },
      { timeout: 120_000 },
    )
    .toBeDefined();
  return day ?? '';
}
