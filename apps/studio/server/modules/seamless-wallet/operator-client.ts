import { randomUUID } from 'node:crypto';
import {
  seamlessAnswerSchema,
  type SeamlessAnswer,
  type SeamlessMethod,
  type SeamlessRequest,
} from '@halls/contract/provider';
import { signedHeaders } from '@halls/provider-signature';
import type { Clock } from '@halls/service';
import { Agent, request as send } from 'undici';
import type { ProviderKey } from '#platform/settings.ts';

/** `unknown`: no certain answer came; the operator may have executed the call or not. */
export type OperatorReply = { kind: 'answer'; answer: SeamlessAnswer } | { kind: 'unknown'; why: string };

export interface OperatorClient {
  /** Never throws. */
  call<M extends SeamlessMethod>(gpId: string, method: M, body: SeamlessRequest<M>): Promise<OperatorReply>;
  close(): Promise<void>;
}

export function createOperatorClient(parts: {
  url: string;
  keys: readonly ProviderKey[];
  clock: Clock;
  timeoutMs?: number;
}): OperatorClient {
  const { url: operatorUrl, keys, clock, timeoutMs = 5_000 } = parts;
  const agent = new Agent({ connections: 64, keepAliveTimeout: 20_000, maxResponseSize: 100_000 });
  return {
    async call(gpId, method, content) {
      const key = keys.find((candidate) => candidate.gpId === gpId);
      if (!key) return { kind: 'unknown', why: `no key for ${gpId}` };
      const url = new URL(`${operatorUrl}/wallet/v1/${method}`);
      const body = JSON.stringify(content);
      const signed = {
        timestamp: String(clock().getTime()),
        nonce: randomUUID(),
        method: 'POST',
        path: url.pathname,
        body,
      };
      try {
        const response = await send(url, {
          method: 'POST',
          dispatcher: agent,
          headers: { 'content-type': 'application/json', ...signedHeaders(signed, key) },
          body,
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (response.statusCode !== 200) {
          await response.body.dump();
          return { kind: 'unknown', why: `HTTP ${response.statusCode}` };
        }
        const parsed = seamlessAnswerSchema.safeParse(await response.body.json());
        return parsed.success
          ? { kind: 'answer', answer: parsed.data }
          : { kind: 'unknown', why: 'an answer that is not the protocol’s' };
      } catch (error) {
        return { kind: 'unknown', why: error instanceof Error ? error.message : String(error) };
      }
    },
    close: () => agent.close(),
  };
}
