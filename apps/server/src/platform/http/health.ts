import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { probeWriting } from './health.repo.ts';

/** Whoever watches may ask as often as he likes. */
const keptMs = 1_000;
const patienceMs = 2_000;

/**
 * `/health` says that the process lives, `/ready` that it can serve: migrations ran before it listened, and what a
 * bet needs can be written. `findObstacle` names what else stands in the way.
 */
export function mountHealth(http: FastifyInstance, pool: pg.Pool, findObstacle: () => string | null): void {
  const canWrite = createWriteProbe(pool);
  http.get('/health', async () => ({ status: 'ok' }));
  http.get('/ready', async (_request, reply) => {
    const obstacle = (await canWrite()) ? findObstacle() : 'database unavailable';
    return obstacle ? reply.code(503).send({ status: obstacle }) : { status: 'ready' };
  });
}

/** One probe at a time, whose answer holds for a second; one that does not come in time is a no. */
function createWriteProbe(pool: pg.Pool): () => Promise<boolean> {
  let probing: Promise<boolean> | null = null;
  let last: { readonly canWrite: boolean; readonly atMs: number } | null = null;

  async function probe(): Promise<boolean> {
    const canWrite = await probeWriting(pool).catch(() => false);
    last = { canWrite, atMs: performance.now() };
    probing = null;
    return canWrite;
  }

  return async () => {
    if (last && performance.now() - last.atMs < keptMs) return last.canWrite;
    probing ??= probe();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((settle) => {
      timer = setTimeout(settle, patienceMs, false);
    });
    return Promise.race([probing, late]).finally(() => clearTimeout(timer));
  };
}
