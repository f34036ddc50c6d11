import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { endpoints, languages } from '@halls/contract';
import type { FaqGroup } from '@halls/contract/faq';
import { openSampleSites, type SampleSites } from '../../../test/sample-sites.ts';

let sites: SampleSites;

beforeAll(async () => {
  sites = await openSampleSites();
});
afterAll(() => sites.close());

async function groups(as: Parameters<SampleSites['call']>[2] = {}): Promise<FaqGroup[]> {
  const answer = await sites.call('/arks/web/faq', {}, as);
  expect(answer).toMatchObject({ code: 100 });
  return endpoints.faqList.data.parse(answer.data).list;
}

const idsOf = (list: readonly FaqGroup[]) => list.flatMap((group) => group.list.map(({ id }) => id));

test('questions come by group in the site’s order and in every language', async () => {
  const inAll = await Promise.all(languages.map((language) => groups({ language })));
  expect(inAll[0]?.length).toBeGreaterThan(2);
  for (const list of inAll) expect(idsOf(list)).toEqual(idsOf(inAll[0] ?? []));
  const words = inAll.map((list) => list[0]?.list[0]?.question);
  expect(new Set(words).size).toBe(languages.length);
});

test('of one site has nothing of another’s, and nothing that was switched off', async () => {
  const [one, two] = [idsOf(await groups({ siteId: 1 })), idsOf(await groups({ siteId: 2 }))];
  expect(two.length).toBeGreaterThan(0);
  expect(two.filter((id) => one.includes(id))).toEqual([]);
  const [first] = two;
  await sites.sql
    .updateTable('app.faq')
    .set({ is_active: false })
    .where('faq_id', '=', first ?? 0)
    .execute();
  expect(idsOf(await groups({ siteId: 2 }))).toEqual(two.slice(1));
});

test('a group without questions is not there', async () => {
  const before = await groups({ siteId: 3 });
  const [first] = before;
  await sites.sql
    .updateTable('app.faq')
    .set({ is_active: false })
    .where('faq_group_id', '=', first?.id ?? 0)
    .execute();
  expect((await groups({ siteId: 3 })).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
});

test('answers are clean markup, whatever was written', async () => {
  await sites.sql
    .updateTable('app.faq')
    .set({ answer: JSON.stringify({ en_US: '<p onclick="x()">a<script>x()</script></p>' }) })
    .where('site_id', '=', 4)
    .execute();
  const list = await groups({ siteId: 4 });
  expect(new Set(list.flatMap((group) => group.list.map(({ answer }) => answer)))).toEqual(
    new Set(['<p>a</p>']),
  );
});

test('changes are announced with the site’s id', async () => {
  const listener = new pg.Client({ connectionString: sites.url });
  await listener.connect();
  await listener.query('listen content_changed');
  const heard: string[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await sites.sql.updateTable('app.faq_group').set({ sort: 9 }).where('site_id', '=', 2).execute();
  await sites.sql.updateTable('app.faq').set({ sort: 9 }).where('site_id', '=', 4).execute();
  await expect.poll(() => [...new Set(heard)].toSorted()).toEqual(['2', '4']);
  await listener.end();
});
