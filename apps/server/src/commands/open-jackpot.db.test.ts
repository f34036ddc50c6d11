import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMoneyWorld, type MoneyWorld } from '../../test/money/money-world.ts';
import { carryOutJackpotOrder, readJackpotOrder } from './jackpot-order.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
  await world.test.pool.query(
    `update app.site set name = 'Bay', hosts = '{bay.example}', currencies = '{USD,VND}' where site_id = 901`,
  );
});
afterAll(() => world.close());

const order = (...args: string[]) => carryOutJackpotOrder(world.database, readJackpotOrder(args));
const usd = ['--currency', 'USD', '--seed', '250.50'];

it.each([
  ['--site is missing', usd],
  ['--currency is missing', ['--site', '901', '--seed', '5']],
  ['there is no currency "XYZ"', ['--site', '901', '--currency', 'XYZ', '--seed', '5']],
  ['--seed is missing', ['--site', '901', '--currency', 'USD']],
  ['"1.005" is not an amount in USD', ['--site', '901', '--currency', 'USD', '--seed', '1.005']],
  ['a seed is more than nothing', ['--site', '901', '--currency', 'USD', '--seed', '0']],
  ['--reserve is a whole number from 0 to 100', ['--site', '901', ...usd, '--reserve', '101']],
])('says that %s', (message, args) => {
  expect(() => readJackpotOrder(args)).toThrow(message);
});

it('is opened once, with its first pot paid by the house and an event of the audit', async () => {
  await expect(order('--site', 'other.example', ...usd)).rejects.toThrow('there is no site "other.example"');
  await expect(order('--site', '901', '--currency', 'THB', '--seed', '5')).rejects.toThrow(
    'site 901 "Bay" does not take THB; it takes USD, VND',
  );
  expect(await order('--site', 'BAY.example', ...usd)).toBe(
    'site 901 "Bay" has a jackpot in USD that begins with 250.50',
  );
  await expect(order('--site', '901', '--currency', 'USD', '--seed', '9')).rejects.toThrow(
    'site 901 "Bay" has a jackpot in USD already',
  );
  const { rows } = await world.test.pool.query(
    `select a.kind, e.amount_minor::int as minor from ledger.entry e join ledger.account a using (account_id)
      where a.kind in ('jackpot_pot', 'jackpot_reserve', 'house_jackpot') order by e.amount_minor`,
  );
  expect(rows).toEqual([
    { kind: 'house_jackpot', minor: -25_050 },
    { kind: 'jackpot_pot', minor: 25_050 },
  ]);
  const { rows: audits } = await world.test.pool.query(
    `select target, reason from app.audit_event where action = 'jackpot.opened'`,
  );
  expect(audits).toEqual([{ target: 'site/901/jackpot/USD', reason: 'npm run open-jackpot' }]);
});

it('says by its usage what it needs', async () => {
  const root = resolve(import.meta.dirname, '../../../..');
  const run = promisify(execFile)(process.execPath, ['start.mjs', 'open-jackpot'], { cwd: root });
  const { code, stderr } = (await run.catch((error: unknown) => error)) as { code: number; stderr: string };
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^--site is missing\n\nnpm run open-jackpot -- --site/),
  ]);
});
