import { randomUUID } from 'node:crypto';
import {
  messageToleranceMs,
  paymentAnswers,
  paymentMessageSchema,
  type DepositWordOnWire,
  type PaymentAnswer,
  type PaymentMethod,
  type PaymentRequest,
  type PayoutWordOnWire,
  type RefundWordOnWire,
} from '@halls/contract/psp';
import { signedHeaders, verifySignedRequest } from '@halls/provider-signature';
import { Agent, request } from 'undici';
import { patienceMs } from '../../asking.rules.ts';
import {
  NotSent,
  type DepositWord,
  type IncomingMessage,
  type Payment,
  type PaymentAdapter,
  type PayoutWord,
  type ReadMessage,
  type RefundWord,
  type Reversal,
  type ServiceStatement,
} from '../../service/payment-adapter.ts';
import { messagePath, type PaymentService } from '../../service/payment-service.ts';

export interface SignedHttpTools {
  readonly nowMs: () => number;
  /** No answer is waited for longer, whatever is asked. */
  readonly longestWaitMs?: number;
}

const answerLimitBytes = 500_000;
/** Of a statement. */
const mostLines = 20_000;

type Asked<M extends PaymentMethod> = Omit<PaymentRequest<M>, 'request_id' | 'operator_id'>;

/** The protocol of docs/payment-protocol.md: whoever speaks it is connected by data alone. */
export function createSignedHttp({ nowMs, longestWaitMs = Infinity }: SignedHttpTools): PaymentAdapter {
  const agent = new Agent({ connections: 32, keepAliveTimeout: 20_000, maxResponseSize: answerLimitBytes });

  /** Throws where nothing certain came back. */
  async function ask<M extends PaymentMethod>(
    service: PaymentService,
    method: M,
    input: Asked<M>,
    waitMs: number,
  ): Promise<PaymentAnswer<M>> {
    const url = new URL(`${service.baseUrl.replace(/\/$/, '')}/payment/v1/${method}`);
    const requestId = randomUUID();
    const body = JSON.stringify({ request_id: requestId, operator_id: service.operatorId, ...input });
    const parts = { timestamp: String(nowMs()), nonce: requestId, method: 'POST', path: url.pathname, body };
    const answer = await request(url, {
      method: 'POST',
      dispatcher: agent,
      headers: { 'content-type': 'application/json', ...signedHeaders(parts, service) },
      body,
      signal: AbortSignal.timeout(Math.min(waitMs, longestWaitMs)),
    }).catch((error: unknown) => {
      throw isUnreachable(error) ? new NotSent(`nobody answers at ${url.host}`, { cause: error }) : error;
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`HTTP ${answer.statusCode}`);
    return paymentAnswers[method].parse(JSON.parse(text)) as PaymentAnswer<M>;
  }

  return {
    async openDeposit(service, order) {
      const asked = {
        order_id: order.orderId,
        method: order.method,
        currency: order.currency,
        amount: order.amountMinor.toString(),
        member_ref: String(order.memberId),
        language: order.language,
        fields: { ...order.fields },
        return_url: order.returnUrl,
        message_url: messageUrlOf(service),
      };
      return readWord(await ask(service, 'open-deposit', asked, patienceMs.open));
    },
    async askDeposit(service, orderId) {
      return readWord(await ask(service, 'ask-deposit', { order_id: orderId }, patienceMs.ask));
    },
    async sendPayout(service, { orderId, attempt, method, currency, amountMinor, account }) {
      const asked = {
        ...{ order_id: orderId, attempt, method, currency, account: { ...account } },
        amount: amountMinor.toString(),
        message_url: messageUrlOf(service),
      };
      return readPayoutWord(await ask(service, 'send-payout', asked, patienceMs.open));
    },
    async askPayout(service, { orderId, attempt }) {
      const asked = { order_id: orderId, attempt };
      return readPayoutWord(await ask(service, 'ask-payout', asked, patienceMs.ask));
    },
    refunds: refundsBy(ask),
    readStatement: (service, currency, day) =>
      readPages(day, (cursor) => ask(service, 'statement', { currency, day, cursor }, patienceMs.ask)),
    readMessage,
    close: () => agent.close(),
  };
}

type Ask = <M extends PaymentMethod>(
  service: PaymentService,
  method: M,
  input: Asked<M>,
  waitMs: number,
) => Promise<PaymentAnswer<M>>;

function refundsBy(ask: Ask): NonNullable<PaymentAdapter['refunds']> {
  return {
    async send(service, { orderId, refundId, paymentRef, currency, amountMinor }) {
      const asked = {
        ...{ order_id: orderId, refund_id: refundId, payment_ref: paymentRef, currency },
        amount: amountMinor.toString(),
        message_url: messageUrlOf(service),
      };
      return readRefundWord(await ask(service, 'send-refund', asked, patienceMs.open));
    },
    async ask(service, { orderId, refundId }) {
      const asked = { order_id: orderId, refund_id: refundId };
      return readRefundWord(await ask(service, 'ask-refund', asked, patienceMs.ask));
    },
  };
}

async function readMessage(
  service: PaymentService,
  { path, headers, body }: IncomingMessage,
  now: Date,
): Promise<ReadMessage> {
  const said = parseJson(body);
  const parsed = paymentMessageSchema.safeParse(said);
  const verified = await verifySignedRequest(
    { method: 'POST', path, headers, body },
    {
      findKey: async (operatorId, keyId) =>
        operatorId === service.operatorId
          ? ([service, service.nextKey].find((key) => key?.keyId === keyId) ?? null)
          : null,
      // a message that comes twice has the same id
      spendNonce: () => true,
      nowMs: now.getTime(),
      toleranceMs: messageToleranceMs,
    },
  );
  const orderId = parsed.success ? parsed.data.order_id : null;
  if (!verified.ok) return { kind: 'untrusted', distrust: verified.reason, orderId };
  if (!parsed.success) return { kind: 'untrusted', distrust: 'SYNTAX', orderId };
  const { message_id: messageId, order_id: orderOf } = parsed.data;
  if (parsed.data.kind === 'payout') {
    const { kind, attempt, word } = parsed.data;
    return { kind, messageId, orderId: orderOf, attempt, word: readPayoutWord(word) };
  }
  if (parsed.data.kind === 'refund') {
    const { kind, refund_id: refundId, word } = parsed.data;
    return { kind, messageId, orderId: orderOf, refundId, word: readRefundWord(word) };
  }
  const { kind, word } = parsed.data;
  return { kind, messageId, orderId: orderOf, word: readWord(word) };
}

/** Whether there was no connection at all. One that broke may have carried the request. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnreachable);
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code === 'UND_ERR_CONNECT_TIMEOUT' || syscall === 'connect' || syscall === 'getaddrinfo';
}

async function readPages(
  day: string,
  read: (cursor: string) => Promise<PaymentAnswer<'statement'>>,
): Promise<ServiceStatement> {
  const first = await read('');
  const lines = [...first.lines];
  let page = first;
  while (page.next_cursor !== '') {
    page = await read(page.next_cursor);
    lines.push(...page.lines);
    if (page.lines.length === 0 || lines.length > mostLines)
      throw new Error(`the statement of ${day} has no end`);
  }
  const [openingMinor, closingMinor] = [BigInt(first.opening), BigInt(page.closing)];
  return { openingMinor, closingMinor, lines: lines.map(readStatementLine) };
}

function readStatementLine(
  line: PaymentAnswer<'statement'>['lines'][number],
): ServiceStatement['lines'][number] {
  return {
    ...{ lineId: line.line_id, at: new Date(line.at), kind: line.kind },
    ...{ orderId: line.order_id, pspRef: line.psp_ref, amountMinor: BigInt(line.amount) },
  };
}

function messageUrlOf({ messageUrl, pspId }: PaymentService): string {
  return messageUrl.replace(/\/$/, '') + messagePath(pspId);
}

function readWord(word: DepositWordOnWire): DepositWord {
  switch (word.state) {
    case 'pending':
      return {
        state: 'pending',
        pspRef: word.psp_ref,
        isPaying: word.is_paying,
        instruction: word.instruction ?? null,
        expiresAt: word.expires_at === undefined ? null : new Date(word.expires_at),
      };
    case 'succeeded':
      return { state: 'succeeded', pspRef: word.psp_ref, payments: word.payments.map(readPayment) };
    case 'reversed':
      return {
        state: 'reversed',
        pspRef: word.psp_ref,
        payments: word.payments.map(readPayment),
        reversals: word.reversals.map(readReversal),
      };
    case 'refused':
      return { state: 'refused', code: word.code };
    case 'unknown':
      return { state: 'unknown', why: 'the service does not know' };
  }
}

type WordOnWire<State> = Extract<DepositWordOnWire, { readonly state: State }>;

function readPayment({
  payment_ref: paymentRef,
  currency,
  amount,
}: WordOnWire<'reversed'>['payments'][number]): Payment {
  return { paymentRef, currency, amountMinor: BigInt(amount) };
}

function readReversal(told: WordOnWire<'reversed'>['reversals'][number]): Reversal {
  return {
    ...{ reversalRef: told.reversal_ref, paymentRef: told.payment_ref, cause: told.cause },
    ...{ currency: told.currency, amountMinor: BigInt(told.amount), reason: told.reason },
    wonBackRef: told.won_back?.won_back_ref ?? null,
  };
}

function readPayoutWord(word: PayoutWordOnWire): PayoutWord {
  switch (word.state) {
    case 'pending':
    case 'succeeded':
      return { state: word.state, pspRef: word.psp_ref };
    case 'refused':
      return { state: 'refused', code: word.code, cameBack: word.came_back === true };
    case 'unknown':
      return { state: 'unknown', why: 'the service does not know' };
  }
}

function readRefundWord(word: RefundWordOnWire): RefundWord {
  switch (word.state) {
    case 'pending':
      return { state: 'pending', pspRef: word.psp_ref };
    case 'succeeded':
      return { state: 'succeeded', pspRef: word.psp_ref, refundRef: word.refund_ref };
    case 'refused':
      return { state: 'refused', code: word.code };
    case 'unknown':
      return { state: 'unknown', why: 'the service does not know' };
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // the schema says what is wrong
    return undefined;
  }
}
