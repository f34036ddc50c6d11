import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Envelope } from '@halls/contract';
import { createIdentityWorld, testSites, type IdentityWorld } from '../../../test/identity-world.ts';

let world: IdentityWorld;
let made = 0;
beforeAll(async () => {
  world = await createIdentityWorld({ rateLimits: true });
});
beforeEach(async () => {
  world.passTime(25 * 60 * 60_000);
  await world.database.pool.query(
    `insert into app.register_setting
      (site_id, currency, name, is_display, is_required, is_unique, is_member_center, is_verification)
     values (1, 'VND', 'member_phone', true, true, true, true, true)`,
  );
});
afterEach(async () => {
  await world.database.pool.query(
    `delete from app.register_setting; delete from app.registration_blacklist;
     update app.notice_gateway set adapter = 'outbox', config = '{}'`,
  );
});
afterAll(() => world.close());

const newPhone = () => `09${String(10_000_000 + (made += 1))}`;
const newAccount = () => `coded${(made += 1)}`;

async function askCode(phone: string, more: object = {}, remoteAddress = '10.9.0.1'): Promise<Envelope> {
  const body = { member_phone: phone, currency: 'VND', type: 'register_member', ...more };
  return (await world.send('/register/sms', body, { remoteAddress })).envelope;
}

async function register(phone: string, code: string | undefined, more: object = {}): Promise<Envelope> {
  const captcha = await world.solveCaptcha(2);
  const form = {
    ...{ member_account: newAccount(), password: 'pass1234', member_name: 'Lan', member_currency: 'VND' },
    ...{ member_phone: phone, phone_verify: code, agreement: 1 },
  };
  return (await world.send('/register', { ...form, ...captcha, ...more })).envelope;
}

describe('a registration with a phone number that is to be verified', () => {
  test('brings the code that was sent to it', async () => {
    const phone = newPhone();
    expect((await askCode(phone)).code).toBe(100);
    expect((await register(phone, await world.codeSentTo(phone))).code).toBe(100);
  });

  test('is refused without the code, and with another’s or a wrong one (113)', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    await askCode(phone);
    await askCode(other);
    expect(await register(phone, undefined)).toMatchObject({
      code: 422,
      data: { fields: { phone_verify: 'signup.err_phone_verify' } },
    });
    const code = await world.codeSentTo(phone);
    expect(await register(phone, code === '000000' ? '111111' : '000000')).toMatchObject({
      code: 113,
      message: 'error_verify',
    });
    const othersCode = await world.codeSentTo(other);
    if (othersCode !== code) expect((await register(phone, othersCode)).code).toBe(113);
    expect((await register(phone, code)).code).toBe(100);
  });

  test('has five minutes and one use for its code', async () => {
    const [late, twice] = [newPhone(), newPhone()];
    await askCode(late);
    await askCode(twice);
    const code = await world.codeSentTo(twice);
    expect((await register(twice, code)).code).toBe(100);
    expect((await register(twice, code)).code).toBe(113);
    const lateCode = await world.codeSentTo(late);
    world.passTime(300_000);
    expect((await register(late, lateCode)).code).toBe(113);
  });

  test('has five tries: after them the right code is wrong', async () => {
    const phone = newPhone();
    await askCode(phone);
    const code = await world.codeSentTo(phone);
    const wrong = code === '000000' ? '111111' : '000000';
    const tries = await Promise.all(Array.from({ length: 8 }, () => register(phone, wrong)));
    expect(tries.map((envelope) => envelope.code)).toEqual(Array.from({ length: 8 }, () => 113));
    expect((await register(phone, code)).code).toBe(113);
  });

  test('that is refused for something else keeps its code', async () => {
    const phone = newPhone();
    const taken = newAccount();
    await world.addMember(taken);
    await askCode(phone);
    const code = await world.codeSentTo(phone);
    for (let tried = 0; tried < 6; tried += 1)
      expect((await register(phone, code, { member_account: taken })).code).toBe(102);
    expect((await register(phone, code)).code).toBe(100);
  });

  test('of two at once with one code is made once', async () => {
    const phone = newPhone();
    await askCode(phone);
    const code = await world.codeSentTo(phone);
    const codes = (await Promise.all([register(phone, code), register(phone, code)])).map((it) => it.code);
    expect(codes.filter((it) => it === 100)).toHaveLength(1);
  });

  test('has a field for it, and one on blur asks nothing of it', async () => {
    const { envelope } = await world.send('/arks/web/register-settings', { currency: 'VND' });
    const { list } = envelope.data as { list: { name: string }[] };
    const of = (name: string) => list.find((setting) => setting.name === name);
    expect(of('phone_verify')).toMatchObject({ is_display: 1, is_required: 1, is_verification: 1 });
    expect(of('member_phone')).toMatchObject({ is_display: 1, is_verification: 1 });
    const blur = await world.send('/register/verification', {
      ...{ member_currency: 'VND', member_phone: newPhone(), verification: 1 },
    });
    expect(blur.envelope.code).toBe(100);
  });
});

describe('/register/sms answers', () => {
  test.each([
    ['phone_verify', 'is_display'],
    ['phone_verify', 'is_verification'],
  ])('100 where the site says it of the code’s own field (%s, %s)', async (name, flag) => {
    await world.database.pool.query(
      `delete from app.register_setting;
       insert into app.register_setting (site_id, currency, name, is_display, is_required, is_unique, is_member_center, is_verification)
       values (1, 'VND', '${name}', ${flag === 'is_display'}, false, false, false, ${flag === 'is_verification'})`,
    );
    expect((await askCode(newPhone())).code).toBe(100);
  });

  test('99 for a number that is none, or that is not wanted', async () => {
    await world.database.pool.query(
      `insert into app.registration_blacklist values (1, 'member_phone', '0999999999')`,
    );
    for (const phone of ['12345', 'no-number', '+84912345678', '0999999999'])
      expect(await askCode(phone)).toMatchObject({ code: 99, message: 'sms_number_invalid' });
  });

  test('102 within five minutes, with the time that is left', async () => {
    const phone = newPhone();
    const answers = await Promise.all([askCode(phone), askCode(phone)]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([100, 102]);
    world.passTime(200_000);
    expect(await askCode(phone)).toMatchObject({
      code: 102,
      message: 'sms_wait',
      data: { wait_seconds: 100 },
    });
    world.passTime(100_000);
    expect((await askCode(phone)).code).toBe(100);
  });

  test('103 when the gateway has nothing left to send by', async () => {
    await world.database.pool.query(`update app.notice_gateway set config = '{"balance": 0}'`);
    expect(await askCode(newPhone())).toMatchObject({ code: 103, message: 'sms_no_balance' });
  });

  test('104 where there is no gateway, and where no code is asked for', async () => {
    const [, second] = testSites;
    const body = { member_phone: '0912345678', currency: 'USD', type: 'register_member' };
    expect((await world.send('/register/sms', body)).envelope.code).toBe(104);
    await world.database.pool.query(
      `insert into app.register_setting (site_id, currency, name, is_display, is_required, is_unique, is_member_center, is_verification)
       values (2, 'USD', 'member_phone', true, true, true, true, true)`,
    );
    const { envelope } = await world.send('/register/sms', body, second && { site: second });
    expect(envelope).toMatchObject({ code: 104, message: 'sms_contact_service' });
  });

  test('104 after ten codes a day to a number, and thirty from an address', async () => {
    const phone = newPhone();
    for (let asked = 0; asked < 10; asked += 1) {
      expect((await askCode(phone, {}, `10.10.0.${asked}`)).code).toBe(100);
      world.passTime(300_000);
    }
    expect((await askCode(phone, {}, '10.10.0.99')).code).toBe(104);
    for (let asked = 0; asked < 30; asked += 1)
      expect((await askCode(newPhone(), {}, '10.11.0.1')).code).toBe(100);
    expect((await askCode(newPhone(), {}, '10.11.0.1')).code).toBe(104);
    world.passTime(24 * 60 * 60_000);
    expect((await askCode(phone, {}, '10.11.0.1')).code).toBe(100);
  });

  test('201 without a number', async () => {
    expect(await askCode('  ')).toMatchObject({ code: 201, message: 'sms_phone_blank' });
  });
});

test.each(['is_demo', 'registration_closed'])(
  'a site with %s takes no new members, and says so',
  async (flag) => {
    const phone = newPhone();
    await world.database.pool.query(
      `update app.site set settings = settings || jsonb_build_object($1::text, true) where site_id = 1`,
      [flag],
    );
    const node = await world.openNode();
    const from = { ...world.visitor, remoteAddress: '10.9.0.2' };
    const body = { member_phone: phone, currency: 'VND', type: 'register_member' };
    expect((await node.dispatcher.dispatch('/register/sms', body, from)).envelope).toMatchObject({
      code: 120,
      message: 'registration_closed',
    });
    expect((await node.dispatcher.dispatch('/arks/web/register-settings', {}, from)).envelope.code).toBe(120);
    const form = { member_account: newAccount(), password: 'pass1234', member_currency: 'VND' };
    expect((await node.dispatcher.dispatch('/register', form, from)).envelope.code).toBe(120);
    await world.database.pool.query(`update app.site set settings = settings - $1::text`, [flag]);
    await node.close();
  },
);

test('what rests of a code names neither number nor code', async () => {
  const phone = newPhone();
  await askCode(phone);
  const code = await world.codeSentTo(phone);
  const { rows } = await world.database.pool.query(
    `select (select string_agg(v::text, ' ') from app.verification_code v) || (select string_agg(n::text, ' ') from app.notice n) as text`,
  );
  expect(rows[0].text).not.toContain(phone);
  expect(rows[0].text).not.toMatch(new RegExp(`\\b${code}\\b`));
});
