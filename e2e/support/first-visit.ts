import type { Page } from '@playwright/test';

/** Lets every page that is opened come as it does to somebody who has nothing of the site yet. */
export async function keepNothing(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.setCacheDisabled', { cacheDisabled: true });
}
