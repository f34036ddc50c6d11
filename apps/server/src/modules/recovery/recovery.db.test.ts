import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Envelope } from '@halls/contract';
import { createIdentityWorld, testSites, type IdentityWorld } from '../../../test/identity-world.ts';

let world: IdentityWorld;
let made = 0;
beforeAll(async () => {
  world = await createIdentityWorld({ rateLimits: true });
});
beforeEach(() => world.passTime(25 * 60 * 60_000));
afterAll(() => world.close());

const refused = 'signup.error_verify_pls_reVerify';
const newPassword = 'new12345';

interface Person {
  readonly memberId: number;
  readonly account: string;
  readonly phone: string;
  readonly email: string;
}

/** A member with withdraw password 1234. */
async function person(more: { email?: string } = {}): Promise<Person> {
  made += 1;
  const account = `lost${made}`;
  const memberId = await world.addMember(account);
  const phone = `09${String(20_000_000 + made)}`;
  const email = more.email ?? `${account}@mail.vn`;
  await world.tell(memberId, { member_phone: phone, member_email: email });
  await world.database.pool.query('update app.member set withdraw_password_hash = $2 where member_id = $1', [
    memberId,
    await world.passwords.hash('1234'),
  ]);
  return { memberId, account, phone, email };
}

async function verify(body: object, remoteAddress = `10.12.${made >> 8}.${made & 255}`): Promise<Envelope> {
  const captcha = await world.solveCaptcha(1, { remoteAddress });
  return (await world.send('/arks/web/vx/verify', { ...captcha, ...body }, { remoteAddress })).envelope;
}
const tokenOf = ({ data }: Envelope) => (data as { token: string }).token;
const reset = async (body: object) => (await world.send('/arks/web/vx/reset', body)).envelope;

async function askSms(account: string, phone: string, remoteAddress = '10.13.0.1'): Promise<Envelope> {
  const captcha = await world.solveCaptcha(1, { remoteAddress });
  const body = { account, member_phone: phone, ...captcha };
  return (await world.send('/recovery/sms', body, { remoteAddress })).envelope;
}
const verifySms = async (account: string, phone: string, code: string): Promise<Envelope> =>
  (await world.send('/recovery/sms/verify', { account, member_phone: phone, phone_verify: code })).envelope;

describe('by withdraw password', () => {
  test.each(['email', 'phone'] as const)('and %s the password is set anew', async (kind) => {
    const lan = await person();
    const contact =
      kind === 'email' ? { member_email: lan.email.toUpperCase() } : { member_phone: lan.phone };
    const proved = await verify({
      account: lan.account.toUpperCase(),
      withdraw_password: '1234',
      ...contact,
    });
    expect(proved.code).toBe(100);
    const done = await reset({ account: lan.account, password: newPassword, token: tokenOf(proved) });
    expect(done).toMatchObject({ code: 100, data: null });
    expect((await world.logIn(lan.account, newPassword)).code).toBe(100);
    expect((await world.logIn(lan.account)).code).toBe(101);
  });

  test('101 is said of whatever is wrong', async () => {
    const lan = await person();
    const right = { account: lan.account, withdraw_password: '1234', member_email: lan.email };
    const bare = await world.addMember('bare0001');
    expect(bare).toBeGreaterThan(0);
    for (const wrong of [
      { account: 'nobody01' },
      { withdraw_password: '1235' },
      { member_email: 'other@mail.vn' },
      { member_phone: '0900000000' },
      { account: 'bare0001' },
    ])
      expect(await verify({ ...right, ...wrong })).toEqual({ code: 101, message: refused, data: null });
  });

  test('102 is the captcha', async () => {
    const lan = await person();
    const body = { account: lan.account, withdraw_password: '1234', member_email: lan.email };
    expect(await verify({ ...body, answer: 'zzzz' })).toMatchObject({ code: 102, message: refused });
    expect(await verify({ ...body, captcha_token: undefined, answer: undefined })).toMatchObject({
      code: 102,
    });
  });

  test('201 after five wrong tries of strangers at an account, whether somebody has it or not', async () => {
    const lan = await person();
    const body = { withdraw_password: '9999', member_email: lan.email };
    for (const account of [lan.account, 'nobody02']) {
      const tries = [];
      for (let tried = 0; tried < 7; tried += 1)
        tries.push(await verify({ account, ...body }, `10.14.${account.length}.${tried}`));
      expect(tries.map(({ code }) => code)).toEqual([101, 101, 101, 101, 101, 201, 201]);
      expect(new Set(tries.map(({ message }) => message))).toEqual(new Set([refused]));
    }
    const right = { account: lan.account, withdraw_password: '1234', member_email: lan.email };
    expect((await verify(right)).code).toBe(201);
    world.passTime(24 * 60 * 60_000);
    expect((await verify(right)).code).toBe(100);
  });

  test('of twenty tries at once five are looked at', async () => {
    const lan = await person();
    const body = { account: lan.account, withdraw_password: '9999', member_email: lan.email };
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) => verify(body, `10.15.0.${index}`)),
    );
    expect(tries.filter(({ code }) => code === 101)).toHaveLength(5);
    expect(tries.filter(({ code }) => code === 201)).toHaveLength(15);
  });

  test('202 after twenty wrong tries from an address', async () => {
    const tries = [];
    for (let tried = 0; tried < 21; tried += 1) {
      world.passTime(10_000);
      const body = { account: `guess${tried}`, withdraw_password: '9999', member_phone: '0911111111' };
      tries.push(await verify(body, '10.16.0.1'));
    }
    expect(tries.at(-2)?.code).toBe(101);
    expect(tries.at(-1)).toMatchObject({ code: 202, message: refused });
  });

  test('right ones do not count', async () => {
    const lan = await person();
    const right = { account: lan.account, withdraw_password: '1234', member_email: lan.email };
    for (let tried = 0; tried < 7; tried += 1) expect((await verify(right)).code).toBe(100);
  });
});

describe('strangers who guess', () => {
  const home = '192.0.2.77';
  const phone = { udid: '4b1b8e0a-6a53-4a0e-9a43-0d8f3b6d5b11' };
  const attack = async (account: string) => {
    const tries = [];
    for (let tried = 0; tried < 8; tried += 1)
      tries.push(
        await verify({ account, withdraw_password: '9999', member_phone: '0911111111' }, `10.18.0.${tried}`),
      );
    return tries.map(({ code }) => code);
  };
  const fiveLookedAt = [101, 101, 101, 101, 101, 201, 201, 201];

  test('have five tries a day between all of them, and leave the owner theirs at a device or an address', async () => {
    const lan = await person();
    const right = { account: lan.account, withdraw_password: '1234', member_email: lan.email };
    expect((await world.logIn(lan.account, 'demo1234', { remoteAddress: home }, phone)).code).toBe(100);
    expect(await attack(lan.account)).toEqual(fiveLookedAt);
    expect((await verify({ ...right, ...phone }, '10.19.0.1')).code).toBe(100);
    expect((await verify(right, home)).code).toBe(100);
    // what they have proved opens nothing to strangers, and neither does a device that somebody makes up
    expect((await verify(right, '10.19.0.1')).code).toBe(201);
    const madeUp = { udid: 'f4c1a5d2-0000-4a0e-9a43-0d8f3b6d5b11' };
    expect((await verify({ ...right, ...madeUp }, '10.19.0.1')).code).toBe(201);
  });

  test('with the owner’s own device have five tries as well', async () => {
    const lan = await person();
    expect((await world.logIn(lan.account, 'demo1234', { remoteAddress: home }, phone)).code).toBe(100);
    const wrong = { account: lan.account, withdraw_password: '9999', member_email: lan.email, ...phone };
    const tries = [];
    for (let tried = 0; tried < 8; tried += 1) tries.push(await verify(wrong, `10.20.0.${tried}`));
    expect(tries.map(({ code }) => code)).toEqual(fiveLookedAt);
  });

  test('are answered alike where nobody has the account', async () => {
    expect(await attack('nobody18')).toEqual(fiveLookedAt);
  });

  test('of codes shut nobody out whose number they do not know', async () => {
    const lan = await person();
    expect((await askSms(lan.account, lan.phone)).code).toBe(100);
    for (let tried = 0; tried < 30; tried += 1) {
      const wrong = { account: lan.account, member_phone: '0911111112', phone_verify: '000000' };
      const from = { remoteAddress: `10.21.0.${tried}` };
      expect((await world.send('/recovery/sms/verify', wrong, from)).envelope.code).toBe(101);
    }
    expect((await verifySms(lan.account, lan.phone, await world.codeSentTo(lan.phone))).code).toBe(100);
  });

  test('of a code that was sent have five tries at it', async () => {
    const lan = await person();
    expect((await askSms(lan.account, lan.phone)).code).toBe(100);
    const code = await world.codeSentTo(lan.phone);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tried = 0; tried < 5; tried += 1)
      expect((await verifySms(lan.account, lan.phone, wrong)).code).toBe(101);
    expect((await verifySms(lan.account, lan.phone, code)).code).toBe(101);
  });
});

describe('by SMS code', () => {
  test('the password is set anew', async () => {
    const lan = await person();
    expect((await askSms(lan.account, lan.phone)).code).toBe(100);
    const code = await world.codeSentTo(lan.phone);
    const proved = await verifySms(lan.account, lan.phone, code);
    expect(proved.code).toBe(100);
    expect((await verifySms(lan.account, lan.phone, code)).code).toBe(101);
    const done = await reset({ account: lan.account, password: newPassword, token: tokenOf(proved) });
    expect(done.code).toBe(100);
    expect((await world.logIn(lan.account, newPassword)).code).toBe(100);
  });

  test('nobody is sent a code but the account’s own number', async () => {
    const [lan, eve] = [await person(), await person()];
    expect((await askSms(lan.account, eve.phone)).code).toBe(100);
    expect((await askSms('nobody03', '0933333333')).code).toBe(100);
    expect(await world.lastMessageTo(eve.phone)).toBeNull();
    expect(await world.lastMessageTo('0933333333')).toBeNull();
  });

  test('102 within five minutes, 104 without a gateway, 105 for the captcha', async () => {
    const lan = await person();
    expect((await askSms(lan.account, lan.phone)).code).toBe(100);
    expect(await askSms(lan.account, lan.phone)).toMatchObject({ code: 102, data: { wait_seconds: 300 } });
    const wrong = { account: lan.account, member_phone: lan.phone, answer: 'x', captcha_token: 'x' };
    expect((await world.send('/recovery/sms', wrong)).envelope.code).toBe(105);
    const [, site] = testSites;
    const captcha = await world.solveCaptcha(1, { siteId: 2 });
    const { envelope } = await world.send('/recovery/sms', { ...wrong, ...captcha }, site && { site });
    expect(envelope.code).toBe(104);
  });

  test('a code for one account is none for another with the number', async () => {
    const [lan, twin] = [await person(), await person()];
    await world.tell(twin.memberId, { member_phone: lan.phone });
    await askSms(lan.account, lan.phone);
    expect((await verifySms(twin.account, lan.phone, await world.codeSentTo(lan.phone))).code).toBe(101);
  });
});

describe('the token', () => {
  const prove = async (lan: Person) =>
    tokenOf(await verify({ account: lan.account, withdraw_password: '1234', member_email: lan.email }));

  test('203: is good once, for ten minutes, for its account and its site', async () => {
    const [lan, eve] = [await person(), await person()];
    const set = (account: string, token: string) => reset({ account, password: newPassword, token });
    expect(await set(lan.account, 'made-up')).toMatchObject({ code: 203, message: refused });
    expect((await set(eve.account, await prove(lan))).code).toBe(203);
    const late = await prove(lan);
    world.passTime(10 * 60_000);
    expect((await set(lan.account, late)).code).toBe(203);
    const [, site] = testSites;
    const body = { account: lan.account, password: newPassword, token: await prove(lan) };
    expect((await world.send('/arks/web/vx/reset', body, site && { site })).envelope.code).toBe(203);
    const token = await prove(lan);
    const both = await Promise.all([set(lan.account, token), set(lan.account, token)]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([100, 203]);
  });

  test('204: is none when the password has changed since, or the member was disabled', async () => {
    const lan = await person();
    const [first, second] = [await prove(lan), await prove(lan)];
    const set = (token: string) => reset({ account: lan.account, password: newPassword, token });
    expect((await set(first)).code).toBe(100);
    expect(await set(second)).toMatchObject({ code: 204, message: refused });
    const third = await prove(lan);
    await world.database.pool.query(`update app.member set status = 'disabled' where member_id = $1`, [
      lan.memberId,
    ]);
    expect((await set(third)).code).toBe(204);
    const body = { account: lan.account, withdraw_password: '1234', member_email: lan.email };
    expect((await verify(body)).code).toBe(101);
  });

  test('ends every session, tells the member, and melts the freeze of failed logins alone', async () => {
    const lan = await person();
    const { token } = (await world.logIn(lan.account)).data as { token: string };
    for (let tried = 0; tried < 5; tried += 1)
      await world.logIn(lan.account, 'wrong', { remoteAddress: '10.17.0.1' });
    expect((await world.logIn(lan.account, 'demo1234', { remoteAddress: '10.17.0.2' })).code).toBe(103);
    await reset({ account: lan.account, password: newPassword, token: await prove(lan) });
    expect((await world.send('/member/profile', {}, { token })).envelope.code).toBe(401);
    expect(await world.lastMessageTo(lan.email)).toContain(`password of your account ${lan.account}`);
    expect((await world.logIn(lan.account, newPassword, { remoteAddress: '10.17.0.2' })).code).toBe(100);

    await world.database.pool.query(`update app.member set frozen_until = $2 where member_id = $1`, [
      lan.memberId,
      new Date(world.now().getTime() + 60 * 60_000),
    ]);
    await reset({ account: lan.account, password: 'again123', token: await prove(lan) });
    expect((await world.logIn(lan.account, 'again123')).code).toBe(103);
  });

  test('a member without an e-mail address is told by SMS', async () => {
    const lan = await person({ email: '' });
    const proved = await verify({ account: lan.account, withdraw_password: '1234', member_phone: lan.phone });
    await reset({ account: lan.account, password: newPassword, token: tokenOf(proved) });
    expect(await world.lastMessageTo(lan.phone)).toContain(`the password of ${lan.account} was changed`);
  });
});

test('a demo site has no recovery, and says so', async () => {
  await world.database.pool.query(
    `update app.site set settings = settings || '{"is_demo": true}' where site_id = 1`,
  );
  const node = await world.openNode();
  for (const [path, body] of [
    ['/arks/web/vx/verify', { account: 'demo01', withdraw_password: '1234', member_phone: '0912345678' }],
    ['/arks/web/vx/reset', { account: 'demo01', password: newPassword, token: 'token' }],
    ['/recovery/sms', { account: 'demo01', member_phone: '0912345678' }],
    ['/recovery/sms/verify', { account: 'demo01', member_phone: '0912345678', phone_verify: '123456' }],
  ] as const) {
    const { envelope } = await node.dispatcher.dispatch(path, body, world.visitor);
    expect([path, envelope]).toEqual([path, { code: 120, message: 'recovery_closed', data: null }]);
  }
  await world.database.pool.query(`update app.site set settings = settings - 'is_demo'`);
  await node.close();
});
