import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumArgs, findChromium, queryProduct, startProduct } from '@halls/testkit';
import { browseLobby, openSlot, spinOnce } from './browser-tour.ts';
import { boundedFigure, type Figure, type Measurement } from './measurement.ts';
import { median, percentile } from './rounds.ts';
import { aliveMark, firstPaintMark, traceTasks } from './task-trace.ts';
import { readFrameGaps, readPresses, watchPage } from './watch-page.ts';

const slowedBy = 4;
const pressMs = 100;
const longTaskMs = 50;
const blockingMs = 100;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const wide = { viewport: { width: 1280, height: 800 } };
/** After the last answer, until what came of it is drawn. */
const settleMs = 2_000;
const frameGapMs = 25;
const maxRounds = 3;
const spins = 2;
const spinMs = 900;
const emptyPresses = 15;

interface Taken {
  readonly presses: number[];
  readonly frames: number[];
}

/** What the pages cost the browser: how soon they answer a press, how long they hold it up, how evenly reels run. */
export const measureBrowser: Measurement = {
  name: 'browser',
  title: 'presses, tasks and frames of the lobby and a slot',
  async run(workspace) {
    const executablePath = findChromium();
    if (executablePath === null)
      return [{ name: 'browser', skipped: 'there is no Chromium (Debian: chromium, or CHROMIUM_PATH)' }];
    const product = await startProduct({ env: { RATE_LIMITS: 'off' } });
    // it would open in the middle of a tour, over what is pressed next
    await queryProduct(product.dataDir, 'update app.bulletin set end_at = clock_timestamp()', []);
    const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
    const rounds = Math.min(workspace.rounds, maxRounds);
    const pages: Taken = { presses: [], frames: [] };
    const empty: Taken = { presses: [], frames: [] };
    const tasks: (readonly number[])[] = [];
    const loads: (readonly number[])[] = [];
    try {
      // the first walk makes what is kept from then on
      await walk(browser, (page) => tour(page, product.url));
      for (let round = 0; round < rounds; round += 1) {
        workspace.say(`  round ${round + 1} of ${rounds}`);
        await walk(browser, (page) => takeEmpty(page, empty));
        await walk(browser, async (page) => {
          pages.presses.push(...(await tour(page, product.url)));
          pages.frames.push(...(await takeSpins(page)));
        });
        await walk(browser, async (page) => {
          const along = async () => void (await tour(page, product.url));
          tasks.push(await traceTasks(browser, page, aliveMark, along));
        });
        await walk(
          browser,
          async (page) => void loads.push(await traceLoad(browser, page, product.url)),
          phone,
        );
      }
    } finally {
      await browser.close();
      await product.stop();
    }
    return [presses(pages, empty), longestTask(tasks), blocking(loads), frames(pages, empty)];
  },
};

/** In a browser that keeps nothing from before. */
async function walk(
  browser: Browser,
  along: (page: Page) => Promise<void | readonly number[]>,
  device: BrowserContextOptions = wide,
): Promise<void> {
  const context = await browser.newContext({ ...device, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await watchPage(page);
    await along(page);
  } finally {
    await context.close();
  }
}

/** Through the lobby and into a slot as a guest; what each press took. */
async function tour(page: Page, url: string): Promise<readonly number[]> {
  await browseLobby(page, url);
  const lobby = await readPresses(page);
  await openSlot(page, url);
  await spinOnce(page);
  return [...lobby, ...(await readPresses(page))];
}

/** The home page from its first paint on. Nothing is asked of the page meanwhile: that would be a task, too. */
function traceLoad(browser: Browser, page: Page, url: string): Promise<readonly number[]> {
  return traceTasks(browser, page, firstPaintMark, async () => {
    await page.goto(`${url}/?lang=en_US`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(settleMs);
  });
}

async function takeSpins(page: Page): Promise<readonly number[]> {
  const gaps: number[] = [];
  for (let spin = 0; spin < spins; spin += 1) {
    const [taken] = await Promise.all([readFrameGaps(page, spinMs), spinOnce(page)]);
    gaps.push(...taken);
  }
  return gaps;
}

/** What this machine's presses and frames are like where nothing is done for them. */
async function takeEmpty(page: Page, into: Taken): Promise<void> {
  await page.goto('data:text/html,<button>press</button>');
  for (let press = 0; press < emptyPresses; press += 1) await page.locator('button').click();
  into.presses.push(...(await readPresses(page)));
  into.frames.push(...(await readFrameGaps(page, spins * spinMs)));
}

function presses(pages: Taken, empty: Taken): Figure {
  return besideEmpty('presses answered, all but 2% (INP)', 0.98, pages.presses, empty.presses, pressMs);
}

function frames(pages: Taken, empty: Taken): Figure {
  const name = 'gap between frames while reels spin, all but 1%';
  const figure = besideEmpty(name, 0.99, pages.frames, empty.frames, frameGapMs);
  const longPercent = (gaps: readonly number[]) =>
    (gaps.filter((gap) => gap > frameGapMs).length / gaps.length) * 100;
  const details = { longPercent: longPercent(pages.frames), longPercentEmpty: longPercent(empty.frames) };
  return { ...figure, details: { ...figure.details, ...details } };
}

/** Where the machine makes an empty page slow, ours may be as slow. */
function besideEmpty(
  name: string,
  part: number,
  taken: readonly number[],
  empty: readonly number[],
  atMostMs: number,
): Figure {
  const value = percentile(taken, part);
  const beside = Math.max(atMostMs, percentile(empty, part));
  return {
    name,
    unit: 'ms',
    value,
    besideName: `an empty page, or ${atMostMs} ms`,
    beside,
    ratio: value / beside,
    target: { atMost: 1 },
    details: { count: taken.length, medianMs: median(taken), medianMsEmpty: median(empty) },
  };
}

function longestTask(tours: readonly (readonly number[])[]): Figure {
  const value = median(tours.map((tasks) => Math.max(0, ...tasks))) * slowedBy;
  const name = `longest task after hydration, processor time times ${slowedBy}`;
  const details = { tours: tours.length, beyondMs: median(tours.map(beyondLong)) };
  return boundedFigure({ name, unit: 'ms', value, details }, longTaskMs);
}

/** What Lighthouse calls blocking time, of processor time. */
function blocking(loads: readonly (readonly number[])[]): Figure {
  const value = median(loads.map(beyondLong));
  const name = `blocking time of the home page, processor time times ${slowedBy}`;
  return boundedFigure({ name, unit: 'ms', value, details: { loads: loads.length } }, blockingMs);
}

function beyondLong(tasks: readonly number[]): number {
  return tasks.reduce((sum, taskMs) => sum + Math.max(0, taskMs * slowedBy - longTaskMs), 0);
}
