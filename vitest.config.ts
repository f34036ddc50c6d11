import { defineConfig } from 'vitest/config';

// A folder with a dot is a copy that a test makes while others run (`.fourth-template-*`): its tests are not tests.
const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**', '**/.*/**'];

/** What is waited for comes at once on a quiet machine, and must have come by then on a busy one. */
const pollTimeoutMs = 60_000;

// Files of `unit` and `db` share their worker's modules, which would otherwise be read anew for each: a third of the time.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.db.test.ts', '**/*.process.test.ts'],
          testTimeout: 30_000,
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude,
          globalSetup: ['packages/testkit/src/vitest/start-cluster.ts'],
          setupFiles: [
            'packages/testkit/src/vitest/check-invariants.ts',
            'packages/testkit/src/vitest/bound-properties.ts',
          ],
          pool: 'forks',
          maxWorkers: 3,
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: pollTimeoutMs } },
        },
      },
      {
        // whole processes, started and killed; one file at a time
        test: {
          name: 'process',
          include: ['**/*.process.test.ts'],
          exclude,
          pool: 'forks',
          maxWorkers: 1,
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: pollTimeoutMs } },
        },
      },
    ],
  },
});
