import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, openOffice, sayWhy } from '../support/office.ts';
import { changeProduct } from '../support/product-data.ts';

const ofHall = `site_id = 3 and gt_id = 2`;

test('a hall’s providers are put in order by key and by hand, and an open page follows', async ({
  page,
  browser,
}) => {
  const before = await changeProduct<{ gp_id: string; sort: number }>(
    `select gp_id, sort from app.provider where ${ofHall}`,
    [],
  );
  const { port } = new URL(test.info().project.use.baseURL ?? '');
  const joined = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('web_api.')),
    );
  await page.goto(`http://apsport.localhost:${port}/gameHall/2?lang=en_US`);
  // from then on it is told of what changes
  await joined;
  const [first = '', second = '', third = ''] = await providersOn(page);

  const editor = await openOffice(browser, { account: 'editor', path: '/site/3/content/hall-providers' });
  await editor.getByRole('link', { name: 'Slots' }).click();
  const names = editor.locator('.order-row .order-name');
  await expect(names.first()).toContainText(first);
  // by key: whoever moves something stays on it
  await editor.getByRole('button', { name: `Move ${third}` }).focus();
  await editor.keyboard.press('Home');
  await expect(names.first()).toContainText(third);
  await expect(editor.getByRole('button', { name: `Move ${third}` })).toBeFocused();
  // by hand: the last of the three to the top of all
  await drag(editor, second);
  await expect(names.first()).toContainText(second);
  await expect(names.nth(1)).toContainText(third);
  await expectAccessible(editor);
  await sayWhy(editor, 'Save draft', 'What is liked comes first');
  await sayWhy(editor, 'Ask to publish', 'From today');

  const publisher = await openOffice(browser, { account: 'publisher', path: new URL(editor.url()).pathname });
  try {
    await sayWhy(publisher, 'Publish', 'Seen');
    await expect.poll(() => providersOn(page)).toEqual([second, third, first]);
  } finally {
    // as if nobody had written an order here
    await changeProduct(
      `with gone as (
         delete from publication.document where site_id = 3 and kind = 'hall-providers' returning document_id)
       delete from publication.version using gone where version.document_id = gone.document_id`,
      [],
    );
    await changeProduct(
      `update app.provider set sort = was.sort
         from unnest($1::text[], $2::integer[]) as was (gp_id, sort)
        where provider.gp_id = was.gp_id and ${ofHall}`,
      [before.map((row) => row.gp_id), before.map((row) => row.sort)],
    );
  }
});

/** The first three that visitors choose from, as they are called. */
async function providersOn(page: Page): Promise<string[]> {
  return (await page.locator('.filter a[href*="gp_id=GP"]').allInnerTexts()).slice(0, 3);
}

/** Takes a row by its handle over the first one. */
async function drag(page: Page, name: string): Promise<void> {
  const handle = page.getByRole('button', { name: `Move ${name}` });
  const [from, first] = await Promise.all([
    handle.boundingBox(),
    page.locator('.order-row').first().boundingBox(),
  ]);
  if (!from || !first) throw new Error(`${name} is not to be seen`);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, first.y + 4, { steps: 4 });
  await page.mouse.up();
}
