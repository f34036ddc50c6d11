import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionModule } from '#modules/session';
import { createIdentityWorld, testSites, type IdentityWorld } from '../../../test/identity-world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

const minute = 60_000;
const tokenOf = (envelope: { data: unknown }) => (envelope.data as { token: string }).token;
const layout = (token: string, siteId = 1) =>
  world.send(
    '/member/profile/common/layout',
    {},
    { token, site: testSites.find((site) => site.siteId === siteId) as (typeof testSites)[number] },
  );

test('only the hash of a token is stored', async () => {
  const memberId = await world.addMember('hashed1');
  const token = tokenOf(await world.logIn('hashed1'));
  const { rows } = await world.database.pool.query('select * from app.session where member_id = $1', [
    memberId,
  ]);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows[0].token_hash).toEqual(createHash('sha256').update(token).digest());
});

test('a token works on its own site alone', async () => {
  await world.addMember('onesite');
  const token = tokenOf(await world.logIn('onesite'));
  expect((await layout(token)).status).toBe(200);
  expect((await layout(token, 2)).status).toBe(401);
});

test('a login ends the older session and tells its client which token is the new one', async () => {
  const memberId = await world.addMember('twice01');
  const first = tokenOf(await world.logIn('twice01'));
  const second = tokenOf(await world.logIn('twice01'));
  expect((await layout(first)).status).toBe(401);
  expect((await layout(second)).status).toBe(200);
  const { rows } = await world.database.pool.query(
    'select event, payload from app.outbox where channel = $1 order by outbox_id',
    [`private-member.${memberId}`],
  );
  expect(rows.at(-1)).toEqual({
    event: 'login',
    payload: { token: createHash('sha256').update(second).digest('hex') },
  });
});

test('of twenty logins at once one session lives', async () => {
  const memberId = await world.addMember('crowd01');
  const tokens = await Promise.all(
    Array.from({ length: 20 }, () =>
      world.sql.transaction().execute(async (transaction) => {
        await transaction
          .selectFrom('app.member')
          .select('member_id')
          .where('member_id', '=', memberId)
          .forUpdate()
          .execute();
        return world.sessions.issue(
          transaction,
          { memberId, siteId: 1 },
          { remoteAddress: '10.0.0.1', country: null, userAgent: '', deviceHash: null, claims: {} },
        );
      }),
    ),
  );
  const alive = await Promise.all(tokens.map((token) => world.sessions.authenticate(token, 1)));
  expect(alive.filter(Boolean)).toHaveLength(1);
  const { rows } = await world.database.pool.query(
    'select count(*)::int as living from app.session where member_id = $1 and ended_at is null',
    [memberId],
  );
  expect(rows[0].living).toBe(1);
});

test('calls at once with a token that is due all work and rotate it once', async () => {
  await world.addMember('rotate1');
  const token = tokenOf(await world.logIn('rotate1'));
  world.passTime(16 * minute);
  const answers = await Promise.all(Array.from({ length: 20 }, () => layout(token)));
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
  const rotated = new Set(answers.map((answer) => answer.rotatedToken));
  expect(rotated.size).toBe(1);
  const next = [...rotated][0] as string;
  expect(next).not.toBe(token);

  world.passTime(59_000);
  expect((await layout(token)).status).toBe(200);
  expect((await layout(next)).rotatedToken).toBeNull();
  world.passTime(1_000);
  expect((await layout(token)).status).toBe(401);
  expect((await layout(next)).status).toBe(200);
});

test('of many who call at once each is who they are, on their own site and while their session lives', async () => {
  const accounts = Array.from({ length: 12 }, (_, i) => `atonce${i}`);
  const ids = await Promise.all(accounts.map((account) => world.addMember(account)));
  const tokens: string[] = [];
  for (const account of accounts) tokens.push(tokenOf(await world.logIn(account)));
  const [left = '', disabled = '', ...living] = tokens;
  await world.send('/logout', {}, { token: left });
  await world.sql
    .updateTable('app.member')
    .set({ status: 'disabled' })
    .where('member_account', '=', 'atonce1')
    .execute();
  const whoOf = async (token: string, siteId = 1) =>
    (await world.sessions.authenticate(token, siteId))?.member.memberId ?? null;
  const asked = [left, ...living, disabled, ...living, 'x'.repeat(43)];
  const [first = 0, second = 0, ...others] = ids;
  expect([first, second]).not.toContain(0);
  const [answers, elsewhere] = await Promise.all([
    Promise.all(asked.map((token) => whoOf(token))),
    Promise.all(living.map((token) => whoOf(token, 2))),
  ]);
  expect(answers).toEqual([null, ...others, null, ...others, null]);
  expect(elsewhere.every((who) => who === null)).toBe(true);
});

test('who logs out on one node is nobody on the other with the next call, however many call', async () => {
  const other = await world.openNode();
  try {
    const { authenticate } = other.faceOf(sessionModule);
    const crowd: string[] = [];
    for (const account of ['onnode1', 'onnode2', 'onnode3']) {
      await world.addMember(account);
      crowd.push(tokenOf(await world.logIn(account)));
    }
    const isWelcome = async (token: string) => (await authenticate(token, 1)) !== null;
    const flood = setInterval(() => void Promise.all(crowd.map(isWelcome)).catch(() => {}), 1);
    try {
      const welcome = crowd.map(() => true);
      for (const [i, token] of crowd.entries()) {
        expect(await Promise.all(crowd.map(isWelcome))).toEqual(welcome);
        await world.send('/logout', {}, { token });
        welcome[i] = false;
        expect(await Promise.all(crowd.map(isWelcome))).toEqual(welcome);
      }
    } finally {
      clearInterval(flood);
    }
  } finally {
    await other.close();
  }
});

test('half an hour without a call ends a session, calls in between keep it', async () => {
  await world.addMember('idle001');
  let token = tokenOf(await world.logIn('idle001'));
  for (let step = 0; step < 4; step += 1) {
    world.passTime(20 * minute);
    const answer = await layout(token);
    expect(answer.status).toBe(200);
    token = answer.rotatedToken ?? token;
  }
  world.passTime(31 * minute);
  expect((await layout(token)).status).toBe(401);
});

test('sessions that nobody asks for any more are ended by the sweep', async () => {
  const memberId = await world.addMember('idle002');
  await world.logIn('idle002');
  world.passTime(31 * minute);
  expect(await world.sessions.endIdle()).toBeGreaterThan(0);
  const { rows } = await world.database.pool.query(
    'select end_reason from app.session where member_id = $1',
    [memberId],
  );
  expect(rows).toEqual([{ end_reason: 'idle' }]);
});

test('most calls write nothing', async () => {
  const memberId = await world.addMember('touch01');
  const token = tokenOf(await world.logIn('touch01'));
  const version = async () =>
    (
      await world.database.pool.query('select xmin::text as version from app.session where member_id = $1', [
        memberId,
      ])
    ).rows[0].version;
  const before = await version();
  world.passTime(30_000);
  await layout(token);
  expect(await version()).toBe(before);
  world.passTime(30_000);
  await layout(token);
  expect(await version()).not.toBe(before);
});

test('logout, a disabled or frozen member and a new password each end the session', async () => {
  const ends = {
    logout: async (token: string) => {
      expect((await world.send('/logout', {}, { token })).envelope.code).toBe(100);
    },
    disable: async () => {
      await world.sql
        .updateTable('app.member')
        .set({ status: 'disabled' })
        .where('member_account', '=', 'ended-disable')
        .execute();
    },
    freeze: async () => {
      await world.sql
        .updateTable('app.member')
        .set({ frozen_until: new Date('2100-01-01') })
        .where('member_account', '=', 'ended-freeze')
        .execute();
    },
    passwd: async (token: string) => {
      const answer = await world.send(
        '/member/profile/edit_password',
        { old_password: 'demo1234', password: 'demo5678' },
        { token },
      );
      expect(answer.envelope.code).toBe(100);
    },
  };
  for (const [name, end] of Object.entries(ends)) {
    await world.addMember(`ended-${name}`);
    const token = tokenOf(await world.logIn(`ended-${name}`));
    expect((await layout(token)).status, name).toBe(200);
    await end(token);
    expect((await layout(token)).status, name).toBe(401);
  }
  expect((await world.logIn('ended-passwd', 'demo5678')).code).toBe(100);
});

test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(256), "'; drop table app.session; --", '\0'.repeat(43)])(
  '%j is no token',
  async (token) => {
    expect(await world.sessions.authenticate(token, 1)).toBeNull();
  },
);
