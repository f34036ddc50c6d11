import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageRenderer, PageRequest } from '@halls/contract/page';

// The whole site is copied and one folder is added to it; beside the site, where its packages are found.
const site = fileURLToPath(new URL('../', import.meta.url));
const copy = fileURLToPath(new URL(`../../.fourth-template-${process.pid}/`, import.meta.url));
let renderer: PageRenderer;

beforeAll(async () => {
  await mkdir(copy, { recursive: true });
  for (const part of ['app', 'tools', 'package.json', 'vite.config.ts'])
    await cp(site + part, copy + part, { recursive: true });
  await cp(`${site}fixtures/templates/paper`, `${copy}app/templates/paper`, { recursive: true });
  await promisify(execFile)(process.execPath, [`${copy}tools/build.ts`], { cwd: copy });
  const entry = pathToFileURL(`${copy}dist/server/entry-server.js`).href;
  renderer = ((await import(/* @vite-ignore */ entry)) as { renderer: PageRenderer }).renderer;
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const answers: Readonly<Record<string, unknown>> = {
  '/arks/web/site/detail': {
    site_id: 1,
    site_name: { en_US: 'Paper' },
    template: 'paper',
    mobile_template: 'origin_mobile',
    default_language: 'en_US',
    languages: ['en_US'],
    default_currency: 'USD',
    currencies: ['USD'],
    is_closed: 0,
    customer_service_url: '',
    settings: {},
  },
  '/v3/game_list': [
    {
      gt_id: 2,
      gt_name: 'Slots',
      gt_icon: '',
      gt_icon_active: '',
      gp_list: [],
    },
  ],
  '/v2/get_template_game_list': { info: [] },
  '/v2/get_tag_game_list': { info: [] },
  '/arks/web/announcement/marquee': {
    web_announcement_list: [
      { id: 1, content: 'Paper is here', display_before_login: 1, display_after_login: 1, sort: 1 },
    ],
  },
};

async function open(path: string) {
  const request = {
    url: `http://paper.example${path}`,
    site: {
      siteId: 1,
      template: 'paper',
      mobileTemplate: 'origin_mobile',
      mark: 'site02',
      name: 'Paper',
      nameZh: '纸',
      defaultLanguage: 'en_US',
      languages: ['en_US'],
      currencies: ['USD'],
      isClosed: false,
    },
    language: 'en_US',
    currency: 'USD',
    device: 'desktop',
    showKeys: false,
  } as unknown as PageRequest;
  const page = await renderer.render(request, async (call) =>
    call in answers
      ? { code: 100, message: '', data: answers[call] }
      : { code: 404, message: 'not here', data: null },
  );
  if (page.kind !== 'document') throw new Error(`${path} is a ${page.kind}`);
  return page;
}

it('a folder among the templates makes a brand’s home, halls and error page', async () => {
  const home = await open('/');
  expect(home.status).toBe(200);
  expect(home.html).toContain('data-template="paper"');
  expect(home.html).toContain('class="site-head paper-head"');
  expect(home.html).toContain('class="page paper-home"');
  expect(home.html).toContain('Paper is here');
  // its rules stand in the document, and those of no other brand
  expect(home.html).toContain('.paper-home');
  expect(home.html).not.toContain('.bay-head');

  const hall = await open('/gameHall/2');
  expect([hall.status, hall.html.match(/<h1/g)?.length]).toEqual([200, 1]);
  expect(hall.html).toContain('class="site-head paper-head"');

  const missing = await open('/nowhere');
  expect(missing.status).toBe(404);
  expect(missing.html).toContain('class="site-head paper-head"');
  expect(missing.html).toContain('Page Not Found: /nowhere');
  expect(missing.html).toContain('/pictures/spots/paper-notFound.svg');
});
