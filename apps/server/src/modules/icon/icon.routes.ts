import type { FastifyInstance } from 'fastify';
import { limitRequests, shareCount } from '@halls/service';
import { findIcons } from './icon-set.ts';

const oneWeekSeconds = 604_800;
const oneMinuteSeconds = 60;
/** Of one address: a page asks once or twice. */
const perMinute = 300;
/** An address has no more room. */
const longestQuery = 500;
const nameForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `GET /icons/{collection}.json?icons=a,b`: the named icons, from whichever site a page asks. */
export async function mountIcons(
  http: FastifyInstance,
  { rateLimits, redis }: { rateLimits: boolean; redis?: object | null },
): Promise<void> {
  await http.register(async (icons) => {
    if (rateLimits) await limitRequests(icons, { perMinute, shared: shareCount('icons', redis) });
    icons.get<{ Params: { collection: string }; Querystring: { icons?: unknown } }>(
      '/icons/:collection.json',
      async (request, reply) => {
        const names = readNames(request.query.icons);
        const found = names && (await findIcons(request.params.collection, names));
        reply
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('cache-control', `public, max-age=${found ? oneWeekSeconds : oneMinuteSeconds}`);
        return found ?? reply.code(404).type('text/plain; charset=utf-8').send('no such icon\n');
      },
    );
  });
}

function readNames(asked: unknown): string[] | null {
  if (typeof asked !== 'string' || asked.length > longestQuery) return null;
  return asked.split(',').filter((name) => nameForm.test(name));
}
