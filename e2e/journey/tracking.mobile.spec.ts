import { createHash, randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { changeProduct } from '../support/product-data.ts';
import { untilAlive } from '../support/visitor.ts';

/** A site of its own for this test: every page of a site with a pixel asks its visitors. */
const siteId = 3;
const host = 'apsport.localhost';

/** The page has been made anew once its foot has, or has not, what leads to the answer. */
async function openUntil(page: Page, origin: string, asks: boolean): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(`${origin}/?lang=en_US&fbclid=Click_1`);
      return page.getByRole('button', { name: 'Advertising' }).count();
    })
    .toBe(asks ? 1 : 0);
  await untilAlive(page);
}

const adCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_fb'));

test('a visitor is asked once, and nothing is told of those who do not allow it', async ({
  page,
  baseURL,
}) => {
  const own = new URL(baseURL ?? '');
  own.hostname = host;
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/fb_tracking')) told.push(request.postDataJSON());
  });
  const note = page.getByRole('region', { name: 'May we tell an advertiser' });
  // a try before this one may have left it
  await changeProduct('delete from app.pixel where site_id = $1', [siteId]);
  await openUntil(page, own.origin, false);
  await expect(note).toHaveCount(0);

  await changeProduct(
    `insert into app.pixel (site_id, pixel_id, access_token, endpoint)
     values ($1, '4711', 'a-token', 'http://127.0.0.1:9')`,
    [siteId],
  );
  await openUntil(page, own.origin, true);
  await expect(note).toBeVisible();
  expect(await adCookies(page)).toEqual([]);
  await note.getByRole('button', { name: 'Don’t allow' }).click();
  await expect(note).toHaveCount(0);
  await untilAlive(page);

  const memberId = await beginSession(page, 'demo03');
  await page.goto(`${own.origin}/?lang=en_US&fbclid=Click_1`);
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
  const depositArrives = (order: string, times: number) =>
    changeProduct(
      `insert into app.outbox (channel, event, payload) values ('private-member.' || $1::text,
       'member_deposit.success', json_build_object('order_number', $2::text, 'deposit_amount', '12.50', 'deposit_times', $3::int))`,
      [memberId, order, times],
    );
  await depositArrives('D0', 1);

  await page.getByRole('button', { name: 'Advertising' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('At the moment it is not allowed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect.poll(() => adCookies(page)).toEqual(expect.arrayContaining(['_fbp', '_fbc']));
  expect(told).toEqual([]);
  await expect
    .poll(async () => {
      // the socket may be joining still
      await depositArrives('D1', 1);
      return told.at(0);
    })
    .toEqual({
      event: 'FirstDeposit',
      event_id: 'deposit:D1',
      customData: { value: '12.50', currency: 'USD' },
      event_source_url: `${own.origin}/`,
      userData: { fbp: expect.stringMatching(/^fb\.1\./), fbc: expect.stringMatching(/Click_1$/) },
    });
});

/** As after a login, without one: the site may ask a new device a question. */
async function beginSession(page: Page, account: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const [member] = await changeProduct<{ member_id: string; currency: string }>(
    'select member_id::text, currency from app.member where site_id = $1 and member_account = $2',
    [siteId, account],
  );
  const memberId = member?.member_id ?? '';
  // a member has one session
  await changeProduct('delete from app.session where member_id = $1', [memberId]);
  await changeProduct(
    `insert into app.session (session_id, member_id, site_id, token_hash, token_issued_at, created_at, last_used_at)
     values (gen_random_uuid(), $1, $2, decode($3, 'hex'), now(), now(), now())`,
    [memberId, siteId, createHash('sha256').update(token).digest('hex')],
  );
  const stored = { token, member_account: account, ...member };
  await page.evaluate((values) => Object.assign(localStorage, values), stored);
  return memberId;
}
