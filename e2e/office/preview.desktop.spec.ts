import { expect, test } from '@playwright/test';
import { expectAccessible, openOffice } from '../support/office.ts';

test('a float with an uploaded picture is seen on the real page by its editor, and by nobody else', async ({
  page,
  browser,
}) => {
  const editor = await openOffice(browser, { account: 'editor', path: '/site/1/content/page-float/new' });
  await editor.getByLabel('Title').fill('Lanterns at the side');
  await editor.getByLabel('Address').fill('/faq');
  await editor.getByLabel('Picture: Choose a file').setInputFiles({
    name: 'drawn.svg',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(editor.getByText('This file is no picture that can be used.')).toBeVisible();
  await editor.getByLabel('Picture: Choose a file').setInputFiles({
    name: 'lantern.png',
    mimeType: 'image/png',
    buffer: Buffer.from(onePoint, 'base64'),
  });
  await expect(editor.getByText('lantern.png · 1 × 1')).toBeVisible();
  await expectAccessible(editor);
  await editor.getByRole('button', { name: 'Save draft' }).click();
  const dialog = editor.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('To be looked at');
  await dialog.getByRole('button', { name: 'Save draft' }).click();

  await editor.getByRole('link', { name: 'Preview' }).click();
  const seen = editor.frameLocator('iframe');
  await expect(seen.getByRole('link', { name: 'Lanterns at the side' })).toBeVisible();
  await editor.getByRole('button', { name: 'Phone' }).click();
  await expect(seen.getByRole('link', { name: 'Lanterns at the side' })).toBeAttached();
  await editor.getByLabel('Language').last().selectOption({ label: 'Vietnamese (Vietnam)' });
  await expect(seen.locator('html[lang="vi-VN"]')).toBeAttached();
  await expect(seen.getByRole('link', { name: 'Lanterns at the side' })).toBeAttached();

  await page.goto('/?lang=en_US');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('Lanterns at the side')).toHaveCount(0);
});

/** The smallest PNG. */
const onePoint =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
