import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { newTally, type Scene } from './tally.ts';
import { compareOperations } from './witness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into app.site (site_id, template, name, name_zh, hosts, default_language, languages, currencies, default_currency)
     values (1, 'site02', 'Test', 'Test', '{test.localhost}', 'en_US', '{en_US}', '{USD}', 'USD');
     insert into app.member (member_id, site_id, member_account, password_hash, currency, recommend_code, created_at)
       overriding system value values (7, 1, 'chaos', '', 'USD', 'chaos', now());
     select ledger.post('seamless:GPTS', 'won', '\\x01', 'seamless_bonus_win', array[
       row(ledger.open_account(1, 'provider_ggr', null, 'GPTS', 'USD'), -500),
       row(ledger.open_account(1, 'member_main', 7, null, 'USD'), 500)]::ledger.leg[])`,
  );
  // the round that the wallet would have written with it
  await database.pool.query(
    `insert into seamless.round (gp_id, member_id, round_id, site_id, game_code, currency, payout_minor, bet_count)
     values ('GPTS', 7, 'won', 1, 'chaos', 'USD', 500, 0)`,
  );
});
afterAll(() => database.drop());

const scene = (): Scene => ({ siteUrl: '', studioUrl: '', tally: newTally(), isEnding: true, isOver: true });

it('the witness says what was acknowledged and is not in the ledger, or is there with another amount', async () => {
  const told = scene();
  const acknowledged = new Map([
    ['won', 500n],
    ['gone', -3n],
  ]);
  await compareOperations(database.url, told, [acknowledged, new Map([['won', 400n]])]);
  expect(told.tally).toMatchObject({
    lost: ['gone: not in the ledger'],
    doubled: [],
    otherAmount: ['won: 500 for 400'],
  });
});
