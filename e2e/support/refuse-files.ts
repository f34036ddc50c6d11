import type { Page } from '@playwright/test';

/** Keeps files from a page by their addresses. What a route refuses goes through the test, and empties the cache. */
export async function refuseFiles(page: Page, addresses: readonly string[]): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.setBlockedURLs', { urls: [...addresses] });
}
