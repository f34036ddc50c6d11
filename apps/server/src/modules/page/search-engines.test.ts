import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Site, SiteDirectory } from '#modules/site';
import { mountSearchEngineFiles } from './search-engines.ts';

const site = { siteId: 4, languages: ['vi_VN', 'en_US'] } as unknown as Site;

async function read(url: string, host = 'r88.localhost'): Promise<string> {
  const http = Fastify();
  mountSearchEngineFiles(http, {
    sites: { findByHost: () => site } as unknown as SiteDirectory,
    pathsOf: async (siteId) => (siteId === site.siteId ? ['/discount', '/discount/7'] : []),
  });
  return (await http.inject({ url, headers: { host } })).body;
}

it('tells of the sitemap, and keeps robots from calls', async () => {
  const robots = await read('/robots.txt');
  expect(robots).toContain('Sitemap: http://r88.localhost/sitemap.xml');
  expect(robots).toContain('Disallow: /api/');
});

it('names every page in every language of the site', async () => {
  const sitemap = await read('/sitemap.xml');
  expect(sitemap.match(/<url>/g)).toHaveLength(13);
  expect(sitemap).toContain('<loc>http://r88.localhost/gameHall/9</loc>');
  expect(sitemap).toContain('<loc>http://r88.localhost/discount/7</loc>');
  expect(sitemap.match(/hreflang="vi-VN" href="http:\/\/r88.localhost\/\?lang=vi_VN"/g)).toHaveLength(1);
});

it('stays XML whatever the host says', async () => {
  expect(await read('/sitemap.xml', 'a"<b>&c')).not.toContain('<b>');
});
