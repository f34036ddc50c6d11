import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyWord } from '#modules/cashier';
import { bank, cards, createBankBookWorld, dayMs, type BankBookWorld } from './bank-book-world.ts';

let here: BankBookWorld;

beforeAll(async () => {
  here = await createBankBookWorld();
});
afterAll(() => here.world.close());

/** What the bank's account has, from test to test. */
let bankHas = 0;

describe('a transfer to the house’s own account', () => {
  it('is credited by the statement that names it, with what came, once however often it is brought', async () => {
    const { owner, number } = await here.open(bank, '100000');
    const written = `chuyen tien ${number.toLowerCase().slice(0, 9)} ${number.slice(9)}`;
    const rows = [
      { day: here.dayAt(-3), amount: 7_000, text: 'Old balance of the account', id: 'B0' },
      { day: here.dayAt(0), amount: 90_000, text: written, id: 'B1' },
    ];
    const preview = await here.seats.finance.ask('/bank-book/preview', here.file(bank, 0, rows));
    expect(preview.data).toMatchObject({
      fault: null,
      statement: {
        counts: { lines: 2, known: 0, credits: 1, breaks: 1, late: 0 },
        lines: [{ outcome: 'breaks' }, { outcome: 'credits', order_number: number }],
      },
    });
    expect(await here.balanceOf(owner)).toBe(0n);
    expect((await here.keep(bank, 0, rows)).data).toMatchObject({ lines: 2, new_lines: 2, open_cases: 1 });
    expect(await here.balanceOf(owner)).toBe(90_000n);
    expect((await here.keep(bank, 0, rows)).data).toMatchObject({ lines: 2, new_lines: 0 });
    await here.look(bank);
    expect(await here.balanceOf(owner)).toBe(90_000n);
    bankHas = 97_000;
  });

  it('that is paid again is looked at, and a number that is nearly one credits nobody', async () => {
    const { owner, number } = await here.open(bank, '50000');
    const other = await here.open(bank, '60000');
    const wrong = other.number.slice(1, 7).replaceAll('0', 'O').replaceAll('1', 'I');
    const rows = [
      { day: here.dayAt(0), amount: 50_000, text: number, id: 'B2' },
      { day: here.dayAt(0), amount: 50_000, text: number, id: 'B3' },
      { day: here.dayAt(0), amount: 60_000, text: `D${wrong}${other.number.slice(7)}`, id: 'B4' },
    ];
    const preview = (await here.seats.finance.ask('/bank-book/preview', here.file(bank, bankHas, rows))).data
      .statement;
    expect(preview.counts).toMatchObject({ credits: 1, second: 1, breaks: 1 });
    await here.keep(bank, bankHas, rows);
    bankHas += 160_000;
    expect([await here.balanceOf(owner), await here.balanceOf(other.owner)]).toEqual([50_000n, 0n]);
    const { rows: second } = await here.world.test.pool.query(
      'select state, received_minor::int as received from cashier.deposit where follows_order_id = $1',
      [number],
    );
    expect(second).toEqual([{ state: 'review', received: 50_000 }]);
    const kinds = (await here.casesOf(bank)).map(({ kind, difference }) => [kind, difference]);
    expect(kinds).toHaveLength(3);
    expect(kinds).toEqual(
      expect.arrayContaining([
        ['not_here', '50000'],
        ['not_here', '60000'],
      ]),
    );
  });

  it('that comes late, after its deposit has expired, is credited', async () => {
    const { owner, number } = await here.open(bank, '20000');
    await applyWord(
      here.deps.cashier,
      { pspId: bank.psp_id, orderId: number },
      { state: 'refused', code: 'EXPIRED' },
      { actor: 'psp', messageId: null },
    );
    await here.keep(bank, bankHas, [{ day: here.dayAt(0), amount: 20_000, text: number, id: 'B5' }]);
    bankHas += 20_000;
    expect(await here.balanceOf(owner)).toBe(20_000n);
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
    const before = (await here.seats.finance.ask('/bank-book/days', bank)).data.list;
    const asked = { ...bank, called: 'x', data: Buffer.from(text).toString('base64') };
    expect((await here.seats.finance.ask('/bank-book/preview', asked)).data).toEqual({
      fault: { reason, line },
      statement: null,
    });
    expect(await here.seats.finance.ask('/bank-book/keep', { ...asked, reason: 'Try' })).toMatchObject({
      code: 101,
    });
    expect((await here.seats.finance.ask('/bank-book/days', bank)).data.list).toEqual(before);
  });

  it('with a formula is kept as text', async () => {
    const formula = '=cmd|calc!A1';
    await here.keep(bank, bankHas, [{ day: here.dayAt(0), amount: 1_000, text: formula, id: 'B6' }]);
    bankHas += 1_000;
    const { list } = (await here.seats.finance.ask('/bank-book/lines', { ...bank, day: here.dayAt(0) })).data;
    expect(list.at(-1)).toMatchObject({ text: formula, order: null });
  });
});

describe('what a service told of by itself', () => {
  it('is held against its statement: every kind of difference is a case, and closes by itself', async () => {
    const [same, less, missing, twice] = [
      await here.told('10000'),
      await here.told('20000'),
      await here.told('30000'),
      await here.told('40000'),
    ];
    const today = here.dayAt(0);
    const rows = [
      { day: here.dayAt(-3), amount: 1, text: 'Interest', id: 'C0' },
      { day: today, amount: 10_000, text: same.number, id: 'C1' },
      { day: today, amount: 19_000, text: less.number, id: 'C2' },
      { day: today, amount: 40_000, text: twice.number, id: 'C3' },
      { day: today, amount: 40_000, text: twice.number, id: 'C4' },
    ];
    await here.keep(cards, 0, rows);
    const found = (await here.casesOf(cards)).map(({ kind, order_number, difference }) => [
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
    await here.keep(cards, 109_001, [{ day: today, amount: 30_000, text: missing.number, id: 'C5' }]);
    expect(await here.casesOf(cards, { kind: 'not_there' })).toEqual([]);
    const [resolved] = await here.casesOf(cards, { kind: 'not_there', state: 'resolved' });
    expect(resolved).toMatchObject({ is_agreed: true });
    const { steps } = (await here.seats.finance.ask('/bank-book/break', { break_id: resolved?.break_id }))
      .data;
    expect(steps.map(({ what }: { what: string }) => what)).toEqual(['found', 'agreed']);
  });

  it('is a case where its line is days away', async () => {
    const far = await here.told('5000');
    await here.keep(cards, 139_001, [{ day: here.dayAt(4), amount: 5_000, text: far.number, id: 'C6' }]);
    expect(await here.casesOf(cards, { kind: 'day' })).toMatchObject([
      { order_number: far.number, difference: '0' },
    ]);
  });
});

describe('a day', () => {
  const close = (day: string) => here.askToClose(bank, day);

  it('is closed in its turn, once it is over, its cases are explained and everything comes to the same', async () => {
    const [first, today] = [here.dayAt(-3), here.dayAt(0)];
    expect(await close(today)).toMatchObject({ code: 102 });
    expect(await close(first)).toMatchObject({ code: 103 });
    expect(
      (await here.seats.checker.ask('/bank-book/close', { ...bank, day: first, reason: 'Me' })).status,
    ).toBe(403);
    await here.explain(await here.casesOf(bank));
    const asked = await close(first);
    expect(asked).toMatchObject({ code: 100, data: { state: 'pending' } });
    expect(await here.agree(asked)).toMatchObject({ code: 100 });
    expect(await close(today)).toMatchObject({ code: 104 });
    await here.passDays(2);
    const { data } = await here.seats.finance.ask('/bank-book/day', { ...bank, day: today });
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
    expect(await here.agree(await close(today))).toMatchObject({ code: 100 });
    expect((await here.seats.finance.ask('/bank-book/day', { ...bank, day: today })).data).toMatchObject({
      state: 'closed',
      closed: { operator: { account: 'checker' } },
    });
    expect(await close(today)).toMatchObject({ code: 101 });
  });

  it('that is closed stays as it is: a late line counts to the next open day and says so', async () => {
    const today = new Date(here.world.now().getTime() - 2 * dayMs).toISOString().slice(0, 10);
    const next = new Date(here.world.now().getTime() - dayMs).toISOString().slice(0, 10);
    const before = (await here.seats.finance.ask('/bank-book/day', { ...bank, day: today })).data;
    const { owner, number } = await here.open(bank, '3000');
    const rows = [
      { day: today, amount: 3_000, text: number, id: 'B8' },
      { day: next, amount: -500, text: 'Paper', id: 'B9' },
    ];
    const late = { late_lines: 1, new_lines: 2 };
    expect(
      (await here.seats.finance.ask('/bank-book/preview', here.file(bank, bankHas, rows))).data.statement
        .counts,
    ).toMatchObject({ late: 1 });
    expect((await here.keep(bank, bankHas, rows)).data).toMatchObject(late);
    expect(await here.balanceOf(owner)).toBe(3_000n);
    expect((await here.seats.finance.ask('/bank-book/day', { ...bank, day: today })).data).toEqual(before);
    const day = (await here.seats.finance.ask('/bank-book/day', { ...bank, day: next })).data;
    expect(day).toMatchObject({
      opening: '278000',
      came_in: '3000',
      went_out: '500',
      closing: '280500',
      told_closing: '280500',
      late_lines: 1,
    });
    const { list } = (await here.seats.finance.ask('/bank-book/lines', { ...bank, day: next })).data;
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
      await expect(here.world.test.pool.query(statement)).rejects.toMatchObject({ code: '23001' });
  });

  it('nobody closes whose lines do not lead to the bank’s closing', async () => {
    const next = new Date(here.world.now().getTime() - dayMs).toISOString().slice(0, 10);
    await here.explain(await here.casesOf(bank));
    // a statement is missing in between
    await here.keep(bank, bankHas + 99_999, [{ day: next, amount: 10, text: 'x', id: 'B10' }]);
    await here.explain(await here.casesOf(bank));
    expect((await here.seats.finance.ask('/bank-book/day', { ...bank, day: next })).data).toMatchObject({
      obstacle: 'does_not_add_up',
    });
    expect(await close(next)).toMatchObject({ code: 103 });
  });
});
