import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openHome, untilAlive } from '../support/visitor.ts';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

for (const path of ['/', '/gameHall/2', '/gameHall/6', '/discount', '/faq', '/main/1', '/app', '/nowhere']) {
  test(`${path} meets WCAG 2.2 AA as far as a program can tell`, async ({ page }) => {
    await page.goto(`${path}?lang=en_US`);
    await expectAccessible(page);
  });
}

for (const [name, button] of [
  ['login', 'Log in'],
  ['registration', 'Sign up'],
] as const) {
  test(`the ${name} meets it too, takes the focus and gives it back`, async ({ page }) => {
    await openHome(page, 'en_US');
    const opener = page.getByRole('banner').getByRole('button', { name: button });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().waitFor();
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('a game is reached and asked for by keyboard alone', async ({ page }) => {
  await page.goto('/gameHall/2?lang=en_US');
  await untilAlive(page);
  await page.locator('.tile-press').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Please log in to play')).toBeVisible();
});

test('a game meets it as well', async ({ page, request }) => {
  const answer = await request.post('/api/demo/play', {
    data: { currency: 'USD', gp_id: 'GPR8', game_type: 2, game_code: 'r8-river-dragon' },
    headers: { Language: 'en_US' },
  });
  const { data } = (await answer.json()) as { data: { game_url: string } };
  await page.goto(data.game_url);
  await expect(page.getByRole('button', { name: 'Spin' })).toBeEnabled();
  await expectAccessible(page);
});
