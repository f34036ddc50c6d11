import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { messageToleranceMs, paymentMessageSchema, type PaymentMessage } from '@halls/contract/psp';
import { signedHeaders, verifySignedRequest } from '@halls/provider-signature';
import { createTestDatabase, testPaymentSecrets } from '@halls/testkit';
import { readSettings } from '../platform/settings.ts';
import { startGateway } from '../start-gateway.ts';

export interface HeardMessage {
  readonly message: PaymentMessage;
  /** Null when its signature is right. */
  readonly distrust: string | null;
}

export type GatewayWorld = Awaited<ReturnType<typeof createGatewayWorld>>;

/** A gateway on a database of its own, and an operator who hears what it tells. */
export async function createGatewayWorld() {
  const database = await createTestDatabase();
  // in the middle of a day, so that a statement's is not over while it is asked for
  const aheadMs = Date.UTC(2026, 2, 1, 12) - Date.now();
  const now = () => new Date(Date.now() + aheadMs);
  const gateway = await startGateway(
    readSettings({
      NODE_ENV: 'sandbox',
      GATEWAY_PORT: '0',
      DATABASE_URL: database.url,
      PAYMENT_SECRETS: JSON.stringify(testPaymentSecrets),
      LOG_LEVEL: 'silent',
    }),
    { clock: now },
  );
  const { key_id: keyId, secret } = testPaymentSecrets.SANDBOX;
  const key = { operatorId: 'SANDBOX', keyId, secret };
  const heard: HeardMessage[] = [];
  const world = { status: 200 };
  const operator = createServer((request, response) => void hear(request, response));
  async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const verified = await verifySignedRequest(
      { method: 'POST', path: request.url ?? '', headers: request.headers, body },
      {
        findKey: async () => key,
        spendNonce: () => true,
        nowMs: now().getTime(),
        toleranceMs: messageToleranceMs,
      },
    );
    const message = paymentMessageSchema.parse(JSON.parse(body.toString('utf8')));
    heard.push({ message, distrust: verified.ok ? null : verified.reason });
    response.writeHead(verified.ok ? world.status : 401).end();
  }
  operator.listen(0, '127.0.0.1');
  await once(operator, 'listening');
  const { port } = operator.address() as AddressInfo;

  async function call(method: string, input: object, more: { secret?: string; signal?: AbortSignal } = {}) {
    const path = `/payment/v1/${method}`;
    const body = JSON.stringify({ request_id: randomUUID(), operator_id: 'SANDBOX', ...input });
    const parts = { timestamp: String(now().getTime()), nonce: randomUUID(), method: 'POST', path, body };
    const headers = signedHeaders(parts, { ...key, secret: more.secret ?? secret });
    const answer = await fetch(gateway.url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      ...(more.signal && { signal: more.signal }),
    });
    return { status: answer.status, data: (await answer.json()) as Record<string, unknown> };
  }

  async function control(what: string, input: object): Promise<Record<string, unknown>> {
    const answer = await fetch(`${gateway.url}/control/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    return (await answer.json()) as Record<string, unknown>;
  }

  const messageUrl = `http://127.0.0.1:${port}/payment/v1/message/SANDBOX`;
  return Object.assign(world, {
    url: gateway.url,
    now,
    heard,
    call,
    control,
    heardOf: (orderId: string) => heard.filter(({ message }) => message.order_id === orderId),
    deposit: (orderId: string) => ({
      order_id: orderId,
      method: 'wallet_page',
      currency: 'VND',
      amount: '100000',
      member_ref: '7',
      language: 'vi_VN',
      fields: {},
      return_url: 'http://127.0.0.1/user',
      message_url: messageUrl,
    }),
    payout: (orderId: string, attempt = 1) => ({
      order_id: orderId,
      attempt,
      method: 'bank_transfer',
      currency: 'VND',
      amount: '40000',
      account: { bank: 'Vietcombank', number: '0123456789', holder: 'NGUYEN DUC AN' },
      message_url: messageUrl,
    }),
    async journalOf(orderId: string) {
      const answer = await fetch(`${gateway.url}/control/journal`);
      const { payments } = (await answer.json()) as { payments: { order_id: string; amount: string }[] };
      return payments.filter((payment) => payment.order_id === orderId).map(({ amount }) => amount);
    },
    async close() {
      await gateway.stop();
      operator.closeAllConnections();
      operator.close();
      await database.drop();
    },
  });
}
