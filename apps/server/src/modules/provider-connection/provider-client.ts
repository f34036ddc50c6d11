import { randomUUID } from 'node:crypto';
import { Agent, request } from 'undici';
import {
  transferAnswers,
  type TransferAnswer,
  type TransferMethod,
  type TransferRequest,
} from '@halls/contract/provider';
import type { ProviderConnection } from './provider-connection.ts';
import { signedHeaders } from '@halls/provider-signature';

/** What the caller gives; operator, provider and request id are the client's. */
export type ProviderInput<M extends TransferMethod> = Omit<
  TransferRequest<M>,
  'request_id' | 'operator_id' | 'gp_id'
>;

/**
 * `unknown`: nothing certain came back (no connection, time over, an HTTP status other than 200, an answer
 * that is not the protocol's). What was asked may or may not have happened.
 */
export type ProviderReply<M extends TransferMethod> =
  | { readonly kind: 'answer'; readonly answer: TransferAnswer<M> }
  | { readonly kind: 'unknown'; readonly why: string };

export interface ProviderClient {
  call<M extends TransferMethod>(
    connection: ProviderConnection,
    method: M,
    input: ProviderInput<M>,
    options?: { readonly timeoutMs?: number },
  ): Promise<ProviderReply<M>>;
  close(): Promise<void>;
}

const defaultTimeoutMs = 10_000;
const answerLimitBytes = 1_000_000;

/** Calls providers that hold money, signed, over connections that are kept open. Never throws. */
export function createProviderClient(
  options: { timeoutMs?: number; nowMs?: () => number; newId?: () => string } = {},
): ProviderClient {
  const { timeoutMs: longestMs = defaultTimeoutMs, nowMs = Date.now, newId = randomUUID } = options;
  const agent = new Agent({ connections: 64, keepAliveTimeout: 20_000, maxResponseSize: answerLimitBytes });

  return {
    async call(connection, method, input, { timeoutMs = longestMs } = {}) {
      const url = new URL(`${connection.baseUrl.replace(/\/$/, '')}/provider/v1/${method}`);
      const body = JSON.stringify({
        request_id: newId(),
        operator_id: connection.operatorId,
        gp_id: connection.gpId,
        ...input,
      });
      const parts = { timestamp: String(nowMs()), nonce: newId(), method: 'POST', path: url.pathname, body };
      try {
        const response = await request(url, {
          method: 'POST',
          dispatcher: agent,
          headers: { 'content-type': 'application/json', ...signedHeaders(parts, connection) },
          body,
          signal: AbortSignal.timeout(Math.min(timeoutMs, longestMs)),
        });
        if (response.statusCode !== 200) {
          await response.body.dump();
          return { kind: 'unknown', why: `HTTP ${response.statusCode}` };
        }
        const parsed = transferAnswers[method].safeParse(await response.body.json());
        if (!parsed.success) return { kind: 'unknown', why: "an answer that is not the protocol's" };
        return { kind: 'answer', answer: parsed.data as TransferAnswer<typeof method> };
      } catch (error) {
        return { kind: 'unknown', why: error instanceof Error ? error.message : String(error) };
      }
    },
    close: () => agent.close(),
  };
}
