import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '@halls/contract';
import { createIdentityWorld, testSites, type IdentityWorld } from '../../../test/identity-world.ts';
import { sendLetter, type LetterToSend } from './send-letter.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

interface Letters {
  list: { id: number; title: string; content: string; is_read: number; created_at: string }[];
  total_count: number;
  unread_count: number;
}
interface Reader {
  readonly memberId: number;
  readonly token: string;
}

async function addReader(account: string, from: { siteId?: number; currency?: 'USD' } = {}): Promise<Reader> {
  // what was sent to all before is not theirs
  world.passTime(1_000);
  const memberId = await world.addMember(account, from);
  await world.database.pool.query('update app.member set created_at = $2 where member_id = $1', [
    memberId,
    world.now(),
  ]);
  const site = testSites.find(({ siteId }) => siteId === (from.siteId ?? 1)) ?? testSites[0];
  const { data } = await world.logIn(account, 'demo1234', site ? { site } : {});
  return { memberId, token: (data as { token: string }).token };
}
const words = (title: string) => ({ title: { en_US: title }, content: { en_US: `${title}.` } });
const send = (to: LetterToSend['to'], title: string) =>
  world.sql
    .transaction()
    .execute((transaction) => sendLetter(transaction, { to, words: words(title) }, world.now()));
const call = async (reader: Reader, path: string, body: object = {}, siteId = 1) => {
  const site = testSites.find((one) => one.siteId === siteId);
  return (await world.send(path, body, { token: reader.token, ...(site && { site }) })).envelope;
};
const letters = async (reader: Reader, body: object = {}) =>
  (await call(reader, '/arks/web/member/letter', body)).data as Letters;
const titles = async (reader: Reader, body: object = {}) =>
  (await letters(reader, body)).list.map(({ title }) => title);
async function eventsOf({ memberId }: Reader): Promise<string[]> {
  const { rows } = await world.database.pool.query<{ event: string }>(
    `select event from app.outbox where channel = $1 and event like 'letter.%' order by outbox_id`,
    [`private-member.${memberId}`],
  );
  return rows.map(({ event }) => event);
}

test('a member has their own letters and those to all of the site or of their currency', async () => {
  const [one, two] = [await addReader('post01'), await addReader('post02', { currency: 'USD' })];
  await send({ siteId: 1, memberId: one.memberId }, 'Yours');
  await send({ siteId: 1 }, 'To all');
  await send({ siteId: 1, currency: 'USD' }, 'To dollars');
  await send({ siteId: 2 }, 'Elsewhere');
  expect(await titles(one)).toEqual(['To all', 'Yours']);
  expect(await titles(two)).toEqual(['To dollars', 'To all']);
  expect(await eventsOf(one)).toEqual(['letter.sent', 'letter.sent']);
  expect(await eventsOf(two)).toEqual(['letter.sent', 'letter.sent']);
  expect(await titles(await addReader('post03'))).toEqual([]);
});

test('a letter to all is one row until somebody reads it', async () => {
  const [one, two] = [await addReader('once01'), await addReader('once02')];
  await send({ siteId: 1 }, 'One row');
  const count = async (table: string) =>
    (await world.database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count as number;
  const before = { letters: await count('app.letter'), marks: await count('app.letter_mark') };
  const id = (await letters(one)).list[0]?.id;
  await call(one, '/arks/web/member/letter/read', { id });
  expect({ letters: await count('app.letter'), marks: await count('app.letter_mark') }).toEqual({
    letters: before.letters,
    marks: before.marks + 1,
  });
  expect((await letters(one)).unread_count).toBe(0);
  expect((await letters(two)).unread_count).toBe(1);
});

test('reading tells the windows once, deleting takes a letter off the list', async () => {
  const reader = await addReader('reads1');
  for (const title of ['A', 'B', 'C']) await send({ siteId: 1, memberId: reader.memberId }, title);
  const ids = (await letters(reader)).list.map(({ id }) => id);
  const [c, b, a] = ids;
  expect((await call(reader, '/arks/web/member/letter/read', { id: b })).code).toBe(100);
  expect((await call(reader, '/arks/web/member/letter/read', { id: b })).code).toBe(100);
  expect(await letters(reader)).toMatchObject({ total_count: 3, unread_count: 2 });
  expect((await call(reader, '/arks/web/member/letter/destroy', { id: [a, c, c] })).code).toBe(100);
  expect(await titles(reader)).toEqual(['B']);
  expect(await eventsOf(reader)).toEqual([
    ...Array<string>(3).fill('letter.sent'),
    'letter.read',
    'letter.delete',
  ]);
});

test('what is not there, deleted, or somebody else’s is not found, and marks nothing', async () => {
  const [one, two] = [await addReader('walls1'), await addReader('walls2')];
  for (const { memberId } of [one, two]) await send({ siteId: 1, memberId }, 'Private');
  const own = (await letters(one)).list[0]?.id;
  const foreign = (await letters(two)).list[0]?.id;
  expect((await call(one, '/arks/web/member/letter/read', { id: foreign })).code).toBe(404);
  expect((await call(one, '/arks/web/member/letter/destroy', { id: [own, foreign] })).code).toBe(404);
  expect(await letters(one)).toMatchObject({ total_count: 1, unread_count: 1 });
  expect((await call(one, '/arks/web/member/letter/destroy', { id: String(own) })).code).toBe(100);
  expect((await call(one, '/arks/web/member/letter/destroy', { id: own })).code).toBe(404);
  expect(await letters(two)).toMatchObject({ total_count: 1, unread_count: 1 });
});

test('the list has pages of fifty, an order, and its counts on every page', async () => {
  const reader = await addReader('pages1');
  for (let n = 1; n <= 52; n += 1) {
    world.passTime(1);
    await send({ siteId: 1, memberId: reader.memberId }, `n${n}`);
  }
  const first = await letters(reader);
  expect([first.list.length, first.list[0]?.title, first.total_count]).toEqual([50, 'n52', 52]);
  expect(await titles(reader, { page: 2 })).toEqual(['n2', 'n1']);
  expect(await titles(reader, { count: 2, sort_field: 'created_at', sort_order: 'asc' })).toEqual([
    'n1',
    'n2',
  ]);
  expect(await titles(reader, { count: 2, sort_order: 'asc' })).toEqual(['n1', 'n2']);
  expect(await letters(reader, { page: 9 })).toMatchObject({ list: [], total_count: 52, unread_count: 52 });
  await call(reader, '/arks/web/member/letter/read', { id: first.list[3]?.id });
  expect(await titles(reader, { count: 1, sort_field: 'is_read' })).toEqual(['n49']);
  expect((await call(reader, '/member/letter/read_all')).code).toBe(100);
  expect((await letters(reader)).unread_count).toBe(0);
  expect((await eventsOf(reader)).filter((event) => event === 'letter.read')).toHaveLength(2);
});

test('whoever registers is greeted, in the language in which they read', async () => {
  const solved = await world.solveCaptcha(2);
  const { data } = (
    await world.send('/register', {
      member_account: 'greet01',
      password: 'lan12345',
      member_name: 'Lan',
      member_phone: '0900000001',
      member_currency: 'VND',
      agreement: 1,
      ...solved,
    })
  ).envelope;
  const { token, member_id: memberId } = data as { token: string; member_id: number };
  const titleIn = async (language: Language) => (await titles({ token, memberId }, { language }))[0];
  expect(await titleIn('en_US')).toBe('Welcome, greet01');
  expect(await titleIn('ta_IN')).toBe('வரவேற்கிறோம், greet01');
  expect((await letters({ token, memberId })).list).toMatchObject([{ is_read: 0 }]);
});

test('guests have no letters', async () => {
  expect((await world.send('/arks/web/member/letter', {})).status).toBe(401);
});
