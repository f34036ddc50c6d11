import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { endpoints, languages, type DataOf } from '@halls/contract';
import { openSampleSites, type SampleSites } from '../../../test/sample-sites.ts';

let sites: SampleSites;
type As = Parameters<SampleSites['call']>[2];

beforeAll(async () => {
  sites = await openSampleSites();
});
afterAll(() => sites.close());

async function list(as: As = {}): Promise<DataOf<typeof endpoints.discountList>> {
  const answer = await sites.call('/arks/web/discount', {}, as);
  expect(answer).toMatchObject({ code: 100 });
  return endpoints.discountList.data.parse(answer.data);
}

const detail = (id: number, as: As = {}) => sites.call('/arks/web/discount/detail', { id }, as);

async function popUps(body: object, as: As = {}): Promise<string[]> {
  const answer = await sites.call('/arks/web/discount/popup', body, as);
  expect(answer).toMatchObject({ code: 100 });
  return endpoints.discountPopUp.data.parse(answer.data).list.map(({ title }) => title);
}

/** Changes the offer of a site that stands first. */
async function change(siteId: number, values: Record<string, unknown>): Promise<number> {
  const [first] = (await list({ siteId })).list;
  if (!first) throw new Error(`site ${siteId} offers nothing`);
  await sites.sql.updateTable('app.discount').set(values).where('discount_id', '=', first.id).execute();
  return first.id;
}

describe('the list', () => {
  test('has what runs before what has ended, in the language of the request and the zone of the site', async () => {
    const { list: rows, category_list: categories, timezone } = await list({ language: 'vi_VN' });
    expect(rows.map(({ is_ended: isEnded }) => isEnded)).toEqual([0, 0, 0, 0, 1]);
    expect(rows[0]).toMatchObject({ title: 'Tín dụng chào mừng', category_id: categories[0]?.id });
    expect(categories.map(({ name }) => name)).toEqual(['Thành viên mới', 'Trò chơi']);
    expect(timezone).toBe('America/Caracas');
  });

  test('says something of its own in each language', async () => {
    const titles = await Promise.all(
      languages.map(async (language) => (await list({ language })).list.map(({ title }) => title)),
    );
    expect(titles.flat().every(Boolean)).toBe(true);
    expect(new Set(titles.map((row) => row.join())).size).toBe(languages.length);
  });

  test('of one site has nothing of another’s', async () => {
    const [one, two] = [await list({ siteId: 1 }), await list({ siteId: 2 })];
    const ids = new Set(one.list.map(({ id }) => id));
    expect(two.list.filter(({ id }) => ids.has(id))).toEqual([]);
    expect(two.list.at(-1)?.summary).toContain('Golden Hour');
  });

  test('forgets what ended three months ago', async () => {
    const before = (await list({ siteId: 3 })).list;
    const later = new Date(Date.now() + 61 * 24 * 60 * 60_000);
    expect((await list({ siteId: 3, now: later })).list).toHaveLength(before.length - 1);
  });
});

describe('one offer', () => {
  test('has a page from its start on, which stays after its end and says so', async () => {
    const start = new Date('2030-01-01T00:00:00Z');
    const end = new Date('2030-02-01T00:00:00Z');
    const id = await change(4, { start_at: start, end_at: end });
    expect(await detail(id, { siteId: 4, now: new Date(start.getTime() - 1) })).toMatchObject({ code: 404 });
    const stateAt = async (now: Date) => {
      const { data } = await detail(id, { siteId: 4, now });
      return endpoints.discountDetail.data.parse(data).detail.is_ended;
    };
    expect(await stateAt(start)).toBe(0);
    expect(await stateAt(new Date(end.getTime() - 1))).toBe(0);
    expect(await stateAt(end)).toBe(1);
  });

  test('is there for its own site alone, and while it is switched on', async () => {
    const [first] = (await list({ siteId: 3 })).list;
    const id = first?.id ?? 0;
    expect(await detail(id, { siteId: 3 })).toMatchObject({ code: 100 });
    expect(await detail(id, { siteId: 1 })).toMatchObject({ code: 404 });
    expect(await detail(999_999_999)).toMatchObject({ code: 404 });
    await sites.sql
      .updateTable('app.discount')
      .set({ is_active: false })
      .where('discount_id', '=', id)
      .execute();
    expect(await detail(id, { siteId: 3 })).toMatchObject({ code: 404 });
    expect((await list({ siteId: 3 })).list.map((row) => row.id)).not.toContain(id);
  });

  test('gives steps and terms as clean markup, whatever was written', async () => {
    const id = await change(2, {
      steps: JSON.stringify({ en_US: '<ol><li onclick="x()">a</li></ol><script>x()</script>' }),
      terms: JSON.stringify({ en_US: '<p>b<img src=x onerror=x()></p>' }),
    });
    expect((await detail(id, { siteId: 2 })).data).toMatchObject({
      detail: { steps: '<ol><li>a</li></ol>', terms: '<p>b</p>' },
    });
  });

  test('leads to the site or to the web, and nowhere else', async () => {
    await expect(change(1, { link_url: 'javascript:x()' })).rejects.toThrow('check constraint');
    await expect(change(1, { link_url: '//elsewhere.example' })).rejects.toThrow('check constraint');
    await change(1, { link_url: 'https://elsewhere.example/' });
  });

  test('cannot stand in a category of another site', async () => {
    const [category] = (await list({ siteId: 2 })).category_list;
    await expect(change(1, { discount_category_id: category?.id })).rejects.toThrow('foreign key');
  });
});

describe('what pops up', () => {
  test('is for guests, for members or for both, on the devices that it is for, while it runs', async () => {
    const member = await sites.addMember(1, 'popup');
    expect(await popUps({})).toEqual([]);
    await change(1, { pop_up: 1, display_device: 2 });
    const title = 'Welcome credit';
    expect([await popUps({}), await popUps({}, { member })]).toEqual([[title], []]);
    expect([await popUps({ display_device: 1 }), await popUps({ display_device: 2 })]).toEqual([[], [title]]);
    await change(1, { pop_up: 2, display_device: 0 });
    expect([await popUps({}), await popUps({ display_device: 1 }, { member })]).toEqual([[], [title]]);
    const id = await change(1, { pop_up: 3 });
    expect([await popUps({}), await popUps({}, { member })]).toEqual([[title], [title]]);
    await sites.sql
      .updateTable('app.discount')
      .set({ end_at: new Date('2031-01-01T00:00:00Z') })
      .where('discount_id', '=', id)
      .execute();
    expect(await popUps({}, { now: new Date('2031-01-01T00:00:00Z') })).toEqual([]);
  });
});

test('changes are announced with the site’s id', async () => {
  const listener = new pg.Client({ connectionString: sites.url });
  await listener.connect();
  await listener.query('listen content_changed');
  const heard: string[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await sites.sql.updateTable('app.discount_category').set({ sort: 9 }).where('site_id', '=', 2).execute();
  await change(4, { sort: 9 });
  await expect.poll(() => [...new Set(heard)].toSorted()).toEqual(['2', '4']);
  await listener.end();
});
