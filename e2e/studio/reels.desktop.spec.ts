import { expect, test } from '@playwright/test';
import { gamePerModel, openGame, roundOf } from '../support/open-game.ts';

test.use({ reducedMotion: 'no-preference' });

const [slot] = gamePerModel.filter(({ model }) => model === 'lines-20');
if (!slot) throw new Error('there is no slot');

/** What a browser moves without laying out or painting anything anew. */
const composed = ['opacity', 'rotate', 'scale', 'transform', 'translate'];
const besideProperties = ['offset', 'computedOffset', 'easing', 'composite'];

test('reels run without a layout or a script for each frame', async ({ page }) => {
  await openGame(page, slot, { language: 'en_US' });
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/rounds', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await answer.promise;
    return route.fulfill({ json: roundOf(slot) });
  });
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect(page.locator('.strip.is-running')).toHaveCount(5);

  const moved = await page.evaluate(() =>
    [...document.querySelectorAll('.reels')].flatMap((reels) =>
      reels
        .getAnimations({ subtree: true })
        .flatMap(({ effect }) =>
          (effect instanceof KeyframeEffect ? effect.getKeyframes() : []).flatMap((frame) =>
            Object.keys(frame),
          ),
        ),
    ),
  );
  const properties = new Set(moved.filter((name) => !besideProperties.includes(name)));
  expect(properties.size).toBeGreaterThan(0);
  expect([...properties].filter((name) => !composed.includes(name))).toEqual([]);

  // counted over frames, not over time: on a busy machine there are few in a second
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable');
  const layouts = async (): Promise<number> => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
  };
  const frames = 30;
  const before = await layouts();
  await page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        let left = wanted;
        const next = () => void ((left -= 1) > 0 ? requestAnimationFrame(next) : done());
        requestAnimationFrame(next);
      }),
    frames,
  );
  expect((await layouts()) - before).toBeLessThan(frames / 3);
  answer.resolve();
  await expect(page.getByRole('button', { name: 'Spin' })).toBeEnabled();
});
