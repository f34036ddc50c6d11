import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from './identity-world.ts';

let world: IdentityWorld;
let token: string;
beforeAll(async () => {
  world = await createIdentityWorld();
  await world.addMember('hostile');
  token = ((await world.logIn('hostile')).data as { token: string }).token;
});
afterAll(() => world.close());

/** A body that each call accepts, so that one field at a time can go wrong. */
const bodies: Readonly<Record<string, Record<string, unknown>>> = {
  '/login': {
    account: 'hostile',
    password: 'demo1234',
    answer: 'AAAA',
    captcha_token: 'x',
    udid: 'a',
    device: 'b',
  },
  '/captcha': { type: 1, kind: 'svg' },
  '/get_login_header': {},
  '/register': {
    member_account: 'hostil2',
    password: 'demo1234',
    member_currency: 'VND',
    member_name: 'Lan',
    member_phone: '0912345678',
    member_email: 'a@b.vn',
    member_birthday: '1999-1-1',
    member_others: 'x',
    introducer: 'x',
    member_agent: '1',
    recommend_code: 'x',
    captcha_token: 'x',
    answer: 'AAAA',
    host: 'x',
  },
  '/register/verification': {
    member_currency: 'VND',
    member_others: 'x',
    member_email: 'a@b.vn',
    introducer: 'x',
  },
  '/arks/web/register-settings': { currency: 'VND' },
  '/arks/web/register-settings/service-agreement': {},
  '/register/valid_message': { agent_id: 'x' },
  '/arks/web/check-agent-domain': { host: 'x' },
  '/member/profile/common/layout': {},
  '/member/profile': {
    member_name: 'Lan',
    member_others: 'x',
    member_line: 'lan_12',
    new_identity_id: 'AB12345',
  },
  '/member/profile/edit_password': { old_password: 'x', password: 'demo1235' },
  '/member_info': { id: 1 },
};

const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '💥'.repeat(30),
  'x'.repeat(100_000),
  "' or 1=1 --",
  '9'.repeat(20),
  [],
  [[[[[]]]]],
  {},
  { a: { b: {} } },
  { length: 1 },
  '1999-13-45',
  '%',
  '../../etc/passwd',
];

test.each(Object.entries(bodies))(
  '%s answers what is wrong, never an error of its own',
  async (path, body) => {
    for (const field of [...Object.keys(body), '__proto__', 'unknown']) {
      for (const value of hostile) {
        const sent = JSON.parse(JSON.stringify({ ...body, [field]: value })) as object;
        const { status, envelope } = await world.send(path, sent, { token });
        expect([200, 404, 422], `${path} ${field} ${JSON.stringify(value).slice(0, 40)}`).toContain(status);
        expect(envelope.code).not.toBe(500);
      }
    }
    expect((await world.send(path, hostile as never, { token })).status).toBe(422);
  },
);

test('none of it made a member', async () => {
  const { rows } = await world.database.pool.query('select member_account from app.member');
  expect(rows).toEqual([{ member_account: 'hostile' }]);
});
