import { expect, test, type Page } from '@playwright/test';
import { languages, type Language } from '@halls/contract';
import { refuseFiles } from '../support/refuse-files.ts';

const widths = [320, 390, 1024, 1440];
const hosts = ['localhost', 'suncity.localhost', 'apsport.localhost'];

/** Those whose words are the longest, for what is looked at in fewer languages than the home page. */
function hasLongWords(language: Language): boolean {
  return ['en_US', 'ta_IN', 'vi_VN'].includes(language);
}

/** Parts that are far from the screen are not laid out, and those that are put off so clip what reaches over them. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** What is wider than the window, and which words of the hero and the tabs are cut. */
async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>('.hero-slide')].filter((slide) => {
      const { top, bottom, right } = slide.getBoundingClientRect();
      return [...slide.querySelectorAll('.hero-text > *')].some((part) => {
        const box = part.getBoundingClientRect();
        const isClamped =
          part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflow !== 'visible';
        return box.top < top || box.bottom > bottom || box.right > right || isClamped;
      });
    });
    const tabs = [...document.querySelectorAll<HTMLElement>('.bottom-tab span')].filter(
      (word) => word.scrollWidth > word.clientWidth,
    );
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
      ...cut.map((slide) => `cut: ${slide.innerText.slice(0, 24)}`),
      ...tabs.map((word) => `cut: ${word.innerText}`),
    ];
  });
}

async function expectFits(page: Page, what: string): Promise<void> {
  await layOutAll(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect([what, width, await faultsOf(page)]).toEqual([what, width, []]);
  }
}

for (const host of hosts) {
  test(`nothing on ${host} is wider than the screen or cut, in any language`, async ({
    browser,
    baseURL,
  }) => {
    const { port } = new URL(baseURL ?? '');
    const page = await browser.newPage();
    // what scripts bring is looked at where the words are the longest
    const asSent = await browser.newPage({ javaScriptEnabled: false });
    // the layout alone is looked at, so no picture is fetched
    for (const each of [page, asSent]) await refuseFiles(each, ['*/pictures/*']);
    const visit = async (each: Page, path: string, language: Language) => {
      await each.goto(`http://${host}:${port}${path}?lang=${language}`, { waitUntil: 'domcontentloaded' });
      await expectFits(each, `${path} ${language}`);
    };
    for (const language of languages)
      if (hasLongWords(language)) for (const path of ['/', '/gameHall/8']) await visit(page, path, language);
      else await visit(asSent, '/', language);
    await asSent.close();
    await page.close();
  });

  test(`nothing on ${host} is wider than the screen before its fonts have come`, async ({
    browser,
    baseURL,
  }) => {
    const { port } = new URL(baseURL ?? '');
    const page = await browser.newPage();
    await refuseFiles(page, ['*/pictures/*', '*.woff2']);
    const fonts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) fonts.push(response.url());
    });
    for (const language of languages.filter(hasLongWords)) {
      await page.goto(`http://${host}:${port}/gameHall/8?lang=${language}`, {
        waitUntil: 'domcontentloaded',
      });
      await expectFits(page, language);
    }
    expect(fonts).toEqual([]);
    await page.close();
  });
}

test('nothing that is written is wider than a small phone', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  await page.setViewportSize({ width: 320, height: 640 });
  await refuseFiles(page, ['*/pictures/*']);
  const language = 'ta_IN';
  for (const host of hosts) {
    const expectNarrow = async (path: string) => {
      await page.goto(`http://${host}:${port}${path}?lang=${language}`, { waitUntil: 'domcontentloaded' });
      await layOutAll(page);
      expect([host, path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
        host,
        path,
        320,
      ]);
    };
    for (const path of ['/faq', '/main/2', '/app', '/discount']) await expectNarrow(path);
    const offer = await page.locator('.discount-card-link').first().getAttribute('href');
    await expectNarrow(offer ?? '');
  }
});

test('no dialog is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const language of languages.filter(hasLongWords)) {
    for (const name of ['login', 'register', 'halls']) {
      await page.goto(`/main/1?lang=${language}&modal=${name}`, { waitUntil: 'domcontentloaded' });
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('.dialog-body')).toBeVisible();
      const tooWide = await dialog.evaluate((element) =>
        [element, ...element.querySelectorAll('*')]
          .filter((part) => part.getBoundingClientRect().right > innerWidth + 1 && !part.closest('.sr-only'))
          .map((part) => part.className),
      );
      expect([language, name, tooWide]).toEqual([language, name, []]);
    }
  }
});
