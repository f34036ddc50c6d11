import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/**
 * `/health` says that the process lives, `/ready` that it can serve: migrations ran before it listened.
 * `findObstacle` names what else stands in the way.
 */
export function mountHealth(http: FastifyInstance, pool: pg.Pool, findObstacle: () => string | null): void {
  http.get('/health', async () => ({ status: 'ok' }));
  http.get('/ready', async (_request, reply) => {
    try {
      await pool.query('select 1');
    } catch {
      return reply.code(503).send({ status: 'database unavailable' });
    }
    const obstacle = findObstacle();
    return obstacle ? reply.code(503).send({ status: obstacle }) : { status: 'ready' };
  });
}
