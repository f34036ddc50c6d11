import type { TransferAnswer } from '@halls/contract/provider';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTransferGame, spinAt } from '../../testing/open-game.ts';
import { startTestStudio, type TestStudio } from '../../testing/test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio('http://127.0.0.1:9');
});
afterAll(() => studio.drop());

test('who has read all goes on past what others do meanwhile, and misses no round', async () => {
  const token = await openTransferGame(studio, 'listed', '900000');
  const first = (await spinAt(studio, token, 'listed-round-1')).body.round_id;
  const read = await readUntil('', (page) => page.rounds.includes(first));
  // what other players' rounds would be: transactions of which none is in this feed
  await studio.database.pool.query(
    'do $$ begin for i in 1..600 loop perform pg_current_xact_id(); commit; end loop; end $$',
  );
  const past = await readUntil(read.cursor, (page) => page.cursor !== read.cursor);
  expect(past.rounds).toEqual([]);
  const second = (await spinAt(studio, token, 'listed-round-2')).body.round_id;
  for (const cursor of [past.cursor, read.cursor])
    expect((await readUntil(cursor, (page) => page.rounds.length > 0)).rounds).toEqual([second]);
});

test('tells with each round the newest balance, counted as the balance call counts it', async () => {
  const token = await openTransferGame(studio, 'counted', '900000');
  for (const id of ['counted-round-1', 'counted-round-2']) await spinAt(studio, token, id);
  const member = { member_ref: 'counted', currency: 'VND' } as const;
  const told = await studio.operatorCalls('balance', member);
  const rounds = await vi.waitUntil(async () => {
    const listed = await studio.operatorCalls('rounds', { cursor: '', limit: 100 });
    const theirs = (listed.rounds ?? []).filter(({ member_ref }) => member_ref === 'counted');
    return theirs.length === 2 && theirs;
  }, 10_000);
  for (const { balance, balance_version } of rounds)
    expect({ amount: balance, balance_version }).toEqual({
      amount: told.amount,
      balance_version: told.balance_version,
    });
});

test('shows a member the page that verifies a round of theirs, and of nobody else’s', async () => {
  const token = await openTransferGame(studio, 'looks', '900000');
  const roundId = (await spinAt(studio, token, 'looks-round-1')).body.round_id;
  await openTransferGame(studio, 'looks-too', '900000');
  const ask = (memberRef: string, id: string) =>
    studio.operatorCalls('round-page', {
      member_ref: memberRef,
      currency: 'VND',
      round_id: id,
      language: 'en_US',
    });
  expect(await ask('looks', roundId)).toMatchObject({
    status: 'OK',
    url: `${studio.url}/verify?round=${roundId}`,
  });
  expect((await fetch(`${studio.url}/api/verify/${roundId}`)).status).toBe(200);
  expect((await ask('looks-too', roundId)).status).toBe('REJECTED');
  expect((await ask('looks', 'no-round')).status).toBe('REJECTED');
  expect((await ask('nobody', roundId)).status).toBe('MEMBER_NOT_FOUND');
});

test('tells the rounds of a time in parts, in the order in which they ended, and no demo', async () => {
  const from = new Date().toISOString();
  const token = await openTransferGame(studio, 'compared', '900000');
  const played: string[] = [];
  for (const id of ['compared-round-1', 'compared-round-2', 'compared-round-3'])
    played.push((await spinAt(studio, token, id)).body.round_id);
  await studio.database.pool.query(
    `update studio.round set state = 'void', void_reason = 'rolled_back' where round_id = $1`,
    [played[1]],
  );
  const until = new Date(Date.now() + 60_000).toISOString();
  const listed: NonNullable<TransferAnswer<'round-list'>['rounds']> = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const part: TransferAnswer<'round-list'> = await studio.operatorCalls('round-list', {
      ...{ from, until, cursor, limit: 2 },
    });
    listed.push(...(part.rounds ?? []).filter(({ member_ref }) => member_ref === 'compared'));
    cursor = part.next_cursor ?? null;
  }
  expect(listed.map(({ round_id }) => round_id)).toEqual(played);
  expect(listed.map(({ state, stake }) => [state, stake])).toEqual([
    ['settled', '1000'],
    ['void', '0'],
    ['settled', '1000'],
  ]);
  const end = listed[2]?.ended_at ?? '';
  const before = await studio.operatorCalls('round-list', { from, until: end, cursor: '', limit: 100 });
  expect(before.rounds?.some(({ round_id }) => round_id === played[2])).toBe(false);
});

test('tells what members have here, part by part', async () => {
  await openTransferGame(studio, 'held-1', '41');
  await openTransferGame(studio, 'held-2', '42');
  const held = new Map<string, string>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const part: TransferAnswer<'balance-list'> = await studio.operatorCalls('balance-list', {
      ...{ cursor, limit: 1 },
    });
    for (const { member_ref, amount } of part.balances ?? []) held.set(member_ref, amount);
    cursor = part.next_cursor ?? null;
  }
  expect([held.get('held-1'), held.get('held-2')]).toEqual(['41', '42']);
});

/** A round is listed once every older transaction of the cluster has ended, other tests' too. */
async function readUntil(
  cursor: string,
  isIt: (page: { rounds: string[]; cursor: string }) => boolean,
): Promise<{ rounds: string[]; cursor: string }> {
  for (let look = 0; look < 400; look += 1) {
    const { rounds = [], next_cursor = '' } = await studio.operatorCalls('rounds', { cursor, limit: 10 });
    const page = { rounds: rounds.map(({ round_id }) => round_id), cursor: next_cursor };
    if (isIt(page)) return page;
    await new Promise((settle) => setTimeout(settle, 25));
  }
  throw new Error('the feed did not come so far');
}
