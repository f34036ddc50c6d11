import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  memberFactNames,
  memberRuleSchema,
  operatorsOf,
  shapeOfFact,
  type MemberRule,
  type RuleCondition,
} from '@halls/contract/member-rule';
import { memberModule } from '#modules/member';
import { countAudience, judgeRule, memberRuleModule, readFacts, type RuleMoment } from '#modules/member-rule';
import { playModule } from '#modules/play';
import { createCashierWorld, type CashierWorld } from '../cashier/cashier-world.ts';

const currency = 'VND';
let world: CashierWorld;
let memberIds: number[] = [];
let at: RuleMoment;

/** Forty members of many kinds: with and without deposits, play, sessions, birthdays and logins. */
beforeAll(async () => {
  world = await createCashierWorld({ modules: [playModule, memberModule, memberRuleModule] });
  const { pool } = world.database;
  const { clock, sql } = world.app.platform;
  await pool.query(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at, last_login_at,
       is_agent, agent_active)
     select 1, 'ruled' || n, '', 'VND', 'ruled' || n, $1::timestamptz - n * interval '1 day',
       case when n % 4 = 0 then null else $1::timestamptz - (n % 9) * interval '1 day' end, n % 5 = 0, n % 10 = 0
     from generate_series(1, 40) n`,
    [clock()],
  );
  const { rows } = await pool.query<{ member_id: string }>(
    `select member_id from app.member where member_account like 'ruled%' order by member_id`,
  );
  memberIds = rows.map((row) => Number(row.member_id));
  await pool.query(
    `insert into cashier.deposit (order_id, site_id, member_id, currency, method_id, psp_id, client_key, request_hash, asked_minor,
       state, payment_ref, received_minor, received_currency, created_at, changed_at)
     select 'r-' || m.member_id || '-' || n, 1, m.member_id, 'VND', (select min(method_id) from cashier.method), 'BANK',
       'k' || n, '', 1, 'credited', m.member_id || '-' || n, n * 50000, 'VND', $1, $1
     from app.member m cross join generate_series(1, 3) n where m.member_account like 'ruled%' and m.member_id % 4 >= n`,
    [clock()],
  );
  await pool.query(
    `insert into cashier.step (order_id, seq, from_state, to_state, cause, actor, at)
     select order_id, 1, 'open', 'credited', 'paid', 'psp', $1::timestamptz - (member_id % 12) * interval '1 day'
     from cashier.deposit where order_id like 'r-%'`,
    [clock()],
  );
  await pool.query(
    `insert into play.day (site_id, day, member_id, gp_id, gt_id, game_code, currency, rounds, cash_stake_minor,
       cash_payout_minor, free_stake_minor, valid_turnover_minor)
     select 1, $1::date - (member_id % 7)::int, member_id, 'GPFC', 2 + member_id % 2, 'koi', 'VND', 1, 0, 0, 0, 10000 * (member_id % 6)
     from app.member where member_account like 'ruled%'`,
    [clock()],
  );
  await pool.query(
    `insert into app.session (session_id, member_id, site_id, token_hash, token_issued_at, created_at, last_used_at, country)
     select gen_random_uuid(), member_id, 1, int8send(member_id), $1, $1, $1, case when member_id % 2 = 0 then 'VN' else 'TH' end
     from app.member where member_account like 'ruled%' and member_id % 3 > 0`,
    [clock()],
  );
  const { personal } = world.app.faceOf(memberModule);
  for (const [place, memberId] of memberIds.entries())
    if (place % 3 !== 0)
      await sql.transaction().execute((transaction) =>
        personal.write(transaction, memberId, {
          member_birthday: place % 2 === 0 ? '1990-03-01' : '1990-07-15',
        }),
      );
  at = world.app.faceOf(memberRuleModule).momentOf(1, currency, clock());
});
afterAll(async () => {
  const { pool } = world.database;
  // nobody has paid, played or come in
  await pool.query(
    'alter table cashier.step disable trigger append_only; alter table cashier.deposit disable trigger guarded',
  );
  await pool.query(
    'delete from cashier.step; delete from cashier.deposit; truncate play.day, play.game_day, play.member_day, play.member_span, play.first_day',
  );
  await world.close();
});

const valueOf: Readonly<Record<string, fc.Arbitrary<string>>> = {
  text: fc.constantFrom('VN', 'TH', 'VND', 'USD'),
  money: fc.constantFrom('0', '10000', '30000', '50000', '100000', '150000', '300000'),
  count: fc.nat(4).map(String),
  days: fc.nat(45).map(String),
  hour: fc.nat(23).map(String),
  weekday: fc.integer({ min: 1, max: 7 }).map(String),
  yes: fc.constantFrom('0', '1'),
};

const condition: fc.Arbitrary<RuleCondition> = fc.constantFrom(...memberFactNames).chain((fact) => {
  const { unit, isWindowed, isOfHall } = shapeOfFact(fact);
  const value = valueOf[unit] ?? fc.constant('0');
  return fc.constantFrom(...operatorsOf(unit)).chain((op) => {
    const [least, most] = op === 'between' ? [2, 2] : op === 'in' || op === 'not_in' ? [1, 3] : [1, 1];
    return fc.record({
      fact: fc.constant(fact),
      op: fc.constant(op),
      values: fc.array(value, { minLength: least, maxLength: most }),
      days: isWindowed
        ? fc.option(fc.integer({ min: 1, max: 14 }), { nil: undefined })
        : fc.constant(undefined),
      hall: isOfHall ? fc.constantFrom(undefined, 2, 3) : fc.constant(undefined),
    });
  });
});
const matched = fc.constantFrom('all' as const, 'any' as const);
const group = fc.record({ match: matched, conditions: fc.array(condition, { minLength: 1, maxLength: 3 }) });
const rule: fc.Arbitrary<MemberRule> = fc.record({
  match: matched,
  conditions: fc.array(fc.oneof(condition, group), { maxLength: 4 }),
});

it('a rule lets in as many by SQL as one after another, whatever it asks', { timeout: 60_000 }, async () => {
  const { sql } = world.app.platform;
  const counts = new Set<number>();
  await fc.assert(
    fc.asyncProperty(rule, async (drawn) => {
      const parsed = memberRuleSchema.parse(drawn);
      const judged = await Promise.all(
        memberIds.map(async (memberId) => {
          const values = await readFacts(sql, parsed, { memberId, at });
          return judgeRule(parsed, { currency, values }).is_met;
        }),
      );
      const one = judged.filter(Boolean).length;
      counts.add(one);
      expect(await countAudience(sql, parsed, { at, most: 1_000 })).toBe(one);
    }),
    { numRuns: 60, seed: 7 },
  );
  // the rules drawn are not all alike
  expect(counts.size).toBeGreaterThan(12);
});

it.each<[RuleCondition, number]>([
  [{ fact: 'birthday_today', op: 'eq', values: ['1'], days: undefined, hall: undefined }, 13],
  [{ fact: 'birthday_today', op: 'eq', values: ['0'], days: undefined, hall: undefined }, 13],
  [{ fact: 'is_agent', op: 'eq', values: ['1'], days: undefined, hall: undefined }, 4],
  [{ fact: 'registered_days', op: 'lte', values: ['10'], days: undefined, hall: undefined }, 10],
  [{ fact: 'last_login_days', op: 'gte', values: ['0'], days: undefined, hall: undefined }, 30],
  [{ fact: 'currency', op: 'not_in', values: ['VND'], days: undefined, hall: undefined }, 0],
])('a fact is what it says: %o lets in %i', async (asked, members) => {
  const { sql } = world.app.platform;
  expect(await countAudience(sql, { match: 'all', conditions: [asked] }, { at, most: 100 })).toBe(members);
});

it('says which condition is lacking, and how much of it', async () => {
  const { sql } = world.app.platform;
  const memberId = memberIds.find((each) => each % 4 === 1) ?? 0;
  const asked: MemberRule = {
    match: 'all',
    conditions: [
      { fact: 'deposit_sum', op: 'gte', values: ['250000'], days: undefined, hall: undefined },
      {
        match: 'any',
        conditions: [
          { fact: 'deposit_count', op: 'lte', values: ['1'], days: undefined, hall: undefined },
          { fact: 'country', op: 'in', values: ['ZZ'], days: undefined, hall: undefined },
        ],
      },
    ],
  };
  const values = await readFacts(sql, asked, { memberId, at });
  expect(judgeRule(asked, { currency, values })).toMatchObject({
    is_met: false,
    groups: [
      { is_met: false, conditions: [{ is_met: false, actual: '50000', lack: '200000' }] },
      { match: 'any', is_met: true, conditions: [{ is_met: true, lack: null }, { is_met: false }] },
    ],
  });
});
