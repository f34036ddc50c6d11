import { httpBounds, isDatabaseDown } from '@halls/service';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';

/** The gateway's HTTP server without its rooms: headers that all answers carry, and errors as JSON. */
export function createHttp(log: FastifyBaseLogger): FastifyInstance {
  const http = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64_000,
    ...httpBounds,
  });
  http.addHook('onSend', (_request, reply, payload, done) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store');
    done(null, payload);
  });
  http.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 400 && statusCode < 500) return reply.code(statusCode).send({ error: 'malformed' });
    log.error({ err: error, method: request.method, path: request.url.split('?')[0] }, 'a call failed');
    // what was asked for may have been done: it is asked for again
    if (isDatabaseDown(error))
      return reply.code(503).header('retry-after', '1').send({ error: 'unavailable' });
    return reply.code(500).send({ error: 'internal' });
  });
  return http;
}
