import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankBookModule } from '#modules/bank-book';
import { applyWord, cashierModule, insertMethod, writeService } from '#modules/cashier';
import { ledgerModule, type WalletOwner } from '#modules/ledger';
import { compareBook } from '../../src/modules/bank-book/compare-book.ts';
import { openDeposit } from '../../src/modules/cashier/open-deposit.ts';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

const dayMs = 24 * 60 * 60_000;
const bank = { psp_id: 'HOUSEBANK', currency: 'VND' } as const;
const cards = { psp_id: 'CARDS', currency: 'VND' } as const;
let world: OfficeWorld;
let finance: Desk;
let checker: Desk;
let lastMember = 500;

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [cashierModule, bankBookModule, ledgerModule] });
  world.pass(Date.parse(`${dayAt(0)}T12:00:00Z`) - world.now().getTime());
  const { sql, sealing } = world.app.platform;
  const unused = { baseUrl: '', messageUrl: '', operatorId: 'x', keyId: 'x', secret: 'not-used-by-a-test' };
  const payee = { bank: 'Test Bank', account: '0071000123', holder: 'EIGHT HALLS' };
  const store = { sql, sealing };
  await writeService(store, {
    pspId: bank.psp_id,
    adapter: 'manual-transfer',
    ...unused,
    state: 'active',
    payee,
  });
  await writeService(store, { pspId: cards.psp_id, adapter: 'planted', ...unused, state: 'active' });
  for (const { psp_id: pspId } of [bank, cards])
    await insertMethod(sql, {
      ...{
        siteId: 1,
        currency: 'VND',
        pspId,
        pspMethod: 'transfer',
        kind: 'bank_transfer',
        direction: 'deposit',
        amountRule: 'as_paid',
      },
      ...{ minMinor: 1_000n, maxMinor: 10_000_000n, name: { en_US: 'Transfer' }, icon: 'lucide:landmark' },
      ...{ fields: [], sort: 0 },
    });
  finance = await world.seat('finance', ['finance']);
  checker = await world.seat('checker', ['checker']);
  const csv = {
    ...{
      delimiter: ';',
      decimal: '.',
      date_format: 'YYYY-MM-DD',
      skip_rows: 0,
      booked_on: 'day',
      value_on: '',
    },
    ...{
      amount: 'amount',
      credit: '',
      debit: '',
      balance: 'balance',
      id: 'id',
      reference: '',
      payer: 'payer',
    },
    ...{ text: 'text', currency: '', account: '' },
  };
  for (const book of [bank, cards])
    expect(
      await finance.ask('/bank-book/set', { ...book, account: '', csv, reason: 'As the bank writes' }),
    ).toMatchObject({ code: 100 });
});
afterAll(() => world.close());

/** The ledger has the clock of the database: whatever it books while this runs is before the end of the first day. */
const startMs = Date.now() + dayMs;
const dayAt = (days: number) => new Date(startMs + days * dayMs).toISOString().slice(0, 10);
const deps = () => world.app.faceOf(bankBookModule);
const look = (book: typeof bank | typeof cards) =>
  compareBook(deps(), { pspId: book.psp_id, currency: 'VND' });

/** A deposit that is asked for, by its number. */
async function open(book: typeof bank | typeof cards, amount: string) {
  lastMember += 1;
  const owner: WalletOwner = { siteId: 1, memberId: lastMember, currency: 'VND' };
  const { rows } = await world.test.pool.query<{ method_id: string }>(
    'select method_id::text from cashier.method where psp_id = $1',
    [book.psp_id],
  );
  const member = { ...owner } as Parameters<typeof openDeposit>[1];
  const opened = await openDeposit(deps().cashier, member, {
    ...{ methodId: rows[0]?.method_id ?? '', amount, clientKey: randomUUID(), fields: {}, language: 'en_US' },
    returnUrl: 'http://site1.localhost/',
  });
  if (!opened.ok) throw new Error(`the deposit was answered with ${opened.code}`);
  return { owner, number: opened.data };
}

/** Money that a service told of by itself. */
async function told(amount: string) {
  const { owner, number } = await open(cards, amount);
  const payments = [{ paymentRef: `pay-${number}`, currency: 'VND' as const, amountMinor: BigInt(amount) }];
  const word = { state: 'succeeded' as const, pspRef: `ref-${number}`, payments };
  await applyWord(deps().cashier, { pspId: cards.psp_id, orderId: number }, word, {
    actor: 'psp',
    messageId: null,
  });
  return { owner, number };
}

const balanceOf = (owner: WalletOwner) => world.app.faceOf(ledgerModule).balanceOf(owner);

interface Row {
  readonly day: string;
  readonly amount: number;
  readonly text?: string;
  readonly id: string;
}

/** A CSV file, and what goes around it. */
function file(book: typeof bank | typeof cards, opening: number, rows: readonly Row[]) {
  let balance = opening;
  const lines = rows.map(({ day, amount, text = '', id }) => {
    balance += amount;
    return [day, amount, balance, id, 'SOMEBODY', `"${text}"`].join(';');
  });
  const data = Buffer.from(['day;amount;balance;id;payer;text', ...lines].join('\n')).toString('base64');
  return { ...book, called: 'statement.csv', data };
}

async function keep(...given: Parameters<typeof file>) {
  return finance.ask('/bank-book/keep', { ...file(...given), reason: 'Statement of the day' });
}

interface Found {
  readonly break_id: number;
  readonly kind: string;
  readonly state: string;
  readonly day: string;
  readonly difference: string;
  readonly order_number: string | null;
  readonly is_agreed: boolean;
}

async function casesOf(book: typeof bank | typeof cards, more: object = {}): Promise<Found[]> {
  return (await finance.ask('/bank-book/breaks', { ...book, state: 'to_do', ...more })).data.list;
}

async function explain(cases: readonly Found[]): Promise<void> {
  for (const { break_id } of cases)
    expect(
      await finance.ask('/bank-book/work', { break_id, owner: 'me', state: 'explained', reason: 'Known' }),
    ).toMatchObject({ code: 100 });
}

/** What the bank's account has, from test to test. */
let bankHas = 0;

describe('a transfer to the house’s own account', () => {
  it('is credited by the statement that names it, with what came, once however often it is brought', async () => {
    const { owner, number } = await open(bank, '100000');
    const written = `chuyen tien ${number.toLowerCase().slice(0, 9)} ${number.slice(9)}`;
    const rows = [
      { day: dayAt(-3), amount: 7_000, text: 'Old balance of the account', id: 'B0' },
      { day: dayAt(0), amount: 90_000, text: written, id: 'B1' },
    ];
    const preview = await finance.ask('/bank-book/preview', file(bank, 0, rows));
    expect(preview.data).toMatchObject({
      fault: null,
      statement: {
        counts: { lines: 2, known: 0, credits: 1, breaks: 1, late: 0 },
        lines: [{ outcome: 'breaks' }, { outcome: 'credits', order_number: number }],
      },
    });
    expect(await balanceOf(owner)).toBe(0n);
    expect((await keep(bank, 0, rows)).data).toMatchObject({ lines: 2, new_lines: 2, open_cases: 1 });
    expect(await balanceOf(owner)).toBe(90_000n);
    expect((await keep(bank, 0, rows)).data).toMatchObject({ lines: 2, new_lines: 0 });
    await look(bank);
    expect(await balanceOf(owner)).toBe(90_000n);
    bankHas = 97_000;
  });

  it('that is paid again is looked at, and a number that is nearly one credits nobody', async () => {
    const { owner, number } = await open(bank, '50000');
    const other = await open(bank, '60000');
    const wrong = other.number.slice(1, 7).replaceAll('0', 'O').replaceAll('1', 'I');
    const rows = [
      { day: dayAt(0), amount: 50_000, text: number, id: 'B2' },
      { day: dayAt(0), amount: 50_000, text: number, id: 'B3' },
      { day: dayAt(0), amount: 60_000, text: `D${wrong}${other.number.slice(7)}`, id: 'B4' },
    ];
    const preview = (await finance.ask('/bank-book/preview', file(bank, bankHas, rows))).data.statement;
    expect(preview.counts).toMatchObject({ credits: 1, second: 1, breaks: 1 });
    await keep(bank, bankHas, rows);
    bankHas += 160_000;
    expect([await balanceOf(owner), await balanceOf(other.owner)]).toEqual([50_000n, 0n]);
    const { rows: second } = await world.test.pool.query(
      'select state, received_minor::int as received from cashier.deposit where follows_order_id = $1',
      [number],
    );
    expect(second).toEqual([{ state: 'review', received: 50_000 }]);
    const kinds = (await casesOf(bank)).map(({ kind, difference }) => [kind, difference]);
    expect(kinds).toHaveLength(3);
    expect(kinds).toEqual(
      expect.arrayContaining([
        ['not_here', '50000'],
        ['not_here', '60000'],
      ]),
    );
  });

  it('that comes late, after its deposit has expired, is credited', async () => {
    const { owner, number } = await open(bank, '20000');
    await applyWord(
      deps().cashier,
      { pspId: bank.psp_id, orderId: number },
      { state: 'refused', code: 'EXPIRED' },
      { actor: 'psp', messageId: null },
    );
    await keep(bank, bankHas, [{ day: dayAt(0), amount: 20_000, text: number, id: 'B5' }]);
    bankHas += 20_000;
    expect(await balanceOf(owner)).toBe(20_000n);
  });
});

describe('a file', () => {
  it.each([
    [
      'that does not add up',
      'day;amount;balance;id;payer;text\n2026-03-01;5;5;1;;\n2026-03-01;5;11;2;;',
      'wrong_sum',
      3,
    ],
    ['that was cut off', 'day;amount;balance;id;payer;text\n2026-03-01;5;5', 'truncated', 2],
    ['of another shape', '<?xml version="1.0"?><!DOCTYPE a []><a/>', 'doctype', 1],
  ])('%s is refused with its line, and nothing is kept', async (_, text, reason, line) => {
    const before = (await finance.ask('/bank-book/days', bank)).data.list;
    const asked = { ...bank, called: 'x', data: Buffer.from(text).toString('base64') };
    expect((await finance.ask('/bank-book/preview', asked)).data).toEqual({
      fault: { reason, line },
      statement: null,
    });
    expect(await finance.ask('/bank-book/keep', { ...asked, reason: 'Try' })).toMatchObject({ code: 101 });
    expect((await finance.ask('/bank-book/days', bank)).data.list).toEqual(before);
  });

  it('with a formula is kept as text', async () => {
    const formula = '=cmd|calc!A1';
    await keep(bank, bankHas, [{ day: dayAt(0), amount: 1_000, text: formula, id: 'B6' }]);
    bankHas += 1_000;
    const { list } = (await finance.ask('/bank-book/lines', { ...bank, day: dayAt(0) })).data;
    expect(list.at(-1)).toMatchObject({ text: formula, order: null });
  });
});

describe('what a service told of by itself', () => {
  it('is held against its statement: every kind of difference is a case, and closes by itself', async () => {
    const [same, less, missing, twice] = [
      await told('10000'),
      await told('20000'),
      await told('30000'),
      await told('40000'),
    ];
    const today = dayAt(0);
    const rows = [
      { day: dayAt(-3), amount: 1, text: 'Interest', id: 'C0' },
      { day: today, amount: 10_000, text: same.number, id: 'C1' },
      { day: today, amount: 19_000, text: less.number, id: 'C2' },
      { day: today, amount: 40_000, text: twice.number, id: 'C3' },
      { day: today, amount: 40_000, text: twice.number, id: 'C4' },
    ];
    await keep(cards, 0, rows);
    const found = (await casesOf(cards)).map(({ kind, order_number, difference }) => [
      kind,
      order_number,
      difference,
    ]);
    expect(found).toHaveLength(4);
    expect(found).toEqual(
      expect.arrayContaining([
        ['not_here', null, '1'],
        ['amount', less.number, '-1000'],
        ['twice', twice.number, '40000'],
        ['not_there', missing.number, '-30000'],
      ]),
    );
    // the next statement has what was missing
    await keep(cards, 109_001, [{ day: today, amount: 30_000, text: missing.number, id: 'C5' }]);
    expect(await casesOf(cards, { kind: 'not_there' })).toEqual([]);
    const [resolved] = await casesOf(cards, { kind: 'not_there', state: 'resolved' });
    expect(resolved).toMatchObject({ is_agreed: true });
    const { steps } = (await finance.ask('/bank-book/break', { break_id: resolved?.break_id })).data;
    expect(steps.map(({ what }: { what: string }) => what)).toEqual(['found', 'agreed']);
  });

  it('is a case where its line is days away', async () => {
    const far = await told('5000');
    await keep(cards, 139_001, [{ day: dayAt(4), amount: 5_000, text: far.number, id: 'C6' }]);
    expect(await casesOf(cards, { kind: 'day' })).toMatchObject([
      { order_number: far.number, difference: '0' },
    ]);
  });
});

describe('a day', () => {
  const close = (day: string, desk = finance) =>
    desk.ask('/bank-book/close', { ...bank, day, reason: 'The day is over' });
  const agree = async (asked: Awaited<ReturnType<typeof close>>) =>
    checker.ask('/change-request/vote', {
      change_request_id: asked.data.change_request_id,
      verdict: 'approve',
      reason: 'Looked at it',
    });

  it('is closed in its turn, once it is over, its cases are explained and everything comes to the same', async () => {
    const [first, today] = [dayAt(-3), dayAt(0)];
    expect(await close(today)).toMatchObject({ code: 102 });
    expect(await close(first)).toMatchObject({ code: 103 });
    expect((await checker.ask('/bank-book/close', { ...bank, day: first, reason: 'Me' })).status).toBe(403);
    await explain(await casesOf(bank));
    const asked = await close(first);
    expect(asked).toMatchObject({ code: 100, data: { state: 'pending' } });
    expect(await agree(asked)).toMatchObject({ code: 100 });
    expect(await close(today)).toMatchObject({ code: 104 });
    world.pass(2 * dayMs);
    [finance, checker] = [await world.signIn('finance'), await world.signIn('checker')];
    const { data } = await finance.ask('/bank-book/day', { ...bank, day: today });
    // the second payment, the wrong number and the formula are cases
    expect(data).toMatchObject({
      ...{ opening: '7000', came_in: '271000', closing: '278000', told_closing: '278000', obstacle: null },
      beside: {
        bank: '278000',
        ledger: '160000',
        difference: '118000',
        on_the_way: '0',
        cases: '118000',
        unexplained: '0',
      },
    });
    expect(await agree(await close(today))).toMatchObject({ code: 100 });
    expect((await finance.ask('/bank-book/day', { ...bank, day: today })).data).toMatchObject({
      state: 'closed',
      closed: { operator: { account: 'checker' } },
    });
    expect(await close(today)).toMatchObject({ code: 101 });
  });

  it('that is closed stays as it is: a late line counts to the next open day and says so', async () => {
    const today = new Date(world.now().getTime() - 2 * dayMs).toISOString().slice(0, 10);
    const next = new Date(world.now().getTime() - dayMs).toISOString().slice(0, 10);
    const before = (await finance.ask('/bank-book/day', { ...bank, day: today })).data;
    const { owner, number } = await open(bank, '3000');
    const rows = [
      { day: today, amount: 3_000, text: number, id: 'B8' },
      { day: next, amount: -500, text: 'Paper', id: 'B9' },
    ];
    const late = { late_lines: 1, new_lines: 2 };
    expect(
      (await finance.ask('/bank-book/preview', file(bank, bankHas, rows))).data.statement.counts,
    ).toMatchObject({ late: 1 });
    expect((await keep(bank, bankHas, rows)).data).toMatchObject(late);
    expect(await balanceOf(owner)).toBe(3_000n);
    expect((await finance.ask('/bank-book/day', { ...bank, day: today })).data).toEqual(before);
    const day = (await finance.ask('/bank-book/day', { ...bank, day: next })).data;
    expect(day).toMatchObject({
      opening: '278000',
      came_in: '3000',
      went_out: '500',
      closing: '280500',
      told_closing: '280500',
      late_lines: 1,
    });
    const { list } = (await finance.ask('/bank-book/lines', { ...bank, day: next })).data;
    expect(list).toMatchObject([
      { booked_on: today, is_late: true, order: { order_number: number } },
      { is_late: false },
    ]);
    for (const statement of [
      `update bankbook.day set told_closing_minor = 1 where state = 'closed'`,
      `delete from bankbook.line`,
      `update bankbook.line set amount_minor = 1`,
      `insert into bankbook.line (psp_id, currency, line_id, booked_on, value_on, day, amount_minor, is_fee, reference,
         payer, text, statement_id) select psp_id, currency, 'new', day, day, day, 1, false, '', '', '', 1
       from bankbook.day where state = 'closed' limit 1`,
    ])
      await expect(world.test.pool.query(statement)).rejects.toMatchObject({ code: '23001' });
  });

  it('nobody closes whose lines do not lead to the bank’s closing', async () => {
    const next = new Date(world.now().getTime() - dayMs).toISOString().slice(0, 10);
    await explain(await casesOf(bank));
    // a statement is missing in between
    await keep(bank, bankHas + 99_999, [{ day: next, amount: 10, text: 'x', id: 'B10' }]);
    await explain(await casesOf(bank));
    expect((await finance.ask('/bank-book/day', { ...bank, day: next })).data).toMatchObject({
      obstacle: 'does_not_add_up',
    });
    expect(await close(next)).toMatchObject({ code: 103 });
  });
});
