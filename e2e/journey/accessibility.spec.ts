import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { openHome } from '../support/visitor.ts';

const paths = ['/', '/gameHall/2', '/gameHall/6', '/discount', '/faq', '/main/1', '/app', '/nowhere'];

test('every page meets WCAG 2.2 AA as far as a program can tell', async ({ page }) => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(`${path}?lang=en_US`);
      expect.soft(await accessibilityFaults(page), path).toEqual([]);
    });
});

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
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('a game meets it as well', async ({ page, request }) => {
  const answer = await request.post('/api/demo/play', {
    data: { currency: 'USD', gp_id: 'GPR8', game_type: 2, game_code: 'r8-river-dragon' },
    headers: { Language: 'en_US' },
  });
  const { data } = (await answer.json()) as { data: { game_url: string } };
  await page.goto(data.game_url);
  await expect(page.getByRole('button', { name: 'Spin' })).toBeEnabled();
  expect(await accessibilityFaults(page)).toEqual([]);
});
