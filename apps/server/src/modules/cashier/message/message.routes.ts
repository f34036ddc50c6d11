import type { FastifyInstance } from 'fastify';
import { addressKey, createCounter, isDatabaseDown } from '@halls/service';
import type { CashierDeps } from '../cashier.deps.ts';
import { messagePath } from '../service/payment-service.ts';
import { takeMessage } from './take-message.ts';

const bodyLimitBytes = 64 * 1024;
/** Of one address: those of services are trusted, and not counted. */
const untrustedPerMinute = 60;

/** `POST /payment/v1/message/<psp_id>`: what services tell. 200 takes it; anything else has it sent again. */
export function mountMessages(http: FastifyInstance, deps: CashierDeps, rateLimits: boolean): void {
  const untrusted = createCounter({ max: untrustedPerMinute, seconds: 60 });
  void http.register(async (scope) => {
    // the signature is over the bytes as they came
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => {
      const { statusCode = 500 } = error as { statusCode?: number };
      if (statusCode < 500) return reply.code(statusCode).send({ error: 'SYNTAX' });
      request.log.error({ err: error }, 'a message of a payment service failed');
      return reply.code(isDatabaseDown(error) ? 503 : 500).send({ error: 'INTERNAL' });
    });
    scope.post<{ Params: { pspId: string } }>(
      messagePath(':pspId'),
      { bodyLimit: bodyLimitBytes, config: { isForServers: true } },
      async (request, reply) => {
        const address = addressKey(request.ip);
        const waitSeconds = rateLimits ? untrusted.wait(address, deps.clock()) : 0;
        if (waitSeconds > 0)
          return reply.code(429).header('retry-after', waitSeconds).send({ error: 'TOO_MANY' });
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { pspId } = request.params;
        const path = request.raw.url ?? '';
        const taken = await takeMessage(deps, pspId, { path, headers: request.headers, body });
        if (taken === 'taken') return reply.send({ status: 'OK' });
        untrusted.count(address, deps.clock());
        return taken === 'untrusted'
          ? reply.code(401).send({ error: 'UNTRUSTED' })
          : reply.code(404).send({ error: 'NO_SUCH_SERVICE' });
      },
    );
  });
}
