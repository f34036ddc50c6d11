import { expect, test, type Page } from '@playwright/test';
import { logIn, openHome, untilAlive } from '../support/visitor.ts';

// what the page still asks for when the test is over is answered by nobody
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** What the browser refused because of a page's policy, in all of its windows. */
async function listen(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.context().exposeFunction('tellRefused', (what: string) => void refused.push(what));
  await page.context().addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const tell = (globalThis as { tellRefused?: (what: string) => void }).tellRefused;
      tell?.(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return refused;
}

test.describe('the policy of pages', () => {
  test('refuses nothing that a visitor needs', async ({ page }) => {
    const refused = await listen(page);
    for (const path of ['/gameHall/2?lang=en_US', '/slotgame?gt_id=2&gp_id=GPR8', '/nowhere', '/close']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    }
    await openHome(page, 'en_US');
    await logIn(page, 'en_US', 'demo02', 'demo1234');
    await expect(page.locator('.header-balance')).toBeVisible();
    await page.goto('/gameHall/3');
    await untilAlive(page);
    expect(refused).toEqual([]);
  });

  test('refuses a script that is not the page’s own', async ({ page }) => {
    const refused = await listen(page);
    await page.route('/gameHall/4', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        '</body>',
        '<script>document.title = "mine"</script></body>',
      );
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto('/gameHall/4');
    await expect.poll(() => refused).toContainEqual(expect.stringContaining('script-src'));
    await expect(page).not.toHaveTitle('mine');
  });
});
