import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonCodes } from '@halls/contract';
import { officeLanguages, type OfficeErrorKey, type OfficeLanguage } from '@halls/contract/office';
import { limitRequests, shareCount, type Clock } from '@halls/service';
import type { Operator } from '#platform/actor.ts';
import type { PresentError } from '#platform/http/create-http.ts';
import { plainAddress } from '#platform/http/plain-address.ts';
import { readInput, sayFields } from '#platform/http/read-input.ts';
import { runHandler } from '#platform/http/run-handler.ts';
import type { Outcome } from '#platform/result.ts';
import { refuseOperator, refuseSite, refuseStaleProof, type Refusal } from './admit.ts';
import { hasCsrf, isFromHere } from './is-from-here.ts';
import type { OfficeCall, OfficeImplementation, OfficeSession, OpenCall } from './office-call.ts';
import { keepToken, readToken } from './office-cookie.ts';

const callsPerMinute = 600;

/** Who sits at the office's browser: told by what it shows; null where it shows nothing that holds. */
export type OperatorAuthenticator = (
  shown: { readonly token: string; readonly remoteAddress: string; readonly requestId: string },
  now: Date,
) => Promise<{ readonly actor: Operator; readonly session: OfficeSession } | null>;

export type SayInOffice = (language: OfficeLanguage, key: string) => string;

export interface OfficeOptions {
  readonly implementations: readonly OfficeImplementation[];
  readonly authenticate: OperatorAuthenticator;
  readonly say: SayInOffice;
  /** The description of the calls, as OpenAPI. */
  readonly document: object;
  readonly clock: Clock;
  readonly rateLimits: boolean;
  /** Where nodes count together. */
  readonly redis?: object | null;
}

/** Errors to operators: envelopes in the office's languages. */
export function presentOfficeError(say: SayInOffice): PresentError {
  return (request, status, key) => ({ code: status, message: say(languageOf(request), key), data: null });
}

/**
 * Serves the calls of operators on an HTTP server of the office's own, never on that of the sites: where it comes from,
 * operator, permission, site, schema, freshness of the proof, handler, in this order.
 */
export async function mountOffice(http: FastifyInstance, options: OfficeOptions): Promise<void> {
  await http.register(
    async (api) => {
      if (options.rateLimits)
        await limitRequests(api, { perMinute: callsPerMinute, shared: shareCount('office', options.redis) });
      api.get('/openapi.json', async () => options.document);
      for (const implementation of options.implementations) mountCall(api, implementation, options);
      api.all('/*', async (request, reply) => {
        const { notFound } = commonCodes;
        return refuse(
          reply,
          { status: notFound, code: notFound, key: 'error.not_found' },
          sayFor(request, options),
        );
      });
    },
    { prefix: '/api' },
  );
}

function mountCall(api: FastifyInstance, implementation: OfficeImplementation, options: OfficeOptions): void {
  const { endpoint } = implementation;
  api.route({
    method: 'POST',
    url: endpoint.path,
    config: endpoint.rateLimit ? { rateLimit: { max: endpoint.rateLimit.perMinute } } : {},
    ...(endpoint.maxBodyBytes && {
      bodyLimit: endpoint.maxBodyBytes,
      // nobody has a long body read without anything to show
      onRequest: async (request: FastifyRequest, reply: FastifyReply) =>
        readToken(request) === null ? refuse(reply, nobody, sayFor(request, options)) : undefined,
    }),
    handler: async (request, reply) => {
      const say = sayFor(request, options);
      if (!isFromHere(request)) return refuse(reply, wrongOrigin, say);
      const call = openCallOf(request, reply, say, options.clock());
      const entered = endpoint.permission === 'open' ? null : await enter(request, call, options);
      if (entered && 'key' in entered) return refuse(reply, entered, say);
      const barred =
        entered &&
        (refuseOperator(endpoint, entered.actor, entered.session) ??
          refuseSite(endpoint, entered.actor, request.body));
      if (barred) return refuse(reply, barred, say);
      const read = readInput(endpoint.request, request.body ?? {});
      if (!read.ok) return refuse(reply, malformed, say, { fields: sayFields(read.fields, say) });
      const refusal =
        entered &&
        (refuseSite(endpoint, entered.actor, read.input) ??
          refuseStaleProof(endpoint, entered.session, call.now));
      if (refusal) return refuse(reply, refusal, say);
      const outcome = await runHandler(implementation.handle, read.input, { ...call, ...entered });
      return present(reply, outcome, implementation, say);
    },
  });

  async function enter(
    request: FastifyRequest,
    { remoteAddress, requestId, now }: OpenCall,
    { authenticate }: OfficeOptions,
  ): Promise<Pick<OfficeCall, 'actor' | 'session'> | Refusal> {
    const token = readToken(request);
    const known = token === null ? null : await authenticate({ token, remoteAddress, requestId }, now);
    if (!known) return nobody;
    // a page that was loaded anew has only the cookie: what it asks first answers the rest
    return endpoint.withoutCsrf || hasCsrf(request, known.session.csrf) ? known : wrongCsrf;
  }
}

const { unauthorized, forbidden, invalid } = commonCodes;
const nobody: Refusal = { status: unauthorized, code: unauthorized, key: 'error.unauthorized' };
const wrongOrigin: Refusal = { status: forbidden, code: forbidden, key: 'error.wrong_origin' };
const wrongCsrf: Refusal = { status: forbidden, code: forbidden, key: 'error.csrf' };
const malformed: Refusal = { status: invalid, code: invalid, key: 'error.invalid' };

type Say = (key: string) => string;

function sayFor(request: FastifyRequest, { say }: OfficeOptions): Say {
  const language = languageOf(request);
  return (key) => say(language, key);
}

function languageOf({ headers }: FastifyRequest): OfficeLanguage {
  return officeLanguages.find((known) => known === headers.language) ?? 'en_US';
}

function openCallOf(request: FastifyRequest, reply: FastifyReply, say: Say, now: Date): OpenCall {
  return {
    requestId: request.id,
    now,
    remoteAddress: plainAddress(request.ip),
    origin: `${request.protocol}://${request.host}`,
    language: languageOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 512),
    say,
    keepToken: (token) => keepToken(request, reply, token),
  };
}

function present(
  reply: FastifyReply,
  outcome: Outcome<unknown, number>,
  { endpoint }: OfficeImplementation,
  say: Say,
): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (outcome.ok) {
    const isAsked = endpoint.approval && (outcome.data as { state: string }).state === 'pending';
    return reply.code(isAsked ? 202 : 200).send({
      code: commonCodes.success,
      message: say(isAsked ? 'asked' : 'success'),
      data: outcome.data ?? null,
    });
  }
  const { code, data = null, fields } = outcome;
  const declared = endpoint.codes[code];
  if (declared) return reply.send({ code, message: say(declared), data });
  const key = commonKeys[code];
  if (!key) throw new Error(`${endpoint.path} answered code ${code}, which it does not declare`);
  return refuse(reply, { status: code, code, key }, say, fields ? { fields: sayFields(fields, say) } : data);
}

const commonKeys: Readonly<Record<number, OfficeErrorKey>> = {
  [commonCodes.notFound]: 'error.not_found',
  [commonCodes.invalid]: 'error.invalid',
  [commonCodes.unavailable]: 'error.unavailable',
};

function refuse(
  reply: FastifyReply,
  { status, code, key }: Refusal,
  say: Say,
  data: unknown = null,
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ code, message: say(key), data });
}
