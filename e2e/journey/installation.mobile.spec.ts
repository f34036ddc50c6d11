import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('who comes again by phone is offered to install the site, and is not asked twice', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('visits', '5');
    addEventListener('DOMContentLoaded', () => {
      const offer = new Event('beforeinstallprompt');
      Object.assign(offer, { prompt: () => (document.title = 'asked by the browser') });
      dispatchEvent(offer);
    });
  });
  await page.goto('/?lang=en_US');
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(page).toHaveTitle('asked by the browser');
  await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0);
  await page.goto('/gameHall/2?lang=en_US');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0);
});
