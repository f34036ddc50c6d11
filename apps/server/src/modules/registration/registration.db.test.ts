import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Envelope } from '@halls/contract';
import type { RequestFacts } from '#platform/http/dispatcher.ts';
import {
  createIdentityWorld,
  testSites,
  welcomeMinor,
  type IdentityWorld,
} from '../../../test/identity-world.ts';

let world: IdentityWorld;
let address = 0;
beforeAll(async () => {
  world = await createIdentityWorld({ rateLimits: true });
});
beforeEach(() => {
  world.passTime(120_000);
});
afterAll(() => world.close());

const form = {
  password: 'pass1234',
  check_password: 'pass1234',
  member_name: 'Lan',
  member_currency: 'VND',
  agreement: 1,
};
let phone = 900_000_000;
const newPhone = () => `0${(phone += 1)}`;

/** Each from an address of its own unless said otherwise. */
async function register(
  account: string,
  more: object = {},
  from: Partial<RequestFacts> = {},
): Promise<Envelope> {
  address += 1;
  const remoteAddress = from.remoteAddress ?? `10.8.${address >> 8}.${address & 255}`;
  const captcha = await world.solveCaptcha(2, { siteId: from.site?.siteId ?? 1, remoteAddress });
  const body = { member_account: account, member_phone: newPhone(), ...form, ...captcha, ...more };
  return (await world.send('/register', body, { ...from, remoteAddress })).envelope;
}
const fieldsOf = (envelope: Envelope) => (envelope.data as { fields: Record<string, string> }).fields;
const countRows = async (from: string) =>
  (await world.database.pool.query(`select count(*)::int as count from ${from}`)).rows[0].count as number;

test('a new member has a session, a wallet and the welcome credit', async () => {
  const envelope = await register('Newbie1');
  expect(envelope.code).toBe(100);
  const data = envelope.data as {
    member_id: number;
    member_account: string;
    member_currency: string;
    token: string;
  };
  expect(data).toMatchObject({ member_account: 'newbie1', member_currency: 'VND' });
  const layout = await world.send('/member/profile/common/layout', {}, { token: data.token });
  expect(layout.envelope.data).toMatchObject({
    member_common_layout: { id: data.member_id, member_cash: welcomeMinor.toString(), wallet_status: 1 },
  });
  const profile = await world.send('/member/profile', {}, { token: data.token });
  expect(profile.envelope.data).toMatchObject({ member_name: 'Lan', is_withdraw_password: 0 });
  expect((await world.logIn('newbie1', 'pass1234')).code).toBe(100);
});

test('of ten registrations of one account at once one is made, with one welcome credit', async () => {
  const envelopes = await Promise.all(Array.from({ length: 10 }, () => register('race001')));
  const codes = envelopes.map(({ code }) => code);
  expect(codes.filter((code) => code === 100)).toHaveLength(1);
  expect(codes.filter((code) => code === 102)).toHaveLength(9);
  expect(await countRows(`app.member where member_account = 'race001'`)).toBe(1);
  const { member_id: memberId } = envelopes.find(({ code }) => code === 100)!.data as { member_id: number };
  expect(await countRows(`promo.award where source_type = 'offer' and member_id = ${memberId}`)).toBe(1);
  expect(await world.ledger.balanceOf({ siteId: 1, memberId, currency: 'VND' })).toBe(welcomeMinor);
});

test('of ten who register at once as many are given a credit as its budget has, and the others are members too', async () => {
  await world.database.pool.query(
    `update offer.campaign set budget_minor = used_minor + 3 * $1::bigint where site_id = 1 and currency = 'USD'`,
    [welcomeMinor.toString()],
  );
  const envelopes = await Promise.all(
    Array.from({ length: 10 }, (_, i) => register(`crowd00${i}`, { member_currency: 'USD' })),
  );
  expect(envelopes.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 100));
  const { rows } = await world.database.pool.query(
    `select c.state, c.refused_why, count(*)::int as claims, sum(b.balance_minor)::text as cash
     from app.member m join offer.claim c using (member_id)
     join ledger.account a on a.member_id = m.member_id and a.kind = 'member_main' join ledger.balance b using (account_id)
     where m.member_account like 'crowd00%' group by 1, 2 order by 1`,
  );
  expect(rows).toEqual([
    { state: 'given', refused_why: null, claims: 3, cash: String(3n * welcomeMinor) },
    { state: 'refused', refused_why: 'budget', claims: 7, cash: '0' },
  ]);
  expect((await world.database.pool.query('select * from offer.check_invariants()')).rows).toEqual([]);
});

test('of ten accounts with one phone number at once one is made, and of the others nothing is left', async () => {
  const before = await countRows('ledger.account');
  const shared = newPhone();
  const envelopes = await Promise.all(
    Array.from({ length: 10 }, (_, index) => register(`phone0${index}`, { member_phone: shared })),
  );
  const codes = envelopes.map(({ code }) => code);
  expect(codes.filter((code) => code === 100)).toHaveLength(1);
  expect(codes.filter((code) => code === 104)).toHaveLength(9);
  expect(await countRows(`app.member where member_account like 'phone0%'`)).toBe(1);
  expect((await countRows('ledger.account')) - before).toBeLessThanOrEqual(3);
});

test.each([
  [206, 'member_email', 'lan@', 'signup.err_email'],
  [209, 'member_phone', 12_345, 'signup.err_phone_length'],
  [227, 'member_name', 'Lan Anh', 'signup.err_name_one_word'],
])('code %i alone says that %s has a wrong format', async (code, field, value, key) => {
  const envelope = await register('format01', { [field]: value });
  expect(envelope.code).toBe(code);
  expect(fieldsOf(envelope)).toEqual({ [field]: key });
});

test('a birthday of which nothing was chosen is none', async () => {
  expect((await register('nobirth1', { member_birthday: '--' })).code).toBe(100);
});

test('the rules of the form hold on the server', async () => {
  expect(fieldsOf(await register('ab'))).toEqual({ member_account: 'signup.err_account' });
  expect(fieldsOf(await register('rules01', { password: 'password', check_password: 'password' }))).toEqual({
    password: 'signup.err_psw_format',
  });
  expect(fieldsOf(await register('rules01', { check_password: 'pass1235' }))).toEqual({
    check_password: 'signup.err_checkPsw_diff',
  });
  expect(fieldsOf(await register('rules01', { member_phone: '12345', member_name: '' }))).toEqual({
    member_phone: 'signup.err_phone_length',
    member_name: 'signup.err_name_required',
  });
  expect(fieldsOf(await register('rules01', { member_name: '' }))).toEqual({
    member_name: 'signup.err_name_required',
  });
  expect(fieldsOf(await register('rules01', { agreement: 0 }))).toEqual({
    agreement: 'signup.err_agreement',
  });
  expect(fieldsOf(await register('rules01', { answer: '' }))).toEqual({ answer: 'ph_account_verify_code' });
  expect(fieldsOf(await register('rules01', { member_currency: 'BRL' }))).toEqual({
    member_currency: 'error.field_not_allowed',
  });
  expect((await register('rules01', { answer: 'nope' })).code).toBe(224);
  expect(await countRows(`app.member where member_account = 'rules01'`)).toBe(0);
});

test('a site asks for what its settings ask for', async () => {
  await world.database.pool.query(
    `insert into app.register_setting (site_id, currency, name, is_display, is_required, is_unique, is_member_center)
     values (2, 'RMB', 'member_wechat', true, true, true, true), (2, 'RMB', 'member_phone', false, false, false, true)`,
  );
  const site = testSites[1] as (typeof testSites)[number];
  const { envelope } = await world.send('/arks/web/register-settings', { currency: 'RMB' }, { site });
  const { list } = envelope.data as { list: { name: string }[] };
  expect(list.find(({ name }) => name === 'member_wechat')).toMatchObject({
    is_display: 1,
    is_required: 1,
    is_unique: 1,
  });

  const rmb = { member_currency: 'RMB', member_phone: undefined };
  expect(fieldsOf(await register('settin1', rmb, { site }))).toEqual({
    member_wechat: 'signup.err_contact_required',
  });
  expect((await register('settin1', { ...rmb, member_wechat: 'lan_2001' }, { site })).code).toBe(100);
  expect((await register('settin2', { ...rmb, member_wechat: 'LAN_2001' }, { site })).code).toBe(302);
});

test('a check on blur says what the registration would say', async () => {
  const taken = newPhone();
  expect((await register('blur001', { member_phone: taken })).code).toBe(100);
  const check = async (body: object) =>
    (await world.send('/register/verification', { member_currency: 'VND', ...body })).envelope;
  expect((await check({ member_account: 'BLUR001' })).code).toBe(102);
  expect((await check({ member_account: 'blur002' })).code).toBe(100);
  expect((await check({ member_phone: taken })).code).toBe(104);
  expect((await check({ member_phone: newPhone() })).code).toBe(100);
  expect(fieldsOf(await check({ member_phone: '1' }))).toEqual({ member_phone: 'signup.err_phone_length' });
  expect(fieldsOf(await check({ member_name: '' }))).toEqual({ member_name: 'signup.err_name_required' });
  expect((await check({ introducer: 'no-such' })).code).toBe(112);
});

test('who is on the black list is refused with a code of its own', async () => {
  await world.database.pool.query(
    `insert into app.registration_blacklist values (1, 'member_name', 'cheat'), (1, 'member_email', 'bad@mail.vn'), (1, 'member_phone', '0999999999')`,
  );
  expect((await register('black01', { member_name: 'Cheat' })).code).toBe(214);
  expect((await register('black01', { member_email: 'Bad@mail.vn' })).code).toBe(216);
  expect((await register('black01', { member_phone: '0999999999' })).code).toBe(215);
});

test('an introducer is found, or the answer says why not', async () => {
  const agentId = await world.addMember('agent77');
  await world.addMember('retired');
  await world.addMember('friend1');
  await world.addMember('gone001');
  await world.database.pool.query(
    `update app.member set is_agent = true, agent_active = true where member_account = 'agent77'`,
  );
  await world.database.pool.query(`update app.member set is_agent = true where member_account = 'retired'`);
  await world.database.pool.query(
    `update app.member set status = 'disabled' where member_account = 'gone001'`,
  );

  expect((await register('intro00', { member_agent: '999999' })).code).toBe(219);
  expect((await register('intro00', { member_agent: 'friend1' })).code).toBe(106);
  expect((await register('intro00', { member_agent: 'retired' })).code).toBe(108);
  expect((await register('intro00', { recommend_code: 'NOSUCH' })).code).toBe(222);
  expect((await register('intro00', { recommend_code: 'gone001' })).code).toBe(109);
  expect((await register('intro00', { introducer: 'nobody' })).code).toBe(112);
  expect((await register('intro00', { introducer: 'gone001' })).code).toBe(107);
  expect((await register('intro01', { member_agent: String(agentId), recommend_code: 'FRIEND1' })).code).toBe(
    100,
  );
  expect((await register('intro02', { recommend_code: 'friend1' })).code).toBe(100);
  const { rows } = await world.database.pool.query(
    `select m.member_account, a.member_account as agent, r.member_account as recommender from app.member m
     left join app.member a on a.member_id = m.agent_id left join app.member r on r.member_id = m.recommender_id
     where m.member_account like 'intro0%' order by 1`,
  );
  expect(rows).toEqual([
    { member_account: 'intro01', agent: 'agent77', recommender: null },
    { member_account: 'intro02', agent: null, recommender: 'friend1' },
  ]);

  const valid = async (body: object) =>
    ((await world.send('/register/valid_message', body)).envelope.data as { is_valid: number }).is_valid;
  expect(await valid({ agent_id: agentId })).toBe(1);
  expect(await valid({ agent_id: 'friend1' })).toBe(0);
  expect(await valid({ recommend_code: 'FRIEND1' })).toBe(1);
  expect((await world.send('/register/valid_message', { recommend_code: '\0' })).envelope.code).toBe(422);

  await world.database.pool.query(
    `insert into app.agent_domain (site_id, host, agent_id, currency) values (1, 'agent.example', $1, 'USD')`,
    [agentId],
  );
  const domain = async (host: string) =>
    (await world.send('/arks/web/check-agent-domain', { host })).envelope.data;
  expect(await domain('Agent.example:8443')).toEqual({ is_valid: 1, currency: 'USD', agent_id: agentId });
  expect(await domain('other.example')).toEqual({ is_valid: 0, currency: null, agent_id: null });
});

test('a recommend code that is stopped brings nobody, and its member stays', async () => {
  await world.addMember('stopped');
  await world.pool.query(`insert into app.stopped_recommend_code values (1, 'STOPPED')`);
  expect((await register('intro10', { recommend_code: 'stopped' })).code).toBe(110);
  expect((await register('intro10', { introducer: 'Stopped' })).code).toBe(110);
  expect((await world.logIn('stopped')).code).toBe(100);
});

test('what can be neither an account nor a code is no introducer (228)', async () => {
  for (const introducer of ['my friend Lan', 'lan@example.com', 'ab!'])
    expect((await register('intro11', { introducer })).code).toBe(228);
});

test('an address that the site denies registers nobody (218)', async () => {
  await world.pool.query(
    `insert into app.site_access_rule (site_id, kind, network) values (1, 'deny', '192.0.2.218')`,
  );
  expect((await register('denied9', {}, { remoteAddress: '192.0.2.218' })).code).toBe(218);
  await world.pool.query('delete from app.site_access_rule');
});

test('each field that a site wants once has a code of its own for the second who brings it', async () => {
  const site = testSites[1] as (typeof testSites)[number];
  const values = {
    member_email: 'once@example.com',
    identity_id: 'ID123456',
    member_qq: 'once1qq',
    member_wechat: 'once2wechat',
    member_whats_app: 'once3whats',
    member_zalo: 'once4zalo',
    member_fb: 'once5fb',
    member_telegram: '@once6telegram',
    member_skype: 'once7skype',
    member_others: 'once8others',
  };
  for (const name of Object.keys(values))
    await world.pool.query(
      `insert into app.register_setting (site_id, currency, name, is_display, is_required, is_unique, is_member_center)
       values (2, 'USD', $1, true, false, true, true)`,
      [name],
    );
  const there = (account: string, more: object) =>
    register(account, { member_currency: 'USD', ...more }, { site });
  expect((await there('once000', values)).code).toBe(100);
  const codes: Record<string, number> = {};
  for (const [index, [name, value]] of Object.entries(values).entries())
    codes[name] = (await there(`once01${index}`, { [name]: value })).code;
  expect(codes).toEqual({
    member_email: 105,
    identity_id: 114,
    member_qq: 301,
    member_wechat: 302,
    member_whats_app: 303,
    member_zalo: 304,
    member_fb: 305,
    member_telegram: 306,
    member_skype: 307,
    member_others: 308,
  });
});

test('who registers at an agent’s domain has its currency, and is the agent’s unless somebody brought them', async () => {
  const agentId = await world.addMember('agent88');
  await world.addMember('friend8');
  await world.pool.query('update app.member set is_agent = true, agent_active = true where member_id = $1', [
    agentId,
  ]);
  await world.pool.query(
    `insert into app.agent_domain (site_id, host, agent_id, currency) values (1, 'agent8.example', $1, 'USD')`,
    [agentId],
  );
  const there = { remoteAddress: '192.0.2.88', siteOrigin: 'https://agent8.example' };
  expect((await register('domain1', { member_currency: 'VND' }, there)).code).toBe(422);
  expect((await register('domain1', { member_currency: 'USD' }, there)).code).toBe(100);
  const brought = { member_currency: 'USD', recommend_code: 'FRIEND8' };
  expect((await register('domain2', brought, there)).code).toBe(100);
  const { rows } = await world.pool.query(
    `select member_account, agent_id::int, recommender_id is not null as is_recommended from app.member
      where member_account like 'domain_' order by 1`,
  );
  expect(rows).toEqual([
    { member_account: 'domain1', agent_id: agentId, is_recommended: false },
    { member_account: 'domain2', agent_id: null, is_recommended: true },
  ]);
});

test('one address makes five members within a minute and no more than the day allows', async () => {
  await world.database.pool.query(
    'insert into app.access_policy (site_id, max_registrations_per_day) values (1, 7)',
  );
  const from = { remoteAddress: '192.0.2.200' };
  const burst = await Promise.all(
    Array.from({ length: 8 }, (_, index) => register(`burst0${index}`, {}, from)),
  );
  expect(burst.filter(({ code }) => code === 100)).toHaveLength(5);
  expect(burst.filter(({ code }) => code === 996)).toHaveLength(3);
  world.passTime(60_000);
  expect((await register('later01', {}, from)).code).toBe(100);
  expect((await register('later02', {}, from)).code).toBe(100);
  expect((await register('later03', {}, from)).code).toBe(997);
  await world.database.pool.query('delete from app.access_policy');
});

test('the agreement comes in the language of the request, else in English', async () => {
  const ask = (language: 'vi_VN' | 'zh_CN') =>
    world.send('/arks/web/register-settings/service-agreement', {}, { language });
  expect((await ask('vi_VN')).status).toBe(404);
  await world.database.pool.query(
    `insert into app.agreement values (1, 'en_US', 'Terms', 'Be fair.', now()), (1, 'vi_VN', 'Điều khoản', 'Công bằng.', now())`,
  );
  expect((await ask('vi_VN')).envelope.data).toMatchObject({ title: 'Điều khoản' });
  expect((await ask('zh_CN')).envelope.data).toMatchObject({ title: 'Terms' });
});

test('text that a database cannot keep is refused and makes no member', async () => {
  const answers = await Promise.all([
    register('nul0001', { member_name: 'La\0n' }),
    register('nul0002', { member_others: 'a\0b\ud800' }),
    register('nul0003', { introducer: '\0' }),
    register('nul0004', { udid: '\0\ud800', host: '\0' }),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([422, 422, 422, 422]);
  const { rows } = await world.database.pool.query(
    `select member_account from app.member where member_account like 'nul000%'`,
  );
  expect(rows).toEqual([]);
});
