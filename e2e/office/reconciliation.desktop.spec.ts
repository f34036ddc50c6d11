import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible, openOffice } from '../support/office.ts';
import { hireOperator } from '../support/operator.ts';
import { changeProduct } from '../support/product-data.ts';

const provider = 'GPJD';

test('a case of a day is taken, explained, and closed by the next comparison', async ({ browser }) => {
  const { day, caseId } = await plantCase();
  const account = await hireOperator('finance');
  const page = await openOffice(browser, { account, path: '/reconciliation' });
  const dialog = page.getByRole('dialog');
  const line = page.getByRole('link', { name: `${provider} · ${day}` });
  await expect(line).toBeVisible();
  await expectAccessible(page);
  await line.click();
  await expect(page.locator('.page-head').getByText('Differs', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: `#${caseId}` }).click();
  await expect(page.getByRole('heading', { name: /Missing with us/ })).toBeVisible();
  await page.getByRole('button', { name: 'Work on it' }).click();
  await dialog.getByLabel('State').selectOption('explained');
  await dialog.getByLabel('Reason').fill('The provider has been told');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.page-head').getByText('Explained')).toBeVisible();
  const steps = page.getByRole('region', { name: 'What has been done' });
  await expect(steps.getByText('The provider has been told')).toBeVisible();
  await expect(steps.getByText(`Owner: ${account}`)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/reconciliation/days/${provider}/${day}`);
  await page.getByRole('button', { name: 'Compare again' }).click();
  await dialog.getByLabel('Reason').fill('They say that it is gone');
  await dialog.getByRole('button', { name: 'Compare again' }).click();
  await expect(page.locator('.page-head').getByText('Agrees')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: `#${caseId}` }).click();
  await expect(steps.getByText('Both sides agree')).toBeVisible();
});

/** As if a comparison of a day on which nobody played had found a round that the provider alone had then. */
async function plantCase(): Promise<{ day: string; caseId: string }> {
  const day = new Date(Date.UTC(2020, 0, 1 + randomInt(2_000))).toISOString().slice(0, 10);
  await changeProduct(
    `insert into recon.day (gp_id, day, state, started_at, ended_at, shown_run)
       values ($1, $2, 'differs', '2026-03-30T02:00:00Z', '2026-03-30T02:01:00Z', 1)
       on conflict (gp_id, day) do update set state = 'differs', due_at = null`,
    [provider, day],
  );
  const [planted] = await changeProduct<{ break_id: string }>(
    `with found as (
       insert into recon.break (gp_id, day, member_ref, round_id, currency, kind, theirs, state, found_at, changed_at, seen_run)
       values ($1, $2, 'nobody', gen_random_uuid()::text, 'USD', 'missing_here',
         '{"stake":"1000","payout":"0","state":"settled","game_code":"koi","at":"2026-03-29T12:00:00.000Z"}',
         'open', '2026-03-30T02:01:00Z', '2026-03-30T02:01:00Z', 1)
       returning break_id, theirs)
     insert into recon.break_step (break_id, step, at, what, state, note, theirs)
       select break_id, 1, '2026-03-30T02:01:00Z', 'found', 'open', '', theirs from found returning break_id`,
    [provider, day],
  );
  return { day, caseId: planted?.break_id ?? '' };
}
