import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, startServer } from '@halls/testkit';
import { languages, localeOf } from '@halls/contract';

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

async function open(path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
  return { status: answer.status, html: await answer.text() };
}

/** The first that a page of the default site leads to below `path`. */
async function firstBelow(path: string): Promise<string> {
  const { html } = await open(path);
  return new RegExp(`href="(${path}/[0-9]+)"`).exec(html)?.[1] ?? '';
}

const contentOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const dataOf = (html: string) => {
  const [, json = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as { '@type'?: string } | null;
};

describe.each([
  ['/discount', 'BreadcrumbList'],
  ['/faq', 'FAQPage'],
])('%s and what it leads to', (list, kind) => {
  it('are pages of their own, for readers and for search engines', async () => {
    const one = await firstBelow(list);
    expect(one).toMatch(/\/[0-9]+$/);
    for (const path of [list, one]) {
      const { status, html } = await open(`${path}?lang=en_US`);
      expect([path, status]).toEqual([path, 200]);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]+ · Lotus Bay<\/title>/);
      expect(html).not.toContain('content="Lotus Bay: eight halls');
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}\\?lang=en_US">`));
      for (const language of languages) expect(html).toContain(`hreflang="${localeOf(language)}"`);
      expect(dataOf(html)?.['@type']).toBe(kind);
    }
  });

  it('say in each language what they say', async () => {
    const texts = await Promise.all(
      languages.map(async (language) => contentOf((await open(`${list}?lang=${language}`)).html)),
    );
    expect(new Set(texts).size).toBe(languages.length);
  });

  it('are not there by a number that nobody has given', async () => {
    const { status, html } = await open(`${list}/987654?lang=en_US`);
    expect(status).toBe(404);
    expect(html).toContain(`Page Not Found: ${list}/987654`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(dataOf(html)).toBeNull();
  });
});

it('/main/{id} is what the site says of itself, and the footer leads there', async () => {
  const { html: home } = await open('/?lang=en_US');
  const footer = home.slice(home.indexOf('<footer'));
  const paths = [...footer.matchAll(/href="(\/main\/[0-9]+)"/g)].map(([, path = '']) => path);
  expect(paths).toHaveLength(5);
  for (const path of paths) {
    const { status, html } = await open(`${path}?lang=en_US`);
    expect([path, status]).toEqual([path, 200]);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(contentOf(html)).toContain('<h2>');
  }
  expect((await open('/main/99')).status).toBe(404);
});

it('/app draws the address of its own site', async () => {
  const { status, html } = await open('/app?lang=en_US');
  expect([status, html.match(/<h1/g)?.length]).toEqual([200, 1]);
  expect(html).toContain('<h1>Lotus Bay on your phone</h1>');
  expect(html).toContain(`QR code of http://127.0.0.1:${server.port}/`);
  expect(html).toMatch(/<path d="M4 4h7/);
});

it('a category that there is none of is no page, and one that there is shows its offers alone', async () => {
  const { html } = await open('/discount?lang=en_US');
  const cards = (text: string) => text.match(/discount-card-link/g)?.length ?? 0;
  const [, category = ''] = /href="\/discount\?category=([0-9]+)"/.exec(html) ?? [];
  const { html: chosen } = await open(`/discount?lang=en_US&category=${category}`);
  expect(cards(contentOf(chosen))).toBeGreaterThan(0);
  expect(cards(contentOf(chosen))).toBeLessThan(cards(contentOf(html)));
  expect((await open('/discount?category=987654')).status).toBe(404);
});

it('a change of what is on offer shows at once on a page that was kept', async () => {
  const path = await firstBelow('/discount');
  expect((await open(`${path}?lang=en_US`)).html).toContain('Welcome credit');
  await database.pool.query(`update app.discount set title = '{"en_US": "Changed"}' where discount_id = $1`, [
    Number(path.split('/').at(-1)),
  ]);
  await expect.poll(async () => (await open(`${path}?lang=en_US`)).html).toContain('<h1>Changed</h1>');
});

it('the sitemap names them', async () => {
  const { html: sitemap } = await open('/sitemap.xml');
  for (const path of [
    '/discount',
    '/faq',
    '/main/1',
    await firstBelow('/discount'),
    await firstBelow('/faq'),
  ])
    expect(sitemap).toContain(`${path}</loc>`);
});

describe('a path that an operator leads elsewhere', () => {
  const put = (path: string, target: string, status = 302) =>
    database.pool.query(
      'insert into app.site_redirect (site_id, path, target, status) values (1, $1, $2, $3)',
      [path, target, status],
    );
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual' });
    return [status, headers.get('location')];
  };

  it('does so at once, whatever its letters, and also where a page was', async () => {
    expect(await ask('/promo')).toEqual([404, null]);
    expect((await ask('/faq'))[0]).toBe(200);
    await put('/promo', '/discount');
    await put('/faq', 'https://help.example/', 308);
    await expect.poll(() => ask('/Promo/?x=1')).toEqual([302, '/discount']);
    await expect.poll(() => ask('/faq')).toEqual([308, 'https://help.example/']);
    await database.pool.query('delete from app.site_redirect');
    await expect.poll(() => ask('/promo')).toEqual([404, null]);
    await expect.poll(async () => (await ask('/faq'))[0]).toBe(200);
  });

  it('leads to the site or to the web, and not to itself', async () => {
    await expect(put('/a', 'javascript:x()')).rejects.toThrow('check constraint');
    await expect(put('/a', '//elsewhere.example/')).rejects.toThrow('check constraint');
    await expect(put('/a', '/A')).rejects.toThrow('check constraint');
    await expect(put('/A', '/b')).rejects.toThrow('check constraint');
    await expect(put('/a/', '/b')).rejects.toThrow('check constraint');
  });
});
