import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { deliverCall } from './deliver-call.ts';
import type { OperatorClient } from './operator-client.ts';
import { claimDueCalls } from './wallet-calls.ts';

const callsAtOnce = 16;

export type SettlementJob = { runOnce(): Promise<number>; stop(): Promise<void> };

/** Asks the operator again about every round whose money is undecided, until it is. */
export function startSettlementJob(parts: {
  database: Database;
  operator: OperatorClient;
  clock: Clock;
  pauseMs?: number;
  onError: (error: unknown) => void;
}): SettlementJob {
  const { pauseMs = 400 } = parts;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function runOnce(): Promise<number> {
    const calls = await claimDueCalls(parts.database, parts.clock.now(), callsAtOnce);
    const results = await Promise.allSettled(calls.map((call) => deliverCall(parts, call)));
    for (const result of results) if (result.status === 'rejected') parts.onError(result.reason);
    return calls.length;
  }

  function schedule(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = runOnce().catch(parts.onError).finally(schedule);
    }, pauseMs);
  }
  schedule();

  return {
    runOnce,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
