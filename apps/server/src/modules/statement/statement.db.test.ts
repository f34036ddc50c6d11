import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseMinor } from '@halls/contract';
import type { StatementEntry } from '@halls/contract/statement';
import type { WalletOwner } from '#modules/ledger';
import { createGameWorld, slot, type GameWorld } from '../../../test/money/game-world.ts';

let world: GameWorld;
let owner: WalletOwner;
let round = 0;

beforeAll(async () => {
  world = await createGameWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = new Date();
  owner = await world.addMember(1_000n);
});

interface Page {
  readonly list: readonly StatementEntry[];
  readonly next_cursor: number | null;
  readonly opening_balance: string;
  readonly closing_balance: string;
}

async function page(asked: Record<string, unknown> = {}): Promise<Page> {
  const { code, data } = await world.call('/member/statement', asked, owner);
  expect(code).toBe(100);
  return data as unknown as Page;
}
async function all(asked: Record<string, unknown> = {}): Promise<StatementEntry[]> {
  const found: StatementEntry[] = [];
  for (let cursor: number | null | undefined; cursor !== null;) {
    const next: Page = await page({ ...asked, ...(cursor && { cursor }) });
    found.push(...next.list);
    cursor = next.next_cursor;
  }
  return found;
}
/** So many rounds of a stake of 10 and a win of 4. */
async function playRounds(count: number): Promise<void> {
  const player = await world.seamless.enter(owner, 'any');
  for (let n = 0; n < count; n += 1) {
    round += 1;
    await player.send('bet-win', `t-${round}`, {
      round_id: `r-${round}`,
      round_closed: true,
      bet_amount: '10',
      win_amount: '4',
    });
  }
}
/** As if all that happened so far had happened on another day. */
async function happenedOn(instant: string): Promise<void> {
  await world.test.pool.query(`
    alter table ledger.transaction disable trigger append_only;
    update ledger.transaction set created_at = '${instant}'
      where created_at > now() - interval '1 hour' and transaction_id in (
        select e.transaction_id from ledger.entry e join ledger.account a using (account_id)
        where a.member_id = ${owner.memberId});
    alter table ledger.transaction enable trigger append_only;`);
}
const sumOf = (entries: readonly StatementEntry[]) =>
  entries.reduce((sum, { amount }) => sum + parseMinor(amount, 'USD'), 0n);

it('tells every entry in words, newest first, with what the wallet held afterwards', async () => {
  await playRounds(1);
  await world.call('/member/game/play1', slot, owner);
  await world.call('/member/profile/balance/all/back', {}, owner);
  expect(
    (await page()).list.map(({ kind, gp_id, amount, balance }) => [kind, gp_id, amount, balance]),
  ).toEqual([
    ['transfer_from_provider', 'GPSL', '9.94', '9.94'],
    ['transfer_to_provider', 'GPSL', '-9.94', '0.00'],
    ['win', 'GPTS', '0.04', '9.94'],
    ['bet', 'GPTS', '-0.10', '9.90'],
    ['deposit', '', '10.00', '10.00'],
  ]);
  const bet = (await page({ kind: 'bet' })).list[0];
  expect(bet).toMatchObject({ game_code: 'any', round_id: `r-${round}`, gp_name: 'GPTS' });
  expect((await page({ gp_id: 'GPSL' })).list).toMatchObject([{ gp_name: 'Slots' }, { gp_name: 'Slots' }]);
});

it('makes the closing balance of the opening one and all its amounts, for any days', async () => {
  await happenedOn('2026-03-01T12:00:00Z');
  await playRounds(3);
  await happenedOn('2026-03-02T12:00:00Z');
  await playRounds(4);
  await happenedOn('2026-03-03T12:00:00Z');
  await playRounds(1);
  for (const [days, opening, closing, count] of [
    [{}, '0.00', '9.52', 17],
    [{ from: '2026-03-02', to: '2026-03-02' }, '10.00', '9.82', 6],
    [{ from: '2026-03-02', to: '2026-03-03' }, '10.00', '9.58', 14],
    [{ to: '2026-03-01' }, '0.00', '10.00', 1],
    [{ from: '2026-03-04' }, '9.58', '9.52', 2],
    [{ from: '2026-01-01', to: '2026-01-31' }, '0.00', '0.00', 0],
  ] as const) {
    const { opening_balance: first, closing_balance: last } = await page(days);
    const entries = await all(days);
    expect([days, first, last, entries.length]).toEqual([days, opening, closing, count]);
    expect(parseMinor(first, 'USD') + sumOf(entries)).toBe(parseMinor(last, 'USD'));
  }
  expect(await world.ledger.checkInvariants()).toEqual([]);
});

it('begins a day where the site’s day begins', async () => {
  // a quarter to midnight in Caracas is the next day in London
  await happenedOn('2026-03-02T03:45:00Z');
  expect((await page({ from: '2026-03-01', to: '2026-03-01' })).list).toHaveLength(1);
  expect((await page({ from: '2026-03-02', to: '2026-03-02' })).list).toHaveLength(0);
});

it('goes on where the page before ended, whatever has happened since', async () => {
  await playRounds(4);
  const first = await page({ count: 5 });
  await playRounds(1);
  const second = await page({ count: 5, cursor: first.next_cursor });
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(second.next_cursor).toBeNull();
});

it('looks at five thousand entries for a page and says where to go on', async () => {
  await world.test.pool.query(`
    do $$
    declare
      v_main bigint := ledger.find_account(${owner.siteId}, 'member_main', ${owner.memberId}, null, 'USD');
      v_house bigint := ledger.open_account(${owner.siteId}, 'house_welcome', null, null, 'USD');
    begin
      for n in 1..6000 loop
        perform ledger.post('many', n::text, '\\x00', 'welcome',
          array[(v_main, 1)::ledger.leg, (v_house, -1)::ledger.leg]);
      end loop;
    end $$`);
  const first = await page({ kind: 'deposit' });
  expect([first.list.length, first.next_cursor]).toEqual([0, 1002]);
  expect((await page({ kind: 'deposit', cursor: first.next_cursor })).list).toHaveLength(1);
});

it('is everybody’s own', async () => {
  const other = await world.addMember(77n);
  await playRounds(1);
  const { data } = await world.call('/member/statement', {}, other);
  expect((data as unknown as Page).list.map(({ amount }) => amount)).toEqual(['0.77']);
});

it.each([
  [{ from: '2026-03-02', to: '2026-03-01' }],
  [{ from: 'yesterday' }],
  [{ kind: 'nothing' }],
  [{ cursor: 0 }],
  [{ count: 501 }],
])('refuses %o', async (asked) => {
  expect((await world.call('/member/statement', asked, owner)).code).toBe(422);
});
