import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumArgs, findChromium, startProduct } from '@halls/testkit';
import { logIn, openHome } from '../support/visitor.ts';
import { drawSheet, type Shot } from './draw-sheet.ts';

// Draws what visitors and members see into the folder given: `npm run screens`.
const [folder = 'docs/screens'] = process.argv.slice(2);

const brands = { site02: 'localhost', suncity: 'suncity.localhost', apsport: 'apsport.localhost' };
const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>;
const narrowest = { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true };
const languages = ['vi_VN', 'zh_TW', 'en_US', 'th_TH', 'my_MM', 'ta_IN'];

/** Ids differ from site to site. */
const firstOffer = '/discount/{id}';
const guestPaths = [
  '/',
  '/gameHall/2',
  '/gameHall/3',
  '/gameHall/4',
  '/discount',
  firstOffer,
  '/faq',
  '/main/1',
  '/app',
  '/nowhere',
];
const memberPaths = ['/', '/user', '/user/Info', '/user/MyWallet', '/user/Transaction', '/user/Letter'];

const executablePath = findChromium();
if (executablePath === null) throw new Error('there is no Chromium (Debian: chromium, or CHROMIUM_PATH)');
await mkdir(folder, { recursive: true });
const product = await startProduct({ env: { RATE_LIMITS: 'off' } });
const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
try {
  for (const [brand, host] of Object.entries(brands)) {
    const url = `http://${host}:${new URL(product.url).port}`;
    for (const [device, options] of Object.entries(devices))
      await drawSheet(join(folder, `${brand}-${device}.webp`), await takePages(browser, url, options));
    await drawSheet(join(folder, `${brand}-languages.webp`), await takeLanguages(browser, url));
  }
} finally {
  await browser.close();
  await product.stop();
}

/** A guest's pages, then a member's. */
async function takePages(on: Browser, url: string, options: BrowserContextOptions): Promise<Shot[]> {
  return withPage(on, { ...options, baseURL: url }, async (page) => {
    const shots: Shot[] = [];
    for (const path of guestPaths) shots.push(await take(page, `${path}?lang=en_US`, path));
    await openHome(page, 'en_US');
    await logIn(page, 'en_US', 'demo01', 'demo1234');
    for (const path of memberPaths) shots.push(await take(page, `${path}?lang=en_US`, `${path} (member)`));
    return shots;
  });
}

async function takeLanguages(on: Browser, url: string): Promise<Shot[]> {
  return withPage(on, { ...narrowest, baseURL: url }, async (page) => {
    const shots: Shot[] = [];
    for (const language of languages)
      for (const path of ['/', '/gameHall/2', '/discount'])
        shots.push(await take(page, `${path}?lang=${language}`, `${path} ${language}`));
    return shots;
  });
}

async function withPage<Result>(
  on: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await on.newContext({ ...options, reducedMotion: 'reduce', serviceWorkers: 'block' });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The first screen once everything has come, what an operator announces put away. */
async function take(page: Page, path: string, caption: string): Promise<Shot> {
  await page.goto(path.startsWith(firstOffer) ? await findOffer(page) : path);
  await page.waitForLoadState('networkidle');
  const popUp = page.getByRole('dialog');
  if (await popUp.isVisible()) {
    await page.keyboard.press('Escape');
    await popUp.waitFor({ state: 'detached' });
  }
  return { caption, picture: await page.screenshot() };
}

async function findOffer(page: Page): Promise<string> {
  await page.goto('/discount?lang=en_US');
  return (await page.locator('main a[href^="/discount/"]').first().getAttribute('href')) ?? '/discount';
}
