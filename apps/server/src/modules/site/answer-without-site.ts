import type { FastifyInstance } from 'fastify';
import { commonCodes } from '@halls/contract';
import type { SiteDirectory } from './site-directory.ts';

const alwaysAnswered = new Set(['/health', '/ready']);
const retryAfterSeconds = 10;

/**
 * While the database has no site, every request is answered 503 with what to do next. For routes that are added
 * afterwards; nothing behind it needs to think of a house without sites.
 */
export function answerWithoutSite(http: FastifyInstance, sites: Pick<SiteDirectory, 'all'>): void {
  http.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url ?? '';
    if (sites.all().length > 0 || alwaysAnswered.has(route)) return;
    reply.code(503).header('retry-after', retryAfterSeconds).header('cache-control', 'no-store');
    const isPage = request.method === 'GET' && !route.startsWith('/api/');
    if (isPage) return reply.type('text/html; charset=utf-8').send(page);
    return reply.send({ code: commonCodes.unavailable, message: 'No site has been set up yet', data: null });
  });
}

/** For whoever runs the house: there is nobody else to see it, and no site to say in which language. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>No site has been set up yet</title>
<h1>No site has been set up yet</h1>
<p>The server runs and its database has no site. Make the first one, with the settings that the server was started with:</p>
<pre>npm run create-site -- --name "Lotus Bay" --host www.example.com --language en_US --currency USD</pre>
<p>It is served within a second, without a restart. docs/operations.md says what a site has besides.</p>
</html>
`;
