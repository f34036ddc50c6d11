import { randomUUID } from 'node:crypto';
import {
  seamlessAnswerSchema,
  type SeamlessAnswer,
  type SeamlessMethod,
  type SeamlessRequest,
} from '@halls/contract/provider';
import { signedHeaders } from '@halls/provider-signature';
import type { Clock } from '@halls/service';
import { Pool } from 'undici';
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
  const { clock, timeoutMs = 5_000 } = parts;
  const { origin, pathname } = new URL(parts.url);
  const base = pathname.replace(/\/$/, '');
  const keys = new Map(parts.keys.map((key) => [key.gpId, key]));
  // one pool for one origin, asked by path: a third of what an agent costs that is asked by address
  const pool = new Pool(origin, { connections: 64, keepAliveTimeout: 20_000, maxResponseSize: 100_000 });

  async function attempt(key: ProviderKey, path: string, body: string, signal: AbortSignal) {
    const timestamp = String(clock().getTime());
    const signed = { timestamp, nonce: randomUUID(), method: 'POST', path, body };
    const headers = { 'content-type': 'application/json', ...signedHeaders(signed, key) };
    const response = await pool.request({ path, method: 'POST', headers, body, signal });
    if (response.statusCode !== 200) {
      await response.body.dump();
      return unknown(`HTTP ${response.statusCode}`);
    }
    const parsed = seamlessAnswerSchema.safeParse(await response.body.json());
    return parsed.success
      ? ({ kind: 'answer', answer: parsed.data } as const)
      : unknown('an answer that is not the protocol’s');
  }

  return {
    async call(gpId, method, content) {
      const key = keys.get(gpId);
      if (!key) return unknown(`no key for ${gpId}`);
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), timeoutMs);
      try {
        return await attempt(key, `${base}/wallet/v1/${method}`, JSON.stringify(content), late.signal);
      } catch (error) {
        return unknown(error instanceof Error ? error.message : String(error));
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => pool.close(),
  };
}

function unknown(why: string): OperatorReply {
  return { kind: 'unknown', why };
}
