import { languages, type Language } from '@halls/contract';
import type { FastifyInstance } from 'fastify';
import { beginEvents, refuseWatcher, type WatchLimits } from '#platform/event-stream.ts';
import { sportsStreams } from '../../../../play-protocol/sports-stream.ts';
import type { SportsStream } from './sports-stream.ts';

const breatheEveryMs = 15_000;

/**
 * The board and each match as server-sent events, for whoever looks: nothing in them is anybody's. Over the bounds they
 * answer 503, and the page asks instead.
 */
export function sportsStreamRoutes(http: FastifyInstance, stream: SportsStream, limits: WatchLimits): void {
  const timer = setInterval(() => stream.watchers.breathe(), breatheEveryMs).unref();
  http.addHook('preClose', async () => {
    clearInterval(timer);
    stream.close();
  });

  http.get<{ Querystring: { language?: string } }>(sportsStreams.board, async (request, reply) => {
    if (!stream.watchers.hasRoom(request.ip, limits)) return refuseWatcher(reply);
    const language = languages.find((one): one is Language => one === request.query.language) ?? 'en_US';
    await stream.watchBoard({ address: request.ip, response: beginEvents(reply) }, language);
    return reply;
  });

  http.get<{ Params: { match_id: string } }>(sportsStreams.match, async (request, reply) => {
    if (!stream.watchers.hasRoom(request.ip, limits)) return refuseWatcher(reply);
    const { match_id: id } = request.params;
    const begin = () => ({ address: request.ip, response: beginEvents(reply) });
    const isThere = /^[1-9]\d{0,14}$/.test(id) && (await stream.watchMatch(Number(id), begin));
    return isThere ? reply : reply.code(404).send({ error: 'match_unknown' });
  });
}
