import { isSignatureText } from '@halls/fairness';
import { Agent, request as send } from 'undici';
import { z } from 'zod';

/** What an address answered; nothing of it has been verified. */
export interface ToldRound {
  readonly round: number;
  readonly signature: string;
}

export interface BeaconClient {
  /** Throws an Error that says why there is none. `waitMs` bounds the answer. */
  ask(address: string, chainHash: string, round: number | 'latest', waitMs: number): Promise<ToldRound>;
  letGo(): void;
  close(): Promise<void>;
}

const answerSchema = z.object({
  round: z.number().int().positive(),
  signature: z.string().refine(isSignatureText),
});

/** Speaks drand's HTTP API, version 1, which all its public addresses have. */
export function createBeaconClient(): BeaconClient {
  const stop = new AbortController();
  // a round is some three hundred bytes
  const agent = new Agent({ connections: 8, keepAliveTimeout: 20_000, maxResponseSize: 10_000 });
  return {
    async ask(address, chainHash, round, waitMs) {
      const response = await send(`${address}/${chainHash}/public/${round}`, {
        dispatcher: agent,
        headers: { accept: 'application/json' },
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(waitMs)]),
      });
      if (response.statusCode !== 200) {
        await response.body.dump();
        throw new Error(`HTTP ${response.statusCode}`);
      }
      const parsed = answerSchema.safeParse(await response.body.json());
      if (!parsed.success) throw new Error('the answer is no round');
      return parsed.data;
    },
    letGo: () => stop.abort(),
    close: () => agent.close(),
  };
}
