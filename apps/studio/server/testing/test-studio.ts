import { randomUUID } from 'node:crypto';
import type { TransferAnswer, TransferMethod, TransferRequest } from '@halls/contract/provider';
import { houseProviders } from '@halls/house-games';
import { signedHeaders } from '@halls/provider-signature';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import type { BeaconSettings } from '../platform/read-beacon.ts';
import type { ProviderKey } from '../platform/settings.ts';
import { startStudio, type RunningStudio, type StudioOptions } from '../start-studio.ts';

const secret = 'test-secret-0123456789';
const keyOf = (gpId: string): ProviderKey => ({ gpId, keyId: `k-${gpId}`, secret, operatorId: gpId });

export const transferKey = keyOf('GPR8');
export const seamlessKey = keyOf('GPFC');

/** What the seeds of a test studio rest sealed under. */
export const testSeedKey = { id: 'tests', key: Buffer.alloc(32, 7) };

/** What the tests read of the games' JSON. */
export type GameAnswer = Record<
  'token' | 'alias' | 'round_id' | 'state' | 'void_reason' | 'error' | 'balance' | 'payout',
  string
> & {
  outcome: unknown;
  draw: { number: number } | null;
  fairness: { server_seed: string; commitment: string; chain: { first_link: string; number: number } };
};

/** The headers of a call that the operator makes at a moment. */
export function signedNow(key: ProviderKey, path: string, body: string, now = new Date()) {
  const signed = { timestamp: String(now.getTime()), nonce: randomUUID(), method: 'POST', path, body };
  return signedHeaders(signed, key);
}

export type TestStudio = RunningStudio & {
  database: TestDatabase;
  /** A signed call of the operator. */
  operatorCalls<M extends TransferMethod>(
    method: M,
    input: Omit<TransferRequest<M>, 'request_id' | 'operator_id' | 'gp_id'>,
    gpId?: string,
  ): Promise<TransferAnswer<M>>;
  /** A call of a game's page. */
  gameCalls(
    method: 'GET' | 'POST',
    path: string,
    token: string,
    body?: object,
  ): Promise<{ status: number; body: GameAnswer }>;
  drop(): Promise<void>;
};

/** The whole studio on a database and a port of its own. */
export async function startTestStudio(
  operatorUrl: string,
  options: StudioOptions & {
    database?: TestDatabase;
    rateLimits?: boolean;
    gamble?: boolean;
    beacon?: BeaconSettings | null;
  } = {},
): Promise<TestStudio> {
  const database = options.database ?? (await createTestDatabase());
  const studio = await startStudio(
    {
      mode: 'sandbox',
      host: '127.0.0.1',
      port: 0,
      databaseUrl: database.url,
      poolSize: 8,
      operatorUrl,
      siteOrigins: ['http://localhost:3000'],
      publicUrl: null,
      keys: houseProviders.map(({ gpId }) => keyOf(gpId)),
      rateLimits: options.rateLimits ?? false,
      gamble: options.gamble ?? true,
      trustedProxies: [],
      seedKeys: [testSeedKey],
      beacon: options.beacon ?? null,
      sportsFaults: [],
      logLevel: 'error',
    },
    // short chains: hashing long ones for every table would be most of a test's time
    {
      operatorTimeoutMs: 800,
      chainPlan: { length: 60, ahead: 20 },
      ...(options.clock && { tableClock: options.clock }),
      ...options,
    },
  );
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= studio.stop());
  return {
    ...studio,
    stop,
    database,
    async operatorCalls(method, input, gpId = 'GPR8') {
      const path = `/provider/v1/${method}`;
      const body = JSON.stringify({ request_id: randomUUID(), operator_id: gpId, gp_id: gpId, ...input });
      const headers = {
        'content-type': 'application/json',
        ...signedNow(keyOf(gpId), path, body, options.clock?.()),
      };
      const response = await fetch(studio.url + path, { method: 'POST', headers, body });
      if (response.status !== 200) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
      return (await response.json()) as never;
    },
    async gameCalls(method, path, token, body) {
      const headers: Record<string, string> = {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      };
      const response = await fetch(studio.url + path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as GameAnswer };
    },
    async drop() {
      await stop();
      await database.drop();
    },
  };
}
