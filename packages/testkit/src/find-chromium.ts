import { existsSync } from 'node:fs';

const usualPlaces = [
  // the same browser without its windows: a third less work for the same pages
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** The browser for tests: `CHROMIUM_PATH`, or where systems put it; null when there is none. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...usualPlaces].find((path) => existsSync(path)) ?? null;
}

/** Keeps the browser from calling home, which would disturb tests and measurements. */
export const chromiumArgs: readonly string[] = [
  // the sandbox needs a user namespace, which root in a container has not
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
