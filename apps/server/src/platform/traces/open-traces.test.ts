import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCollector } from '../../../test/trace-collector.ts';
import { createHttp } from '../http/create-http.ts';
import { openTraces } from './open-traces.ts';
import type { Traces } from './traces.ts';

const above = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${above.traceId}-${above.spanId}-01`;

let collector: Awaited<ReturnType<typeof openCollector>>;
let traces: Traces | null = null;
beforeEach(async () => {
  collector = await openCollector();
});
afterEach(async () => {
  await told();
  await collector.close();
});

const failures: Error[] = [];
const open = (share: number) =>
  (traces = openTraces({ url: collector.url, share }, (error) => failures.push(error)));
/** All that was noted has arrived, and nothing more is noted. */
async function told() {
  await traces?.close();
  traces = null;
}

async function serve(followed: Traces) {
  const http = await createHttp({
    ...{ logger: pino({ level: 'silent' }), trustedProxies: [], traces: followed },
    presentError: () => ({}),
  });
  http.post('/bet/:id', { config: { isForServers: true } }, (request) =>
    sleep(1).then(() => {
      followed.noteStatement('select 1', 3);
      return request.body;
    }),
  );
  http.post('/page', () => Promise.reject(new Error('of the test')));
  return http;
}

test('a provider’s call is a part of what the provider says, and what it asks of the database a part of it', async () => {
  const http = await serve(open(1));
  await Promise.all(
    ['7', '8'].map((id) =>
      http.inject({ method: 'POST', url: `/bet/${id}`, headers: { traceparent }, payload: { id } }),
    ),
  );
  await told();
  const calls = collector.named('POST /bet/:id');
  expect(calls).toHaveLength(2);
  for (const call of calls) {
    expect(call).toMatchObject({ traceId: above.traceId, parentSpanId: above.spanId, isFailed: false });
    expect(call.attributes).toMatchObject({ 'http.route': '/bet/:id', 'http.response.status_code': 200 });
  }
  const statements = collector.named('select');
  expect(statements).toHaveLength(2);
  expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(
    new Set(calls.map(({ spanId }) => spanId)),
  );
});

test('a visitor decides nothing about traces, and what failed says so', async () => {
  const http = await serve(open(1));
  await http.inject({ method: 'POST', url: '/page', headers: { traceparent }, payload: {} });
  await told();
  const [call] = collector.named('POST /page');
  expect(call).toMatchObject({ parentSpanId: undefined, isFailed: true });
  expect(call?.traceId).not.toBe(above.traceId);
});

test('whom a job calls is told which trace the call is a part of', async () => {
  const heard: (string | undefined)[] = [];
  const other = createServer((request, response) => {
    heard.push(request.headers.traceparent as string | undefined);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const ask = () => fetch(`http://127.0.0.1:${port}/`);
  const followed = open(1);
  await followed.follow({ name: 'asks', everySeconds: 1, run: async () => void (await ask()) }).run();
  await expect(
    followed
      .follow({ name: 'fails', everySeconds: 1, run: () => Promise.reject(new Error('of the test')) })
      .run(),
  ).rejects.toThrow('of the test');
  // outside of all that is followed
  await ask();
  await told();
  other.close();
  other.closeAllConnections();
  const [job] = collector.named('job asks');
  const [call] = collector.named('GET');
  expect(call).toMatchObject({ traceId: job?.traceId, parentSpanId: job?.spanId });
  expect(heard).toEqual([`00-${job?.traceId}-${call?.spanId}-01`, undefined]);
  expect(collector.named('job fails')).toMatchObject([{ isFailed: true }]);
});

test('of the share that is not followed nothing is told, whatever a provider says', async () => {
  const http = await serve(open(0));
  await http.inject({ method: 'POST', url: '/bet/7', headers: { traceparent }, payload: {} });
  await told();
  expect(collector.spans).toEqual([]);
});

test('a collector that is gone costs a call nothing, and is told of', async () => {
  const http = await serve(open(1));
  await collector.close();
  const answer = await http.inject({ method: 'POST', url: '/bet/7', payload: { id: '7' } });
  expect(answer.json()).toEqual({ id: '7' });
  await told();
  expect(failures.map(({ message }) => message)).toEqual([expect.stringContaining('ECONNREFUSED')]);
});
