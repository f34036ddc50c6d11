import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dispatched } from '#platform/http/dispatcher.ts';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';

/*
 * Whether there is an account is not told by what is answered nor by when. Each pair is asked one after the other,
 * known and unknown in turn first, so that whatever else the machine does meets both alike; the judge is the median
 * of the differences, beside the spread of times that the machine has anyway.
 */

const pairs = 60;
const phone = '0912345678';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
  const hashes = [await world.passwords.hash('demo1234'), await world.passwords.hash('1234')];
  await world.database.pool.query(
    `insert into app.member (site_id, member_account, password_hash, withdraw_password_hash, currency, recommend_code, created_at, member_phone, member_email)
     select 1, 'known' || n, $1, $2, 'VND', 'K' || n, now(), $3, 'known@mail.vn' from generate_series(1, $4) n`,
    [...hashes, phone, pairs],
  );
});
afterAll(() => world.close());

test.each([
  [
    'withdraw password and e-mail',
    '/arks/web/vx/verify',
    { withdraw_password: '9999', member_email: 'known@mail.vn' },
  ],
  ['a phone number, for a code', '/recovery/sms', { member_phone: phone }],
  ['a code', '/recovery/sms/verify', { member_phone: phone, phone_verify: '000001' }],
])('%s: known and unknown accounts cannot be told apart', async (_name, path, body) => {
  const differencesMs: number[] = [];
  const timesMs: number[] = [];
  for (let pair = 1; pair <= pairs; pair += 1) {
    const accounts = [`known${pair}`, `other${pair}`];
    if (pair % 2) accounts.reverse();
    const answers = new Map<string, Dispatched & { ms: number }>();
    for (const account of accounts) answers.set(account, await ask(path, { ...body, account }));
    const [known, other] = [answers.get(`known${pair}`), answers.get(`other${pair}`)];
    expect(other?.status).toBe(known?.status);
    // the whole answer, and with it its length
    expect(JSON.stringify(other?.envelope)).toBe(JSON.stringify(known?.envelope));
    differencesMs.push((known?.ms ?? 0) - (other?.ms ?? 0));
    timesMs.push(known?.ms ?? 0, other?.ms ?? 0);
  }
  const spreadMs = medianOf(timesMs.map((ms) => Math.abs(ms - medianOf(timesMs))));
  expect(Math.abs(medianOf(differencesMs))).toBeLessThan(Math.max(spreadMs, 1));
});

async function ask(path: string, body: object): Promise<Dispatched & { ms: number }> {
  const captcha = path === '/recovery/sms/verify' ? {} : await world.solveCaptcha(1);
  const startedAt = performance.now();
  const answer = await world.send(path, { ...body, ...captcha });
  return { ...answer, ms: performance.now() - startedAt };
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
