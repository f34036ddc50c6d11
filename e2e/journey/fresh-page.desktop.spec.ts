import { expect, test, type Page } from '@playwright/test';
import { queryProduct } from '@halls/testkit';
import { newAccount, openHome, register } from '../support/visitor.ts';

test.use({ reducedMotion: 'no-preference' });

test('an open page shows a banner as soon as it is published', async ({ page, baseURL }) => {
  const joined = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('web_api.')) resolve();
      }),
    );
  });
  await openSuncity(page, baseURL);
  await joined;
  await expectShownWhilePublished(page, `Published at ${Date.now()}`);
});

test('an open page shows what was published before it was told of changes', async ({ page, baseURL }) => {
  // a guest's page is told some seconds after it was drawn
  await openSuncity(page, baseURL);
  await expectShownWhilePublished(page, `Published early at ${Date.now()}`);
});

async function openSuncity(page: Page, baseURL: string | undefined): Promise<void> {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://suncity.localhost:${port}/?lang=en_US`);
}

async function expectShownWhilePublished(page: Page, title: string): Promise<void> {
  const dataDir = process.env.SITE_DATA_DIR;
  if (!dataDir) throw new Error('the set-up says nothing of where the product keeps its data');
  const [banner] = await queryProduct<{ banner_id: string }>(
    dataDir,
    `insert into app.banner (site_id, use_type, link_type, url, scene, title, sort)
     values (2, 0, 1, 'gameHall/2', 'suncity-tea-house', jsonb_build_object('en_US', $1::text), 900)
     returning banner_id`,
    [title],
  );
  try {
    await expect(page.locator('.hero-title').first()).toHaveText(title);
  } finally {
    await queryProduct(dataDir, 'delete from app.banner where banner_id = $1', [banner?.banner_id]);
  }
  await expect(page.getByText(title)).toHaveCount(0);
}

test('a page that cannot be read again after the login stays and says so', async ({ page }) => {
  await openHome(page, 'en_US');
  await page.route('**/api/v2/get_template_game_list', (route) => route.abort());
  // it is shown for some seconds, which may have passed when the dialog is seen to be gone
  const told = page.getByText('It shows what it showed before.').waitFor({ timeout: 120_000 });
  await Promise.all([told, register(page, 'en_US', newAccount())]);
  await expect(page.locator('.hero')).toBeVisible();
  expect(await page.locator('article.tile').count()).toBeGreaterThan(20);
});
