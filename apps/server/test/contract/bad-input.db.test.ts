import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorKeys } from '@halls/contract';
import { answered } from './answered-calls.ts';
import { startApiServer, type ApiAnswer, type ApiServer } from './api-server.ts';
import { bodiesOf, brokenBodiesOf } from './hostile-bodies.ts';

let api: ApiServer;
let tokens: Readonly<Record<'member' | 'agent', string>>;

beforeAll(async () => {
  api = await startApiServer();
  tokens = { member: await api.tokenOf(1, 'demo01'), agent: await api.tokenOf(1, 'agent01') };
});
afterAll(() => api.stop());

const bodyBytesAtMost = 64 * 1024;
const bodiesPerCall = 30;
const bodiesAtOnce = 10;
const seed = Math.floor(Math.random() * 2 ** 31);

/** A refusal says what is wrong in words, with its own code, and nothing of the server's insides. */
function expectRefusal(answer: ApiAnswer, status: number): void {
  expect([answer.status, answer.envelope.code]).toEqual([status, status]);
  expect(answer.envelope.message?.length).toBeGreaterThan(3);
  expect(errorKeys as readonly string[]).not.toContain(answer.envelope.message);
  expect(answer.text).not.toMatch(/\bat \w+.*\.ts:|node_modules|select |insert |zod|postgres/i);
}

const headersOf = ({ access }: (typeof answered)[number]['endpoint']) => ({
  language: 'en_US',
  ...(access === 'guest' ? {} : { authorization: tokens[access] }),
});

describe('what its schema refuses is refused, in words, and writes nothing', () => {
  let counted: Record<string, number>;
  beforeAll(async () => {
    counted = withoutJobs(await api.countRows());
  });

  test.each(answered)('$name', async ({ endpoint }) => {
    await askAtOnce(sample(brokenBodiesOf(endpoint)), async (text) => {
      if (endpoint.request.safeParse(JSON.parse(text)).success) return;
      const answer = await api.post(endpoint.path, text, headersOf(endpoint));
      try {
        if (Buffer.byteLength(text) > bodyBytesAtMost) expectRefusal(answer, 413);
        else expectRefusal(answer, 422);
        expectFields(answer);
        expect(answer.text.length).toBeLessThan(8_000);
      } catch (error) {
        throw explain(error, text, answer);
      }
    });
    const before = counted;
    counted = withoutJobs(await api.countRows());
    expect(counted).toEqual(before);
  });
});

describe('whatever its schema lets through is answered with one of its codes', () => {
  // it would end the session that the others are called with
  const asked = answered.filter(({ endpoint }) => endpoint.path !== '/logout');
  test.each(asked)('$name', async ({ endpoint }) => {
    const declared = new Set([100, 401, 404, 422, 429, ...Object.keys(endpoint.codes).map(Number)]);
    await askAtOnce(sample(bodiesOf(endpoint)), async (text) => {
      const answer = await api.post(endpoint.path, text, headersOf(endpoint));
      try {
        expect(answer.status).toBeLessThan(500);
        if (endpoint.presentation === 'text' && answer.status === 200) return;
        expect(declared).toContain(answer.envelope.code);
        if (answer.envelope.code === 100)
          expect(endpoint.data.safeParse(answer.envelope.data).error).toBeUndefined();
      } catch (error) {
        throw explain(error, text, answer);
      }
    });
  });
});

describe('a body that is no JSON object', () => {
  test.each([
    ['broken', '{"account":'],
    ['a text', '"login"'],
    ['a list', '[]'],
    ['a number', '1e400'],
    ['two values', '{} {}'],
    ['nothing', 'null'],
    ['deep', '['.repeat(30_000)],
    ['poisoned', '{"__proto__":{"isAdmin":true}}'],
    ['not UTF-8', '{"account":"\xff\xfe"}'],
  ])('%s', async (_, body) => {
    const answer = await api.post('/login', body, { language: 'en_US' });
    expectRefusal(answer, 422);
  });

  test('of another type is refused, and one that is too large is not read', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      expectRefusal(await api.post('/login', 'account=a', { 'content-type': type, language: 'en_US' }), 422);
    }
    expectRefusal(
      await api.post('/login', JSON.stringify({ account: 'x'.repeat(200_000) }), { language: 'en_US' }),
      413,
    );
  });

  test('has no text that the database cannot store, at any depth', async () => {
    const bodies: [string, unknown][] = [
      ['/arks/web/check-agent-domain', { host: 'a\u0000b' }],
      ['/v2/game_label', { gp_id: 'GPR8', game_type_id: 2, house: '\u0000' }],
      ['/login', { account: 'a\u0000', password: 'x', answer: 'x', captcha_token: 'x' }],
    ];
    for (const [path, body] of bodies) expectRefusal(await api.post(path, body, { language: 'en_US' }), 422);
  });

  test('gets its message in the language of the request', async () => {
    const messages = await Promise.all(
      ['vi_VN', 'zh_CN', 'en_US'].map(
        async (language) => (await api.post('/login', {}, { language })).envelope.message,
      ),
    );
    expect(new Set(messages).size).toBe(3);
  });
});

test('the server had no fault in all of this', () => {
  expect(api.output()).not.toMatch(/request failed/);
});

/** Every message of a field is a sentence, never a key. */
function expectFields({ envelope }: ApiAnswer): void {
  const fields = (envelope.data as { fields?: Record<string, string> } | null)?.fields;
  if (!fields) return;
  expect(Object.keys(fields).length).toBeGreaterThan(0);
  for (const message of Object.values(fields)) expect(errorKeys as readonly string[]).not.toContain(message);
}

function sample(bodies: fc.Arbitrary<unknown>): string[] {
  return fc.sample(bodies, { seed, numRuns: bodiesPerCall }).map((body) => JSON.stringify(body));
}

/** Calls of one kind, some at once: a server answers them as it answers anybody. */
async function askAtOnce(bodies: readonly string[], ask: (body: string) => Promise<void>): Promise<void> {
  for (let from = 0; from < bodies.length; from += bodiesAtOnce)
    await Promise.all(bodies.slice(from, from + bodiesAtOnce).map(ask));
}

function explain(error: unknown, body: string, answer: ApiAnswer): Error {
  const message = error instanceof Error ? error.message : String(error);
  return new Error(
    `seed ${seed}: ${body.slice(0, 300)} (${body.length}) → ${answer.status} ${answer.text.slice(0, 300)}: ${message}`,
  );
}

const byJobs = new Set(['app.outbox', 'ledger.house_rollup', 'app.ledger_check']);

function withoutJobs(counts: Record<string, number>): Record<string, number> {
  // the relay empties it meanwhile, house entries are rolled up, and the ledger is checked
  return Object.fromEntries(Object.entries(counts).filter(([name]) => !byJobs.has(name)));
}
