import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../../../test/office-world.ts';
import { siteModule } from './site.module.ts';

let world: OfficeWorld;
let admin: Desk;
let compliance: Desk;
beforeAll(async () => {
  world = await createOfficeWorld({ modules: [siteModule] });
  admin = await world.seat('admin', ['administrator']);
  compliance = await world.seat('comply', ['compliance']);
});
afterAll(() => world.close());
beforeEach(() =>
  world.test.pool.query(
    `update app.site set settings = '{"customer_service_url": "https://help.example"}',
       hosts = array['site' || site_id || '.localhost']`,
  ),
);

const ask = (changes: object, who = admin, siteId = 1) =>
  who.ask('/site/set-settings', { site_id: siteId, changes, reason: 'a new campaign' });
const vote = (who: Desk, id: number) =>
  who.ask('/change-request/vote', { change_request_id: id, verdict: 'approve', reason: 'agreed' });
async function set(changes: object, siteId = 1): Promise<void> {
  const { data } = await ask(changes, admin, siteId);
  expect((await vote(compliance, data.change_request_id)).data.state).toBe('applied');
}
const settingsOf = async (siteId = 1) =>
  (await admin.ask('/site/settings', { site_id: siteId })).data.settings;
/** The sites as a process knows them that has heard of the change. */
async function known() {
  const site = world.app.faceOf(siteModule);
  await site.reload();
  return site;
}

describe('settings of a site', () => {
  it('hold once somebody else has agreed, and are in the log with what was before', async () => {
    const { data } = await ask({ session_idle_minutes: '60', shows_wins: true });
    expect(data.state).toBe('pending');
    expect((await settingsOf()).session_idle_minutes).toBe(30);
    await vote(compliance, data.change_request_id);
    expect(await settingsOf()).toMatchObject({ session_idle_minutes: 60, shows_wins: true });
    expect((await settingsOf(2)).session_idle_minutes).toBe(30);
    expect((await known()).settingsOf(1)).toEqual({
      customer_service_url: 'https://help.example',
      session_idle_minutes: 60,
      shows_wins: true,
    });
    const { rows } = await world.test.pool.query(
      `select before, after, site_id from app.audit_event where action = 'site.settings_set'`,
    );
    expect(rows).toEqual([
      {
        before: { session_idle_minutes: 30, shows_wins: false },
        after: { session_idle_minutes: 60, shows_wins: true },
        site_id: 1,
      },
    ]);
  });

  it('go back to what the log says of before', async () => {
    await set({ game_room: true });
    const { data } = await admin.ask('/log/list', { target: 'site/1', action: 'site.settings_set' });
    await set(data.list[0].before);
    expect((await settingsOf()).game_room).toBe(false);
  });

  it('say in which languages and with which currencies, one of each at least', async () => {
    const before = await settingsOf(2);
    await set({ languages: ['th_TH', 'en_US'], currencies: ['THB', 'USD'] }, 2);
    expect((await known()).findById(2)).toMatchObject({
      ...{ defaultLanguage: 'th_TH', languages: ['th_TH', 'en_US'] },
      ...{ defaultCurrency: 'THB', currencies: ['THB', 'USD'] },
    });
    await set({ languages: before.languages, currencies: before.currencies }, 2);
    expect(await settingsOf(2)).toMatchObject({ languages: before.languages, currencies: before.currencies });
  });

  it('are within their bounds', async () => {
    const wrong = [
      ...[{ session_idle_minutes: 4 }, { session_idle_minutes: 1_441 }, { mobile_template: 'H5_9' }],
      ...[{ hosts: [] }, { hosts: ['https://a.example'] }, { hosts: ['a.example:80'] }, { name: ' ' }],
      ...[{ languages: [] }, { languages: ['xx_XX'] }, { currencies: ['USD', 'USD'] }],
      ...[{ hosts: ['a.example', 'A.example'] }, { shows_wins: 'often' }, {}],
      ...[{ welcome_credit: { USD: '1' } }, { no_such_setting: 1 }],
    ];
    for (const changes of wrong) expect([changes, (await ask(changes)).status]).toEqual([changes, 422]);
    expect((await ask({ game_room: false })).code).toBe(101);
  });

  it('change by nobody alone, at no foreign site, and not by an old wish', async () => {
    const both = await world.seat('both', ['administrator', 'compliance']);
    const own = await ask({ link_expire_minutes: 60 }, both);
    expect((await vote(both, own.data.change_request_id)).code).toBe(102);
    const elsewhere = await world.seat('elsewhere', [{ role: 'administrator', siteIds: [2] }]);
    expect((await ask({ link_expire_minutes: 60 }, elsewhere)).status).toBe(403);
    expect((await elsewhere.ask('/site/settings', { site_id: 1 })).status).toBe(403);
    await set({ link_expire_minutes: 120 });
    expect((await vote(compliance, own.data.change_request_id)).data.state).toBe('stale');
    // another setting is no reason to ask anew
    const other = await ask({ shows_wins: true });
    await set({ link_expire_minutes: 180 });
    expect((await vote(compliance, other.data.change_request_id)).data.state).toBe('applied');
    expect((await ask({ shows_wins: true }, admin, 9)).status).toBe(404);
  });
});

describe('a host', () => {
  it('leads to its site as soon as it is one of its hosts', async () => {
    const { data } = await ask({ hosts: ['Play.Example', 'site2.localhost'] }, admin, 2);
    await vote(compliance, data.change_request_id);
    expect((await known()).findByHost('play.example').siteId).toBe(2);
  });

  it('is not two sites’, nor the office’s', async () => {
    expect((await ask({ hosts: ['site1.localhost', 'site2.localhost'] })).code).toBe(102);
    const atOffice = { host: 'desk.example' };
    const body = { site_id: 1, changes: { hosts: ['desk.example'] }, reason: 'a new name' };
    expect((await admin.ask('/site/set-settings', body, atOffice)).code).toBe(103);
    // somebody else took it between the wish and the vote
    const asked = await ask({ hosts: ['new.example'] });
    await world.test.pool.query(`update app.site set hosts = '{new.example}' where site_id = 2`);
    expect((await vote(compliance, asked.data.change_request_id)).data.state).toBe('stale');
    expect((await settingsOf()).hosts).toEqual(['site1.localhost']);
  });
});
