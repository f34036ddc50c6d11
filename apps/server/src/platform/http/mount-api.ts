import type { FastifyInstance, FastifyRequest } from 'fastify';
import { commonCodes, type Endpoint, type Language } from '@halls/contract';
import { limitRequests, shareCount } from '@halls/service';
import type { PresentError } from './create-http.ts';
import type { Dispatcher, Translate } from './dispatcher.ts';
import { createKeptJson } from './kept-json.ts';
import { readFacts, type FindSite } from './facts.ts';

/** Of one address, over all calls; endpoints declare tighter limits of their own. */
const callsPerMinute = 600;

/**
 * Serves every implemented call at `POST /api/<path>`; any other path under /api answers 404. Limits hold for the
 * routes in here, however the address of a request was spelled.
 */
export async function mountApi(
  http: FastifyInstance,
  options: {
    dispatcher: Dispatcher;
    /** The description of the calls, as OpenAPI. */
    document: object;
    rateLimits: boolean;
    /** Where nodes count together. */
    redis?: object | null;
    findSite: FindSite;
    countryHeader: string | null;
    translate: Translate;
  },
): Promise<void> {
  await http.register(
    async (api) => {
      if (options.rateLimits)
        await limitRequests(api, { perMinute: callsPerMinute, shared: shareCount('calls', options.redis) });
      api.get('/openapi.json', async () => options.document);
      for (const endpoint of options.dispatcher.endpoints) mountCall(api, endpoint, options);
      api.all('/*', async (request, reply) => {
        const { language } = readFacts(request, options.findSite, options.countryHeader);
        const message = options.translate(language, 'error.not_found');
        return reply.code(404).send({ code: commonCodes.notFound, message, data: null });
      });
    },
    { prefix: '/api' },
  );
}

const keptJson = createKeptJson();

function mountCall(
  api: FastifyInstance,
  { path, rateLimit }: Endpoint,
  { dispatcher, findSite, countryHeader, translate }: Parameters<typeof mountApi>[1],
): void {
  api.route({
    method: 'POST',
    url: path,
    config: rateLimit ? { rateLimit: { max: rateLimit.perMinute } } : {},
    handler: async (request, reply) => {
      const facts = readFacts(request, findSite, countryHeader);
      if (facts.origin && facts.origin !== facts.siteOrigin) {
        const message = translate(facts.language, 'error.wrong_origin');
        return reply.code(403).send({ code: commonCodes.forbidden, message, data: null });
      }
      const { status, envelope, text, rotatedToken, keptData } = await dispatcher.dispatch(
        path,
        request.body,
        facts,
      );
      if (rotatedToken) reply.header('authorization', rotatedToken);
      reply.code(status).header('cache-control', 'no-store');
      if (status === 503) reply.header('retry-after', '2');
      if (keptData && text === null)
        return reply.type('application/json; charset=utf-8').send(keptJson(envelope, keptData));
      return text === null ? reply.send(envelope) : reply.type('text/plain; charset=utf-8').send(text);
    },
  });
}

/** Errors to visitors of a site: envelopes in their language. */
export function presentSiteError(options: {
  findSite: FindSite;
  countryHeader: string | null;
  translate: Translate;
}): PresentError {
  return (request, status, key) => ({
    code: status,
    message: options.translate(languageOf(request), key),
    data: null,
  });

  /** What went wrong may be the very thing that the language is read from. */
  function languageOf(request: FastifyRequest): Language {
    try {
      return readFacts(request, options.findSite, options.countryHeader).language;
    } catch {
      return 'en_US';
    }
  }
}
