import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { bankBookModule } from '#modules/bank-book';
import { applyWord, cashierModule, insertMethod, writeService } from '#modules/cashier';
import { ledgerModule, type WalletOwner } from '#modules/ledger';
import { compareBook } from '../../src/modules/bank-book/compare-book.ts';
import { openDeposit } from '../../src/modules/cashier/deposit/open-deposit.ts';
import { newOrderNumber } from '../../src/modules/cashier/order-number.ts';
import type { PayoutWord } from '../../src/modules/cashier/service/payment-adapter.ts';
import { applyPayoutWord } from '../../src/modules/cashier/withdrawal/apply-payout-word.ts';
import { carryOn } from '../../src/modules/cashier/withdrawal/carry-on.ts';
import { insertWithdrawal, moveWithdrawal } from '../../src/modules/cashier/withdrawal/withdrawal.repo.ts';
import { createOfficeWorld } from '../office-world.ts';

export const dayMs = 24 * 60 * 60_000;
/** Where members transfer to by themselves, and a service that tells of each payment. */
export const bank = { psp_id: 'HOUSEBANK', currency: 'VND' } as const;
export const cards = { psp_id: 'CARDS', currency: 'VND' } as const;
export type Book = typeof bank | typeof cards;

export interface Row {
  readonly day: string;
  readonly amount: number;
  readonly text?: string;
  readonly id: string;
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

/** As the bank of these tests writes its files. */
export const columns = {
  ...{ delimiter: ';', decimal: '.', date_format: 'YYYY-MM-DD', skip_rows: 0, booked_on: 'day' },
  ...{ value_on: '', amount: 'amount', credit: '', debit: '', balance: 'balance', id: 'id' },
  ...{ reference: '', payer: 'payer', text: 'text', currency: '', account: '' },
};

export type BankBookWorld = Awaited<ReturnType<typeof createBankBookWorld>>;

/** An office with two services' books; the day 0 is the one that the clock is in. */
export async function createBankBookWorld(csv: object = columns) {
  const world = await createOfficeWorld({ modules: [cashierModule, bankBookModule, ledgerModule] });
  const { sql, sealing } = world.app.platform;
  const { pool } = world.test;
  const deps = world.app.faceOf(bankBookModule);
  /** The ledger has the clock of the database: whatever it books while this runs is before the end of the day 0. */
  const startMs = Date.now() + dayMs;
  const dayAt = (days: number) => new Date(startMs + days * dayMs).toISOString().slice(0, 10);
  world.pass(Date.parse(`${dayAt(0)}T12:00:00Z`) - world.now().getTime());
  const unused = { baseUrl: '', messageUrl: '', operatorId: 'x', keyId: 'x', secret: 'not-used-by-a-test' };
  const payee = { bank: 'Test Bank', account: '0071000123', holder: 'EIGHT HALLS' };
  const manual = { pspId: bank.psp_id, adapter: 'manual-transfer', ...unused, payee };
  await writeService({ sql, sealing }, { ...manual, state: 'active' });
  const { adapters } = deps.cashier;
  const unclear = async () => ({ state: 'unknown', why: 'nobody is asked here' });
  const said = { openDeposit: unclear, askDeposit: unclear, close: async () => {} };
  Object.assign(adapters, { planted: { ...adapters['signed-http'], ...said } });
  const planted = { pspId: cards.psp_id, adapter: 'planted', ...unused };
  await writeService({ sql, sealing }, { ...planted, state: 'active' });
  for (const { psp_id: pspId } of [bank, cards])
    for (const direction of ['deposit', 'withdrawal'] as const)
      await insertMethod(sql, {
        ...{ siteId: 1, currency: 'VND', pspId, pspMethod: 'transfer', direction },
        ...{ code: pspId.toLowerCase(), kind: 'bank_transfer' },
        ...{ amountRule: 'as_paid', minMinor: 1_000n, maxMinor: 10_000_000n, name: { en_US: 'Transfer' } },
        ...{ icon: 'lucide:landmark', fields: [], sort: 0 },
      });
  const seats = {
    finance: await world.seat('finance', ['finance']),
    checker: await world.seat('checker', ['checker']),
  };
  for (const book of [bank, cards])
    expect(
      await seats.finance.ask('/bank-book/set', { ...book, account: '', csv, reason: 'As the bank writes' }),
    ).toMatchObject({ code: 100 });
  let lastMember = 500;

  /** A deposit that is asked for, by its number. */
  async function open(book: Book, amount: string) {
    lastMember += 1;
    const owner: WalletOwner = { siteId: 1, memberId: lastMember, currency: 'VND' };
    const { rows } = await pool.query<{ method_id: string }>(
      `select method_id::text from cashier.method join cashier.route using (method_id)
       where psp_id = $1 and direction = 'deposit'`,
      [book.psp_id],
    );
    const member = { ...owner } as Parameters<typeof openDeposit>[1];
    const opened = await openDeposit(deps.cashier, member, {
      ...{ methodId: rows[0]?.method_id ?? '', amount, clientKey: randomUUID(), fields: {} },
      ...{ language: 'en_US', returnUrl: 'http://site1.localhost/' },
    });
    if (!opened.ok) throw new Error(`the deposit was answered with ${opened.code}`);
    return { owner, number: opened.data };
  }

  /** A CSV file, and what goes around it. */
  function file(book: Book, opening: number, rows: readonly Row[]) {
    let balance = opening;
    const lines = rows.map(({ day, amount, text = '', id }) => {
      balance += amount;
      return [day, amount, balance, id, 'SOMEBODY', `"${text}"`].join(';');
    });
    const data = Buffer.from(['day;amount;balance;id;payer;text', ...lines].join('\n')).toString('base64');
    return { ...book, called: 'statement.csv', data };
  }

  /** A withdrawal that `cards` was asked to pay and has not answered; it has to be of a member with that much money. */
  async function send(owner: WalletOwner, amountMinor: bigint): Promise<string> {
    const { cashier } = deps;
    const now = world.now();
    const orderId = newOrderNumber(now, 'W');
    await cashier.ledger.openWithdrawals(sql, owner);
    await insertWithdrawal(pool, {
      ...{ orderId, owner, payoutAccountId: randomUUID(), clientKey: orderId, amountMinor, now, nextAt: now },
      ...{ requestHash: Buffer.alloc(1), heldMinor: 0n, mostUnderWay: 100 },
      booking: cashier.ledger.withdrawalPosting(
        { step: 'hold' },
        { ...owner, orderKey: orderId, amountMinor },
      ),
    });
    const { rows } = await pool.query<{ method_id: string }>(
      `select method_id::text from cashier.method join cashier.route using (method_id)
       where psp_id = $1 and direction = 'withdrawal'`,
      [cards.psp_id],
    );
    const told = { psp_id: cards.psp_id, method_id: rows[0]?.method_id ?? '' };
    for (const [from, to, cause] of [
      ['requested', 'screening', 'looked_at'],
      ['screening', 'approved', 'in_review'],
      ['approved', 'sending', 'sent'],
    ] as const)
      await moveWithdrawal(pool, {
        ...{ from: { orderId, state: from, attempts: 0 }, to, cause, actor: 'system', messageId: null },
        ...{ now, nextAt: now, told: to === 'sending' ? told : {}, booking: null },
      });
    return orderId;
  }

  /** What `cards` says of a withdrawal that it was asked to pay. */
  async function say(orderId: string, word: PayoutWord): Promise<void> {
    const which = { pspId: cards.psp_id, orderId, attempt: 1 };
    await applyPayoutWord(deps.cashier, which, word, { messageId: null });
    await carryOn(deps.cashier, orderId);
  }

  return {
    ...{ world, deps, seats, dayAt, open, file, send },
    paid: (orderId: string) => say(orderId, { state: 'succeeded', pspRef: `out-${orderId}` }),
    cameBack: (orderId: string) => say(orderId, { state: 'refused', code: 'NO_ACCOUNT', cameBack: true }),
    look: (book: Book) => compareBook(deps, { pspId: book.psp_id, currency: 'VND' }),
    balanceOf: (owner: WalletOwner) => world.app.faceOf(ledgerModule).balanceOf(owner),

    /** Money that a service told of by itself. */
    async told(amount: string) {
      const { owner, number } = await open(cards, amount);
      const payment = { paymentRef: `pay-${number}`, currency: 'VND' as const, amountMinor: BigInt(amount) };
      await applyWord(
        deps.cashier,
        { pspId: cards.psp_id, orderId: number },
        { state: 'succeeded', pspRef: `ref-${number}`, payments: [payment] },
        { actor: 'psp', messageId: null },
      );
      return { owner, number };
    },

    /** What `cards` says was taken back of a deposit of 900,000, under `ref`; and that it came again, under `wonBackRef`. */
    async takenBack(orderId: string, ref: string, amountMinor: bigint, wonBackRef: string | null = null) {
      const paymentRef = `pay-${orderId}`;
      const payments = [{ paymentRef, currency: 'VND' as const, amountMinor: 900_000n }];
      const reversal = { paymentRef, cause: 'refund', currency: 'VND', amountMinor, reason: '' } as const;
      await applyWord(
        deps.cashier,
        { pspId: cards.psp_id, orderId },
        {
          ...{ state: 'reversed', pspRef: `ref-${orderId}`, payments },
          reversals: [{ ...reversal, reversalRef: ref, wonBackRef }],
        },
        { actor: 'psp', messageId: null },
      );
    },

    keep: (...given: Parameters<typeof file>) =>
      seats.finance.ask('/bank-book/keep', { ...file(...given), reason: 'Statement of the day' }),

    async casesOf(book: Book, more: object = {}): Promise<Found[]> {
      return (await seats.finance.ask('/bank-book/breaks', { ...book, state: 'to_do', ...more })).data.list;
    },

    async explain(cases: readonly Found[]): Promise<void> {
      for (const { break_id } of cases)
        expect(
          await seats.finance.ask('/bank-book/work', {
            ...{ break_id, owner: 'me', state: 'explained', reason: 'Known' },
          }),
        ).toMatchObject({ code: 100 });
    },

    dayOf: (book: Book, day: string) => seats.finance.ask('/bank-book/day', { ...book, day }),

    askToClose: (book: Book, day: string) =>
      seats.finance.ask('/bank-book/close', { ...book, day, reason: 'The day is over' }),

    agree: (asked: { readonly data: { readonly change_request_id: number } }) =>
      seats.checker.ask('/change-request/vote', {
        change_request_id: asked.data.change_request_id,
        verdict: 'approve',
        reason: 'Looked at it',
      }),

    /** What is open ends with the day; whoever sits at a desk signs in again. */
    async passDays(days: number): Promise<void> {
      world.pass(days * dayMs);
      seats.finance = await world.signIn('finance');
      seats.checker = await world.signIn('checker');
    },
  };
}
