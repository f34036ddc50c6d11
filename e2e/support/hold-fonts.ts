import type { Page } from '@playwright/test';

/**
 * Lets no font come to the pages that are opened next until it is told to. A font that comes after the first drawing
 * moves words by a pixel or a few, and when it comes is up to the machine: what else moves is seen without it.
 */
export async function holdFonts(page: Page): Promise<{ hold(): void; letCome(): Promise<void> }> {
  let free = Promise.withResolvers<void>();
  free.resolve();
  await page.route('**/*.woff2', async (route) => {
    await free.promise;
    // the page may be gone by then
    await route.continue().catch(() => {});
  });
  return {
    hold() {
      free = Promise.withResolvers<void>();
    },
    async letCome() {
      free.resolve();
      await page.evaluate(() => document.fonts.ready);
    },
  };
}
