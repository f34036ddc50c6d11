import { expect, test } from '@playwright/test';
import { untilAlive } from '../support/visitor.ts';

test('what can be tried is found by hall and provider, and opens with play money', async ({
  page,
  context,
}) => {
  await page.goto('/gameHall/2?lang=en_US');
  await untilAlive(page);
  await page.locator('.page-head').getByRole('button', { name: 'Demo' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Fable Cove/ })
    .click();
  const games = page.getByRole('dialog').filter({ hasText: 'Fable Cove with play money' });
  const opened = context.waitForEvent('page');
  await games.locator('.demo-game').first().click();
  const demo = await opened;
  await expect(demo.getByText('Play money').first()).toBeVisible();
});

test('a provider’s room is there on a desktop, where the site has rooms, for slots', async ({
  page,
  baseURL,
}) => {
  const place = new URL(baseURL ?? '');
  const rooms = `http://suncity.localhost:${place.port}`;
  await page.goto(`${rooms}/gameRoom?gt_id=2&gp_id=GPR8&lang=en_US`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('River Eight');
  await expect(page.locator('.grid-tiles article.tile').first()).toContainText('River Eight');

  for (const [asked, path] of [
    [`${place.origin}/gameRoom?gt_id=2&gp_id=GPR8`, '/gameHall/2'],
    [`${rooms}/gameRoom?gt_id=3&gp_id=GPLC`, '/'],
    [`${rooms}/gameRoom`, '/'],
  ] as const) {
    await page.goto(asked);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  const answer = await page.request.get(`${place.origin}/gameRoom?gt_id=2&gp_id=GPR8`, {
    headers: {
      host: `suncity.localhost:${place.port}`,
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148',
    },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe('/gameHall/2?gp_id=GPR8');
});
