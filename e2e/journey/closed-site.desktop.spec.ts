import { expect, test } from '@playwright/test';

test('a closed site says so before anything is pressed, and starts no demo', async ({
  page,
  request,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const origin = `http://r88.localhost:${port}`;
  await page.goto(`${origin}/?lang=en_US`);
  await expect(page.getByText('This site is closed.')).toBeVisible();
  // it stands in the clothes of another site, and shows a mark of its own
  await expect(page.locator('.brand-mark').first()).toHaveAttribute('src', '/pictures/brands/r88.svg');
  const icons = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(icons).toEqual(['/pictures/brands/r88-favicon.svg', '/pictures/brands/r88-favicon/180.png']);
  for (const picture of ['/pictures/brands/r88.svg', ...icons])
    expect((await request.get(`http://127.0.0.1:${port}${picture}`)).status()).toBe(200);
  expect(await page.locator('.tile-press, .tile-demo').count()).toBe(0);
  await expect(page.locator('.hero').getByRole('link', { name: 'See the hall' }).first()).toBeVisible();
  const answer = await request.post(`http://127.0.0.1:${port}/api/demo/play`, {
    headers: { Host: `r88.localhost:${port}` },
    data: { currency: 'USD', gp_id: 'GPR8', game_type: 2, game_code: 'r8-river-dragon' },
  });
  expect(((await answer.json()) as { code: number }).code).toBe(106);
});
