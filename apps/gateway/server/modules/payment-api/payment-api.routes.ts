import { once } from 'node:events';
import {
  messageToleranceMs,
  paymentRequests,
  type DepositWordOnWire,
  type PaymentAnswer,
  type PaymentMethod,
  type PaymentRequest,
  type PayoutWordOnWire,
  type RefundWordOnWire,
} from '@halls/contract/psp';
import { verifySignedRequest } from '@halls/provider-signature';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  askOrder,
  balanceBefore,
  depositWord,
  listPayments,
  payoutWord,
  refundWord,
  sandboxMethods,
  takeOrder,
  takeRefund,
} from '#modules/bank';
import type { Messenger } from '#modules/message';
import type { GatewayPlatform } from '#platform/gateway-platform.ts';
import { writeStatement } from './write-statement.ts';

interface Parts extends GatewayPlatform {
  readonly messenger: Messenger;
}
/** `silence`: the asker gets no answer; `failure`: one that says nothing. */
type Answer<M extends PaymentMethod> = PaymentAnswer<M> | 'silence' | 'failure';
type Handlers = {
  readonly [M in PaymentMethod]: (parts: Parts, request: PaymentRequest<M>) => Promise<Answer<M>>;
};

/** An operator waits no longer for an answer. */
const longestSilenceMs = 60_000;

/** `POST /payment/v1/<method>`: the operator's calls. 401 for signature, key or time; 400 for syntax. */
export async function paymentApiRoutes(
  http: FastifyInstance,
  platform: GatewayPlatform,
  messenger: Messenger,
): Promise<void> {
  const parts = { ...platform, messenger };
  http.removeAllContentTypeParsers();
  // the signature is over the bytes as they came
  http.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  http.post<{ Params: { method: string } }>('/payment/v1/:method', async (request, reply) => {
    const { method } = request.params;
    if (!isMethod(method)) return reply.code(404).send({ error: 'NO_SUCH_METHOD' });
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const path = request.url.replace(/\?.*$/, '');
    const verified = await verifySignedRequest(
      { method: 'POST', path, headers: request.headers, body },
      {
        findKey: async (operatorId, keyId) =>
          operatorId === parts.key.operatorId && keyId === parts.key.keyId ? parts.key : null,
        // an order number is used once: a call that comes again does nothing
        spendNonce: () => true,
        nowMs: parts.clock().getTime(),
        toleranceMs: messageToleranceMs,
      },
    );
    if (!verified.ok) return reply.code(401).send({ error: verified.reason });
    const parsed = paymentRequests[method].safeParse(parseJson(body));
    if (!parsed.success)
      return reply
        .code(400)
        .send({ error: 'SYNTAX', fields: parsed.error.issues.map((issue) => issue.path.join('.')) });
    if (parsed.data.operator_id !== parts.key.operatorId) return reply.code(401).send({ error: 'KEY' });
    const handle = handlers[method] as (parts: Parts, request: unknown) => Promise<Answer<PaymentMethod>>;
    return sendAnswer(await handle(parts, parsed.data), request, reply);
  });
}

async function sendAnswer(answer: Answer<PaymentMethod>, request: FastifyRequest, reply: FastifyReply) {
  if (answer === 'failure') return reply.code(500).send({ error: 'INTERNAL' });
  if (answer !== 'silence') return reply.send(answer);
  const signal = AbortSignal.timeout(longestSilenceMs);
  // until the asker has given up
  await once(request.raw.socket, 'close', { signal }).catch(() => {});
  return reply.code(504).send({ error: 'SILENCE' });
}

const handlers: Handlers = {
  describe: async (_, { request_id: requestId }) => ({
    request_id: requestId,
    methods: sandboxMethods.map(({ method, kind, currencies, canRefund }) => ({
      ...{ method, kind, can_refund: canRefund },
      currencies: [...currencies],
    })),
    has_payouts: true,
  }),

  async 'open-deposit'(parts, request): Promise<Answer<'open-deposit'>> {
    const taken = await takeOrder(parts, request, parts.messenger.tell);
    if (taken.kind === 'failed') return 'failure';
    if (taken.kind === 'refused') return { state: 'refused', code: taken.code };
    const { order, mood, isNew } = taken;
    if (isNew) await parts.messenger.sendDue();
    const ending = isNew ? endingOf(mood.deposits) : null;
    return ending ?? (await tellDeposit(parts, order));
  },

  async 'ask-deposit'(parts, { operator_id: operatorId, order_id: orderId }) {
    return tellDeposit(parts, await askOrder(parts, { operatorId, kind: 'deposit', orderId, attempt: 1 }));
  },

  async 'send-payout'(parts, request): Promise<Answer<'send-payout'>> {
    const taken = await takeOrder(parts, request, parts.messenger.tell);
    if (taken.kind === 'failed') return 'failure';
    if (taken.kind === 'refused') return { state: 'refused', code: taken.code };
    const { order, mood, isNew } = taken;
    if (isNew) await parts.messenger.sendDue();
    const ending = isNew ? endingOf(mood.payouts) : null;
    return ending ?? (await tellPayout(parts, order));
  },

  async 'ask-payout'(parts, { operator_id: operatorId, order_id: orderId, attempt }) {
    return tellPayout(parts, await askOrder(parts, { operatorId, kind: 'payout', orderId, attempt }));
  },

  async 'send-refund'(parts, request): Promise<Answer<'send-refund'>> {
    const taken = await takeRefund(parts, request, parts.messenger.tell);
    if (taken.kind === 'failed') return 'failure';
    if (taken.kind === 'refused') return { state: 'refused', code: taken.code };
    const { order, mood, isNew } = taken;
    if (isNew) await parts.messenger.sendDue();
    const ending = isNew ? endingOf(mood.payouts) : null;
    return ending ?? (await tellRefund(parts, order));
  },

  async 'ask-refund'(parts, { operator_id: operatorId, refund_id: orderId }) {
    return tellRefund(parts, await askOrder(parts, { operatorId, kind: 'refund', orderId, attempt: 1 }));
  },

  statement: writeStatement,

  async balance({ sql, clock }, { request_id: requestId, operator_id: operatorId, currency }) {
    const amountMinor = await balanceBefore(sql, {
      ...{ operatorId, currency },
      before: new Date(clock().getTime() + 1),
    });
    return { request_id: requestId, amount: amountMinor.toString() };
  },
};

/** How a call ends that was done and is not heard of. */
function endingOf(mood: string): 'silence' | 'failure' | null {
  if (mood === 'do_and_stay_silent') return 'silence';
  return mood === 'do_and_fail' ? 'failure' : null;
}

type Order = Awaited<ReturnType<typeof askOrder>>;

async function tellDeposit({ sql, clock }: Parts, order: Order): Promise<DepositWordOnWire> {
  return depositWord(order, await listPayments(sql, order.pspRef), clock());
}

async function tellPayout({ sql }: Parts, order: Order): Promise<PayoutWordOnWire> {
  return payoutWord(order, await listPayments(sql, order.pspRef));
}

async function tellRefund({ sql }: Parts, order: Order): Promise<RefundWordOnWire> {
  return refundWord(order, await listPayments(sql, order.pspRef));
}

function isMethod(method: string): method is PaymentMethod {
  return Object.hasOwn(paymentRequests, method);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
