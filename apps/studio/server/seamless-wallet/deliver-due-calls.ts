import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { deliverCall } from './deliver-call.ts';
import type { OperatorClient } from './operator-client.ts';
import { claimDueCalls } from './wallet-calls.ts';

const callsAtOnce = 16;

/** Asks the operator again about what is undecided. Throws the first failure after all attempts were made. */
export async function deliverDueCalls(parts: {
  database: Database;
  operator: OperatorClient;
  clock: Clock;
}): Promise<void> {
  const calls = await claimDueCalls(parts.database, parts.clock.now(), callsAtOnce);
  const results = await Promise.allSettled(calls.map((call) => deliverCall(parts, call)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
