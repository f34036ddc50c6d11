import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createOfficeWorld,
  testPassword,
  type Desk,
  type OfficeAnswer,
  type OfficeWorld,
} from '../../../test/office-world.ts';
import { totpCode } from './totp.ts';

const minute = 60_000;

let world: OfficeWorld;
beforeAll(async () => {
  world = await createOfficeWorld();
});
afterAll(() => world.close());

const tryIn = (account: string, password: string, more: object = {}) =>
  world.ask('/sign-in', { account, password, ...more });
const actionsOf = async (operatorId: number) =>
  (
    await world.test.pool.query<{ action: string }>(
      `select action from app.audit_event where target = $1 order by audit_event_id`,
      [`operator/${operatorId}`],
    )
  ).rows.map(({ action }) => action);

describe('a sign-in', () => {
  it('gives a cookie that no script reads and no other page sends, and says who is there', async () => {
    await world.hire('ann', [{ role: 'support', siteIds: [2] }]);
    const answer = await tryIn('Ann', testPassword);
    expect(answer).toMatchObject({
      status: 200,
      code: 100,
      data: {
        operator: { account: 'ann', has_two_factor: false },
        roles: ['support'],
        grants: expect.arrayContaining([{ permission: 'member.read', site_ids: [2] }]),
        must: null,
        csrf: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
    expect(answer.cookie).toMatch(/^office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('over HTTPS has its cookie bound to host and channel', async () => {
    const secure = await createOfficeWorld({ settings: { trustedProxies: ['127.0.0.1'] } });
    await secure.hire('ann');
    const forwarded = { 'x-forwarded-proto': 'https' };
    const { cookie } = await secure.ask('/sign-in', { account: 'ann', password: testPassword }, forwarded);
    expect(cookie).toMatch(/^__Host-office=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    await secure.close();
  });

  it('says of an unknown account what it says of a wrong password, and freezes both after five tries', async () => {
    await world.hire('bob');
    for (const account of ['bob', 'nobody-at-all']) {
      const answers = [];
      for (let round = 0; round < 6; round += 1) answers.push((await tryIn(account, 'not-it')).code);
      expect(answers).toEqual([101, 101, 101, 101, 101, 104]);
    }
    expect((await tryIn('bob', testPassword)).code).toBe(104);
    world.pass(15 * minute + 1);
    expect((await tryIn('bob', testPassword)).code).toBe(100);
  });

  it('counts tries that come at once', async () => {
    await world.hire('cleo');
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryIn('cleo', 'not-it')));
    expect(answers.filter(({ code }) => code === 101)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 104)).toHaveLength(7);
  });

  it('is refused from an address that the operator may not be at, once the password was right', async () => {
    const operatorId = await world.hire('dora');
    const desk = await world.signIn('dora');
    await world.test.pool.query(
      `update app.operator set allowed_addresses = '{203.0.113.0/24}' where operator_id = $1`,
      [operatorId],
    );
    expect((await tryIn('dora', 'not-it')).code).toBe(101);
    expect((await tryIn('dora', testPassword)).code).toBe(105);
    expect((await desk.ask('/me')).status).toBe(401);
  });
});

describe('a session', () => {
  it('takes no call without the token of its page, or with another one', async () => {
    const desk = await world.seat('eve', ['administrator']);
    const other = await world.seat('eva', ['administrator']);
    expect((await desk.ask('/role/list')).code).toBe(100);
    for (const csrf of ['', 'x'.repeat(43), other.csrf]) {
      const answer = await desk.ask('/role/list', {}, { 'x-csrf': csrf });
      expect([answer.status, answer.message]).toEqual([
        403,
        'This page is out of date. Please load it again.',
      ]);
    }
    // a page that was loaded anew learns it
    expect((await desk.ask('/me', {}, { 'x-csrf': '' })).data.csrf).toBe(desk.csrf);
    const foreign = await desk.ask('/role/list', {}, { origin: 'http://evil.example' });
    expect([foreign.status, foreign.code]).toEqual([403, 403]);
  });

  it('speaks the language that is asked for', async () => {
    const said = await world.ask('/me', {}, { language: 'zh_CN' });
    expect([said.status, said.message]).toEqual([401, '请先登录。']);
  });

  it('is over when it was ended, idle for twenty minutes, or twelve hours old', async () => {
    const desk = await world.seat('finn');
    await desk.ask('/sign-out');
    expect((await desk.ask('/me')).status).toBe(401);

    const idle = await world.signIn('finn');
    world.pass(19 * minute);
    expect((await idle.ask('/me')).status).toBe(200);
    world.pass(20 * minute + 1);
    expect((await idle.ask('/me')).status).toBe(401);

    const busy = await world.signIn('finn');
    const statuses = new Set<number>();
    for (let quarter = 0; quarter < 47; quarter += 1) {
      world.pass(15 * minute);
      statuses.add((await busy.ask('/me')).status);
    }
    expect([...statuses]).toEqual([200]);
    world.pass(15 * minute + 1);
    expect((await busy.ask('/me')).status).toBe(401);
  });

  it('asks for a fresh proof before what moves rights', async () => {
    const desk = await world.seat('gwen', ['administrator']);
    const create = (account: string) =>
      desk.ask('/operator/create', { account, name: 'New', language: 'en_US', reason: 'needed' });
    expect((await create('gwen-one')).code).toBe(100);
    world.pass(10 * minute + 1);
    expect(await create('gwen-two')).toMatchObject({ status: 403, code: 428 });
    expect((await desk.ask('/step-up', { password: 'not-it' })).code).toBe(101);
    expect((await desk.ask('/step-up', { password: testPassword })).code).toBe(100);
    expect((await create('gwen-two')).code).toBe(100);
  });

  it('can be ended from another one of the same operator, and by nobody else’s number', async () => {
    const [one, other, stranger] = [
      await world.seat('hal'),
      await world.signIn('hal'),
      await world.seat('hank'),
    ];
    const { list } = (await one.ask('/own-session/list')).data;
    expect(list.map((session: { is_this: boolean }) => session.is_this)).toEqual([true, false]);
    const theirs = (await stranger.ask('/own-session/list')).data.list[0].session_id;
    expect((await one.ask('/own-session/end', { session_id: theirs })).data).toEqual({ ended: 0 });
    expect((await stranger.ask('/me')).status).toBe(200);
    expect((await one.ask('/own-session/end', { session_id: list[1].session_id })).data).toEqual({
      ended: 1,
    });
    expect((await other.ask('/me')).status).toBe(401);
    expect((await one.ask('/me')).status).toBe(200);
  });
});

describe('a second factor', () => {
  const codeAt = (secret: string, ahead = 0) =>
    totpCode(secret, Math.floor(world.now().getTime() / 30_000) + ahead);
  let secret: string;

  it('holds once a code of it was shown', async () => {
    const desk = await world.seat('ida');
    expect((await desk.ask('/two-factor/begin', { password: 'not-it' })).code).toBe(101);
    secret = (await desk.ask('/two-factor/begin', { password: testPassword })).data.secret;
    expect((await tryIn('ida', testPassword)).code).toBe(100);
    expect((await desk.ask('/two-factor/confirm', { code: codeAt(secret, 5) })).code).toBe(101);
    expect((await desk.ask('/two-factor/confirm', { code: codeAt(secret) })).code).toBe(100);
    expect((await desk.ask('/two-factor/begin', { password: testPassword })).code).toBe(102);
    const { rows } = await world.test.pool.query(
      `select totp_secret from app.operator where account = 'ida'`,
    );
    expect(rows[0].totp_secret).toMatch(/^sealed:/);
  });

  it('is asked for at each sign-in and takes no code twice', async () => {
    expect((await tryIn('ida', testPassword)).code).toBe(102);
    // the code that confirmed it has been used
    expect((await tryIn('ida', testPassword, { code: codeAt(secret) })).code).toBe(103);
    world.pass(minute);
    const code = codeAt(secret);
    expect((await tryIn('ida', testPassword, { code })).code).toBe(100);
    expect((await tryIn('ida', testPassword, { code })).code).toBe(103);
  });

  it('takes a code once of those who show it at once', async () => {
    world.pass(minute);
    const code = codeAt(secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => tryIn('ida', testPassword, { code })));
    const taken = answers.filter((answer) => answer.code === 100);
    expect([taken.length, answers.length]).toEqual([1, 4]);
  });

  it('is all that can be set up, where it is demanded, by who has none', async () => {
    const strict = await createOfficeWorld({ settings: { mode: 'production' } });
    const desk = await strict.seat('jan', ['administrator']);
    expect((await desk.ask('/me')).data.must).toBe('set_up_two_factor');
    const refused = await desk.ask('/operator/list');
    expect([refused.status, refused.message]).toEqual([403, 'Please set up your second factor first.']);
    const begun = await desk.ask('/two-factor/begin', { password: testPassword });
    const code = totpCode(begun.data.secret, Math.floor(strict.now().getTime() / 30_000));
    expect((await desk.ask('/two-factor/confirm', { code })).code).toBe(100);
    expect((await desk.ask('/operator/list')).code).toBe(100);
    await strict.close();
  });
});

describe('operators', () => {
  let admin: Desk;
  beforeAll(async () => {
    admin = await world.seat('kim', ['administrator']);
  });
  const tokenOf = (link: string) => link.replace('/invitation#', '');

  it('are made without rights, and set their password by a link that is good once', async () => {
    const create = { account: 'Lea', name: 'Lea', language: 'vi_VN', reason: 'joins' };
    const made = (await admin.ask('/operator/create', create)).data;
    expect((await admin.ask('/operator/create', create)).code).toBe(101);
    const token = tokenOf(made.link);
    const accept = (password: string) => world.ask('/invitation/accept', { token, password });
    expect((await accept('lea-has-a-new-one')).code).toBe(102);
    expect((await accept('something-else')).data).toEqual({ account: 'lea' });
    expect((await accept('something-third')).code).toBe(101);
    expect((await tryIn('lea', 'something-else')).data.grants).toEqual([]);
    expect(await actionsOf(made.operator_id)).toEqual([
      'operator.created',
      'operator.invitation_accepted',
      'operator.signed_in',
    ]);
  });

  it('follow a link for a day', async () => {
    const create = { account: 'late', name: 'Late', language: 'en_US', reason: 'joins' };
    const { link } = (await admin.ask('/operator/create', create)).data;
    world.pass(24 * 60 * minute + 1);
    admin = await world.signIn('kim');
    const late = await world.ask('/invitation/accept', { token: tokenOf(link), password: 'something-else' });
    expect(late.code).toBe(101);
  });

  it('are not let in by a link while they hold rights: one person would be two', async () => {
    const checker = await world.hire('mo', ['checker']);
    const asked = { operator_id: checker, reason: 'forgot it' };
    expect((await admin.ask('/operator/invite', asked)).code).toBe(102);
    const bare = await world.seat('max');
    const again = await admin.ask('/operator/invite', { operator_id: bare.operatorId, reason: 'forgot it' });
    expect(again.code).toBe(100);
    expect((await bare.ask('/me')).status).toBe(401);
    expect((await tryIn('max', testPassword)).code).toBe(101);
  });

  it('are out at once when they are disabled, and change nothing of themselves', async () => {
    const desk = await world.seat('nia', ['support']);
    const set = (operator_id: number, status: string) =>
      admin.ask('/operator/disable', { operator_id, status, reason: 'left' });
    expect((await set(desk.operatorId, 'disabled')).code).toBe(100);
    expect((await set(desk.operatorId, 'disabled')).code).toBe(102);
    expect((await desk.ask('/me')).status).toBe(401);
    expect((await tryIn('nia', testPassword)).code).toBe(101);
    expect((await set(admin.operatorId, 'disabled')).code).toBe(101);
  });

  it('change their password, and whoever else sits at a session of theirs is out', async () => {
    const desk = await world.seat('oli');
    const other = await world.signIn('oli');
    const change = (old_password: string, password: string) =>
      desk.ask('/own-password/change', { old_password, password });
    expect((await change('not-it', 'quite-another-one')).code).toBe(101);
    expect((await change(testPassword, 'oli-oli-oli')).code).toBe(102);
    expect((await change(testPassword, testPassword)).code).toBe(103);
    expect((await change(testPassword, 'quite-another-one')).code).toBe(100);
    expect((await other.ask('/me')).status).toBe(401);
    expect((await desk.ask('/me')).status).toBe(200);
  });

  it('are listed by account, page after page', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { data: page }: OfficeAnswer = await admin.ask('/operator/list', { limit: 3, cursor });
      seen.push(...page.list.map((one: { account: string }) => one.account));
      cursor = page.next_cursor;
    } while (cursor !== null);
    const { rows } = await world.test.pool.query('select account from app.operator order by account');
    expect(seen).toEqual(rows.map(({ account }) => account));
    const found = await admin.ask('/operator/list', { role: 'checker', search: 'M' });
    expect(found.data.list).toMatchObject([{ account: 'mo', roles: ['checker'] }]);
  });

  it('are seen where they are signed in, and sent out', async () => {
    const desk = await world.seat('pia');
    const { list } = (await admin.ask('/operator-session/list', { operator_id: desk.operatorId })).data;
    expect(list).toMatchObject([{ operator: { account: 'pia' }, address: '127.0.0.1', is_this: false }]);
    const ended = { operator_id: desk.operatorId, reason: 'left the desk' };
    expect((await admin.ask('/operator-session/end', ended)).data).toEqual({ ended: 1 });
    expect((await desk.ask('/me')).status).toBe(401);
  });
});
