import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../../../test/office-world.ts';
import { findAccessRefusal } from './find-access-refusal.ts';
import { loginModule } from './login.module.ts';

let world: OfficeWorld;
let admin: Desk;
let compliance: Desk;
let people = 0;
beforeAll(async () => {
  world = await createOfficeWorld({ modules: [loginModule] });
  admin = await world.seat('admin', ['administrator']);
  compliance = await world.seat('comply', ['compliance']);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.test.pool.query('delete from app.site_access_rule');
  await world.test.pool.query('delete from app.access_policy');
  await world.test.pool.query('delete from app.session');
});

const open = {
  ...{ allow: [], deny: [], deny_countries: [], known_devices_only: false, double_validation: false },
  ...{ max_accounts_per_address: null, max_registrations_per_minute: 5, max_registrations_per_day: 50 },
};
const ask = (access: object, who = admin, siteId = 1) =>
  who.ask('/site/set-access', { site_id: siteId, access: { ...open, ...access }, reason: 'attacks' });
const vote = (who: Desk, id: number) =>
  who.ask('/change-request/vote', { change_request_id: id, verdict: 'approve', reason: 'agreed' });
async function set(access: object): Promise<void> {
  const { data } = await ask(access);
  expect((await vote(compliance, data.change_request_id)).data.state).toBe('applied');
}
const refusalOf = (remoteAddress: string, country: string | null = null, siteId = 1) =>
  findAccessRefusal(world.app.platform.sql, { siteId, remoteAddress, country });

/** Somebody who came in `hoursAgo`. */
async function begin(address: string, country: string | null, hoursAgo = 1): Promise<void> {
  people += 1;
  const { rows } = await world.test.pool.query<{ member_id: string }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     values (1, $1, 'no-hash', 'USD', upper($1), now()) returning member_id`,
    [`visitor${people}`],
  );
  const at = new Date(world.now().getTime() - hoursAgo * 3_600_000);
  await world.test.pool.query(
    `insert into app.session (session_id, member_id, site_id, token_hash, token_issued_at, created_at, last_used_at,
       remote_address, country)
     values (gen_random_uuid(), $1, 1, decode($2, 'hex'), $3, $3, $3, $4, $5)`,
    [rows[0]?.member_id, people.toString(16).padStart(8, '0'), at, address, country],
  );
}

describe('who may come in at a site', () => {
  it('is everybody where nothing is set', async () => {
    const { data } = await admin.ask('/site/access', { site_id: 1 });
    expect(data).toEqual({ name: 'Site 1', access: open });
  });

  it('is what somebody else has agreed to, at once, at that site alone', async () => {
    const wanted = { deny: ['203.0.113.77/24'], deny_countries: ['VN'], max_accounts_per_address: 3 };
    const { status, data } = await ask(wanted);
    expect([status, data.state]).toEqual([202, 'pending']);
    expect(await refusalOf('203.0.113.5')).toBeNull();
    await vote(compliance, data.change_request_id);
    expect(await refusalOf('203.0.113.5')).toBe('address_denied');
    expect(await refusalOf('198.51.100.1', 'VN')).toBe('country_denied');
    expect(await refusalOf('198.51.100.1', 'TH')).toBeNull();
    expect(await refusalOf('203.0.113.5', 'VN', 2)).toBeNull();
    expect((await admin.ask('/site/access', { site_id: 1 })).data.access).toEqual({
      ...{ ...open, ...wanted },
      deny: ['203.0.113.0/24'],
    });
    const { rows } = await world.test.pool.query(
      `select before, after, reason, change_request_id from app.audit_event where action = 'site.access_set'`,
    );
    expect(rows).toEqual([
      {
        before: expect.not.objectContaining({ 'address 203.0.113.0/24': 'deny' }),
        after: expect.objectContaining({ 'address 203.0.113.0/24': 'deny', 'country VN': 'deny' }),
        reason: 'attacks',
        change_request_id: String(data.change_request_id),
      },
    ]);
  });

  it('is as before when it is put back', async () => {
    await set({ allow: ['2001:db8::/32', '10.1.2.3'], double_validation: true });
    expect(await refusalOf('10.1.2.4')).toBe('not_allowed');
    await set({});
    expect(await refusalOf('10.1.2.4')).toBeNull();
  });

  it('changes by nobody alone, at no foreign site, and not by an old wish', async () => {
    const both = await world.seat('both', ['administrator', 'compliance']);
    const own = await ask({ deny: ['10.0.0.1'] }, both);
    expect((await vote(both, own.data.change_request_id)).code).toBe(102);
    const elsewhere = await world.seat('elsewhere', [{ role: 'administrator', siteIds: [2] }]);
    expect((await ask({ deny: ['10.0.0.1'] }, elsewhere)).status).toBe(403);
    const north = await world.seat('north', [{ role: 'compliance', siteIds: [2] }]);
    expect((await vote(north, own.data.change_request_id)).code).not.toBe(100);
    const other = await ask({ deny: ['10.0.0.2'] });
    expect((await vote(compliance, other.data.change_request_id)).data.state).toBe('applied');
    expect((await vote(compliance, own.data.change_request_id)).data.state).toBe('stale');
    expect(await refusalOf('10.0.0.1')).toBeNull();
    expect((await ask({ deny: ['10.0.0.2'] })).code).toBe(101);
    expect((await ask({}, admin, 9)).status).toBe(404);
  });

  it('names addresses and countries that there are', async () => {
    const wrong = [{ deny: ['10.0.0'] }, { deny: ['::ffff:10.0.0.1'] }, { allow: ['10.0.0.0/33'] }];
    const nowhere = [{ deny_countries: ['UK'] }, { deny_countries: ['XX'] }, { deny_countries: ['vn'] }];
    for (const access of [...wrong, ...nowhere])
      expect([access, (await ask(access)).status]).toEqual([access, 422]);
    expect((await ask({ max_registrations_per_day: 0 })).status).toBe(422);
  });
});

describe('before anything is asked for', () => {
  const weigh = async (lists: object) =>
    (
      await admin.ask('/site/weigh-access', {
        site_id: 1,
        lists: { allow: [], deny: [], deny_countries: [], ...lists },
      })
    ).data;

  it('says how many of the last day would have been refused, and whether the asker would be', async () => {
    await begin('203.0.113.5', 'VN');
    await begin('203.0.113.5', 'VN');
    await begin('198.51.100.1', 'TH');
    await begin('2001:db8::7', null);
    await begin('203.0.113.9', 'VN', 30);
    const sessions = { sessions: 4, without_country: 1, shuts_everybody: false };
    expect(await weigh({ deny: ['203.0.113.0/24'] })).toMatchObject({ ...sessions, refused: 2 });
    expect(await weigh({ deny_countries: ['TH'] })).toMatchObject({ ...sessions, refused: 1 });
    const lists = { deny_countries: ['VN'], allow: ['203.0.113.0/24', '2001:db8::/32'] };
    expect(await weigh(lists)).toMatchObject({ ...sessions, refused: 1, own_refusal: 'not_allowed' });
    const { own_address } = await weigh({});
    expect((await weigh({ deny: [own_address] })).own_refusal).toBe('address_denied');
    expect((await weigh({ deny: ['0.0.0.0/0'] })).shuts_everybody).toBe(true);
    const { data } = await ask({ deny: ['203.0.113.0/24'] });
    const { data: seen } = await compliance.ask('/change-request/one', {
      change_request_id: data.change_request_id,
    });
    expect(seen.change_request.after).toMatchObject({ would_have_refused: '2 / 4' });
  });

  it('an address can be tried out, and what speaks of it is named', async () => {
    await set({ deny: ['10.0.0.0/8', '10.1.0.0/16'], allow: ['192.0.2.1'], deny_countries: ['VN'] });
    const attempt = async (address: string, country?: string) =>
      (await admin.ask('/site/try-access', { site_id: 1, address, ...(country && { country }) })).data;
    expect(await attempt('10.1.2.3')).toEqual({
      ...{ refusal: 'address_denied', allowed_by: null, denied_by: '10.1.0.0/16' },
      is_country_denied: false,
    });
    expect(await attempt('192.0.2.1', 'VN')).toMatchObject({ refusal: null, allowed_by: '192.0.2.1' });
    expect(await attempt('192.0.2.2', 'VN')).toMatchObject({ refusal: 'country_denied' });
    expect(await attempt('192.0.2.2')).toMatchObject({ refusal: 'not_allowed' });
  });
});
