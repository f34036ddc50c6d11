import { httpBounds, isDatabaseDown, limitRequests } from '@halls/service';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { askDatabase } from './health.repo.ts';
import type { StudioPlatform } from './studio-platform.ts';

/** The studio's HTTP server without its rooms: headers that all answers carry, and errors as JSON. */
export function createHttp(log: FastifyBaseLogger, trustedProxies: readonly string[]): FastifyInstance {
  const http = Fastify({
    loggerInstance: log,
    // what fails is logged by the error handler
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: 16_000,
    ...httpBounds,
  });
  // neither is async: a promise for each request is not free, and nothing here waits
  http.addHook('onRequest', (request, reply, done) => {
    // joined, as all that comes twice: see `httpBounds`
    if (request.headers.host?.includes(', '))
      return void reply.code(400).send({ error: 'one Host header, please' });
    done();
  });
  http.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  http.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode === 429) return reply.code(429).send({ error: 'too_many' });
    if (statusCode >= 400 && statusCode < 500) return reply.code(statusCode).send({ error: 'malformed' });
    log.error({ err: error, method: request.method, path: request.url.split('?')[0] }, 'a call failed');
    // what was asked for may have been done: it is asked for again
    if (isDatabaseDown(error))
      return reply.code(503).header('retry-after', '1').send({ error: 'unavailable' });
    return reply.code(500).send({ error: 'internal' });
  });
  return http;
}

/** Whether the studio works, and what there is at no address of any room. */
export async function restRoutes(
  http: FastifyInstance,
  { sql, rateLimits }: Pick<StudioPlatform, 'sql' | 'rateLimits'>,
): Promise<void> {
  if (rateLimits) await limitRequests(http, { perMinute: restPerMinute });
  http.get('/health', async () => {
    await askDatabase(sql);
    return { status: 'ok' };
  });
  http.all('/*', (_request, reply) => reply.code(404).send({ error: 'not_found' }));
}

/** Of one address. */
const restPerMinute = 300;
