import { randomUUID } from 'node:crypto';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { commonCodes, type ErrorKey } from '@halls/contract';
import { httpBounds, isDatabaseDown } from '@halls/service';
import type { Traces } from '#platform/traces/traces.ts';
import { securityHeaders } from './security-headers.ts';

export type PresentError = (request: FastifyRequest, status: number, key: ErrorKey) => object;

const retryAfterSeconds = 2;
const bodyLimitBytes = 64 * 1024;
const hostPattern = /^(?:[\w.-]{1,253}|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * A Fastify instance with what every route needs: request ids, security headers,
 * and errors without internals. Each audience has one of its own.
 */
export async function createHttp(options: {
  logger: FastifyBaseLogger;
  trustedProxies: readonly string[];
  /** The error in the shape and the language of whoever asked. */
  presentError: PresentError;
  /** Is told of each request that was answered, by its route as it is declared. */
  onAnswered?: (route: string, status: number, tookMs: number) => void;
  traces?: Traces | null;
}): Promise<FastifyInstance> {
  const { onAnswered, traces } = options;
  const http = Fastify({
    loggerInstance: options.logger,
    // a line per request costs more than a bet; what fails is logged by the error handler
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    bodyLimit: bodyLimitBytes,
    genReqId: () => randomUUID(),
    ...httpBounds,
    routerOptions: { maxParamLength: 200 },
  });

  if (traces) followCalls(http, traces);

  // not async: a promise for each request is not free, and nothing here waits
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    if (!request.routeOptions.config.isForServers) reply.headers(securityHeaders);
    // joined, as all that comes twice: see `httpBounds`
    if (request.headers.host?.includes(', '))
      return void reply.code(400).send(options.presentError(request, 400, 'error.invalid'));
    // it goes into addresses and policies that pages are given
    if (!hostPattern.test(request.host))
      return done(Object.assign(new Error('not a host'), { statusCode: 400 }));
    done();
  });

  if (onAnswered)
    http.addHook('onResponse', (request, reply, done) => {
      onAnswered(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
      done();
    });

  http.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, key } = describe(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status === 503) reply.header('retry-after', retryAfterSeconds);
    reply.code(status).send(options.presentError(request, status, key));
  });
  return http;
}

function followCalls(http: FastifyInstance, traces: Traces): void {
  http.addHook('onRequest', (request, _reply, done) => traces.begin(request, done));
  http.addHook('preValidation', (request, _reply, done) => traces.goOn(request, done));
  http.addHook('onResponse', (request, reply, done) => {
    traces.end(request, reply.statusCode);
    done();
  });
}

function describe(error: FastifyError & { status?: number }): { status: number; key: ErrorKey } {
  const status = error.statusCode ?? error.status ?? 500;
  if (status === 413) return { status: commonCodes.payloadTooLarge, key: 'error.payload_too_large' };
  if (status === 429) return { status: commonCodes.tooManyRequests, key: 'error.too_many_requests' };
  if (status === 404) return { status: commonCodes.notFound, key: 'error.not_found' };
  // Fastify's own refusals of a body: not JSON, wrong media type, poisoned keys
  if (status >= 400 && status < 500) return { status: commonCodes.invalid, key: 'error.invalid' };
  if (isDatabaseDown(error)) return { status: commonCodes.unavailable, key: 'error.unavailable' };
  return { status: commonCodes.internal, key: 'error.internal' };
}
