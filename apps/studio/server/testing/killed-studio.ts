import { once } from 'node:events';
import { markSandbox } from '@halls/service/sandbox-mark';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { afterAll, beforeAll } from 'vitest';
import { startFakeOperator } from './fake-operator.ts';
import { killStudioProcesses, startStudioProcess, type StudioProcess } from './studio-process.ts';
import { seamlessKey } from './test-studio.ts';

/** What outlives a studio that is killed: its database, and the operator whose wallet it asks. */
export interface KilledStudio {
  readonly startMinor: bigint;
  operator(): Awaited<ReturnType<typeof startFakeOperator>>;
  /** A process on both; the one before it has ended or was killed. */
  start(): Promise<StudioProcess>;
  /** Ends a process as a host does. Settles to its exit code and signal. */
  end(studio: StudioProcess): Promise<unknown[]>;
}

/** For all tests of a file; begins and ends with it. */
export function useKilledStudio(gpIds: readonly string[], startMinor = 10_000_000n): KilledStudio {
  let database: TestDatabase;
  let operator: Awaited<ReturnType<typeof startFakeOperator>>;
  beforeAll(async () => {
    database = await createTestDatabase();
    await markSandbox(database.url);
    operator = await startFakeOperator({
      ...{ balanceMinor: startMinor, secret: seamlessKey.secret, lateMs: 2_000 },
    });
  });
  afterAll(async () => {
    killStudioProcesses();
    await operator.stop();
    await database.drop();
  });
  return {
    startMinor,
    operator: () => operator,
    start: () => startStudioProcess({ databaseUrl: database.url, operatorUrl: operator.url, gpIds }),
    end: ({ child }) => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      return ended;
    },
  };
}
