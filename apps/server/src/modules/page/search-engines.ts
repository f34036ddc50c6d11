import type { FastifyInstance } from 'fastify';
import { hallIds, localeOf } from '@halls/contract';
import type { Site, SiteDirectory } from '#modules/site';

const oneHourSeconds = 3_600;

/** `/robots.txt` and `/sitemap.xml`, of the site whose host is asked. */
export function mountSearchEngineFiles(
  http: FastifyInstance,
  { sites, pathsOf }: { sites: SiteDirectory; pathsOf: (siteId: number) => Promise<string[]> },
): void {
  const cacheControl = `public, max-age=${oneHourSeconds}`;

  http.get('/robots.txt', async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl);
    return robots(`${request.protocol}://${request.host}`);
  });
  http.get('/sitemap.xml', async (request, reply) => {
    reply.type('application/xml; charset=utf-8').header('cache-control', cacheControl);
    const site = sites.findByHost(request.hostname);
    return sitemap(`${request.protocol}://${request.host}`, site, await pathsOf(site.siteId));
  });
}

/** Windows of a running game are no pages; calls answer to POST alone. */
function robots(origin: string): string {
  const closed = [
    '/api/',
    '/authCallback',
    '/loading',
    '/close',
    '/game-frame',
    '/sandbox/',
    '/third-party/',
  ].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${closed.join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The home page, how to install it, its partners, the halls and what operators write, each with its address in every language of the site. */
export function sitemap(
  origin: string,
  { languages }: Pick<Site, 'languages'>,
  written: readonly string[],
): string {
  const urls = ['/', '/app', '/sponsor', ...hallIds.map((hallId) => `/gameHall/${hallId}`), ...written].map(
    (path) => {
      const url = escapeXml(origin + path);
      const alternates = languages.map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${localeOf(language)}" href="${url}?lang=${language}"/>`,
      );
      return `<url><loc>${url}</loc>${alternates.join('')}</url>\n`;
    },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

/** The host is the visitor's word. */
function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
