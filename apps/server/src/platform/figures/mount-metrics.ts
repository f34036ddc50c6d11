import { timingSafeEqual, hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './open-metrics.ts';

/** `GET /metrics` for whoever shows the token. */
export function mountMetrics(http: FastifyInstance, metrics: Metrics, token: string): void {
  const wanted = digest(`Bearer ${token}`);
  http.get('/metrics', async (request, reply) => {
    const isKnown = timingSafeEqual(digest(request.headers.authorization ?? ''), wanted);
    if (!isKnown) return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply
      .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await metrics.expose());
  });
}

/** Of one length, whatever came. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
