import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, languages, type DataOf, type Language } from '@halls/contract';
import { openSampleSites, type SampleSites } from '../../../test/sample-sites.ts';

const nodes = [0, 1];
let sites: SampleSites;
let owner: pg.Client;
type As = Parameters<SampleSites['call']>[2];

beforeAll(async () => {
  sites = await openSampleSites({ running: nodes.length });
  owner = new pg.Client({ connectionString: sites.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await sites.close();
});

async function adverts(as: As = {}, body: object = {}) {
  const { data } = await sites.call('/web/model_setting', body, as);
  return (data as DataOf<typeof endpoints.modelSetting>).model_setting;
}
const titlesOf = async (as: As = {}, body: object = {}) =>
  (await adverts(as, body)).map(({ title }) => title);
const told = (title: string) => JSON.stringify({ en_US: title });
const addAdvert = (siteId: number, columns: Record<string, unknown> = {}) =>
  sites.sql
    .insertInto('app.page_block')
    .values({ site_id: siteId, place: 'setting', title: told('Extra'), content: '{}', ...columns })
    .execute();

describe('what stands in a place', () => {
  test('comes in the language that is asked for, else in that of the request', async () => {
    const calls = [endpoints.modelSetting, endpoints.modelLogin, endpoints.modelSponsor];
    for (const endpoint of calls) {
      const read = async (body: object, language?: Language) => {
        const answer = await sites.call(endpoint.path, body, { ...(language && { language }) });
        expect(answer).toMatchObject({ code: 100 });
        return Object.values(endpoint.data.parse(answer.data)).flat();
      };
      const inAll = await Promise.all(languages.map((language) => read({}, language)));
      expect(new Set(inAll.map((list) => list[0]?.content)).size).toBe(languages.length);
      expect(await read({ language: 'ta_IN' })).toEqual(await read({}, 'ta_IN'));
    }
  });

  test('is each site’s own, the highest first', async () => {
    await addAdvert(2, { sort: 100 });
    await expect.poll(() => titlesOf({ siteId: 2 })).toHaveLength(4);
    expect((await titlesOf({ siteId: 2 }))[0]).toBe('Extra');
    expect(await titlesOf({ siteId: 1 })).not.toContain('Extra');
  });

  test('is shown in its time alone, and to its version alone', async () => {
    const start = new Date('2030-01-01T00:00:00Z');
    const end = new Date('2030-02-01T00:00:00Z');
    await addAdvert(4, { title: told('Timed'), start_at: start, end_at: end });
    await addAdvert(4, { title: told('Of H5_1'), model_version: 'H5_1' });
    await expect.poll(() => titlesOf({ siteId: 4 }, { model_version: 'H5_1' })).toContain('Of H5_1');
    expect(await titlesOf({ siteId: 4 })).not.toContain('Of H5_1');
    const isThereAt = async (now: Date) => (await titlesOf({ siteId: 4, now })).includes('Timed');
    const before = new Date(start.getTime() - 1);
    expect([await isThereAt(before), await isThereAt(start), await isThereAt(end)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('is clean markup, whatever was written, and loads no picture from elsewhere', async () => {
    const content = JSON.stringify({ en_US: '<p onclick="x()">a<script>x()</script></p><img src=x>' });
    await addAdvert(4, { title: told('Clean'), content });
    await expect.poll(() => titlesOf({ siteId: 4 })).toContain('Clean');
    expect((await adverts({ siteId: 4 })).find(({ title }) => title === 'Clean')?.content).toBe('<p>a</p>');
    for (const photo_path of ['https://elsewhere.test/a.png', '//elsewhere.test/a.png', 'a.png'])
      await expect(addAdvert(4, { photo_path })).rejects.toThrow('page_block_photo_path_check');
  });
});

test('every node shows a change as soon as it is told, and does not ask the database before', async () => {
  const before = await titlesOf({ siteId: 3 });
  for (const node of nodes) expect(await titlesOf({ siteId: 3, node })).toEqual(before);
  await owner.query('begin');
  await owner.query(
    'lock table app.page_block, app.page_float, app.register_background in access exclusive mode',
  );
  for (const node of nodes) expect(await titlesOf({ siteId: 3, node })).toEqual(before);
  await owner.query(`update app.page_block set is_active = false where site_id = 3 and place = 'setting'`);
  await owner.query('commit');
  for (const node of nodes) await expect.poll(() => titlesOf({ siteId: 3, node })).toEqual([]);
});

test('floats and the picture behind the registration are the site’s', async () => {
  const floatsOf = async (siteId: number) => {
    const { data } = await sites.call('/arks/web/float', {}, { siteId });
    return endpoints.float.data.parse(data).list;
  };
  expect(await floatsOf(1)).toEqual([]);
  expect(await floatsOf(2)).toMatchObject([{ title: 'Promotions', url: '/discount', position: 'right' }]);

  const background = async (body: object) => {
    const { data } = await sites.call('/arks/web/model/register-background/detail', body);
    return endpoints.registerBackground.data.parse(data).detail.photo_path;
  };
  const ofAll = await background({});
  expect(ofAll).toMatch(/^\/pictures\/heroes\/site02-/);
  await sites.sql
    .insertInto('app.register_background')
    .values({ site_id: 1, template: 'H5_7', photo_path: '/pictures/brands/site02.svg' })
    .execute();
  await expect.poll(() => background({ template: 'H5_7' })).toBe('/pictures/brands/site02.svg');
  expect([await background({ template: 'H5_1' }), await background({ template: '' })]).toEqual([
    ofAll,
    ofAll,
  ]);
});

describe('open pages', () => {
  /** What was told of what `change` did, by channel and event, with its languages. */
  async function toldBy(change: () => Promise<unknown>): Promise<Record<string, string[]>> {
    const last = await owner.query<{ last: string }>(
      'select coalesce(max(outbox_id), 0) as last from app.outbox',
    );
    await change();
    const { rows } = await owner.query<{ what: string; language: string }>(
      `select channel || ' ' || event as what, payload ->> 'language' as language from app.outbox
        where outbox_id > $1 and event like 'model%' order by outbox_id`,
      [last.rows[0]?.last],
    );
    return Object.fromEntries(
      [...Map.groupBy(rows, ({ what }) => what)].map(([what, of]) => [
        what,
        of.map(({ language }) => language).toSorted(),
      ]),
    );
  }
  const all = [...languages].toSorted();

  test('are told of a change of what they show, once in each language of its site', async () => {
    expect(await toldBy(() => addAdvert(1, { sort: -5 }))).toEqual({
      'site02_template model_settings.url': all,
    });
    expect(
      await toldBy(() => owner.query('delete from app.page_block where site_id = 1 and sort = -5')),
    ).toEqual({ 'site02_template model_settings.url': all });
    expect(await toldBy(() => addAdvert(4, { place: 'sponsor' }))).toEqual({
      'bob_mobile_template model_sponsor.url': ['en_US', 'vi_VN'],
    });
    const moved = `update app.page_block set place = 'login', sort = sort where site_id = 2 and place = 'sponsor'`;
    expect(await toldBy(() => owner.query(moved))).toEqual({
      'bob_mobile_template model_login.url': all,
      'bob_mobile_template model_sponsor.url': all,
    });
  });

  test('are told nothing of what was taken back', async () => {
    const taken = async () => {
      await owner.query('begin');
      await owner.query(`update app.page_block set sort = 7 where site_id = 1`);
      await owner.query('rollback');
    };
    expect(await toldBy(taken)).toEqual({});
  });
});
