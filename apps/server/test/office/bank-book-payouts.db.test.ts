import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { cards, createBankBookWorld, type BankBookWorld } from './bank-book-world.ts';

let here: BankBookWorld;
let owner: WalletOwner;
let depositNumber: string;
let day: string;
const lines: { readonly amount: number; readonly text: string; readonly isFee?: boolean }[] = [];
const reason = 'As it stands';
/** What the bank had before the day. */
const hadMinor = 1_000;

beforeAll(async () => {
  here = await createBankBookWorld();
  day = here.dayAt(0);
  // the book has begun before what is booked here
  await keep(file(here.dayAt(-3), 0, [{ amount: hadMinor, text: 'Old balance' }]));
  await here.explain(await here.casesOf(cards));
  const deposit = await here.told('900000');
  owner = deposit.owner;
  depositNumber = deposit.number;
  lines.push({ amount: 900_000, text: deposit.number });
});
afterAll(() => here.world.close());

/** MT940, which says what is a fee. */
function file(
  of: string,
  opening: number,
  told: readonly { readonly amount: number; readonly text: string; readonly isFee?: boolean; on?: string }[],
) {
  const dateOf = (each: string) => each.slice(2).replaceAll('-', '');
  const written = told.flatMap(({ amount, text, isFee = false, on = of }, index) => [
    `:61:${dateOf(on)}${dateOf(on).slice(2)}${amount < 0 ? 'D' : 'C'}${Math.abs(amount)},N${isFee ? 'CHG' : 'TRF'}NONREF//L${of}${index}`,
    `:86:${text}`,
  ]);
  const closing = told.reduce((total, { amount }) => total + amount, opening);
  const [begins, ends] = [`:60F:C${dateOf(of)}VND${opening},`, `:62F:C${dateOf(of)}VND${closing},`];
  const data = [':20:DAY', ':25:1', ':28C:1/1', begins, ...written, ends, '-'].join('\r\n');
  return { ...cards, called: 'day.sta', data: Buffer.from(data).toString('base64') };
}

async function keep(asked: ReturnType<typeof file>) {
  const preview = (await here.seats.finance.ask('/bank-book/preview', asked)).data;
  expect(preview.fault).toBeNull();
  expect(await here.seats.finance.ask('/bank-book/keep', { ...asked, reason })).toMatchObject({ code: 100 });
  return preview.statement.counts;
}

/** Brings the whole day as the bank has it by now. */
const bring = () => keep(file(day, hadMinor, lines));

const cases = async (): Promise<[string, string | null, string][]> =>
  (await here.casesOf(cards, { day })).map(({ kind, order_number, difference }) => [
    kind,
    order_number,
    difference,
  ]);
/** What keeps the day open. */
async function stands() {
  const { open_cases: open, beside } = (await here.dayOf(cards, day)).data;
  return { open, unexplained: beside.unexplained };
}
const agrees = { open: 0, unexplained: '0' };
const isOpen = { open: 1, unexplained: '0' };
const feesBooked = async () => {
  const { rows } = await here.world.test.pool.query<{ amount: string }>(
    `select e.amount_minor::text as amount from ledger.entry e join ledger.account a using (account_id)
     where a.kind = 'psp_fee' and a.psp_id = $1 order by e.transaction_id`,
    [cards.psp_id],
  );
  return rows.map(({ amount }) => amount);
};

it('what was paid out and came back agrees with its lines, and the fee that names it is nobody’s', async () => {
  const [paid, bounced] = [await here.send(owner, 200_000n), await here.send(owner, 100_000n)];
  await here.paid(paid);
  await here.paid(bounced);
  await here.cameBack(bounced);
  lines.push({ amount: -2_200, text: `Fee for ${paid}`, isFee: true });
  lines.push({ amount: -200_000, text: `Payout ${paid.toLowerCase()}` });
  lines.push({ amount: -100_000, text: bounced }, { amount: 100_000, text: `Returned ${bounced}` });
  expect(await bring()).toMatchObject({ lines: 5, matches: 4, fees: 1, breaks: 0 });
  expect(await cases()).toEqual([]);
  const { list } = (await here.seats.finance.ask('/bank-book/lines', { ...cards, day })).data;
  expect(list.map(({ order }: { order: object | null }) => order)).toMatchObject([
    { kind: 'deposit', site_id: 1 },
    null,
    ...[paid, bounced, bounced].map((order_number) => ({ order_number, kind: 'withdrawal', site_id: 1 })),
  ]);
  expect((await here.dayOf(cards, day)).data).toMatchObject({
    ...{ came_in: '1000000', went_out: '300000', fees: '2200', closing: '698800' },
    beside: { bank: '698800', ledger: '700000', on_the_way: '-2200', fees_to_book: '2200', unexplained: '0' },
  });
});

it('a payout that is not on the statement keeps the day open until it is', async () => {
  const orderId = await here.send(owner, 50_000n);
  await here.paid(orderId);
  await bring();
  expect([await cases(), await stands()]).toEqual([[['payout_not_there', orderId, '50000']], isOpen]);
  lines.push({ amount: -50_000, text: orderId });
  await bring();
  expect([await cases(), await stands()]).toEqual([[], agrees]);
});

it('a payout on the statement that we have not paid keeps the day open until we have', async () => {
  const orderId = await here.send(owner, 40_000n);
  lines.push({ amount: -40_000, text: orderId });
  await bring();
  expect([await cases(), await stands()]).toEqual([[['payout_not_here', orderId, '-40000']], isOpen]);
  await here.paid(orderId);
  await here.look(cards);
  expect([await cases(), await stands()]).toEqual([[], agrees]);
});

it('what was taken back of a deposit keeps the day open until both sides have it, and so does what came again', async () => {
  const orderId = depositNumber;
  lines.push({ amount: -60_000, text: `Chargeback ${orderId}` });
  await bring();
  expect([await cases(), await stands()]).toEqual([[['reversal_not_here', null, '-60000']], isOpen]);
  await here.takenBack(orderId, 'R1', 60_000n);
  await here.look(cards);
  expect([await cases(), await stands()]).toEqual([[], agrees]);

  await here.takenBack(orderId, 'R2', 20_000n);
  await bring();
  expect([await cases(), await stands()]).toEqual([[['reversal_not_there', orderId, '20000']], isOpen]);
  lines.push({ amount: -20_000, text: `R2 ${orderId}` });
  await bring();
  expect([await cases(), await stands()]).toEqual([[], agrees]);

  await here.takenBack(orderId, 'R2', 20_000n, 'V2');
  await bring();
  expect([await cases(), await stands()]).toEqual([[['won_back_not_there', orderId, '-20000']], isOpen]);
  lines.push({ amount: 20_000, text: `Again ${orderId}` });
  await bring();
  expect([await cases(), await stands()]).toEqual([[], agrees]);
  const { list } = (await here.seats.finance.ask('/bank-book/lines', { ...cards, day })).data;
  const orders = list.map(({ order }: { order: { order_number: string } | null }) => order?.order_number);
  expect(orders.filter((each: string | undefined) => each === orderId)).toHaveLength(4);
});

it('what came back at the bank and counts as paid keeps the day open until the member has it', async () => {
  const orderId = await here.send(owner, 30_000n);
  await here.paid(orderId);
  lines.push({ amount: -30_000, text: orderId }, { amount: 30_000, text: `Wrong account ${orderId}` });
  await bring();
  expect([await cases(), await stands()]).toEqual([[['bounce_not_here', orderId, '30000']], isOpen]);
  await here.cameBack(orderId);
  await here.look(cards);
  expect([await cases(), await stands()]).toEqual([[], agrees]);
});

it('what the member has back and the bank has not keeps the day open until it has', async () => {
  const orderId = await here.send(owner, 20_000n);
  await here.paid(orderId);
  await here.cameBack(orderId);
  lines.push({ amount: -20_000, text: orderId });
  await bring();
  expect([await cases(), await stands()]).toEqual([[['bounce_not_there', orderId, '-20000']], isOpen]);
  lines.push({ amount: 20_000, text: orderId });
  await bring();
  expect([await cases(), await stands()]).toEqual([[], agrees]);
});

it('what names no payout, another amount and a second line keep the day open until a person has explained them', async () => {
  const [unnamed, less] = [await here.send(owner, 10_000n), await here.send(owner, 70_000n)];
  await here.paid(unnamed);
  await here.paid(less);
  lines.push({ amount: -10_000, text: 'Payout' });
  lines.push({ amount: -71_000, text: less }, { amount: -70_000, text: less });
  await bring();
  expect((await cases()).toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
    ['amount', less, '-1000'],
    ['payout_not_here', null, '-10000'],
    ['payout_not_there', unnamed, '10000'],
    ['twice', less, '-70000'],
  ]);
  expect(await stands()).toEqual({ open: 4, unexplained: '0' });
});

it('closing the day books its fees, once', async () => {
  lines.push(
    { amount: -500, text: 'Account', isFee: true },
    { amount: 200, text: 'Of it back', isFee: true },
  );
  await bring();
  await here.passDays(1);
  expect(await here.agree(await here.askToClose(cards, here.dayAt(-3)))).toMatchObject({ code: 100 });
  expect(await here.askToClose(cards, day)).toMatchObject({ code: 103 });
  await here.explain(await here.casesOf(cards));
  expect(await feesBooked()).toEqual([]);
  const asked = [await here.askToClose(cards, day), await here.askToClose(cards, day)];
  const votes = await Promise.all(asked.map((each) => here.agree(each)));
  expect(votes.filter(({ data }) => data?.state === 'applied')).toHaveLength(1);
  expect(await feesBooked()).toEqual(['-2500']);
  expect((await here.dayOf(cards, day)).data).toMatchObject({
    ...{ state: 'closed', fees: '2500' },
    beside: { unexplained: '0', fees_to_book: '0' },
  });
});

it('a fee that comes late is booked with the next day that is closed', async () => {
  const next = here.dayAt(1);
  const closing = lines.reduce((total, { amount }) => total + amount, hadMinor);
  const late = { amount: -900, text: 'Of yesterday', isFee: true, on: day };
  await keep(file(next, closing, [late, { amount: -100, text: 'Of today', isFee: true }]));
  await here.passDays(1);
  expect((await here.dayOf(cards, next)).data).toMatchObject({
    ...{ late_lines: 1, fees: '1000', obstacle: null },
    beside: { fees_to_book: '1000', unexplained: '0' },
  });
  expect(await here.agree(await here.askToClose(cards, next))).toMatchObject({ code: 100 });
  expect(await feesBooked()).toEqual(['-2500', '-1000']);
});
