import { createHash, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Envelope } from '@halls/contract';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';
import { sandboxProvider, saveProvider } from './index.ts';

let world: IdentityWorld;
let issuer: string;
beforeAll(async () => {
  world = await createIdentityWorld();
  const origin = await world.http.listen({ host: '127.0.0.1', port: 0 });
  issuer = `${origin}${sandboxProvider.path}`;
  await setProvider();
});
afterAll(() => world.close());
afterEach(async () => {
  await world.pool.query('delete from app.access_policy');
  await world.pool.query('delete from app.site_access_rule');
});

const host = 'localhost:4400';
const minute = 60_000;

function setProvider(changes: object = {}): Promise<void> {
  const provider = { siteId: 1, providerId: 'sandbox', issuer, ...sandboxProvider, ...changes };
  return world.sql.transaction().execute((transaction) => saveProvider(transaction, world.sealing, provider));
}

const newVerifier = () => randomBytes(32).toString('base64url');

interface Started {
  readonly address: string;
  readonly cookie: string;
}

async function get(url: string, cookie = '') {
  const { statusCode, headers } = await world.http.inject({ url, headers: { host, cookie } });
  return {
    status: statusCode,
    location: headers.location ?? '',
    cookie: String(headers['set-cookie'] ?? ''),
  };
}

async function start(verifier: string, provider = 'sandbox'): Promise<Started> {
  const window = createHash('sha256').update(verifier).digest('base64url');
  const { location, cookie } = await get(`/third-party/start?provider=${provider}&window=${window}`);
  return { address: location, cookie: cookie.split(';')[0] ?? '' };
}

/** The visitor says at the provider who they are; answers the path that they are sent back to. */
async function choose(address: string, person: string): Promise<string> {
  const page = await (await fetch(address)).text();
  const links = [...page.matchAll(/href="([^"]*)">([^<]*)</g)];
  const [, link = ''] = links.find(([, , text]) => text === person) ?? [];
  const back = await fetch(new URL(link.replaceAll('&amp;', '&'), address), { redirect: 'manual' });
  const callback = new URL(back.headers.get('location') ?? '');
  expect(callback.host).toBe(host);
  return `${callback.pathname}${callback.search}`;
}

/** From the button to the ticket. */
async function visit(person: string, verifier: string): Promise<string> {
  const { address, cookie } = await start(verifier);
  const { location } = await get(await choose(address, person), cookie);
  const ticket = /^\/authCallback#ticket=([\w-]{43})$/.exec(location)?.[1];
  if (!ticket) throw new Error(`no ticket: ${location}`);
  return ticket;
}

const logInWith = async (
  ticket: string,
  verifier: string,
  { from = {}, more = {} }: { from?: Parameters<IdentityWorld['send']>[2]; more?: object } = {},
): Promise<Envelope> =>
  (await world.send('/login/third_party', { ticket, verifier, ...more }, from)).envelope;

const tokenOf = ({ data }: Envelope) => (data as { token: string }).token;

const link = async (ticket: string, verifier: string, token: string) =>
  (await world.send('/member/third_party/link', { ticket, verifier }, { token })).envelope.code;

/** A member to whom a person of the provider is linked. */
async function addLinked(account: string, person: string): Promise<number> {
  const memberId = await world.addMember(account);
  await world.pool.query('delete from app.member_identity');
  const verifier = newVerifier();
  const ticket = await visit(person, verifier);
  expect(await link(ticket, verifier, tokenOf(await world.logIn(account)))).toBe(100);
  return memberId;
}

test('a site without providers has no buttons', async () => {
  const listAt = async (siteId: number) => {
    const { testSites } = await import('../../../test/identity-world.ts');
    const site = testSites.find((one) => one.siteId === siteId);
    return (await world.send('/login/third_party/providers', {}, site ? { site } : {})).envelope.data;
  };
  expect(await listAt(1)).toEqual({ list: [{ provider_id: 'sandbox', name: 'Sandbox ID' }] });
  expect(await listAt(2)).toEqual({ list: [] });
});

test('who is not linked logs in with the password once, and from then on with the third party', async () => {
  const memberId = await world.addMember('linked1');
  const verifier = newVerifier();
  const ticket = await visit('Anna', verifier);
  const refused = await logInWith(ticket, verifier);
  expect([refused.code, refused.data]).toEqual([301, { name: 'Sandbox ID' }]);
  expect(await link(ticket, verifier, tokenOf(await world.logIn('linked1')))).toBe(100);
  expect(await link(ticket, verifier, tokenOf(await world.logIn('linked1')))).toBe(101);

  const again = newVerifier();
  const envelope = await logInWith(await visit('Anna', again), again);
  expect([envelope.code, envelope.data]).toEqual([
    100,
    expect.objectContaining({ member_id: memberId, member_account: 'linked1' }),
  ]);
  const { status } = await world.send('/member/profile/common/layout', {}, { token: tokenOf(envelope) });
  expect(status).toBe(200);
  const other = newVerifier();
  expect((await logInWith(await visit('Binh', other), other)).code).toBe(301);
});

test('a ticket is good once, for the window that asked, for ten minutes (101)', async () => {
  await addLinked('ticket1', 'Anna');
  const verifier = newVerifier();
  const ticket = await visit('Anna', verifier);
  expect((await logInWith(ticket, newVerifier())).code).toBe(101);
  const codes = await Promise.all(
    Array.from({ length: 5 }, async () => (await logInWith(ticket, verifier)).code),
  );
  expect(codes.toSorted((one, two) => one - two)).toEqual([100, 101, 101, 101, 101]);
  const late = await visit('Anna', verifier);
  world.passTime(10 * minute);
  expect((await logInWith(late, verifier)).code).toBe(101);
});

test('who comes back in another browser, twice or too late brings nothing', async () => {
  const verifier = newVerifier();
  const { address, cookie } = await start(verifier);
  const callback = await choose(address, 'Anna');
  const elsewhere = await start(verifier);
  expect((await get(callback)).location).toBe('/authCallback#code=101');
  expect((await get(callback, elsewhere.cookie)).location).toBe('/authCallback#code=101');
  expect((await get(callback, cookie)).location).toMatch(/^\/authCallback#ticket=/);
  expect((await get(callback, cookie)).location).toBe('/authCallback#code=101');
  const late = await choose(elsewhere.address, 'Anna');
  world.passTime(10 * minute);
  expect((await get(late, elsewhere.cookie)).location).toBe('/authCallback#code=101');
});

test('a code of another visit, and one that was made up, are no proof', async () => {
  const [one, two] = [await start(newVerifier()), await start(newVerifier())];
  const stolen = new URL(await choose(one.address, 'Anna'), 'http://x');
  const own = new URL(await choose(two.address, 'Binh'), 'http://x');
  own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
  expect((await get(`${own.pathname}${own.search}`, two.cookie)).location).toBe('/authCallback#code=998');
  const three = await start(newVerifier());
  const made = new URL(await choose(three.address, 'Anna'), 'http://x');
  made.searchParams.set('code', 'made-up');
  expect((await get(`${made.pathname}${made.search}`, three.cookie)).location).toBe('/authCallback#code=998');
});

test('who says no at the provider is told nothing, who cannot go there is told why', async () => {
  const { address, cookie } = await start(newVerifier());
  const callback = await choose(address, 'Go back without saying');
  expect((await get(callback, cookie)).location).toBe('/authCallback#');
  expect((await start(newVerifier(), 'nobody')).address).toBe('/authCallback#code=998');
  expect((await get('/third-party/start?provider=sandbox')).location).toBe('/authCallback#code=998');
  await setProvider({ issuer: 'http://127.0.0.1:1/nobody' });
  expect((await start(newVerifier())).address).toBe('/authCallback#code=998');
  await setProvider({ clientSecret: 'not the secret' });
  const wrong = await start(newVerifier());
  expect((await get(await choose(wrong.address, 'Anna'), wrong.cookie)).location).toBe(
    '/authCallback#code=998',
  );
  await setProvider();
});

test('the browser that leaves is known by a cookie that no script reads', async () => {
  const window = createHash('sha256').update(newVerifier()).digest('base64url');
  const { status, location, cookie } = await get(`/third-party/start?provider=sandbox&window=${window}`);
  expect(status).toBe(303);
  expect(cookie).toMatch(
    /^third_party_visit=[\w-]{43}; Max-Age=600; Path=\/third-party; HttpOnly; SameSite=Lax$/,
  );
  const query = new URL(location).searchParams;
  expect(query.get('redirect_uri')).toBe(`http://${host}/third-party/callback`);
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('state')).toMatch(/^[\w-]{43}$/);
  const { rows } = await world.pool.query('select * from app.third_party_visit');
  expect(JSON.stringify(rows)).not.toContain(query.get('state'));
  expect(JSON.stringify(rows)).not.toContain(query.get('nonce'));
});

test('a third party proves a person: what is asked of member, address and device is asked all the same', async () => {
  const memberId = await addLinked('asked01', 'Chen');
  const codeFrom = async (remoteAddress = '10.0.0.1', more: object = {}) => {
    const verifier = newVerifier();
    const from = { remoteAddress };
    return (await logInWith(await visit('Chen', verifier), verifier, { from, more })).code;
  };
  const set = (text: string) =>
    world.pool.query(`update app.member set ${text} where member_id = $1`, [memberId]);
  await set(`status = 'disabled'`);
  expect(await codeFrom()).toBe(102);
  await set(`status = 'active', frozen_until = '2030-01-01'`);
  expect(await codeFrom()).toBe(103);
  await set('frozen_until = null, from_older_platform = true');
  expect(await codeFrom()).toBe(802);
  await set('from_older_platform = false');
  await world.tell(memberId, { member_name: 'Chen' });

  await world.pool.query(
    `insert into app.site_access_rule (site_id, kind, network) values (1, 'deny', '192.0.2.1')`,
  );
  expect(await codeFrom('192.0.2.1')).toBe(202);
  await world.pool.query('insert into app.access_policy (site_id, known_devices_only) values (1, true)');
  expect(await codeFrom()).toBe(107);
  expect(await codeFrom('10.0.0.1', { udid: 'the first device of all' })).toBe(100);
  expect(await codeFrom('10.0.0.1', { udid: 'a second one' })).toBe(107);
  await world.pool.query('update app.access_policy set known_devices_only = false, double_validation = true');
  const verifier = newVerifier();
  expect((await logInWith(await visit('Chen', verifier), verifier)).data).toMatchObject({
    question: 'member_name',
  });
});

test('an identity is one member’s, and a member has one of each provider (102)', async () => {
  await addLinked('owner01', 'Anna');
  await world.addMember('other01');
  const verifier = newVerifier();
  expect(await link(await visit('Anna', verifier), verifier, tokenOf(await world.logIn('other01')))).toBe(
    102,
  );
  expect(await link(await visit('Binh', verifier), verifier, tokenOf(await world.logIn('owner01')))).toBe(
    102,
  );
});

test('only who has just logged in can link (103)', async () => {
  await world.addMember('stale01');
  const token = tokenOf(await world.logIn('stale01'));
  world.passTime(11 * minute);
  const verifier = newVerifier();
  expect(await link(await visit('Binh', verifier), verifier, token)).toBe(103);
});

test('secrets of providers are sealed, identities hashed', async () => {
  await addLinked('sealed1', 'Anna');
  const { rows: providers } = await world.pool.query('select client_secret from app.identity_provider');
  expect(providers).toEqual([{ client_secret: expect.stringMatching(/^sealed:/) }]);
  const { rows: identities } = await world.pool.query('select * from app.member_identity');
  expect(identities).toHaveLength(1);
  expect(identities[0].identity_hash).toEqual(
    createHash('sha256')
      .update(JSON.stringify([issuer, 'anna']))
      .digest(),
  );
});
