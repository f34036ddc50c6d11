import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '@halls/testkit';

const chromium = findChromium();
const launchOptions = { args: [...chromiumArgs], ...(chromium ? { executablePath: chromium } : {}) };

/** `x.spec.ts` runs in both projects, `x.desktop.spec.ts` and `x.mobile.spec.ts` in one. */
const config: PlaywrightTestConfig = defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './setup/start-product.ts',
  // one more than cores: most of a journey is waiting, for frames, for a provider, for the rest after a transfer
  workers: 3,
  fullyParallel: false,
  timeout: 180_000,
  // a broken product must not hold up the whole test for ever; beside two busy loops and other work it took 20 minutes
  globalTimeout: 45 * 60_000,
  // bounds for what never comes, not measures: beside a busy machine all is late
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // set by the global set-up, before the workers read this file
    baseURL: process.env.SITE_URL,
    // what a test answers in the server's place must not be asked for by a worker
    serviceWorkers: 'block',
    // frames that nobody looks at cost what tests wait for; tests of what moves ask for them
    reducedMotion: 'reduce',
    launchOptions,
    screenshot: 'only-on-failure',
    // traces cost more than the tests on two cores
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.mobile.spec.ts',
      use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'mobile',
      testIgnore: '**/*.desktop.spec.ts',
      use: {
        browserName: 'chromium',
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});

export default config;
