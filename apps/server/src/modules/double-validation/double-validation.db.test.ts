import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Envelope } from '@halls/contract';
import type { DoubleValidation, LoginSuccess } from '@halls/contract/session';
import { BusyError } from '#platform/busy-error.ts';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

const phone = { udid: '4b1b8e0a-6a53-4a0e-9a43-0d8f3b6d5b11' };
const laptop = { udid: 'f4c1a5d2-0000-4a0e-9a43-0d8f3b6d5b11' };
const minute = 60_000;

beforeEach(async () => {
  await world.pool.query('delete from app.access_policy');
  await world.pool.query('insert into app.access_policy (site_id, double_validation) values (1, true)');
});

/** A member with a name, an e-mail address and a withdraw password, known with a phone. */
async function addKnownMember(account: string): Promise<number> {
  const memberId = await world.addMember(account);
  await world.tell(memberId, { member_name: 'Lan', member_email: 'lan@mail.vn' });
  await world.pool.query('update app.member set withdraw_password_hash = $2 where member_id = $1', [
    memberId,
    await world.passwords.hash('1234'),
  ]);
  await world.pool.query('insert into app.member_device values ($1, $2, now())', [
    memberId,
    createHash('sha256').update(phone.udid).digest(),
  ]);
  return memberId;
}

async function ask(account: string, more: object = laptop): Promise<DoubleValidation> {
  const { code, data } = await world.logIn(account, 'demo1234', {}, more);
  expect(code).toBe(100);
  return data as DoubleValidation;
}

async function answer(
  loginId: string,
  text: string,
  { from = {}, more = {} }: { from?: Parameters<IdentityWorld['send']>[2]; more?: object } = {},
): Promise<Envelope> {
  const { captcha_token, answer: captcha_answer } = await world.solveCaptcha(
    1,
    from?.remoteAddress ? { remoteAddress: from.remoteAddress } : {},
  );
  const body = { member_login_id: loginId, answer: text, captcha_token, captcha_answer, ...more };
  return (await world.send('/login/double_validation', body, from)).envelope;
}

const skip = async (loginId: string) =>
  (await world.send('/login/double_validation/skip', { member_login_id: loginId })).envelope;

test('a known device comes in, an unknown one is asked and known from its answer on', async () => {
  await addKnownMember('known01');
  expect((await world.logIn('known01', 'demo1234', {}, phone)).data).toHaveProperty('token');

  const asked = await ask('known01');
  expect(asked).toEqual({
    member_login_id: expect.stringMatching(/^[\w-]{43}$/),
    question: 'member_name',
    available_questions_count: 3,
  });
  const { code, data } = await answer(asked.member_login_id, ' LAN ');
  expect(code).toBe(100);
  const { token } = data as LoginSuccess;
  expect((await world.send('/member/profile/common/layout', {}, { token })).status).toBe(200);
  expect((await world.logIn('known01', 'demo1234', {}, laptop)).data).toHaveProperty('token');
});

test('only the hash of a login id is stored', async () => {
  await addKnownMember('hashed1');
  const { member_login_id: loginId } = await ask('hashed1');
  const { rows } = await world.pool.query('select * from app.double_validation');
  expect(JSON.stringify(rows)).not.toContain(loginId);
  expect(rows.map(({ login_hash: hash }) => hash as Buffer)).toContainEqual(
    createHash('sha256').update(loginId).digest(),
  );
});

test('a skip asks the next question until there is none; the withdraw password is compared by its hash', async () => {
  await addKnownMember('skips01');
  const { member_login_id: loginId } = await ask('skips01');
  expect((await skip(loginId)).data).toMatchObject({
    question: 'member_email',
    available_questions_count: 2,
  });
  const last = { member_login_id: loginId, question: 'withdraw_password', available_questions_count: 1 };
  expect((await skip(loginId)).data).toEqual(last);
  expect((await skip(loginId)).code).toBe(102);
  expect((await skip('nobody’s')).code).toBe(101);
  expect((await answer(loginId, '1235')).code).toBe(103);
  expect((await answer(loginId, '1234')).code).toBe(100);
  expect((await skip(loginId)).code).toBe(101);
});

test('a login id is unknown to others and over after ten minutes (101)', async () => {
  await addKnownMember('expired');
  const { member_login_id: loginId } = await ask('expired');
  expect((await answer('x'.repeat(43), 'Lan')).code).toBe(101);
  world.passTime(10 * minute);
  expect((await answer(loginId, 'Lan')).code).toBe(101);
  expect((await skip(loginId)).code).toBe(101);
});

test('another password makes a login void (101)', async () => {
  const memberId = await addKnownMember('newpass');
  const { member_login_id: loginId } = await ask('newpass');
  await world.pool.query('update app.member set password_hash = $2 where member_id = $1', [
    memberId,
    await world.passwords.hash('demo5678'),
  ]);
  expect((await answer(loginId, 'Lan')).code).toBe(101);
});

test('a question whose answer was emptied since has none (102)', async () => {
  const memberId = await addKnownMember('emptied');
  const { member_login_id: loginId } = await ask('emptied');
  await world.tell(memberId, { member_name: '' });
  expect((await answer(loginId, 'Lan')).code).toBe(102);
  expect((await skip(loginId)).data).toMatchObject({ question: 'member_email' });
  expect((await answer(loginId, 'lan@mail.vn')).code).toBe(100);
});

test('five wrong answers of a day are all (103, 205), in however many logins and at once', async () => {
  await addKnownMember('wrong01');
  const logins: string[] = [];
  for (let i = 0; i < 12; i += 1) logins.push((await ask('wrong01')).member_login_id);
  const codes = await Promise.all(logins.map(async (loginId) => (await answer(loginId, 'Mai')).code));
  expect(codes.toSorted((one, other) => one - other)).toEqual([
    ...Array<number>(5).fill(103),
    ...Array<number>(7).fill(205),
  ]);
  const { member_login_id: next } = await ask('wrong01');
  expect((await answer(next, 'Lan')).code).toBe(205);
  // who comes with a device that is known is asked nothing
  expect((await world.logIn('wrong01', 'demo1234', {}, phone)).data).toHaveProperty('token');
  world.passTime(24 * 60 * minute);
  expect((await answer((await ask('wrong01')).member_login_id, 'Lan')).code).toBe(100);
});

test('a right answer is taken once, and makes the member’s other logins void (206, 101)', async () => {
  await addKnownMember('turns01');
  const { member_login_id: other } = await ask('turns01');
  const { member_login_id: loginId } = await ask('turns01');
  const codes = await Promise.all(Array.from({ length: 5 }, async () => (await answer(loginId, 'Lan')).code));
  expect(codes.toSorted((one, two) => one - two)).toEqual([100, 206, 206, 206, 206]);
  expect((await answer(other, 'Lan')).code).toBe(101);
});

test('of right answers to several logins at once one gets in', async () => {
  await addKnownMember('atonce1');
  const logins: string[] = [];
  for (let i = 0; i < 4; i += 1) logins.push((await ask('atonce1')).member_login_id);
  const codes = await Promise.all(logins.map(async (loginId) => (await answer(loginId, 'Lan')).code));
  expect(codes.toSorted((one, other) => one - other)).toEqual([100, 101, 101, 101]);
});

test('the captcha is asked before the answer is looked at, and counts once (104, 105)', async () => {
  await addKnownMember('captcha');
  const { member_login_id: loginId } = await ask('captcha');
  const { captcha_token } = await world.solveCaptcha(1);
  const withCaptcha = async (captcha_answer: string) => {
    const body = { member_login_id: loginId, answer: 'Lan', captcha_token, captcha_answer };
    return (await world.send('/login/double_validation', body)).envelope.code;
  };
  expect(await withCaptcha('zzzz')).toBe(104);
  expect(await withCaptcha('aaaa')).toBe(105);
  expect((await answer(loginId, 'Lan')).code).toBe(100);
});

test('the address must still be one that the site lets in (106)', async () => {
  await addKnownMember('denied1');
  const { member_login_id: loginId } = await ask('denied1');
  await world.pool.query(
    `insert into app.site_access_rule (site_id, kind, network) values (1, 'deny', '198.51.100.0/24')`,
  );
  expect((await answer(loginId, 'Lan', { from: { remoteAddress: '198.51.100.7' } })).code).toBe(106);
  expect((await answer(loginId, 'Lan')).code).toBe(100);
});

test.each([
  ['disabled', `status = 'disabled'`],
  ['frozen', `frozen_until = '2030-01-01'`],
])('a member who was %s meanwhile stays outside (202)', async (name, change) => {
  const memberId = await addKnownMember(`m${name}`);
  const { member_login_id: loginId } = await ask(`m${name}`);
  await world.pool.query(`update app.member set ${change} where member_id = $1`, [memberId]);
  expect((await answer(loginId, 'Lan')).code).toBe(202);
});

test('an answer that could not be looked at does not count (998)', async () => {
  await addKnownMember('busy001');
  const { member_login_id: loginId } = await ask('busy001');
  await skip(loginId);
  await skip(loginId);
  for (let round = 0; round < 6; round += 1) {
    const full = vi.spyOn(world.passwords, 'verify').mockRejectedValueOnce(new BusyError('full'));
    expect((await answer(loginId, '1234')).code).toBe(998);
    full.mockRestore();
  }
  expect((await answer(loginId, '1234')).code).toBe(100);
});

test('of whom nothing is known the first device is let in, and another one refused (107)', async () => {
  await world.addMember('unknown');
  expect((await world.logIn('unknown', 'demo1234')).code).toBe(107);
  expect((await world.logIn('unknown', 'demo1234', {}, phone)).data).toHaveProperty('token');
  expect((await world.logIn('unknown', 'demo1234', {}, laptop)).code).toBe(107);
});

test('an empty answer is none', async () => {
  const { status, envelope } = await world.send('/login/double_validation', {
    member_login_id: 'x',
    answer: '',
    captcha_answer: '',
    captcha_token: 'x',
  });
  expect(status).toBe(422);
  expect(envelope.data).toEqual({
    fields: {
      answer: 'double_validation_wrong_answer_empty',
      captcha_answer: 'ph_account_verify_code',
    },
  });
});
