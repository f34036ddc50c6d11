import { expect, test } from '@playwright/test';
import { drawOf, gamePerModel, openGame, outcomeOf, type StudioScript } from '../support/open-game.ts';

test.use({ reducedMotion: 'no-preference' });

const [baccarat] = gamePerModel.filter(({ model }) => model === 'baccarat');

test('who only looks sees the draw dealt, by one clock, and the result on the road', async ({ page }) => {
  if (!baccarat) throw new Error('there is no baccarat');
  const script: StudioScript = { language: 'en_US', draw: drawOf(12, 'open'), results: [] };
  await openGame(page, baccarat, script);
  const clock = page.locator('.table-clock');
  await expect(clock).toContainText('Bets close in');
  script.draw = drawOf(12, 'closed');
  await expect(clock).toContainText('No more bets');
  await expect(page.locator('.card')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Place bets' })).toBeDisabled();

  const outcome = outcomeOf(baccarat, 3);
  script.draw = drawOf(12, 'drawn', outcome);
  script.results = [{ number: 12, outcome }];
  await expect(clock).toContainText('Drawing');
  // while it is dealt nothing speaks of the next draw
  await expect(page.locator('.bead')).toHaveCount(0);
  await expect.poll(() => page.locator('.card').count()).toBeGreaterThanOrEqual(4);
  await expect(clock).toContainText('Next draw in');
  await expect(page.locator('.bead')).toHaveCount(1);
  await expect(page.getByRole('status')).toContainText('Player');
  await expect(page.locator('body')).not.toContainText('Drawn in');
});
