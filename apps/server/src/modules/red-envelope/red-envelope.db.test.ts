import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { commitmentOfSeed, sharesOfEnvelope } from '@halls/fairness/node';
import { ledgerModule, type WalletOwner } from '#modules/ledger';
import { providerConnectionModule } from '#modules/provider-connection';
import { authenticateOwner, createApiCaller } from '../../../test/money/api-caller.ts';
import { createMoneyWorld, type MoneyWorld } from '../../../test/money/money-world.ts';
import type { Envelope, EnvelopeTerms } from './envelope.ts';
import { announceEnvelope, findEnvelope, insertEnvelope, redEnvelopeModule } from './index.ts';
import { keepEnvelopes } from './keep-envelopes.ts';
import { endEnvelope } from './red-envelope.repo.ts';

const siteId = 901;
const hourMs = 3_600_000;
let nowMs = Date.UTC(2026, 2, 31, 12);
const clock = () => new Date(nowMs);
let world: MoneyWorld;
let call: ReturnType<typeof createApiCaller>;

beforeAll(async () => {
  const modules = [redEnvelopeModule, ledgerModule, providerConnectionModule];
  world = await createMoneyWorld({ modules, authenticate: authenticateOwner, clock });
  call = createApiCaller(world.app.dispatcher);
});
afterAll(() => world.close());
// nothing of the test before is in the way
beforeEach(async () => {
  nowMs += 24 * hourMs;
  await keep();
});

const keep = () => keepEnvelopes(world.app.platform);

const terms = (): EnvelopeTerms => ({
  ...{ siteId, currency: 'USD', poolMinor: 10_00n, count: 10, minMinor: 50n, maxMinor: 3_00n },
  ...{ opensAt: clock(), endAt: new Date(nowMs + hourMs), turnoverPercent: 100 },
  ...{ audience: 'everybody', registeredBefore: null, depositedMinor: null },
  ...{ title: { en_US: 'For you' }, words: { en_US: 'Take one' } },
});

async function announce(over: Partial<EnvelopeTerms> = {}): Promise<Envelope> {
  const { sql, sealing } = world.app.platform;
  return sql.transaction().execute(async (transaction) => {
    const envelopeId = await insertEnvelope(transaction, {
      ...{ terms: { ...terms(), ...over }, writer: null, now: clock() },
    });
    const draft = await findEnvelope(transaction, { siteId, envelopeId });
    if (!draft) throw new Error('a draft that was written is there');
    await announceEnvelope({ transaction, sealing }, draft, { by: null, now: clock() });
    return draft;
  });
}

const claim = ({ envelopeId }: Envelope, owner: WalletOwner) =>
  call('/arks/web/activity/red_envelope', { id: envelopeId }, owner);
const shown = (owner: WalletOwner) => call('/arks/web/activity/red_envelope_promotion', {}, owner);
const proof = async ({ envelopeId }: Envelope) =>
  (await call('/arks/web/activity/red_envelope_proof', { id: envelopeId })).data as {
    seed_hash: string;
    drawn: { seed: string; shares: { amount: string; member_account: string | null }[] } | null;
  };
const members = (count: number, cashMinor = 0n) =>
  Promise.all(Array.from({ length: count }, () => world.addMember(cashMinor)));
const minorOf = (cash: unknown) => Math.round(Number(cash) * 100);
const drawnOf = async ({ envelopeId }: Envelope) => {
  const { rows } = await world.test.pool.query<{ amount_minor: string }>(
    'select amount_minor from app.red_envelope_share where envelope_id = $1 order by place',
    [envelopeId],
  );
  return rows.map((row) => Number(row.amount_minor));
};

it('pays fifty who claim ten shares at once exactly the ten that were drawn', async () => {
  const envelope = await announce();
  const owners = await members(50);
  const answers = await Promise.all(owners.map((owner) => claim(envelope, owner)));
  const paid = answers.filter(({ code }) => code === 100).map(({ data }) => minorOf(data.cash));
  expect(answers.filter(({ code }) => code === 102)).toHaveLength(40);
  const inOrder = (list: number[]) => list.toSorted((a, b) => a - b);
  expect(inOrder(paid)).toEqual(inOrder(await drawnOf(envelope)));
  expect(paid.reduce((sum, minor) => sum + minor, 0)).toBe(10_00);
  const cash = await Promise.all(owners.map((owner) => world.cashOf(owner)));
  expect(inOrder(cash.map(Number).filter(Boolean))).toEqual(inOrder(paid));
});

it('gives a member one share, however many windows claim it, and says again what it was', async () => {
  const envelope = await announce();
  const [owner] = await members(1);
  if (!owner) throw new Error('no member');
  const answers = await Promise.all(Array.from({ length: 8 }, () => claim(envelope, owner)));
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([100, ...Array(7).fill(101)]);
  expect(new Set(answers.map(({ data }) => data.cash)).size).toBe(1);
  expect(Number(await world.cashOf(owner))).toBe(minorOf(answers[0]?.data.cash));
});

it('is shown while it can be claimed, and by nobody who has', async () => {
  const envelope = await announce({ opensAt: new Date(nowMs + hourMs), endAt: new Date(nowMs + 2 * hourMs) });
  const [owner] = await members(1);
  if (!owner) throw new Error('no member');
  expect((await shown(owner)).data).toMatchObject({ id: envelope.envelopeId, is_open: 0 });
  expect((await claim(envelope, owner)).code).toBe(103);
  nowMs += hourMs;
  expect((await shown(owner)).data).toMatchObject({ is_open: 1, title: 'For you', pool: '10.00', count: 10 });
  expect((await claim(envelope, owner)).code).toBe(100);
  expect((await shown(owner)).data).toEqual({});
  nowMs += hourMs;
  const [late] = await members(1);
  if (!late) throw new Error('no member');
  expect((await claim(envelope, late)).code).toBe(102);
});

it('is for whom it says: those who were there before, those who have paid in, and nobody who may not play', async () => {
  const [owner, frozen] = await members(2);
  if (!owner || !frozen) throw new Error('no member');
  const before = await announce({ audience: 'registered_before', registeredBefore: new Date(0) });
  const paid = await announce({ audience: 'deposited', depositedMinor: 1n });
  expect((await shown(owner)).data).toEqual({});
  expect((await claim(before, owner)).code).toBe(104);
  expect((await claim(paid, owner)).code).toBe(104);
  const all = await announce();
  await world.test.pool.query("update app.member set status = 'disabled' where member_id = $1", [
    frozen.memberId,
  ]);
  expect((await claim(all, frozen)).code).toBe(104);
  const elsewhere = { ...owner, memberId: 999_999_999 };
  expect((await claim(all, elsewhere)).code).toBe(102);
  expect((await call('/arks/web/activity/red_envelope', { id: 999_999 }, owner)).code).toBe(102);
});

it('ends while it is claimed, and nobody is paid after its seed is revealed', async () => {
  const { sql } = world.app.platform;
  const envelope = await announce({ count: 100, poolMinor: 100_00n });
  const owners = await members(30);
  const claims = owners.map((owner) => claim(envelope, owner));
  const ended = sql
    .transaction()
    .execute((transaction) =>
      endEnvelope(transaction, { envelopeId: envelope.envelopeId, why: 'stopped', now: clock() }),
    );
  const answers = await Promise.all(claims);
  expect(await ended).toBe(true);
  await keep();
  const paid = answers.filter(({ code }) => code === 100).length;
  expect(answers.every(({ code }) => code === 100 || code === 102)).toBe(true);
  const { drawn } = await proof(envelope);
  expect(drawn?.shares.filter(({ member_account: account }) => account !== null)).toHaveLength(paid);
});

it('keeps seed and shares to itself until it has ended, and then shows what anybody can recompute', async () => {
  const envelope = await announce();
  const [owner] = await members(1);
  if (!owner) throw new Error('no member');
  const first = await claim(envelope, owner);
  const { seed_hash: seedHash, drawn } = await proof(envelope);
  expect(drawn).toBeNull();
  const app = await world.app.platform.pool.query(
    'select has_table_privilege($1, $2) as may, (select count(*)::integer from envelope.shares_of($3)) as seen',
    ['app.red_envelope_share', 'select', envelope.envelopeId],
  );
  expect(app.rows).toEqual([{ may: false, seen: 0 }]);
  nowMs += hourMs;
  await keep();
  const after = await proof(envelope);
  if (!after.drawn) throw new Error('it has ended');
  expect(after.seed_hash).toBe(seedHash);
  expect(commitmentOfSeed(after.drawn.seed)).toBe(seedHash);
  const shares = after.drawn.shares.map(({ amount }) => BigInt(minorOf(amount)));
  expect(shares).toEqual(sharesOfEnvelope(after.drawn.seed, envelope));
  expect(after.drawn.shares[0]?.amount).toBe(first.data.cash);
  expect(after.drawn.shares[0]?.member_account).toContain('*');
});

it('tells the members’ windows of each turn, once', async () => {
  const told = async () => {
    const { rows } = await world.test.pool.query<{ count: number }>(
      "select count(*)::integer from app.outbox where event = 'RedEnvelopeDisplay'",
    );
    return rows[0]?.count ?? 0;
  };
  const [owner] = await members(1);
  if (!owner) throw new Error('no member');
  const begin = await told();
  const envelope = await announce({
    ...{ opensAt: new Date(nowMs + hourMs), endAt: new Date(nowMs + 2 * hourMs) },
    ...{ count: 1, poolMinor: 1_00n },
  });
  await keep();
  expect(await told()).toBe(begin + 1);
  nowMs += hourMs;
  await Promise.all([keep(), keep()]);
  await keep();
  expect(await told()).toBe(begin + 2);
  expect((await claim(envelope, owner)).code).toBe(100);
  await Promise.all([keep(), keep()]);
  await keep();
  expect(await told()).toBe(begin + 3);
});

it('is paid as a whole or not at all when the process is killed in between', async () => {
  const envelope = await announce();
  const [owner] = await members(1);
  if (!owner) throw new Error('no member');
  const killed = spawn(
    process.execPath,
    [
      '-e',
      `const { Client } = require('pg');
       const client = new Client(process.argv[1]);
       client.connect()
         .then(() => client.query('begin'))
         .then(() => client.query('select * from envelope.claim($1, $2, $3)', process.argv.slice(2)))
         .then(({ rows }) => process.stdout.write(rows[0].outcome));
       setInterval(() => {}, 1000);`,
      world.test.url,
      ...[String(envelope.envelopeId), String(owner.memberId), clock().toISOString()],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: import.meta.dirname },
  );
  const [outcome] = (await once(killed.stdout, 'data')) as [Buffer];
  expect(outcome.toString()).toBe('claimed');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const again = await claim(envelope, owner);
  expect(again.code).toBe(100);
  expect(minorOf(again.data.cash)).toBe((await drawnOf(envelope))[0]);
  expect(Number(await world.cashOf(owner))).toBe(minorOf(again.data.cash));
});

it('stays as it was announced', async () => {
  const envelope = await announce();
  const change = (set: string) =>
    world.test.pool.query(`update app.red_envelope set ${set} where envelope_id = $1`, [envelope.envelopeId]);
  await expect(change('pool_minor = 2000')).rejects.toThrow("can't become that");
  await expect(change(`seed_hash = '${'0'.repeat(64)}'`)).rejects.toThrow("can't become that");
  await expect(world.test.pool.query('update app.red_envelope_share set amount_minor = 1')).rejects.toThrow(
    'append-only',
  );
});
