import { expect, test, type Page } from '@playwright/test';
import { becomeMember } from '../support/member.ts';

const title = 'A word before you play';

/** Bulletins of the page's own: those of the site are everybody's. */
async function publish(page: Page, displayFrequency: number): Promise<{ hidden: string[] }> {
  const hidden: string[] = [];
  const bulletin = {
    id: 1,
    title,
    display_content: 'Short',
    content: '<p>Long</p>',
    display_device: 0,
    updated_at: '2026-01-02T03:04:05.000Z',
    setting: { display_frequency: displayFrequency },
  };
  const answer = (data: unknown) => ({ json: { code: 100, message: '', data } });
  await page.route(/\/api\/arks\/web\/bulletin(\/member)?$/, (route) =>
    route.fulfill(answer({ web_bulletin_list: [bulletin] })),
  );
  await page.route('**/api/arks/web/bulletin/member/hide', (route) => {
    hidden.push(route.request().postData() ?? '');
    return route.fulfill(answer(null));
  });
  return { hidden };
}

test('a bulletin pops up for a guest once, until it is closed', async ({ page }) => {
  await publish(page, 1);
  await page.goto('/?lang=en_US');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const asked = page.waitForResponse(/\/api\/arks\/web\/bulletin$/);
  await page.goto('/gameHall/2?lang=en_US');
  await (await asked).finished();
  expect(await page.evaluate(() => Number(sessionStorage.getItem('bulletin_closed_at')))).toBeGreaterThan(0);
  await expect(dialog).toHaveCount(0);
});

test('one that a member is to see once is hidden for good when it is closed', async ({ page }) => {
  await becomeMember(page);
  const { hidden } = await publish(page, 0);
  await page.goto('/?lang=en_US');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => hidden.length).toBe(1);
  expect(JSON.parse(hidden[0] ?? '')).toMatchObject({ display_location: 2 });
});
