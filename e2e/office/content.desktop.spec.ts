import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, openOffice, sayWhy } from '../support/office.ts';

const words = {
  'American English': 'Lanterns tonight',
  'Vietnamese (Vietnam)': 'Đèn lồng đêm nay',
  'Chinese (China)': '今夜灯火',
};

test('a banner is written in three languages, published by somebody else, and on an open page at once', async ({
  page,
  browser,
}) => {
  const joined = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('web_api.')),
    );
  await page.goto('/?lang=en_US');
  // from then on it is told of what changes
  await joined;
  const editor = await openOffice(browser, { account: 'editor', path: '/site/1/content/banner/new' });
  for (const [language, title] of Object.entries(words)) {
    await editor.getByRole('tab', { name: language }).click();
    await editor.getByLabel('Title').fill(title);
  }
  await editor.getByLabel('Order (higher comes first)').fill('900');
  await expectAccessible(editor);
  await sayWhy(editor, 'Save draft', 'The festival of lanterns');
  await expect(editor.getByText('Nothing of it is on the site.')).toBeVisible();
  await sayWhy(editor, 'Ask to publish', 'It is today');
  await expect(editor.locator('.page-head').getByText('In review')).toBeVisible();
  // whoever writes does not publish
  await expect(editor.getByRole('button', { name: 'Publish' })).toHaveCount(0);

  const publisher = await openOffice(browser, { account: 'publisher', path: new URL(editor.url()).pathname });
  let shown = page.getByText(words['American English']).first();
  let waitedMs = await publish(publisher, page, words['American English']);
  await expect(shown).toBeAttached();
  const reloadsMs: number[] = [];
  for (let times = 0; times < 3; times += 1)
    reloadsMs.push(
      await timeOf(async () => {
        await page.reload();
        await expect(shown).toBeAttached();
      }),
    );
  // Within a second, or, where everything takes long, sooner than by loading the page anew. One alone may
  // fall into a bad moment of a busy machine, as one reload may fall into a good one.
  const boundMs = Math.max(1_000, ...reloadsMs);
  for (const title of ['Lanterns tomorrow', 'Lanterns again', 'Lanterns at last']) {
    if (waitedMs < boundMs) break;
    await editor.reload();
    await editor.getByLabel('Title').fill(title);
    await sayWhy(editor, 'Save draft', 'It is later');
    await sayWhy(editor, 'Ask to publish', 'It is later');
    await publisher.reload();
    shown = page.getByText(title).first();
    waitedMs = Math.min(waitedMs, await publish(publisher, page, title));
  }
  const description = `on the open page after ${waitedMs.toFixed(0)} ms, loaded anew in ${Math.max(...reloadsMs).toFixed(0)} ms at most`;
  test.info().annotations.push({ type: 'measured', description });
  expect(waitedMs).toBeLessThan(boundMs);
  await expectAccessible(publisher);

  await sayWhy(publisher, 'Take off the site', 'The festival is over');
  await expect(publisher.getByText('Nothing of it is on the site.')).toBeVisible();
  await expect(shown).toHaveCount(0);
});

/** Publishes what is in review, and says how many milliseconds after the answer its title stood in an open page. */
async function publish(publisher: Page, page: Page, title: string): Promise<number> {
  await publisher.getByRole('button', { name: 'Publish' }).click();
  await publisher.getByRole('dialog').getByLabel('Reason').fill('All three read well');
  await expect(page.getByText(title)).toHaveCount(0);
  const shownAtMs = await tellWhenShown(page, title);
  const answered = publisher.waitForResponse((answer) => answer.url().endsWith('/api/content/decide'));
  await publisher.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  const answer = await answered;
  await answer.finished();
  const { startTime, responseStart } = answer.request().timing();
  await expect(publisher.locator('.page-head').getByText('Published')).toBeVisible();
  return (await shownAtMs()) - (startTime + responseStart);
}

/** When a text first stands in an open page, by the machine's clock. */
async function tellWhenShown(page: Page, text: string): Promise<() => Promise<number>> {
  const at = await page.evaluateHandle((wanted) => {
    const seen = Promise.withResolvers<number>();
    const look = () => {
      if (document.body.textContent?.includes(wanted)) seen.resolve(Date.now());
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return { seen: seen.promise };
  }, text);
  return () => at.evaluate(({ seen }) => seen);
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
