import { beforeAll, expect, it } from 'vitest';
import { checkInvariants } from '../src/index.ts';
import { type LedgerDatabase, openLedgerDatabase } from './ledger-database.ts';

/** What payments, bonuses and agents will book, before any of them does. */
let db: LedgerDatabase;

beforeAll(async () => {
  db = await openLedgerDatabase();
  return () => db.app.end();
});

interface Whose {
  readonly siteId?: number;
  readonly memberId?: number;
  readonly gpId?: string;
  readonly pspId?: string;
}
async function open(
  kind: string,
  { siteId = 1, memberId, gpId, pspId }: Whose = {},
): Promise<{ id: number; isMember: boolean }> {
  const opened = await db.app.query<{ id: string }>(
    `select ledger.open_account($1, $2, $3, $4, 'USD', $5) as id`,
    [siteId, kind, memberId ?? null, gpId ?? null, pspId ?? null],
  );
  const id = Number(opened.rows[0]?.id);
  const { rows } = await db.app.query<{ is_member: boolean }>(
    'select is_member from ledger.account where account_id = $1',
    [id],
  );
  return { id, isMember: rows[0]?.is_member ?? false };
}
let key = 0;
async function move(from: { id: number }, to: { id: number }, amountMinor: number): Promise<string> {
  const { rows } = await db.app.query<{ outcome: string }>(
    `select (ledger.post('kinds', $1, '\\x00', 'test',
       array[($2, -$4::bigint)::ledger.leg, ($3, $4)::ledger.leg])).outcome`,
    [String((key += 1)), from.id, to.id, amountMinor],
  );
  return rows[0]?.outcome ?? '';
}

it.each(['member_main', 'member_transit', 'member_bonus', 'member_withdrawal', 'agent_commission'])(
  '%s is a member’s, and of nobody else',
  async (kind) => {
    expect(await open(kind, { memberId: 1 })).toMatchObject({ isMember: true });
    for (const other of [{}, { memberId: 9, gpId: 'GPR8' }, { memberId: 9, pspId: 'bank' }])
      await expect(open(kind, other)).rejects.toThrow('account_owner');
  },
);

it.each(['psp_float', 'psp_fee'])('%s is of a payment service', async (kind) => {
  const [bank, card] = [await open(kind, { pspId: 'bank' }), await open(kind, { pspId: 'card' })];
  expect([bank.isMember, card.isMember, bank.id === card.id]).toEqual([false, false, false]);
  expect(await open(kind, { pspId: 'bank' })).toEqual(bank);
  for (const other of [{}, { gpId: 'GPR8' }, { memberId: 1, pspId: 'bank' }])
    await expect(open(kind, other)).rejects.toThrow('account_owner');
});

it.each([
  'house_bonus',
  'house_breakage',
  'house_rebate',
  'house_commission',
  'house_suspense',
  'house_receivable',
])('%s is the house’s alone', async (kind) => {
  expect(await open(kind)).toMatchObject({ isMember: false });
  for (const other of [{ memberId: 1 }, { gpId: 'GPR8' }, { pspId: 'bank' }])
    await expect(open(kind, other)).rejects.toThrow('account_owner');
});

it('knows no other kinds, and no owner of two kinds', async () => {
  await expect(open('house_tip')).rejects.toThrow('account_owner');
  await expect(open('provider_ggr', { gpId: 'GPR8', pspId: 'bank' })).rejects.toThrow('account_owner');
});

it('moves money in and out through them, and what members hold there never goes below zero', async () => {
  const psp = await open('psp_float', { pspId: 'bank' });
  const main = await open('member_main', { memberId: 5 });
  const withdrawal = await open('member_withdrawal', { memberId: 5 });
  const bonus = await open('member_bonus', { memberId: 5 });
  const commission = await open('agent_commission', { memberId: 5 });
  const houseBonus = await open('house_bonus');
  const steps = [
    await move(psp, main, 100),
    await move(main, withdrawal, 60),
    await move(withdrawal, psp, 61),
    await move(withdrawal, psp, 60),
    await move(houseBonus, bonus, 30),
    await move(bonus, houseBonus, 31),
    await move(bonus, main, 30),
    await move(await open('house_commission'), commission, 10),
    await move(commission, main, 11),
    await move(commission, main, 10),
  ];
  expect(steps).toEqual([
    ...['posted', 'posted', 'insufficient', 'posted'],
    ...['posted', 'insufficient', 'posted'],
    ...['posted', 'insufficient', 'posted'],
  ]);
  const { rows } = await db.app.query('select ledger.balance_of($1)::int as minor', [main.id]);
  expect(rows).toEqual([{ minor: 80 }]);
  // an agent's commission goes to nobody else
  const other = await open('member_main', { memberId: 6 });
  await expect(move(commission, other, 0)).rejects.toThrow('two members');
  expect(await checkInvariants(db.on)).toEqual([]);
});
