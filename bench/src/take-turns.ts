import { setTimeout as sleep } from 'node:timers/promises';
import { openHttpConnection, type HttpConnection } from './http-connection.ts';
import type { Throughput } from './rate-figure.ts';
import { percentile } from './rounds.ts';

export interface Turns {
  readonly connections: number;
  readonly seconds: number;
  /** After each answer. */
  readonly pauseMs?: number;
}

/** Asks on so many connections, one at a time on each; `ask` answers how long it took, in milliseconds. */
export async function takeTurns(
  port: number,
  { connections, seconds, pauseMs = 0 }: Turns,
  ask: (connection: HttpConnection, place: number) => Promise<number>,
): Promise<Throughput> {
  const open = await Promise.all(Array.from({ length: connections }, () => openHttpConnection(port)));
  const latenciesMs: number[] = [];
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;
  await Promise.all(
    open.map(async (connection, place) => {
      while (performance.now() < endMs) {
        latenciesMs.push(await ask(connection, place));
        if (pauseMs > 0) await sleep(pauseMs);
      }
    }),
  );
  const elapsedMs = performance.now() - startMs;
  for (const connection of open) connection.close();
  return {
    perSecond: (latenciesMs.length / elapsedMs) * 1000,
    p50Ms: percentile(latenciesMs, 0.5),
    p99Ms: percentile(latenciesMs, 0.99),
  };
}
