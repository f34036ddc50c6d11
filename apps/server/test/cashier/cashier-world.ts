import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@halls/testkit';
import type { Currency } from '@halls/contract';
import { messageToleranceMs, type PaymentMessage } from '@halls/contract/psp';
import { signedHeaders, signRequest, type SignedParts } from '@halls/provider-signature';
import { cashierModule, insertMethod, writeService } from '#modules/cashier';
import { ledgerModule, type WalletOwner } from '#modules/ledger';
import { askDeposits } from '../../src/modules/cashier/deposit/ask-deposits.ts';
import type {
  DepositWord,
  PaymentAdapter,
  PayoutAttempt,
  PayoutToSend,
  PayoutWord,
  RefundRef,
  RefundToSend,
  RefundWord,
} from '../../src/modules/cashier/service/payment-adapter.ts';
import type { Overrides } from '../../src/app.ts';
import { workOnAbandoned } from '../../src/modules/cashier/message/take-message.ts';
import { createTestApp } from '../create-test-app.ts';
import { insertSites } from '../identity-world.ts';
import { authenticateOwner, createApiCaller } from '../money/api-caller.ts';

export type CashierWorld = Awaited<ReturnType<typeof createCashierWorld>>;

const pspId = 'BANK';
const key = { operatorId: 'halls', keyId: 'bank-1', secret: 'secret-of-a-bank-in-tests' };

/** A site with a bank that says what a test wants of it, and calls and messages as members and banks send them. */
export async function createCashierWorld({ modules = [] }: Pick<Overrides, 'modules'> = {}) {
  const database = await createTestDatabase();
  await insertSites(database);
  let nowMs = Date.UTC(2026, 2, 1, 8);
  const app = await createTestApp(database, {
    modules: [cashierModule, ...modules],
    authenticate: authenticateOwner,
    translate: (_language, text) => text,
    settings: { rateLimits: true },
    clock: () => new Date(nowMs),
  });
  const { sql, sealing } = app.platform;
  const deps = app.faceOf(cashierModule);
  const { 'signed-http': signed } = deps.adapters;
  if (!signed) throw new Error('there is no adapter for messages');

  const bank = {
    /** What the bank says to a new order, and of one that it is asked about. */
    onOpen: async (orderId: string): Promise<DepositWord> => pending(orderId),
    onAsk: async (orderId: string): Promise<DepositWord> => pending(orderId),
    opened: [] as string[],
    asked: [] as string[],
    /** What it says to a payout, and of one that it is asked about. */
    onPay: async (payout: PayoutToSend): Promise<PayoutWord> => paidOut(payout.orderId),
    onAskPayout: async (which: PayoutAttempt): Promise<PayoutWord> => paidOut(which.orderId),
    /** What it says to a refund, and of one that it is asked about. */
    onRefund: async (refund: RefundToSend): Promise<RefundWord> => givenBack(refund.refundId),
    onAskRefund: async (which: RefundRef): Promise<RefundWord> => givenBack(which.refundId),
    refunds: [] as RefundToSend[],
    payouts: [] as (PayoutToSend & { readonly pspId: string })[],
  };
  const planted: PaymentAdapter = {
    openDeposit(_, { orderId }) {
      bank.opened.push(orderId);
      return bank.onOpen(orderId);
    },
    askDeposit(_, orderId) {
      bank.asked.push(orderId);
      return bank.onAsk(orderId);
    },
    sendPayout(service, payout) {
      bank.payouts.push({ ...payout, pspId: service.pspId });
      return bank.onPay(payout);
    },
    askPayout: (_, which) => bank.onAskPayout(which),
    refunds: {
      send(_, refund) {
        bank.refunds.push(refund);
        return bank.onRefund(refund);
      },
      ask: (_, which) => bank.onAskRefund(which),
    },
    readMessage: signed.readMessage,
    close: async () => {},
  };
  Object.assign(deps.adapters, { planted });
  const urls = { baseUrl: 'http://bank.localhost', messageUrl: 'http://halls.localhost' };
  await writeService({ sql, sealing }, { pspId, adapter: 'planted', ...urls, ...key, state: 'active' });
  for (const [pspMethod, amountRule] of [
    ['plain', 'as_paid'],
    ['exact', 'exact'],
  ] as const)
    await insertMethod(sql, {
      ...{
        siteId: 1,
        currency: 'VND',
        pspId,
        pspMethod,
        code: pspMethod,
        kind: 'bank_transfer',
        amountRule,
        direction: 'deposit',
      },
      ...{ minMinor: 50_000n, maxMinor: 1_000_000n, name: { en_US: pspMethod }, icon: 'lucide:landmark' },
      ...{ fields: [], sort: 0, canRefund: pspMethod === 'plain' },
    });
  const { rows: methods } = await database.pool.query<{ method_id: string; code: string }>(
    'select method_id, code from cashier.method',
  );
  const callAs = createApiCaller(app.dispatcher);
  let lastMember = 100;

  /** A request as a bank signs it; what it is changed to afterwards is sent. */
  function tell(
    message: PaymentMessage,
    { secret = key.secret, ageMs = 0, change = (body: string) => body } = {},
  ) {
    const body = JSON.stringify(message);
    const path = `/payment/v1/message/${pspId}`;
    const timestamp = String(nowMs - ageMs);
    const parts = { timestamp, nonce: randomUUID(), method: 'POST', path, body };
    const headers = { 'content-type': 'application/json', ...signedHeaders(parts, { ...key, secret }) };
    return app.http.inject({ method: 'POST', url: path, headers, payload: change(body) });
  }

  return {
    database,
    app,
    bank,
    deps,
    messageToleranceMs,
    tell,
    sign: (parts: SignedParts) => signRequest(parts, key.secret),
    methodId: (name: 'plain' | 'exact') => String(methods.find((method) => method.code === name)?.method_id),
    newMember(): WalletOwner {
      lastMember += 1;
      return { siteId: 1, memberId: lastMember, currency: 'VND' };
    },
    call: (owner: WalletOwner, path: string, input: Record<string, unknown> = {}) =>
      callAs(`/payment/${path}`, input, owner),
    /** A guest's call, from an address. */
    callFrom: (remoteAddress: string, path: string, input: Record<string, unknown>, siteId = 1) =>
      callAs(path, input, undefined, 'en_US', { remoteAddress, siteId }),
    async open(owner: WalletOwner, more: Record<string, unknown> = {}) {
      const plain = methods.find((method) => method.code === 'plain')?.method_id;
      const input = { method_id: String(plain), amount: '100000', client_key: randomUUID(), ...more };
      return callAs('/payment/deposit', input, owner);
    },
    /** Opened, and its number. */
    async openOrder(owner: WalletOwner, more: Record<string, unknown> = {}): Promise<string> {
      const { code, data } = await this.open(owner, more);
      if (code !== 100) throw new Error(`the deposit was answered with ${code}`);
      return String(data.order_number);
    },
    async order(owner: WalletOwner, orderNumber: string) {
      return (await callAs('/payment/order', { order_number: orderNumber }, owner)).data as {
        status: string;
        received: { amount: string; currency: string } | null;
        timeline: { status: string; text: string }[];
      };
    },
    balanceOf: (owner: WalletOwner) => app.faceOf(ledgerModule).balanceOf(owner),
    /** What was told to the member's windows of deposits that were credited. */
    async creditsTold({ memberId }: WalletOwner) {
      const { rows } = await database.pool.query<{ payload: Record<string, unknown> }>(
        `select payload from app.outbox where channel = $1 and event = 'member_deposit.success' order by outbox_id`,
        [`private-member.${memberId}`],
      );
      return rows.map(({ payload }) => payload);
    },
    passTime(ms: number) {
      nowMs += ms;
    },
    /** The jobs, when a test wants them to run. */
    ask: () => askDeposits(deps),
    workOnAbandoned: () => workOnAbandoned(deps),
    async close() {
      await app.close();
      await database.drop();
    },
  };

  function paidOut(orderId: string): PayoutWord {
    return { state: 'succeeded', pspRef: `out-${orderId}` };
  }

  function givenBack(refundId: string): RefundWord {
    return { state: 'succeeded', pspRef: `back-${refundId}`, refundRef: `gone-${refundId}` };
  }

  function pending(orderId: string): DepositWord {
    return {
      state: 'pending',
      pspRef: `ref-${orderId}`,
      isPaying: false,
      instruction: { kind: 'redirect', url: 'https://bank.example/pay' },
      expiresAt: new Date(nowMs + 15 * 60_000),
    };
  }
}

/** A message that money came. */
export function paidMessage(
  orderId: string,
  {
    amount = '100000',
    currency = 'VND',
    paymentRef = `pay-${orderId}`,
    messageId = randomUUID(),
  }: { amount?: string; currency?: Currency; paymentRef?: string; messageId?: string } = {},
): PaymentMessage {
  const payment = { payment_ref: paymentRef, currency, amount, paid_at: '2026-03-01T08:00:00Z' };
  const word = { state: 'succeeded' as const, psp_ref: `ref-${orderId}`, payments: [payment] };
  return { kind: 'deposit', message_id: messageId, order_id: orderId, word };
}

/** A part of a payment that is gone. */
interface Back {
  readonly amount?: string;
  readonly ref?: string;
  readonly cause?: 'chargeback' | 'refund';
  readonly paid?: string;
  readonly wonBack?: string;
}

/** A message that money of an order was taken back, each time under a reference of its own. */
export function backMessage(orderId: string, ...backs: readonly Back[]): PaymentMessage {
  const at = '2026-03-01T08:00:00Z';
  const payment_ref = `pay-${orderId}`;
  const paid = backs[0]?.paid ?? '100000';
  return {
    ...{ kind: 'deposit', message_id: randomUUID(), order_id: orderId },
    word: {
      state: 'reversed',
      psp_ref: `ref-${orderId}`,
      payments: [{ payment_ref, currency: 'VND', amount: paid, paid_at: at }],
      reversals: backs.map(({ amount = '100000', ref = 'R1', cause = 'chargeback', wonBack }) => ({
        ...{ reversal_ref: `${ref}-${orderId}`, payment_ref, cause, currency: 'VND' as const, amount },
        ...{ reason: 'Not me', reversed_at: at },
        ...(wonBack !== undefined && { won_back: { won_back_ref: `${wonBack}-${orderId}`, at } }),
      })),
    },
  };
}
