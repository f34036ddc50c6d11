import { expect, test, type Page } from '@playwright/test';
import { changeProduct } from '../support/product-data.ts';
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
  const [banner] = await changeProduct<{ banner_id: string }>(
    `insert into app.banner (site_id, use_type, link_type, url, scene, title, sort)
     values (2, 0, 1, 'gameHall/2', 'suncity-tea-house', jsonb_build_object('en_US', $1::text), 900)
     returning banner_id`,
    [title],
  );
  try {
    await expect(page.locator('.hero-title').first()).toHaveText(title);
  } finally {
    await changeProduct('delete from app.banner where banner_id = $1', [banner?.banner_id]);
  }
  await expect(page.getByText(title)).toHaveCount(0);
}

test('an open hall shows a game as paused for as long as it is switched off', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const [game] = await changeProduct<{ name: string; gp_id: string; game_code: string }>(
    `select name ->> 'en_US' as name, gp_id, game_code from app.game
      where site_id = 2 and gp_id = 'GPJL' order by sort desc limit 1`,
    [],
  );
  const place = [game?.gp_id, game?.game_code];
  await page.goto(`http://suncity.localhost:${port}/gameHall/2?gp_id=GPJL&lang=en_US`);
  const tile = page.locator('article.tile').filter({ hasText: game?.name ?? '' });
  const play = tile.getByRole('button', { name: `Play ${game?.name}` });
  await expect(play).toBeVisible();
  await changeProduct('insert into app.play_stop (gp_id, game_code) values ($1, $2)', place);
  try {
    await expect(tile.getByText('Paused')).toBeVisible();
    await expect(play).toHaveCount(0);
  } finally {
    await changeProduct('delete from app.play_stop where gp_id = $1 and game_code = $2', place);
  }
  await expect(play).toBeVisible();
});

test('a page that cannot be read again after the login stays and says so', async ({ page }) => {
  await openHome(page, 'en_US');
  await page.route('**/api/v2/get_template_game_list', (route) => route.abort());
  // it is shown for some seconds, which may have passed when the dialog is seen to be gone
  const told = page.getByText('It shows what it showed before.').waitFor({ timeout: 120_000 });
  await Promise.all([told, register(page, 'en_US', newAccount())]);
  await expect(page.locator('.hero')).toBeVisible();
  expect(await page.locator('article.tile').count()).toBeGreaterThan(20);
});
