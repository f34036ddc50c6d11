import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineOfficeChange, defineOfficeQuery, type Permission } from '@halls/contract/office';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import type { Operator } from '#platform/actor.ts';
import { audited } from '#platform/audit/audited.ts';
import { BusyError } from '#platform/busy-error.ts';
import { openDatabase, type Database } from '#platform/database.ts';
import { createHttp } from '#platform/http/create-http.ts';
import { fail, succeed } from '#platform/result.ts';
import { implementChange, implementQuery } from './office-call.ts';
import { mountOffice, presentOfficeError } from './mount-office.ts';

const rename = defineOfficeChange({
  path: '/currency/rename',
  permission: 'operator.edit',
  scope: 'house',
  summary: 'Changes something, for the test',
  request: z.strictObject({ name: z.string().min(1), reason: z.string().min(1) }),
  data: z.object({ name: z.string() }),
  codes: { 101: 'nothing_changes' },
  audit: 'test.renamed',
});
const look = defineOfficeQuery({
  path: '/currency/look',
  permission: 'operator.edit',
  scope: 'house',
  summary: 'Only reads, for the test',
  request: z.strictObject({}),
  data: z.object({ who: z.string() }),
  rateLimit: { perMinute: 4 },
});
const busy = defineOfficeQuery({ ...look, path: '/busy' });

let test: TestDatabase;
let database: Database;
let http: FastifyInstance;
let origin: string;

const operators: Readonly<Record<string, readonly Permission[]>> = { editor: ['operator.edit'], nobody: [] };

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, role: 'platform_app', maxConnections: 4, onError: () => {} });
  http = await createHttp({
    logger: pino({ level: 'silent' }),
    trustedProxies: [],
    presentError: presentOfficeError((_, key) => key),
  });
  await mountOffice(http, {
    implementations: [
      implementQuery(look, async (_, { actor }) => succeed({ who: actor.account })),
      implementQuery(busy, async () => {
        throw new BusyError('as arranged');
      }),
      implementChange(rename, async ({ name, reason }, { actor }) => {
        if (name === 'taken') return fail(101);
        const receipt = await database.sql.transaction().execute(async (transaction) => {
          const written = await audited(transaction, actor, 'test.renamed', {
            target: 'currency/USD',
            before: { name: 'USD' },
            after: { name },
            reason,
          });
          if (name === 'broken') throw new Error('as arranged');
          return written;
        });
        return { ok: true, data: { name }, receipt };
      }),
    ],
    async authenticate({ token: account, remoteAddress, requestId }, now) {
      const held = operators[account];
      if (!held) return null;
      const everywhere = { siteIds: null, currencies: null, amountLimitMinor: {} };
      const grants = held.map((permission) => ({ permission, ...everywhere }));
      const from = { sessionId: 3, remoteAddress, requestId };
      const actor: Operator = { kind: 'operator', operatorId: 7, account, isEmergency: false, grants, from };
      return { actor, session: { createdAt: now, provedAt: now, csrf: 'csrf', mustSetUpTwoFactor: false } };
    },
    say: (_, key) => key,
    document: {},
    clock: () => new Date(),
    rateLimits: true,
  });
  await http.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await http.close();
  await database.close();
  await test.drop();
});

async function post(path: string, body: unknown, cookie = 'editor'): Promise<[number, unknown]> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `office=${cookie}`, 'x-csrf': 'csrf' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return [answer.status, await answer.json()];
}
const auditOf = async (action: string) =>
  (await test.pool.query('select * from app.audit_event where action = $1', [action])).rows;

describe('a call of the office', () => {
  it('asks who it is, then whether they may, then what they want', async () => {
    const wrong = { unknown: 1 };
    expect(await post(rename.path, wrong, '')).toEqual([
      401,
      { code: 401, message: 'error.unauthorized', data: null },
    ]);
    expect(await post(rename.path, wrong, 'nobody')).toEqual([
      403,
      { code: 403, message: 'error.forbidden', data: null },
    ]);
    expect(await post(rename.path, { name: 'x' })).toEqual([
      422,
      { code: 422, message: 'error.invalid', data: { fields: { reason: expect.any(String) } } },
    ]);
    expect(await auditOf('test.renamed')).toEqual([]);
  });

  it('leaves who, what, before, after and why, together with the change', async () => {
    expect(await post(rename.path, { name: 'Dollar', reason: 'a better name' })).toEqual([
      200,
      { code: 100, message: 'success', data: { name: 'Dollar' } },
    ]);
    expect(await auditOf('test.renamed')).toMatchObject([
      {
        actor_kind: 'operator',
        actor_ref: '7',
        target: 'currency/USD',
        before: { name: 'USD' },
        after: { name: 'Dollar' },
        reason: 'a better name',
        operator_session_id: '3',
        remote_address: '127.0.0.1',
        request_id: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  });

  it('that changes nothing or breaks leaves nothing', async () => {
    const before = (await auditOf('test.renamed')).length;
    expect(await post(rename.path, { name: 'taken', reason: 'r' })).toMatchObject([200, { code: 101 }]);
    expect(await post(rename.path, { name: 'broken', reason: 'r' })).toEqual([
      500,
      { code: 500, message: 'error.internal', data: null },
    ]);
    expect(await auditOf('test.renamed')).toHaveLength(before);
  });

  it('has its own limit, its own 404, and one answer to bodies that are none', async () => {
    const statuses = [];
    for (let round = 0; round < 6; round += 1) statuses.push((await post(look.path, {}))[0]);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await post('/no/such/call', {}))[0]).toBe(404);
    expect((await post('/busy', {}))[0]).toBe(503);
    expect(await post(rename.path, '{')).toMatchObject([422, { code: 422 }]);
  });
});

describe('the audit', () => {
  it.each([
    `update app.audit_event set reason = 'another'`,
    'delete from app.audit_event',
    'truncate app.audit_event',
  ])('refuses the server %s', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow(/permission denied/);
  });

  it('takes no change without a reason', async () => {
    const system = { kind: 'system', part: 'tests' } as const;
    const record = { target: 't', before: null, after: null, reason: ' ' };
    await expect(
      database.sql.transaction().execute((transaction) => audited(transaction, system, 'test.bare', record)),
    ).rejects.toThrow(/reason/);
  });
});

/** What does not compile; `npm run check -- types` runs it. */
export const refusedByTheCompiler = {
  aChangeWithoutItsAudit: () =>
    // @ts-expect-error -- the receipt is missing
    implementChange(rename, async ({ name }) => succeed({ name })),

  aChangeWithTheAuditOfAnother: () =>
    // @ts-expect-error -- the receipt is of `test.other`
    implementChange(rename, async ({ name, reason }, { actor }) => ({
      ok: true,
      data: { name },
      receipt: await database.sql
        .transaction()
        .execute((transaction) =>
          audited(transaction, actor, 'test.other', { target: 't', before: null, after: null, reason }),
        ),
    })),

  aReceiptMadeByHand: () =>
    // @ts-expect-error -- only `audited` makes one
    implementChange(rename, async ({ name }) => ({
      ok: true,
      data: { name },
      receipt: { action: 'test.renamed', auditEventId: 1 },
    })),

  // @ts-expect-error -- a change that is passed off as a query
  aChangeAsAQuery: () => implementQuery(rename, async ({ name }) => succeed({ name })),

  aChangeWithoutAReason: () =>
    // @ts-expect-error -- whoever changes something says why
    defineOfficeChange({ ...rename, request: z.strictObject({ name: z.string() }) }),

  aPermissionThatIsNotOnTheList: () =>
    // @ts-expect-error -- there is no such permission
    defineOfficeQuery({ ...look, permission: 'provider.eat' }),
};
