import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonCodes, type ErrorKey } from '@halls/contract';
import type { Clock } from '@halls/service';
import { limitRequests } from '@halls/service';
import type { Operator } from '#platform/actor.ts';
import type { PresentError } from '#platform/http/create-http.ts';
import { plainAddress } from '#platform/http/plain-address.ts';
import { readInput, sayFields } from '#platform/http/read-input.ts';
import { runHandler } from '#platform/http/run-handler.ts';
import type { Outcome } from '#platform/result.ts';
import type { OfficeCall, OfficeImplementation } from './office-call.ts';

const callsPerMinute = 600;

/** Who sits at the office's browser: told by its session cookie, or null. */
export type OperatorAuthenticator = (request: FastifyRequest) => Promise<Operator | null>;

export interface OfficeOptions {
  readonly implementations: readonly OfficeImplementation[];
  readonly authenticate: OperatorAuthenticator;
  readonly say: (key: string) => string;
  readonly clock: Clock;
  readonly rateLimits: boolean;
}

/** Errors to operators; `say` has the office's one language. */
export function presentOfficeError(say: (key: string) => string): PresentError {
  return (_request, status, key) => ({ code: status, message: say(key), data: null });
}

/**
 * Serves the calls of operators on an HTTP server of the office's own, never on that of the sites: operator,
 * permission, schema, handler, in this order.
 */
export async function mountOffice(http: FastifyInstance, options: OfficeOptions): Promise<void> {
  await http.register(
    async (api) => {
      if (options.rateLimits) await limitRequests(api, { perMinute: callsPerMinute });
      for (const implementation of options.implementations) mountCall(api, implementation, options);
      api.all('/*', async (_request, reply) => refuse(reply, options, 404, 'error.not_found'));
    },
    { prefix: '/api' },
  );
}

function mountCall(api: FastifyInstance, implementation: OfficeImplementation, options: OfficeOptions): void {
  const { path, permission, request: schema, rateLimit } = implementation.endpoint;
  api.route({
    method: 'POST',
    url: path,
    config: rateLimit ? { rateLimit: { max: rateLimit.perMinute } } : {},
    handler: async (request, reply) => {
      const actor = await options.authenticate(request);
      if (!actor) return refuse(reply, options, commonCodes.unauthorized, 'error.unauthorized');
      if (!actor.permissions.has(permission))
        return refuse(reply, options, commonCodes.forbidden, 'error.forbidden');
      const read = readInput(schema, request.body ?? {});
      if (!read.ok)
        return refuse(reply, options, commonCodes.invalid, 'error.invalid', {
          fields: sayFields(read.fields, options.say),
        });
      const call: OfficeCall = {
        requestId: request.id,
        now: options.clock(),
        remoteAddress: plainAddress(request.ip),
        actor,
      };
      const outcome = await runHandler(implementation.handle, read.input, call);
      return present(reply, outcome, implementation, options);
    },
  });
}

function present(
  reply: FastifyReply,
  outcome: Outcome<unknown, number>,
  { endpoint }: OfficeImplementation,
  options: OfficeOptions,
): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (outcome.ok)
    return reply.send({
      code: commonCodes.success,
      message: options.say('success'),
      data: outcome.data ?? null,
    });
  const { code, data = null } = outcome;
  const declared = endpoint.codes[code];
  if (declared) return reply.send({ code, message: options.say(declared), data });
  const key = commonKeys[code];
  if (!key) throw new Error(`${endpoint.path} answered code ${code}, which it does not declare`);
  return refuse(
    reply,
    options,
    code,
    key,
    outcome.fields ? { fields: sayFields(outcome.fields, options.say) } : data,
  );
}

const commonKeys: Readonly<Record<number, ErrorKey>> = {
  [commonCodes.notFound]: 'error.not_found',
  [commonCodes.invalid]: 'error.invalid',
  [commonCodes.unavailable]: 'error.unavailable',
};

function refuse(
  reply: FastifyReply,
  { say }: OfficeOptions,
  code: number,
  key: ErrorKey,
  data: unknown = null,
): FastifyReply {
  return reply
    .code(code)
    .header('cache-control', 'no-store')
    .send({ code, message: say(key), data });
}
