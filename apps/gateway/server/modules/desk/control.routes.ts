import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { findByOrderId, listJournal, readMood, writeMood } from '#modules/bank';
import type { GatewayPlatform } from '#platform/gateway-platform.ts';
import type { Desk } from './create-desk.ts';
import { controlRequests } from './desk.requests.ts';

const done = { kind: 'done' };
const none = { kind: 'none' };

/** `POST /control/<what>`: what the pages do, for programs, by the operator’s order numbers; and the bank’s book. */
export function controlRoutes(http: FastifyInstance, { sql }: GatewayPlatform, desk: Desk): void {
  http.get('/control/journal', async () => ({ payments: await listJournal(sql) }));

  control('act', async ({ order_id: orderId, act, amount }) => {
    const order = await findByOrderId(sql, orderId);
    return order ? desk.act(order.pspRef, act, amount === undefined ? null : BigInt(amount)) : none;
  });
  control('again', async ({ order_id: orderId, defect }) => {
    const order = await findByOrderId(sql, orderId);
    return order && (await desk.sendAgain(order.pspRef, defect)) ? done : none;
  });
  control('mood', async ({ holds_messages: holds, ...wanted }) => {
    const mood = await readMood(sql);
    await writeMood(sql, {
      deposits: wanted.deposits ?? mood.deposits,
      payouts: wanted.payouts ?? mood.payouts,
      holdsMessages: holds ?? mood.holdsMessages,
    });
    return done;
  });
  control('release', async ({ order }) => {
    await desk.release(order);
    return done;
  });

  function control<Name extends keyof typeof controlRequests>(
    name: Name,
    handle: (input: z.output<(typeof controlRequests)[Name]>) => Promise<object>,
  ): void {
    http.post(`/control/${name}`, async ({ body }, reply) => {
      const input = controlRequests[name].safeParse(body);
      if (!input.success) return reply.code(400).send({ error: 'malformed' });
      return handle(input.data as z.output<(typeof controlRequests)[Name]>);
    });
  }
}
