import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from '../../../../test/identity-world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

const query = async (text: string, values: unknown[] = []) =>
  (await world.database.pool.query(text, values)).rows;

/** An agent who was paid 10,000 for a month. */
async function addPaidAgent(account: string, month: string) {
  const memberId = await world.addMember(account, { password: '1234' });
  await query('update app.member set is_agent = true, agent_active = true where member_id = $1', [memberId]);
  const [{ period_id }] = await query(
    `insert into agency.period (site_id, month, state, calculations, input_hash, output_hash, closed_at, changed_at)
     values (1, $1::date, 'approved', 1, '', '', now(), now()) returning period_id`,
    [month],
  );
  await query(
    `insert into agency.statement (period_id, agent_id, currency, amount_minor) values ($1, $2, 'VND', 10000)`,
    [period_id, memberId],
  );
  await query(
    `insert into agency.commission_line (period_id, agent_id, seq, kind, pool, source_agent_id, base_minor, rate_bp,
       amount_minor, terms) values ($1, $2, 1, 'turnover', 'all', $2, 2000000, 50, 10000, '{}')`,
    [period_id, memberId],
  );
  await query('select agency.pay_statement($1, $2, now())', [period_id, memberId]);
  const { token } = (await world.logIn(account, '1234')).data as { token: string };
  const left = async () =>
    ((await world.send('/agent/commission', {}, { token })).envelope.data as { balance: string }).balance;
  const transfer = async (amount: string, clientKey: string, password: string) => {
    const body = { amount, client_key: clientKey, withdraw_password: password };
    return (await world.send('/agent/transfer', body, { token })).envelope.code;
  };
  return { memberId, left, transfer };
}

test('commission is moved with the withdrawal password alone, and once for a key that comes twice at once', async () => {
  const { memberId, left, transfer } = await addPaidAgent('paidagent', '2026-01-01');
  expect(await transfer('1000', 'key-number-0', '1234')).toBe(103);
  await query('update app.member set withdraw_password_hash = password_hash where member_id = $1', [
    memberId,
  ]);
  expect(await transfer('1000', 'key-number-1', '4321')).toBe(101);
  expect(await left()).toBe('10000');
  const twice = await Promise.all([
    transfer('4000', 'key-number-2', '1234'),
    transfer('4000', 'key-number-2', '1234'),
  ]);
  expect(twice).toEqual([100, 100]);
  expect(await left()).toBe('6000');
  const both = await Promise.all([
    transfer('4000', 'key-number-3', '1234'),
    transfer('4000', 'key-number-4', '1234'),
  ]);
  expect(both.toSorted((one, other) => one - other)).toEqual([100, 104]);
  expect(await left()).toBe('2000');
});

test('who is no agent any more moves what they were paid', async () => {
  const { memberId, left, transfer } = await addPaidAgent('retiredagent', '2026-03-01');
  await query(
    'update app.member set withdraw_password_hash = password_hash, agent_active = false where member_id = $1',
    [memberId],
  );
  expect(await left()).toBe('10000');
  expect(await transfer('10000', 'key-number-6', '1234')).toBe(100);
  expect(await left()).toBe('0');
});

test('after five wrong passwords at once the right one moves nothing, too', async () => {
  const { memberId, left, transfer } = await addPaidAgent('guessedagent', '2026-02-01');
  await query('update app.member set withdraw_password_hash = password_hash where member_id = $1', [
    memberId,
  ]);
  const guesses = Array.from({ length: 5 }, (_, n) => transfer('1000', 'key-number-5', `432${n}`));
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([101]));
  expect(await transfer('1000', 'key-number-5', '1234')).toBe(102);
  expect(await left()).toBe('10000');
});
