import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import { seamlessKey, signedNow } from './test-studio.ts';

const running = new Set<ChildProcess>();

export interface StudioProcess {
  readonly child: ChildProcess;
  readonly url: string;
}

/** The studio as a process of its own, which can be killed. Its providers share one key, the seamless one of the tests. */
export async function startStudioProcess(of: {
  readonly databaseUrl: string;
  readonly operatorUrl: string;
  readonly gpIds: readonly string[];
}): Promise<StudioProcess> {
  const key = { key_id: seamlessKey.keyId, secret: seamlessKey.secret };
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: of.databaseUrl,
      NODE_ENV: 'sandbox',
      RATE_LIMITS: 'off',
      STUDIO_PORT: '0',
      SEED_KEYS: `tests:${Buffer.alloc(32, 7).toString('base64')}`,
      OPERATOR_URL: of.operatorUrl,
      PROVIDER_SECRETS: JSON.stringify(Object.fromEntries(of.gpIds.map((gpId) => [gpId, key]))),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ready (\S+)$/.exec(line)?.[1];
    if (url) return { child, url };
  }
  throw new Error('the studio ended before it was ready');
}

/** Ends those that a failed test has left. */
export function killStudioProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** A call of a game's page. Rejects where the process does not answer. */
export async function callStudio<T>(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

/** A signed call of the operator. */
export async function callAsOperator(
  url: string,
  gpId: string,
  method: string,
  input: object,
): Promise<Record<string, unknown>> {
  const path = `/provider/v1/${method}`;
  const ids = { request_id: randomUUID(), operator_id: gpId, gp_id: gpId };
  const body = JSON.stringify({ ...ids, ...input });
  const headers = { 'content-type': 'application/json', ...signedNow(seamlessKey, path, body) };
  const response = await fetch(url + path, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

export async function until(isDone: () => boolean | Promise<boolean>, seconds = 30): Promise<void> {
  for (let look = 0; look < seconds * 20; look += 1) {
    if (await isDone()) return;
    await new Promise((settle) => setTimeout(settle, 50));
  }
  throw new Error(`it did not come to pass within ${seconds} seconds`);
}
