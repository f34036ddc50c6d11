import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactFields, registrationFields } from '@halls/contract/registration';
import { findFreePort } from '@halls/postgres';
import { signedHeaders } from '@halls/provider-signature';
import {
  createTestDatabase,
  dumpDatabase,
  startServer,
  startStudio,
  type TestDatabase,
} from '@halls/testkit';

/*
 * What server and studio print at their most talkative, through a whole life of an account, with calls that fail in
 * the database among it: nothing of it may tell who the member is or let its reader act for them.
 */

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startServer>>;
let studio: Awaited<ReturnType<typeof startStudio>>;
const lines: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const [port, studioPort] = [await findFreePort(), await findFreePort()];
  const env = { LOG_LEVEL: 'debug' };
  const onLine = (line: string) => void lines.push(line);
  server = await startServer({ databaseUrl: database.url, port, studioPort, env, onLine });
  studio = await startStudio({ databaseUrl: database.url, serverPort: port, port: studioPort, env, onLine });
  await askForEverything();
});
afterAll(async () => {
  await studio.stop();
  await server.stop();
  await database.drop();
});

const contact = (field: string) => `geheim.${field.replace('member_', '').replaceAll('_', '')}`;
const person = {
  member_account: 'quiet01',
  password: 'Geheim01',
  member_name: 'Zwetlana',
  member_email: 'zwetlana.quiet@mail.example',
  member_birthday: '1987-6-5',
  member_phone: '0893344556',
  identity_id: 'AB99887766',
  withdraw_password: '7391',
  member_others: 'geheim.others',
  ...Object.fromEntries(contactFields.map((field) => [field, contact(field)])),
};
const changed = { email: 'zwetlana.other@mail.example', phone: '0897766554', password: 'Geheim02' };
const wrongPassword = 'Versuch99';
const bankNumber = '4455667788';
const secrets = new Set<string>([
  ...Object.values(person).filter((value) => value !== person.member_account),
  ...Object.values(changed),
  ...[wrongPassword, bankNumber, '1987-06-05'],
]);

test('the journey of a member leaves nothing of theirs in any log, nor in clear in the database', async () => {
  const registered = await becomeMember();
  await changeProfile(registered);
  await findTheWayBack();
  await comeInByOtherWays();
  await play();
  await failInTheDatabase();
  await Promise.all([server.stop(), studio.stop()]);

  const printed = lines.join('\n');
  // the failures are there to be read
  expect(printed).toContain('request failed');
  expect(lines.length).toBeGreaterThan(3);
  for (const secret of secrets) expect(wordsIn(printed, secret), secret).toEqual([]);
  const hashes = await database.pool.query<{ hash: string }>(
    `select unnest(array[password_hash, withdraw_password_hash]) as hash from app.member where member_account = $1`,
    [person.member_account],
  );
  for (const { hash } of hashes.rows) expect(printed).not.toContain(hash);

  // what was sent has left; the sandbox shows it to whoever tries it
  await database.pool.query('delete from app.sandbox_message');
  const stored = await dumpDatabase(database.pool);
  expect(stored).toContain(person.member_account);
  // four digits may stand in any id
  const readable = [...secrets].filter((secret) => secret !== person.withdraw_password);
  for (const secret of readable) expect(wordsIn(stored, secret), secret).toEqual([]);
}, 180_000);

/** Four digits may stand in any number: they count as a word of their own. */
function wordsIn(text: string, secret: string): string[] {
  const pattern = new RegExp(`(?<![\\w])${secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w])`, 'gi');
  return text.match(pattern) ?? [];
}

async function becomeMember(): Promise<string> {
  await call('/register/sms', {
    member_phone: person.member_phone,
    currency: 'THB',
    type: 'register_member',
  });
  const { token } = await data<{ token: string }>('/register', {
    ...person,
    check_password: person.password,
    member_currency: 'THB',
    phone_verify: await codeSentTo(person.member_phone),
    agreement: 1,
    udid: randomUUID(),
    ...(await captcha(2)),
  });
  secrets.add(token);
  return token;
}

async function changeProfile(token: string): Promise<void> {
  await call('/member/profile/code', { field: 'member_phone', value: changed.phone }, token);
  const phoneCode = await codeSentTo(changed.phone);
  await data(
    '/member/profile',
    { member_phone: changed.phone, phone_verify: phoneCode, member_email: changed.email },
    token,
  );
  await data(
    '/payment/accounts/store',
    {
      bank_code: 'THB_BBL',
      number: bankNumber,
      holder_name: person.member_name,
      withdraw_password: person.withdraw_password,
    },
    token,
  );
  await data('/arks/web/member/letter', {}, token);
  await call(
    '/member/profile/edit_withdraw_password',
    { old_password: '0000', withdraw_password: '8264' },
    token,
  );
  await data('/logout', {}, token);
}

async function findTheWayBack(): Promise<void> {
  const account = person.member_account;
  expect(
    (await call('/login', { account: person.member_account, password: wrongPassword, ...(await captcha(1)) }))
      .code,
  ).toBe(101);
  await data('/recovery/sms', { account, member_phone: changed.phone, ...(await captcha(1)) });
  const code = await codeSentTo(changed.phone, 2);
  await call('/recovery/sms/verify', { account, member_phone: changed.phone, phone_verify: '111111' });
  const proved = await data<{ token: string }>('/recovery/sms/verify', {
    account,
    member_phone: changed.phone,
    phone_verify: code,
  });
  secrets.add(proved.token);
  const details = { account, withdraw_password: person.withdraw_password, member_email: changed.email };
  secrets.add(
    (await data<{ token: string }>('/arks/web/vx/verify', { ...details, ...(await captcha(1)) })).token,
  );
  await data('/arks/web/vx/reset', { account, password: changed.password, token: proved.token });
}

async function comeInByOtherWays(): Promise<void> {
  const body = JSON.stringify({ site_id: 1, member_account: person.member_account });
  const path = '/operator/v1/login-code';
  const parts = { timestamp: String(Date.now()), nonce: randomUUID(), method: 'POST', path, body };
  const operator = { operatorId: 'OPS', keyId: 'sandbox', secret: 'sandbox-operator-secret' };
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { ...signedHeaders(parts, operator), 'content-type': 'application/json' },
    body,
  });
  const { query } = (await answer.json()) as { query: Record<string, string> };
  secrets.add(query['tk'] ?? '').add(operator.secret);
  await (await fetch(`${server.url}/?${new URLSearchParams(query).toString()}`)).text();
  const session = JSON.parse(await data<string>('/get_info_data', { enc: query['tk'] })) as { tk: string };
  secrets.add(session.tk);
  await comeInByThirdParty(session.tk);
}

async function comeInByThirdParty(token: string): Promise<void> {
  const verifier = randomBytes(32).toString('base64url');
  const window = createHash('sha256').update(verifier).digest('base64url');
  const started = await fetch(`${server.url}/third-party/start?provider=sandbox&window=${window}`, {
    redirect: 'manual',
  });
  const cookie = (started.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const address = started.headers.get('location') ?? '';
  const page = await (await fetch(address)).text();
  const link =
    [...page.matchAll(/href="([^"]*)">([^<]*)</g)].find(([, , text]) => text === 'Anna')?.[1] ?? '';
  const chosen = await fetch(new URL(link.replaceAll('&amp;', '&'), address), { redirect: 'manual' });
  const callback = new URL(chosen.headers.get('location') ?? '');
  secrets.add(callback.searchParams.get('code') ?? 'no code');
  const back = await fetch(server.url + callback.pathname + callback.search, {
    redirect: 'manual',
    headers: { cookie },
  });
  const ticket = /#ticket=([\w-]{43})$/.exec(back.headers.get('location') ?? '')?.[1] ?? '';
  expect(ticket).not.toBe('');
  secrets.add(ticket).add(verifier);
  await data('/member/third_party/link', { ticket, verifier }, token);
}

async function logInAgain(): Promise<string> {
  const { token } = await data<{ token: string }>('/login', {
    account: person.member_account,
    password: changed.password,
    ...(await captcha(1)),
  });
  secrets.add(token);
  return token;
}

async function play(): Promise<void> {
  const token = await logInAgain();
  const game = { gpId: 'GPR8', game_type: 2, game_code: 'r8-river-dragon', lobby_url: '/close' };
  const { game_url: address } = await data<{ game_url: string }>('/member/game/play1', game, token);
  const code = new URL(address).searchParams.get('code') ?? new URL(address).hash.slice(1);
  if (code.length >= 16) secrets.add(code);
  await (await fetch(address)).text();
  const socket = io(server.url, { transports: ['websocket'], forceNew: true, reconnection: false });
  await heard(socket, 'connect');
  const refused = heard(socket, 'subscription_error');
  for (const each of ['made-up', token])
    socket.emit('subscribe', {
      channel: `private-member.${await memberId()}`,
      auth: { headers: { Authorization: `Bearer ${each}` } },
    });
  await refused;
  socket.disconnect();
  await data('/member/game/leave1', {}, token);
}

function heard(socket: Socket, event: string): Promise<void> {
  return new Promise((resolve) => void socket.once(event, () => resolve()));
}

/** What PostgreSQL says of a row that it refuses has the whole row in it. */
async function failInTheDatabase(): Promise<void> {
  const token = await logInAgain();
  const refused = 'zwetlana.refused@mail.example';
  secrets.add(refused);
  await database.pool.query(
    `alter table app.member_personal add constraint refused check (content = '') not valid;
     alter table app.login_record rename column outcome to gone`,
  );
  expect((await call('/member/profile', { member_email: refused }, token)).code).toBe(500);
  const wrong = await call('/login', {
    account: person.member_account,
    password: wrongPassword,
    ...(await captcha(1)),
  });
  expect(wrong.code).toBe(500);
  await database.pool.query(
    `alter table app.member_personal drop constraint refused; alter table app.login_record rename column gone to outcome`,
  );
}

async function askForEverything(): Promise<void> {
  await database.pool.query(
    `insert into app.register_setting (site_id, currency, name, is_display, is_required, is_unique, is_member_center)
     select 1, 'THB', name, true, false, false, true from unnest($1::text[]) name
     on conflict (site_id, currency, name) do nothing`,
    [registrationFields.filter((name) => name !== 'phone_verify')],
  );
}

interface Answer {
  readonly code: number;
  readonly data: unknown;
}

async function call(path: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

async function data<Data>(path: string, body: object, token?: string): Promise<Data> {
  const answer = await call(path, body, token);
  expect(answer, path).toMatchObject({ code: 100 });
  return answer.data as Data;
}

/** As if it had been given to this address and read. */
async function captcha(type: 1 | 2): Promise<{ captcha_token: string; answer: string }> {
  const token = randomUUID();
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  await database.pool.query(
    `insert into app.captcha (token_hash, site_id, type, kind, answer_hash, address_block, created_at, expires_at)
     values ($1, 1, $3, 'svg', $2, app.address_block('127.0.0.1'), now(), now() + interval '1 hour')`,
    [hashOf(token), hashOf(`${token}:AAAA`), type],
  );
  secrets.add(token);
  return { captcha_token: token, answer: 'aaaa' };
}

/** The code of the latest message to somebody, once there are so many. */
async function codeSentTo(phone: string, messages = 1): Promise<string> {
  const read = async () =>
    (
      await database.pool.query<{ body: string }>(
        'select body from app.sandbox_message where recipient = $1 order by sandbox_message_id desc',
        [phone],
      )
    ).rows;
  await expect.poll(async () => (await read()).length).toBe(messages);
  const code = /\d{6}/.exec((await read())[0]?.body ?? '')?.[0] ?? '';
  expect(code).not.toBe('');
  secrets.add(code);
  return code;
}

async function memberId(): Promise<string> {
  const { rows } = await database.pool.query<{ member_id: string }>(
    'select member_id from app.member where site_id = 1 and member_account = $1',
    [person.member_account],
  );
  return rows[0]?.member_id ?? '';
}
