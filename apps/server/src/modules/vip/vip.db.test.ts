import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { playModule } from '#modules/play';
import { authenticateOwner, createApiCaller } from '../../../test/money/api-caller.ts';
import { createMoneyWorld, type MoneyWorld } from '../../../test/money/money-world.ts';
import { giveGifts, keepLevels } from './keep-levels.ts';
import type { StoredVipTerms } from './terms.rules.ts';
import { insertVersion } from './version.repo.ts';
import { vipModule } from './vip.module.ts';

const dayMs = 24 * 60 * 60_000;
/** Noon of a day of the site, which is four hours behind Greenwich. */
const noonOf = (day: string) => new Date(Date.parse(`${day}T16:00:00Z`));

let world: MoneyWorld;
let call: ReturnType<typeof createApiCaller>;
/** Each test has a time of its own, later than all of the one before. */
let first = Date.parse('2026-03-10');
const at = (days: number) => new Date(first + days * dayMs).toISOString().slice(0, 10);
let now = noonOf(at(0));
beforeAll(async () => {
  world = await createMoneyWorld({
    modules: [playModule, vipModule],
    authenticate: authenticateOwner,
    clock: () => now,
  });
  call = createApiCaller(world.app.dispatcher);
  await world.app.platform.sql.transaction().execute((transaction) =>
    insertVersion(transaction, {
      ...{ siteId: 901, currency: 'USD', fromDay: '2026-03-01', terms, changeRequestId: null, now },
    }),
  );
});
afterAll(async () => {
  // nobody has played it
  await query('truncate play.member_span, play.member_day');
  await world.close();
});
beforeEach(() => {
  first += 60 * dayMs;
  now = noonOf(at(0));
});

const level = (name: string, turnover: number, plusBp: number, award: number) => ({
  ...{ names: { en_US: name, vi_VN: `${name} vi` }, turnover_minor: String(turnover), deposit_minor: '0' },
  ...{ rebate_plus_bp: plusBp, award_minor: String(award) },
});
const terms: StoredVipTerms = {
  ...{ window_days: 7, grace_days: 3, award_turnover_percent: 100 },
  levels: [level('Bronze', 10_000, 0, 100), level('Silver', 50_000, 10, 500), level('Gold', 100_000, 20, 0)],
};

const query = async (text: string, values: unknown[] = []) =>
  (await world.test.pool.query(text, values)).rows;
const play = (owner: WalletOwner, day: string, minor: number) =>
  query(
    `insert into play.member_span as s (site_id, days, start, member_id, currency, rounds, cash_stake_minor,
       cash_payout_minor, valid_turnover_minor, late_minor, has_played)
     values (901, 1, $1, $2, 'USD', 1, $3::int, 0, $3::int, 0, true)
     on conflict (site_id, days, start, member_id, currency) do update
       set valid_turnover_minor = s.valid_turnover_minor + excluded.valid_turnover_minor`,
    [day, owner.memberId, minor],
  );
const site = { siteId: 901, timezone: 'America/Caracas', currencies: ['USD'] };
const deps = () => ({
  ...{ sql: world.app.platform.sql, clock: () => now },
  site: { all: () => [site], findById: () => site } as unknown as Parameters<typeof keepLevels>[0]['site'],
});
const keep = () => keepLevels(deps());
const levelOf = async (owner: WalletOwner) =>
  (await query('select level, keep_until::text from vip.standing where member_id = $1', [owner.memberId]))[0];
const look = async (owner: WalletOwner, language: 'en_US' | 'vi_VN' = 'en_US') =>
  (await call('/member/vip', {}, owner, language)).data;

it('rises at once over several levels, and gives what each gives, once', async () => {
  const owner = await world.addMember(0n);
  await play(owner, at(-6), 9_999);
  await keep();
  expect(await levelOf(owner)).toBeUndefined();
  await play(owner, at(0), 40_001);
  await Promise.all(Array.from({ length: 5 }, keep));
  expect(await levelOf(owner)).toEqual({ level: 2, keep_until: null });
  await Promise.all(Array.from({ length: 5 }, () => giveGifts(deps())));
  expect(await world.cashOf(owner)).toBe(600n);
  expect(
    await query('select from_level, to_level from vip.step where member_id = $1', [owner.memberId]),
  ).toEqual([{ from_level: 0, to_level: 2 }]);
});

it('falls when the grace is over, not before; what was reached again gives nothing again', async () => {
  const owner = await world.addMember(0n);
  await play(owner, at(0), 60_000);
  await keep();
  await giveGifts(deps());
  // the window has left that day behind: three days of grace begin
  now = noonOf(at(7));
  await keep();
  expect(await levelOf(owner)).toEqual({ level: 2, keep_until: at(10) });
  now = noonOf(at(10));
  await keep();
  expect(await levelOf(owner)).toMatchObject({ level: 2 });
  now = noonOf(at(11));
  await keep();
  expect(await levelOf(owner)).toEqual({ level: 0, keep_until: null });
  await play(owner, at(11), 60_000);
  await keep();
  await giveGifts(deps());
  expect(await levelOf(owner)).toMatchObject({ level: 2 });
  expect(await world.cashOf(owner)).toBe(600n);
});

it('keeps a level for good that is reached again within the grace', async () => {
  const owner = await world.addMember(0n);
  await play(owner, at(0), 60_000);
  await keep();
  now = noonOf(at(8));
  await keep();
  await play(owner, at(8), 60_000);
  await keep();
  expect(await levelOf(owner)).toEqual({ level: 2, keep_until: null });
});

it('tells members where they stand, what is missing, and the names in their language', async () => {
  const owner = await world.addMember(0n);
  expect(await look(owner)).toMatchObject({
    ...{ level: 0, turnover: '0.00', keep_until: null },
    next: { level: 1, turnover: '100.00', deposit: '0.00' },
  });
  await play(owner, at(0), 70_000);
  await keep();
  expect(await look(owner, 'vi_VN')).toMatchObject({
    ...{ level: 2, turnover: '700.00', next: { level: 3, turnover: '300.00' } },
    levels: [
      { name: 'Bronze vi' },
      { name: 'Silver vi', rebate_plus_bp: 10, award: '5.00' },
      { name: 'Gold vi' },
    ],
  });
});

it('a gift waits for a member of whom no bet is taken', async () => {
  const owner = await world.addMember(0n);
  await query(`update protect.guard set bet_blocked_until = 'infinity' where member_id = $1`, [
    owner.memberId,
  ]);
  await play(owner, at(0), 10_000);
  await keep();
  await giveGifts(deps());
  expect(await world.cashOf(owner)).toBe(0n);
  await query(`update protect.guard set bet_blocked_until = '-infinity' where member_id = $1`, [
    owner.memberId,
  ]);
  now = new Date(now.getTime() + dayMs);
  await giveGifts(deps());
  expect(await world.cashOf(owner)).toBe(100n);
});

it('adds to the rates of rebates by the level at the end of the day, also where that is calculated later', async () => {
  const owner = await world.addMember(0n);
  await play(owner, at(0), 60_000);
  await keep();
  now = noonOf(at(1));
  await play(owner, at(1), 50_000);
  await keep();
  await query(
    `insert into play.member_day select 901, d::date, 'USD', $1, 'GPTS', 2, false, 1, 100000, 0, 0, 100000 from unnest($2::text[]) d`,
    [owner.memberId, [at(-1), at(0), at(1)]],
  );
  const plan = JSON.stringify({
    lines: [{ gt_id: 2, gp_id: null, tiers: [{ from_minor: '0', rate_bp: 50 }] }],
  });
  const rateOn = async (day: string) =>
    (
      await query(
        `select rate_bp, amount_minor::int from rebate.lines_of(901, 'USD', 'turnover', 'day', $1::jsonb, $2, $2, $2, array[$3::bigint])`,
        [plan, day, owner.memberId],
      )
    )[0];
  expect(await rateOn(at(-1))).toEqual({ rate_bp: 50, amount_minor: 500 });
  expect(await rateOn(at(0))).toEqual({ rate_bp: 60, amount_minor: 600 });
  expect(await rateOn(at(1))).toEqual({ rate_bp: 70, amount_minor: 700 });
});
