import type { FastifyInstance } from 'fastify';
import type { SiteDirectory } from './site-directory.ts';
import { presentSite } from './site.present.ts';

/**
 * `/site-detail.json`, what `/arks/web/site/detail` says of the host's site, as a file: whoever the call fails for
 * reads this, which a cache in between may keep for a minute and hand out while the server is away.
 */
export function mountSiteCopy(http: FastifyInstance, sites: Pick<SiteDirectory, 'findByHost'>): void {
  http.get('/site-detail.json', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=60, stale-if-error=86400');
    return presentSite(sites.findByHost(request.hostname));
  });
}
