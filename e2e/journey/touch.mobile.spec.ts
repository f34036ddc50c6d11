import { expect, test } from '@playwright/test';
import { becomeMember } from '../support/member.ts';

test('a member may try a game on a phone, where a tap plays at once', async ({ page, context }) => {
  await becomeMember(page);
  await page.goto('/gameHall/2?lang=en_US');
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Try Lotus Lake with play money' }).tap();
  const game = await opened;
  await game.waitForURL((url) => url.port !== new URL(page.url()).port);
  // no game for money is open
  await expect(page.locator('.game-bar')).toBeHidden();
});

test('a tile on the narrowest phone keeps its marks clear of its heart', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await becomeMember(page);
  for (const path of ['/gameHall/2?gp_id=GPFC&lang=en_US', '/?lang=en_US']) {
    await page.goto(path);
    await expect(page.locator('.tile-heart').first()).toBeVisible();
    const covered = await page.locator('.tile').evaluateAll((tiles) =>
      tiles
        .filter((tile) => {
          const heart = tile.querySelector('.tile-heart')?.getBoundingClientRect();
          const marks = [...tile.querySelectorAll('.tile-mark, .tile-jackpot')];
          const isOver = (mark: Element): boolean =>
            heart !== undefined && mark.getBoundingClientRect().right > heart.left + 4;
          return marks.some(isOver);
        })
        .map((tile) => tile.textContent),
    );
    expect([path, covered]).toEqual([path, []]);
  }
});
