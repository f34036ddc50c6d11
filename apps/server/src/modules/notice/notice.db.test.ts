import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import type { App } from '../../app.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { openSmsGateway } from '../../../test/sms-gateway.ts';
import { noticeModule } from './notice.module.ts';
import type { NewNotice } from './queue-notice.ts';

let database: TestDatabase;
let app: App;
let gateway: Awaited<ReturnType<typeof openSmsGateway>>;
let now = new Date('2026-03-01T08:00:00Z');
let made = 0;

const openNode = (settings: object = {}) =>
  createTestApp(database, {
    modules: [noticeModule],
    settings: { port: 0, ...settings },
    clock: () => new Date(now),
  });

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into app.site (site_id, template, name, name_zh, hosts, is_default, default_language, languages, currencies, default_currency)
     values (1, 'site02', 'Lotus Bay', '莲湾', '{localhost}', true, 'vi_VN', '{vi_VN,zh_CN}', '{VND}', 'VND')`,
  );
  gateway = await openSmsGateway();
  app = await openNode();
});
beforeEach(async () => {
  await database.pool.query(
    'delete from app.notice_gateway; delete from app.notice; delete from app.sandbox_message',
  );
  gateway.requests.length = 0;
  gateway.answer = (_request, response) => void response.end('{"status":"ok"}');
});
afterAll(async () => {
  await app.close();
  await gateway.close();
  await database.drop();
});

const passSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};
const notices = (node = app) => node.faceOf(noticeModule);
const setGateway = (channel: 'sms' | 'email', adapter: string, config: object = {}) =>
  database.pool.query(
    `insert into app.notice_gateway values (1, $1, $2, $3)
     on conflict (site_id, channel) do update set adapter = excluded.adapter, config = excluded.config`,
    [channel, adapter, JSON.stringify(config)],
  );
const setHttpSms = (more: object = {}) =>
  setGateway('sms', 'http-sms', {
    url: `${gateway.origin}/send`,
    method: 'POST',
    body: { to: '{to}', text: '{text}', ref: '{key}' },
    success: { path: 'status', equals: ['ok'] },
    ...more,
  });

async function queue(more: Partial<NewNotice> = {}, node = app): Promise<string> {
  const cause = `test:${(made += 1)}`;
  await node.platform.sql.transaction().execute((transaction) =>
    notices(node).queue(transaction, {
      siteId: 1,
      cause,
      to: '0912345678',
      currency: 'VND',
      language: 'en_US',
      channel: 'sms',
      template: 'code_register',
      values: { code: '246810' },
      expiresAt: new Date(now.getTime() + 300_000),
      ...more,
    } as NewNotice),
  );
  return cause;
}
const rowOf = async (cause: string) =>
  (await database.pool.query('select * from app.notice where cause = $1', [cause])).rows[0];
const bodies = () => gateway.requests.map(({ body }) => JSON.parse(body) as { text: string; ref: string });

describe('a notice', () => {
  it('leaves once, however often its cause comes', async () => {
    await setHttpSms();
    const cause = await queue();
    await queue({ cause });
    await notices().deliver();
    await queue({ cause });
    await notices().deliver();
    expect(gateway.requests).toHaveLength(1);
    expect(bodies()[0]?.text).toBe(
      'Lotus Bay: 246810 is your code to sign up. It is good for 5 minutes. Nobody from us will ask you for it.',
    );
    expect(await rowOf(cause)).toMatchObject({ state: 'sent', tries: 1 });
  });

  it('does not leave when what it speaks of never happened', async () => {
    await setHttpSms();
    const undone = app.platform.sql.transaction().execute(async (transaction) => {
      await notices().queue(transaction, {
        ...{ siteId: 1, cause: 'test:undone', to: '0912345678', currency: null, language: 'en_US' },
        ...{
          channel: 'sms',
          template: 'code_register',
          values: {},
          expiresAt: new Date(now.getTime() + 60_000),
        },
      });
      throw new Error('as arranged');
    });
    await expect(undone).rejects.toThrow('as arranged');
    await notices().deliver();
    expect(gateway.requests).toHaveLength(0);
  });

  it('rests without a word of whom it is for and what it says, and is empty when it is decided', async () => {
    const cause = await queue();
    const waiting = await rowOf(cause);
    expect(JSON.stringify(waiting)).not.toMatch(/0912345678|246810/);
    expect(waiting.recipient_mask).toBe('09******78');
    await setGateway('sms', 'outbox');
    await notices().deliver();
    expect(await rowOf(cause)).toMatchObject({ state: 'sent', content: '' });
  });

  it('leaves after the pause that it was given', async () => {
    await setHttpSms();
    await queue({ pauseMs: 2_000 });
    await notices().deliver();
    expect(gateway.requests).toHaveLength(0);
    passSeconds(2);
    await notices().deliver();
    expect(gateway.requests).toHaveLength(1);
  });

  it('that is withheld is never sent', async () => {
    await setHttpSms();
    const cause = await queue({ isWithheld: true });
    await notices().deliver();
    expect(gateway.requests).toHaveLength(0);
    expect(await rowOf(cause)).toMatchObject({ state: 'withheld', content: '', recipient_mask: '' });
  });
});

describe('a gateway that', () => {
  it('was busy is asked again, later each time, with the same key', async () => {
    await setHttpSms();
    gateway.answer = (_request, response) => void response.writeHead(503).end();
    const cause = await queue();
    await notices().deliver();
    await notices().deliver();
    expect(gateway.requests).toHaveLength(1);
    passSeconds(1);
    await notices().deliver();
    gateway.answer = (_request, response) => void response.end('{"status":"ok"}');
    passSeconds(4);
    await notices().deliver();
    expect(gateway.requests).toHaveLength(2);
    passSeconds(1);
    await notices().deliver();
    expect(gateway.requests).toHaveLength(3);
    expect(new Set(bodies().map(({ ref }) => ref)).size).toBe(1);
    expect(await rowOf(cause)).toMatchObject({ state: 'sent', tries: 3 });
  });

  it('never answers well is given up when the message is of no use any more', async () => {
    await setHttpSms();
    gateway.answer = (_request, response) => void response.writeHead(503).end();
    const cause = await queue();
    for (let look = 0; look < 60; look += 1) {
      await notices().deliver();
      passSeconds(10);
    }
    expect(await rowOf(cause)).toMatchObject({ state: 'failed', failure: 'HTTP 503' });
    expect(gateway.requests.length).toBeGreaterThan(3);
    expect(gateway.requests.length).toBeLessThanOrEqual(8);
  });

  it.each([
    ['may have sent it is not asked again', false, 'unknown', 1],
    ['knows messages by their key is asked again', true, 'sent', 2],
  ])('took the message, broke off and %s', async (_name, isIdempotent, state, asked) => {
    await setHttpSms({ is_idempotent: isIdempotent });
    gateway.answer = (_request, response: ServerResponse) => void response.socket?.destroy();
    const cause = await queue();
    await notices().deliver();
    gateway.answer = (_request, response) => void response.end('{"status":"ok"}');
    for (let look = 0; look < 4; look += 1) {
      passSeconds(20);
      await notices().deliver();
    }
    expect(gateway.requests).toHaveLength(asked);
    expect(await rowOf(cause)).toMatchObject({ state });
  });

  it.each([
    [false, 'unknown', 1],
    [true, 'sent', 2],
  ])(
    'was being asked when the process went (knows keys: %s) is left with %s',
    async (isIdempotent, state, asked) => {
      await setHttpSms({ is_idempotent: isIdempotent });
      gateway.answer = () => {};
      const gone = await openNode();
      const cause = await queue({}, gone);
      void notices(gone)
        .deliver()
        .catch(() => {});
      await expect.poll(() => gateway.requests.length).toBe(1);
      gateway.answer = (_request, response) => void response.end('{"status":"ok"}');

      await notices().deliver();
      expect(gateway.requests).toHaveLength(1);
      passSeconds(31);
      await notices().deliver();
      passSeconds(2);
      await notices().deliver();
      expect(gateway.requests).toHaveLength(asked);
      expect(await rowOf(cause)).toMatchObject({ state });
      await gone.close();
    },
  );

  it('will not have the number is not asked again', async () => {
    await setHttpSms({ refusals: ['bad_number'] });
    gateway.answer = (_request, response) => void response.end('{"status":"bad_number"}');
    const cause = await queue();
    await notices().deliver();
    expect(await rowOf(cause)).toMatchObject({ state: 'failed', failure: 'HTTP 200, bad_number' });
  });

  it('stands still does not hold up another', async () => {
    await setHttpSms();
    await setGateway('email', 'outbox');
    const held: ServerResponse[] = [];
    gateway.answer = (_request, response) => void held.push(response);
    for (let count = 0; count < 20; count += 1) await queue();
    const mail = await queue({
      ...{ channel: 'email', to: 'lan@example.com', template: 'password_changed', currency: null },
      values: { account: 'lan001', at: now.toISOString() },
    });
    const delivering = notices().deliver();
    await expect.poll(async () => (await rowOf(mail)).state).toBe('sent');
    expect(gateway.requests.length).toBeLessThanOrEqual(4);
    gateway.answer = (_request, response) => void response.end('{"status":"ok"}');
    for (const response of held) response.end('{"status":"ok"}');
    await delivering;
    expect(gateway.requests).toHaveLength(20);
  });
});

describe('the settings of a gateway', () => {
  it('describe what is sent', async () => {
    await setHttpSms({
      url: `${gateway.origin}/send?to={to}`,
      headers: { authorization: 'Bearer of-the-test' },
      format: 'form',
      country_codes: { VND: '+84' },
    });
    await queue();
    await notices().deliver();
    const [{ path, body, headers }] = gateway.requests as [(typeof gateway.requests)[0]];
    expect(path).toBe('/send?to=%2B84912345678');
    expect(headers).toMatchObject({
      authorization: 'Bearer of-the-test',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(new URLSearchParams(body).get('to')).toBe('+84912345678');
  });

  it('tell what is left to pay with', async () => {
    const balance = { url: `${gateway.origin}/balance`, method: 'GET', path: 'data.left', at_least: 5 };
    await setHttpSms({ balance });
    const say = (json: object) => {
      gateway.answer = (_request, response) => void response.end(JSON.stringify(json));
    };
    say({ data: { left: '5.01' } });
    expect(await notices().hasBalance(1, 'sms')).toBe(true);
    say({ data: { left: 5 } });
    expect(await notices().hasBalance(1, 'sms')).toBe(false);
    say({ error: 'asked too often' });
    expect(await notices().hasBalance(1, 'sms')).toBe(true);
  });

  it('are sealed by the next start, and hold all the same', async () => {
    await setHttpSms({ headers: { authorization: 'Bearer of-the-test' } });
    const next = await openNode();
    const { rows } = await database.pool.query('select config from app.notice_gateway');
    expect(rows[0].config).toMatch(/^sealed:/);
    await queue();
    await notices(next).deliver();
    expect(gateway.requests).toHaveLength(1);
    await next.close();
  });

  it('that are wrong are no gateway', async () => {
    await setGateway('sms', 'http-sms', { url: 'ftp://nowhere' });
    expect(await notices().hasGateway(1, 'sms')).toBe(false);
    await setGateway('sms', 'smtp');
    expect(await notices().hasGateway(1, 'sms')).toBe(false);
    expect(await notices().hasGateway(1, 'email')).toBe(false);
  });
});

describe('the outbox', () => {
  it('shows what was sent to somebody, newest first, as JSON and as a page', async () => {
    await setGateway('sms', 'outbox');
    await queue({ values: { code: '111111' } });
    await notices().deliver();
    await queue({ values: { code: '<b>&"' }, language: 'zh_CN' });
    await queue({ to: '0900000000' });
    await notices().deliver();
    const get = (accept: string, to: string) =>
      app.http.inject({ url: `/sandbox/outbox?to=${to}`, headers: { accept } });
    const list = (await get('*/*', '0912345678')).json();
    expect(list).toHaveLength(2);
    expect(list[0]).toEqual({
      to: '0912345678',
      channel: 'sms',
      subject: '',
      body: '莲湾：您的注册验证码是 <b>&"，5 分钟内有效。我们不会向您索取验证码。',
      sent_at: now.toISOString(),
    });
    const page = await get('text/html,*/*', '0912345678');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('&lt;b>&amp;&quot;');
    expect(page.body).not.toContain('0900000000');
    expect((await get('*/*', '')).json()).toHaveLength(3);
  });

  it('is nowhere in production', async () => {
    await setGateway('sms', 'outbox');
    const production = await openNode({ mode: 'production' });
    expect((await production.http.inject('/sandbox/outbox')).statusCode).toBe(404);
    expect(await notices(production).hasGateway(1, 'sms')).toBe(false);
    await production.close();
  });
});

it('a server that runs sends by itself what another process has written', async () => {
  await setGateway('sms', 'outbox');
  const running = await openNode();
  await running.start();
  const cause = await queue();
  await expect.poll(async () => (await rowOf(cause)).state).toBe('sent');
  await running.close();
});
