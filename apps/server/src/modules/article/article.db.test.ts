import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { endpoints, languages, type DataOf } from '@halls/contract';
import { openSampleSites, type SampleSites } from '../../../test/sample-sites.ts';

let sites: SampleSites;
type As = Parameters<SampleSites['call']>[2];

beforeAll(async () => {
  sites = await openSampleSites();
});
afterAll(() => sites.close());

const ask = (id: number, as: As = {}) => sites.call('/arks/web/main', { id }, as);

async function read(id: number, as: As = {}): Promise<DataOf<typeof endpoints.articleDetail>> {
  const answer = await ask(id, as);
  expect(answer).toMatchObject({ code: 100 });
  return endpoints.articleDetail.data.parse(answer.data);
}

const change = (siteId: number, articleId: number, values: Record<string, unknown>) =>
  sites.sql
    .updateTable('app.article')
    .set(values)
    .where('site_id', '=', siteId)
    .where('article_id', '=', articleId)
    .execute();

test('an article comes in every language, with the names of the others', async () => {
  const inAll = await Promise.all(languages.map((language) => read(1, { language })));
  expect(new Set(inAll.map(({ detail }) => detail.content)).size).toBe(languages.length);
  for (const { list } of inAll) expect(list.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  const { detail } = await read(1);
  expect(detail).toMatchObject({ id: 1, title: 'About us' });
  expect(detail.content).toContain('<h2>Eight halls, one wallet</h2><p>Lotus Bay has eight halls');
});

test('the same number is another site’s own article', async () => {
  await change(2, 1, { title: JSON.stringify({ en_US: 'Golden Hour itself' }) });
  expect((await read(1, { siteId: 2 })).detail.title).toBe('Golden Hour itself');
  expect((await read(1, { siteId: 1 })).detail.title).toBe('About us');
});

test('what is switched off, or has never been, is not there', async () => {
  await change(3, 5, { is_active: false });
  expect(await ask(5, { siteId: 3 })).toMatchObject({ code: 404 });
  expect((await read(1, { siteId: 3 })).list.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  for (const id of [6, 999_999_999]) expect(await ask(id)).toMatchObject({ code: 404 });
});

test('content is clean markup with headings, whatever was written', async () => {
  await change(4, 1, {
    content: JSON.stringify({ en_US: '<h2 onclick="x()">a</h2><h1>b</h1><script>x()</script><h3>c</h3>' }),
  });
  expect((await read(1, { siteId: 4 })).detail.content).toBe('<h2>a</h2>b<h3>c</h3>');
});

test('changes are announced with the site’s id', async () => {
  const listener = new pg.Client({ connectionString: sites.url });
  await listener.connect();
  await listener.query('listen content_changed');
  const heard: string[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await change(2, 2, { sort: 9 });
  await expect.poll(() => heard).toEqual(['2']);
  await listener.end();
});
