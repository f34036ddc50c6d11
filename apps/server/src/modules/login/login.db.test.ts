import { afterAll, beforeAll, expect, test } from 'vitest';
import { leastTimes } from '@halls/testkit';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

const minute = 60_000;
const codesOf = (envelopes: { code: number }[]) => envelopes.map(({ code }) => code);
const count = (codes: number[], code: number) => codes.filter((each) => each === code).length;

test('account in any case and password give a session', async () => {
  const memberId = await world.addMember('right01');
  const answer = await world.logIn('RIGHT01');
  expect(answer).toMatchObject({
    code: 100,
    data: { member_id: memberId, member_account: 'right01', member_currency: 'VND' },
  });
});

test('an unknown account and a wrong password answer alike, up to the freeze', async () => {
  await world.addMember('alike01');
  const answersFor = async (account: string) => {
    const answers = [];
    for (let round = 0; round < 7; round += 1) answers.push(await world.logIn(account, 'wrong123'));
    return answers;
  };
  const known = await answersFor('alike01');
  expect(await answersFor('nobody1')).toEqual(known);
  expect(codesOf(known)).toEqual([101, 101, 101, 101, 101, 103, 103]);
});

test('an unknown account and a wrong password take the same time', async () => {
  let number = 0;
  const logInWrong = async (account: string, solved: object) =>
    world.send('/login', { account, password: 'wrong123', ...solved });
  let solved = { one: {}, other: {} };
  const { ratio } = await leastTimes(
    {
      one: () => logInWrong(`nobod${number}`, solved.one),
      other: () => logInWrong(`timed${number}`, solved.other),
    },
    {
      many: 40,
      prepared: async () => {
        number += 1;
        await world.addMember(`timed${number}`);
        solved = { one: await world.solveCaptcha(1), other: await world.solveCaptcha(1) };
      },
    },
  );
  // hashing takes many times as long as all the rest: who leaves it out is ten times as fast
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test('who logs in is given a new token, whatever token they came with', async () => {
  await world.addMember('fixed01');
  await world.addMember('fixed02');
  const first = (await world.logIn('fixed01')).data as { token: string };
  for (const token of ['a'.repeat(43), first.token]) {
    const { data } = await world.logIn('fixed02', 'demo1234', { token });
    expect((data as { token: string }).token).not.toBe(token);
    expect((await world.sessions.authenticate(token, 1))?.member.account).not.toBe('fixed02');
  }
});

test('five failures freeze the account for thirty minutes, also for the right password', async () => {
  await world.addMember('frozen1');
  for (let round = 0; round < 5; round += 1) await world.logIn('frozen1', 'wrong123');
  expect((await world.logIn('frozen1')).code).toBe(103);
  world.passTime(29 * minute);
  expect((await world.logIn('frozen1')).code).toBe(103);
  world.passTime(minute);
  expect((await world.logIn('frozen1', 'wrong123')).code).toBe(101);
  expect((await world.logIn('frozen1')).code).toBe(100);
});

test('failures are counted within thirty minutes, and a right password forgets them', async () => {
  await world.addMember('window1');
  for (let round = 0; round < 4; round += 1) await world.logIn('window1', 'wrong123');
  world.passTime(31 * minute);
  for (let round = 0; round < 4; round += 1) await world.logIn('window1', 'wrong123');
  expect((await world.logIn('window1')).code).toBe(100);
  for (let round = 0; round < 4; round += 1) await world.logIn('window1', 'wrong123');
  expect((await world.logIn('window1')).code).toBe(100);
});

test('of thirty wrong tries at once no more than five reach the password', async () => {
  await world.addMember('storm01');
  const answers = await Promise.all(Array.from({ length: 30 }, () => world.logIn('storm01', 'wrong123')));
  const codes = codesOf(answers);
  expect(count(codes, 101)).toBe(5);
  expect(count(codes, 103)).toBe(25);
});

test('five right logins at once leave one session', async () => {
  const memberId = await world.addMember('five001');
  const answers = await Promise.all(Array.from({ length: 4 }, () => world.logIn('five001')));
  expect(codesOf(answers)).toEqual([100, 100, 100, 100]);
  const { rows } = await world.database.pool.query(
    'select count(*)::int as living from app.session where member_id = $1 and ended_at is null',
    [memberId],
  );
  expect(rows[0].living).toBe(1);
});

test('that an account is disabled is told to its owner alone', async () => {
  await world.addMember('disabl1');
  await world.database.pool.query(
    `update app.member set status = 'disabled' where member_account = 'disabl1'`,
  );
  expect((await world.logIn('disabl1', 'wrong123')).code).toBe(101);
  expect((await world.logIn('disabl1')).code).toBe(102);
});

test('a captcha that is wrong, spent or of another kind of form stops a login', async () => {
  await world.addMember('captch1');
  const body = { account: 'captch1', password: 'demo1234' };
  const solved = await world.solveCaptcha(1);
  expect((await world.send('/login', { ...body, ...solved, answer: 'BBBB' })).envelope.code).toBe(105);
  expect((await world.send('/login', { ...body, ...solved })).envelope.code).toBe(105);
  expect((await world.send('/login', { ...body, ...(await world.solveCaptcha(2)) })).envelope.code).toBe(105);
  expect((await world.send('/login', { ...body, ...(await world.solveCaptcha(1)) })).envelope.code).toBe(100);
});

test('what the body claims of its address decides nothing and is kept', async () => {
  const memberId = await world.addMember('claims1');
  await world.database.pool.query(
    `insert into app.site_access_rule (site_id, kind, network) values (1, 'deny', '203.0.113.0/24')`,
  );
  const claims = { remote_addr: '203.0.113.7', device: 'a phone of theirs' };
  expect((await world.logIn('claims1', 'demo1234', {}, claims)).code).toBe(100);
  expect(
    (await world.logIn('claims1', 'demo1234', { remoteAddress: '203.0.113.7' }, { remote_addr: '10.0.0.1' }))
      .code,
  ).toBe(202);
  const { rows } = await world.database.pool.query('select claims from app.session where member_id = $1', [
    memberId,
  ]);
  expect(rows).toEqual([{ claims: { remote_addr: '203.0.113.7', device: 'a phone of theirs' } }]);
});

test('a site lets in whom its lists let in', async () => {
  await world.addMember('lists01', { siteId: 2, currency: 'RMB' });
  const { testSites } = await import('../../../test/identity-world.ts');
  const site = testSites[1] as (typeof testSites)[number];
  const codeFrom = async (remoteAddress: string, country: string | null = null) =>
    (await world.logIn('lists01', 'demo1234', { site, remoteAddress, country })).code;
  const rule = (kind: string, network: string | null, country: string | null = null) =>
    world.database.pool.query(
      'insert into app.site_access_rule (site_id, kind, network, country) values (2, $1, $2, $3)',
      [kind, network, country],
    );

  await rule('deny_country', null, 'KP');
  expect(await codeFrom('198.51.100.1', 'KP')).toBe(201);
  expect(await codeFrom('198.51.100.1', 'VN')).toBe(100);
  await rule('deny', '198.51.100.66/32');
  expect(await codeFrom('198.51.100.66')).toBe(202);
  await rule('allow', '198.51.100.0/24');
  expect(await codeFrom('198.51.100.1')).toBe(100);
  expect(await codeFrom('198.51.100.1', 'KP')).toBe(100);
  expect(await codeFrom('192.0.2.1')).toBe(106);
  expect(await codeFrom('2001:db8::1')).toBe(106);
});

test('a site that wants known devices takes the first one and refuses others', async () => {
  await world.addMember('device1');
  await world.database.pool.query(
    `insert into app.access_policy (site_id, known_devices_only) values (1, true)`,
  );
  const codeWith = async (more: object) => (await world.logIn('device1', 'demo1234', {}, more)).code;
  expect(await codeWith({})).toBe(107);
  expect(await codeWith({ udid: 'phone' })).toBe(100);
  expect(await codeWith({ udid: 'phone' })).toBe(100);
  expect(await codeWith({ udid: 'other' })).toBe(107);
  await world.database.pool.query('delete from app.access_policy');
  expect(await codeWith({ udid: 'other' })).toBe(100);
});

test('too many accounts from one address are refused', async () => {
  await world.database.pool.query(
    'insert into app.access_policy (site_id, max_accounts_per_address) values (1, 2)',
  );
  for (const account of ['many001', 'many002', 'many003']) await world.addMember(account);
  const codeOf = async (account: string) =>
    (await world.logIn(account, 'demo1234', { remoteAddress: '192.0.2.77' })).code;
  expect(await codeOf('many001')).toBe(100);
  expect(await codeOf('many002')).toBe(100);
  expect(await codeOf('many001')).toBe(100);
  expect(await codeOf('many003')).toBe(203);
  await world.database.pool.query('delete from app.access_policy');
});

test.each(['ｄｅｍｏ０１', '💥'.repeat(10), "' or 1=1 --", '../etc'])(
  'the account %j is nobody',
  async (account) => {
    expect((await world.logIn(account)).code).toBe(101);
  },
);

test('text that no database stores is refused before anything is looked at', async () => {
  expect((await world.logIn('\0\0\0')).code).toBe(422);
  expect((await world.logIn('claims1', 'demo1234', {}, { device: 'x\0\ud800y' })).code).toBe(422);
});

test('the login form learns what the server sees', async () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/125.0 Mobile/15E148 Safari/604.1';
  const { envelope } = await world.send('/get_login_header', {}, { userAgent });
  expect(envelope.data).toMatchObject({
    remote_addr: '10.0.0.1',
    host: 'localhost:4400',
    device: 'mobile',
    system_group: 'ios',
    system_version: '17.5',
    browser: 'Chrome',
    captcha_kinds: ['svg', 'pow'],
  });
});
