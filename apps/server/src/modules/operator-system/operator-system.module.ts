import type { FastifyInstance } from 'fastify';
import { signatureToleranceMs } from '@halls/contract/provider';
import { verifySignedRequest } from '@halls/provider-signature';
import { defineModule } from '#platform/module.ts';
import { deleteNoncesBefore, findSystem, spendNonce, systemSecret } from './operator-system.repo.ts';
import { serveSignedCalls, type SignedCall } from './serve-signed-calls.ts';

export interface OperatorSystems {
  /** Serves calls of operators' systems, on whichever server. */
  serve(http: FastifyInstance, calls: readonly SignedCall[]): Promise<void>;
}

export const operatorSystemModule = defineModule<OperatorSystems>({
  name: 'operator-system',
  async create({ sql, sealing, clock, settings }) {
    const seal = () => systemSecret.sealRows({ sql, sealing });
    await seal();
    return {
      face: {
        serve: (http, calls) =>
          serveSignedCalls(http, calls, {
            rateLimits: settings.rateLimits,
            verify: (request) => {
              const now = clock();
              return verifySignedRequest(request, {
                nowMs: now.getTime(),
                findKey: (operatorId, keyId) => findSystem({ sql, sealing }, { operatorId, keyId }),
                spendNonce: (key, nonce) => spendNonce(sql, key, nonce, now),
              });
            },
          }),
      },
      jobs: [
        // what is written by hand stands in clear no longer than this
        { name: 'seal-operator-secrets', everySeconds: 60, run: seal },
        {
          name: 'sweep-operator-nonces',
          everySeconds: 300,
          run: () => deleteNoncesBefore(sql, new Date(clock().getTime() - 3 * signatureToleranceMs)),
        },
      ],
    };
  },
});
