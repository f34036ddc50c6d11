import type { FastifyInstance } from 'fastify';
import { commonCodes } from '@halls/contract';
import type { Dispatcher, Translate } from './dispatcher.ts';
import { readFacts, type FindSite } from './facts.ts';

/** Requests per minute and address, for calls that cost more than a look-up. */
const tightLimits: Readonly<Record<string, number>> = {
  '/login': 30,
  '/register': 20,
  '/register/verification': 120,
  '/captcha': 60,
  '/clientCaptcha': 60,
};

/** Serves every implemented call at `POST /api/<path>`; any other path under /api answers 404. */
export function mountApi(
  http: FastifyInstance,
  options: { dispatcher: Dispatcher; findSite: FindSite; countryHeader: string | null; translate: Translate },
): void {
  const { dispatcher, findSite, countryHeader, translate } = options;

  for (const { path } of dispatcher.endpoints) {
    const limit = tightLimits[path];
    http.route({
      method: 'POST',
      url: `/api${path}`,
      config: limit ? { rateLimit: { max: limit, timeWindow: 60_000 } } : {},
      handler: async (request, reply) => {
        const facts = readFacts(request, findSite, countryHeader);
        if (facts.origin && facts.origin !== facts.siteOrigin) {
          return reply
            .code(403)
            .send({ code: 403, message: translate(facts.language, 'error.wrong_origin'), data: null });
        }
        const { status, envelope, rotatedToken } = await dispatcher.dispatch(path, request.body, facts);
        if (rotatedToken) reply.header('authorization', rotatedToken);
        reply.header('cache-control', 'no-store');
        return reply.code(status).send(envelope);
      },
    });
  }

  http.all('/api/*', async (request, reply) => {
    const { language } = readFacts(request, findSite, countryHeader);
    return reply
      .code(404)
      .send({ code: commonCodes.notFound, message: translate(language, 'error.not_found'), data: null });
  });
}
