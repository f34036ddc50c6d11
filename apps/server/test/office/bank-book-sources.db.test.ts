import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchDue } from '../../src/modules/bank-book/fetch-due.ts';
import type { PaymentAdapter, ServiceStatement } from '../../src/modules/cashier/service/payment-adapter.ts';
import { bank, cards, columns, createBankBookWorld, dayMs, type BankBookWorld } from './bank-book-world.ts';

let here: BankBookWorld;
const reason = 'As the bank says';

beforeAll(async () => {
  here = await createBankBookWorld({ ...columns, balance: '', fee_words: 'phi,fee' });
});
afterAll(() => here.world.close());

describe('a file without balances', () => {
  const row = (day: string, amount: number, text: string) => `${day};${amount};;${text};SOMEBODY;${text}`;
  const file = (rows: readonly string[], balances: object = {}) => ({
    ...{ ...bank, called: 'x.csv', ...balances },
    data: Buffer.from(['day;amount;balance;id;payer;text', ...rows].join('\n')).toString('base64'),
  });
  const preview = async (...given: Parameters<typeof file>) =>
    (await here.seats.finance.ask('/bank-book/preview', file(...given))).data;
  const keep = (...given: Parameters<typeof file>) =>
    here.seats.finance.ask('/bank-book/keep', { ...file(...given), reason });

  it('needs to be told what the account had, unless the book knows', async () => {
    const first = [row(here.dayAt(-4), 500, 'A')];
    expect((await preview(first)).fault).toEqual({ reason: 'no_opening', line: null });
    expect(await keep(first)).toMatchObject({ code: 101 });
    expect((await preview(first, { opening: '1.5' })).fault).toMatchObject({ reason: 'bad_amount' });
    expect((await preview(first, { opening: '1000', closing: '1400' })).fault).toMatchObject({
      reason: 'wrong_sum',
    });
    expect((await preview(first, { opening: '1000', closing: '1500' })).statement).toMatchObject({
      ...{ opening: '1000', closing: '1500' },
    });
    expect(await keep(first, { opening: '1000', closing: '1500' })).toMatchObject({ code: 100 });
    const next = [row(here.dayAt(-3), 100, 'B'), row(here.dayAt(-3), -20, 'Phi SMS')];
    expect((await preview(next)).statement).toMatchObject({
      ...{ opening: '1500', closing: '1580', counts: { fees: 1, breaks: 1 } },
    });
    expect((await preview(next, { opening: '1400' })).statement.opening).toBe('1400');
    await keep(next);
    // the same days again begin where they have begun
    expect((await preview([...first, ...next])).fault).toMatchObject({ reason: 'no_opening' });
    expect((await keep(next)).data).toMatchObject({ new_lines: 0 });
    expect((await here.dayOf(bank, here.dayAt(-3))).data).toMatchObject({
      ...{ opening: '1500', fees: '20', closing: '1580', told_closing: '1580' },
    });
  });
});

describe('a service that tells its statements', () => {
  const told = new Map<string, ServiceStatement | Error>();
  const asked: string[] = [];
  const nothing = (balanceMinor: bigint): ServiceStatement => ({
    ...{ openingMinor: balanceMinor, closingMinor: balanceMinor, lines: [] },
  });
  const line = (day: string, lineId: string, amountMinor: bigint, orderId: string | null = null) => ({
    ...{ lineId, at: new Date(`${day}T08:00:00Z`), orderId, pspRef: null, amountMinor },
    kind: amountMinor < 0n ? ('fee' as const) : ('deposit' as const),
  });
  const fetch = (day: string) => here.seats.finance.ask('/bank-book/fetch', { ...cards, day, reason });
  const state = async () => {
    const { list } = (await here.seats.finance.ask('/bank-book/list', {})).data;
    return list.find(({ psp_id: id }: { psp_id: string }) => id === cards.psp_id).asked;
  };
  const days = async () =>
    (await here.seats.finance.ask('/bank-book/days', cards)).data.list.map(({ day }: { day: string }) => day);

  beforeAll(() => {
    const planted: Pick<PaymentAdapter, 'readStatement' | 'close'> = {
      async readStatement(_, currency, day) {
        asked.push(`${currency} ${day}`);
        const answer = told.get(day) ?? new Error('HTTP 502');
        if (answer instanceof Error) throw answer;
        return answer;
      },
      close: async () => {},
    };
    Object.assign(here.deps.cashier.adapters, { planted });
  });

  it('is asked for the day that is over until it has told it, and begins no book with nothing', async () => {
    const [yesterday] = [here.dayAt(-1)];
    await fetchDue(here.deps);
    expect(asked.splice(0)).toEqual([`VND ${yesterday}`]);
    expect(await state()).toMatchObject({ until: null, why: 'HTTP 502' });
    await fetchDue(here.deps);
    expect(asked.splice(0)).toEqual([]);
    here.world.pass(2 * 60_000);
    told.set(yesterday, { ...nothing(0n), closingMinor: 5n });
    await fetchDue(here.deps);
    expect(await state()).toMatchObject({
      until: null,
      why: expect.stringMatching(/opening to its closing/),
    });
    told.set(yesterday, nothing(0n));
    here.world.pass(5 * 60_000);
    await fetchDue(here.deps);
    expect(await state()).toEqual({ until: yesterday, why: null, again_at: null });
    expect(await days()).toEqual([]);
    await fetchDue(here.deps);
    expect(asked.splice(0)).toHaveLength(2);
  });

  it('is held against orders like a file, each line once, and a day without lines is told as well', async () => {
    const [today, next] = [here.dayAt(0), here.dayAt(1)];
    const { number } = await here.told('7000');
    const lines = [line(today, 'S1', 7_000n, number), line(today, 'S2', -7n)];
    told.set(today, { openingMinor: 0n, closingMinor: 6_993n, lines });
    const both = await Promise.all([fetch(today), fetch(today)]);
    expect(
      both.map(({ data }) => data.new_lines).toSorted((one: number, other: number) => one - other),
    ).toEqual([0, 2]);
    expect(both[0]?.data).toMatchObject({ lines: 2, open_cases: 0 });
    expect((await here.dayOf(cards, today)).data).toMatchObject({
      ...{ came_in: '7000', fees: '7', closing: '6993', told_closing: '6993' },
    });
    told.set(next, nothing(6_993n));
    await here.passDays(2);
    asked.length = 0;
    await fetchDue(here.deps);
    expect(asked).toEqual([`VND ${today}`, `VND ${next}`]);
    expect(await days()).toEqual([next, today]);
    expect((await here.dayOf(cards, next)).data).toMatchObject({ told_closing: '6993', lines: 0 });
  });

  it('that says another amount of a line than before adds the difference, once, as a case', async () => {
    const [{ order }] = (await here.seats.finance.ask('/bank-book/lines', { ...cards, day: here.dayAt(0) }))
      .data.list;
    const number: string = order.order_number;
    const said = (amountMinor: bigint) => {
      const lines = [line(here.dayAt(0), 'S1', amountMinor, number), line(here.dayAt(0), 'S2', -7n)];
      told.set(here.dayAt(0), { openingMinor: 0n, closingMinor: amountMinor - 7n, lines });
      return fetch(here.dayAt(0));
    };
    expect((await said(7_100n)).data).toMatchObject({ new_lines: 1, open_cases: 1 });
    expect((await said(7_100n)).data).toMatchObject({ new_lines: 0 });
    expect(await here.casesOf(cards)).toMatchObject([
      { kind: 'twice', difference: '100', order_number: number },
    ]);
    expect((await here.dayOf(cards, here.dayAt(0))).data).toMatchObject({
      closing: '7093',
      told_closing: '7093',
    });
    expect((await said(7_000n)).data).toMatchObject({ new_lines: 1, open_cases: 2 });
    expect((await here.dayOf(cards, here.dayAt(0))).data).toMatchObject({
      closing: '6993',
      told_closing: '6993',
    });
  });

  it('says why it was asked in vain, and for which days it can’t be', async () => {
    expect(
      await fetch(new Date(here.world.now().getTime() + dayMs).toISOString().slice(0, 10)),
    ).toMatchObject({
      code: 103,
    });
    expect(await fetch(here.dayAt(2))).toMatchObject({ code: 101 });
    expect(
      await here.seats.finance.ask('/bank-book/fetch', { ...bank, day: here.dayAt(0), reason }),
    ).toMatchObject({
      code: 101,
    });
  });

  it('and a file are not both believed of one day', async () => {
    const rows = (day: string) =>
      Buffer.from(`day;amount;balance;id;payer;text\n${day};5;;F1;X;Y`).toString('base64');
    const file = (day: string) => ({ ...cards, called: 'x.csv', data: rows(day), opening: '6993' });
    const preview = await here.seats.finance.ask('/bank-book/preview', file(here.dayAt(0)));
    expect(preview.data.fault).toEqual({ reason: 'other_source', line: null });
    expect(await here.seats.finance.ask('/bank-book/keep', { ...file(here.dayAt(0)), reason })).toMatchObject(
      {
        code: 101,
      },
    );
    expect(await here.seats.finance.ask('/bank-book/keep', { ...file(here.dayAt(2)), reason })).toMatchObject(
      {
        code: 100,
      },
    );
    told.set(here.dayAt(2), nothing(6_993n));
    expect(await fetch(here.dayAt(2))).toMatchObject({ code: 102 });
  });
});
