import type { FastifyInstance } from 'fastify';
import { commonCodes, fieldErrorsOf } from '@halls/contract';
import { clientCaptcha } from '@halls/contract/captcha';
import type { Translate } from '#platform/http/dispatcher.ts';
import { readFacts, type FindSite } from '#platform/http/facts.ts';
import type { Captchas } from './create-captchas.ts';
import { encryptForClient } from './encrypt-for-client.ts';

/** `POST /api/clientCaptcha`: the one call that answers text, encrypted under the client's key. */
export function mountClientCaptcha(
  http: FastifyInstance,
  options: { captchas: Captchas; findSite: FindSite; countryHeader: string | null; translate: Translate },
): void {
  http.post(
    `/api${clientCaptcha.path}`,
    { config: { rateLimit: { max: 60, timeWindow: 60_000 } } },
    async (request, reply) => {
      const facts = readFacts(request, options.findSite, options.countryHeader);
      const say = (key: string) => options.translate(facts.language, key);
      reply.header('cache-control', 'no-store');
      if (facts.origin && facts.origin !== facts.siteOrigin) {
        return reply.code(403).send({ code: 403, message: say('error.wrong_origin'), data: null });
      }
      const { siteId, input } = splitSiteId(request.body);
      if (siteId !== undefined && siteId !== facts.site.siteId) {
        return reply
          .code(404)
          .send({ code: commonCodes.notFound, message: say('error.wrong_site'), data: null });
      }
      const parsed = clientCaptcha.request.safeParse(input);
      if (!parsed.success) {
        const keys = Object.entries(fieldErrorsOf(parsed.error, input));
        const data = { fields: Object.fromEntries(keys.map(([name, wrong]) => [name, say(wrong)])) };
        return reply.code(422).send({ code: commonCodes.invalid, message: say('error.invalid'), data });
      }
      const { key, type, kind } = parsed.data;
      const issued = await options.captchas.issue({
        siteId: facts.site.siteId,
        type: type ?? 1,
        kind: kind ?? 'svg',
        remoteAddress: facts.remoteAddress,
      });
      const body = issued
        ? {
            code: commonCodes.success,
            message: say('success'),
            data: issued.captcha,
            token: issued.token,
            placeholder: issued.placeholder,
            challenge: issued.challenge,
          }
        : { code: 101, message: say(clientCaptcha.codes[101]), data: '', token: '', placeholder: '' };
      return reply.type('text/plain; charset=utf-8').send(encryptForClient(JSON.stringify(body), key));
    },
  );
}

function splitSiteId(body: unknown): { siteId: number | undefined; input: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !('site_id' in body)) {
    return { siteId: undefined, input: body ?? {} };
  }
  const { site_id: siteId, ...input } = body;
  return { siteId: Number(siteId), input };
}
