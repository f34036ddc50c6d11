import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** `/health` says that the process lives, `/ready` that it can serve: migrations ran before it listened. */
export function mountHealth(http: FastifyInstance, pool: pg.Pool): void {
  http.get('/health', async () => ({ status: 'ok' }));
  http.get('/ready', async (_request, reply) => {
    try {
      await pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}
