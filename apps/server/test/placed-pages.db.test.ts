import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, startServer } from '@halls/testkit';
import { languages } from '@halls/contract';
import type { HomeBlock } from '@halls/contract/site';

let server: Awaited<ReturnType<typeof startServer>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36';

async function open(path: string, userAgent = ''): Promise<string> {
  const headers = { 'user-agent': userAgent };
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

async function blocksOf(mobileTemplateName: string): Promise<HomeBlock[]> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/template_config`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobileTemplateName }),
  });
  return ((await answer.json()) as { data: { blocks: HomeBlock[] } }).data.blocks;
}

const showHome = (name: string) =>
  database.pool.query(
    `update app.site set settings = settings || jsonb_build_object('mobile_template', $1::text) where site_id = 1`,
    [name],
  );

/** The blocks of a phone's home, with what is in each. */
const shownOn = (html: string) =>
  [...html.matchAll(/<div class="phone-(\w+)" data-block="(\w+)">/g)].map(([, look, kind]) => ({
    kind,
    look,
  }));

describe('the home of phones', () => {
  const names = Array.from({ length: 8 }, (_, index) => `H5_${index + 1}`);

  it('is there in eight configurations, no two alike', async () => {
    const all = await Promise.all(names.map(blocksOf));
    expect(new Set(all.map((blocks) => JSON.stringify(blocks))).size).toBe(8);
    for (const blocks of all) {
      const kinds = blocks.map(({ kind }) => kind);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(kinds).toEqual(expect.arrayContaining(['hero', 'lead', 'shelves']));
    }
    expect(await blocksOf('H5_9')).toEqual([]);
  });

  it.each(names)('%s stands in the order and the looks of its configuration', async (name) => {
    await showHome(name);
    const blocks = await blocksOf(name);
    await expect.poll(async () => shownOn(await open('/?lang=en_US', phone))).toEqual(blocks);
    const html = await open('/?lang=en_US', phone);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const part of ['class="hero"', 'class="marquee', 'class="strip adverts"', 'class="shelf'])
      expect(html).toContain(part);
    const grid = blocks.some(({ kind, look }) => kind === 'halls' && look === 'grid');
    expect(html.includes('halls halls-sheet')).toBe(grid);
  });

  it('is the template’s own where a site names none, and on a desktop', async () => {
    expect(shownOn(await open('/?lang=en_US'))).toEqual([]);
    await showHome('origin_mobile');
    await expect.poll(async () => shownOn(await open('/?lang=en_US', phone))).toEqual([]);
    expect(await open('/?lang=en_US', phone)).toContain('class="strip adverts"');
  });

  it('changes on every site with its configuration', async () => {
    await showHome('H5_8');
    await database.pool.query(
      `update app.mobile_home set blocks = '[{"kind": "lead", "look": "large"}]' where name = 'H5_8'`,
    );
    await expect
      .poll(async () => shownOn(await open('/?lang=en_US', phone)))
      .toEqual([{ kind: 'lead', look: 'large' }]);
    await expect(
      database.pool.query(
        `update app.mobile_home set blocks = '[{"kind": "roulette", "look": "plain"}]' where name = 'H5_8'`,
      ),
    ).rejects.toThrow('mobile_home_blocks_check');
  });
});

it('/sponsor names the partners in each language, and is found', async () => {
  const texts = await Promise.all(languages.map((language) => open(`/sponsor?lang=${language}`)));
  expect(new Set(texts.map((html) => /<main.*<\/main>/s.exec(html)?.[0])).size).toBe(languages.length);
  const english = texts[languages.indexOf('en_US')] ?? '';
  expect(english).toContain('<title>Partners · Lotus Bay</title>');
  expect(english.match(/<li class="sponsor">/g)).toHaveLength(4);
  expect(await open('/sitemap.xml')).toContain('/sponsor</loc>');
  await database.pool.query(`update app.page_block set is_active = false where place = 'sponsor'`);
  await expect
    .poll(async () => open('/sponsor?lang=en_US'))
    .toContain('No partner is named here at the moment.');
});
