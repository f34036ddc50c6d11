import { pino } from 'pino';
import { testDataKeys, type TestDatabase } from '@halls/testkit';
import type { Platform } from '#platform/module.ts';
import { readSettings, type Settings } from '#platform/settings.ts';
import { createApp, type App, type Overrides } from '../src/app.ts';

interface TestAppOptions extends Overrides {
  readonly settings?: Partial<Settings>;
  readonly prepare?: (platform: Platform) => Promise<void>;
}

/** The app on a test's database, with what the test wants otherwise, closed with it. */
export function createTestApp(
  database: TestDatabase,
  { settings: given, prepare, ...overrides }: TestAppOptions,
): Promise<App> {
  const settings = {
    ...readSettings({
      NODE_ENV: 'sandbox',
      DATABASE_URL: database.url,
      DATA_KEYS: testDataKeys,
      DATABASE_POOL_SIZE: '20',
      RATE_LIMITS: 'off',
    }),
    ...given,
  };
  return createApp({ settings, log: pino({ level: 'silent' }), overrides, ...(prepare && { prepare }) });
}
