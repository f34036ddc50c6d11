import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findByRef, listNewest, listPayments, readMood, writeMood } from '#modules/bank';
import { listOfOrder, type Messenger } from '#modules/message';
import type { GatewayPlatform } from '#platform/gateway-platform.ts';
import { controlRoutes } from './control.routes.ts';
import { createDesk } from './create-desk.ts';
import { deskPage, orderPage, payPage, type OrderView } from './desk-pages.ts';
import { actForm, againForm, moodForm, releaseForm } from './desk.requests.ts';
import { pagePolicy } from './page.ts';

const shownOrders = 100;

interface Ref {
  readonly Params: { readonly ref: string };
}

/** The pages on which one plays the bank and the payer, and `/control/*`, where programs do. */
export async function deskRoutes(
  http: FastifyInstance,
  platform: GatewayPlatform,
  messenger: Messenger,
): Promise<void> {
  const { sql, clock } = platform;
  const desk = createDesk(platform, messenger);
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  http.addHook('onRequest', (request, reply, done) => {
    if (isFromElsewhere(request)) return void reply.code(403).send({ error: 'another site asked' });
    done();
  });

  controlRoutes(http, platform, desk);

  async function viewOf(ref: string): Promise<OrderView | null> {
    const order = await findByRef(sql, ref);
    if (!order || order.state === 'question') return null;
    const [payments, messages] = await Promise.all([listPayments(sql, ref), listOfOrder(sql, ref)]);
    return { order, payments, messages, now: clock() };
  }

  http.get('/', async (_request, reply) =>
    sendPage(reply, deskPage(await listNewest(sql, shownOrders), await readMood(sql), clock())),
  );
  for (const [path, draw] of [
    ['/order', orderPage],
    ['/pay', payPage],
  ] as const) {
    http.get<Ref>(`${path}/:ref`, async ({ params }, reply) => {
      const view = await viewOf(params.ref);
      return view ? sendPage(reply, draw(view)) : reply.code(404).send({ error: 'no such order' });
    });
    http.post<Ref>(`${path}/:ref/act`, async ({ params, body }, reply) => {
      const form = actForm.safeParse(body);
      if (!form.success) return reply.code(400).send({ error: 'malformed' });
      await desk.act(params.ref, form.data.act);
      return reply.redirect(`${path}/${encodeURIComponent(params.ref)}`, 303);
    });
  }
  http.post<Ref>('/order/:ref/again', async ({ params, body }, reply) => {
    const form = againForm.safeParse(body);
    if (!form.success) return reply.code(400).send({ error: 'malformed' });
    await desk.sendAgain(params.ref, form.data.defect || null);
    return reply.redirect(`/order/${encodeURIComponent(params.ref)}`, 303);
  });
  http.post('/mood', async ({ body }, reply) => {
    const form = moodForm.safeParse(body);
    if (!form.success) return reply.code(400).send({ error: 'malformed' });
    const { deposits, payouts, holds_messages: holds } = form.data;
    await writeMood(sql, { deposits, payouts, holdsMessages: holds === '1' });
    return reply.redirect('/', 303);
  });
  http.post('/messages/release', async ({ body }, reply) => {
    const form = releaseForm.safeParse(body);
    if (!form.success) return reply.code(400).send({ error: 'malformed' });
    await desk.release(form.data.order);
    return reply.redirect('/', 303);
  });
}

function sendPage(reply: FastifyReply, text: string) {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy).send(text);
}

/** A page of another site must not play the bank through its visitors. */
function isFromElsewhere({ method, headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return method === 'POST' && site !== undefined && site !== 'same-origin' && site !== 'none';
}
