import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { playModule } from '#modules/play';
import { authenticateOwner, createApiCaller } from '../../../test/money/api-caller.ts';
import { createMoneyWorld, type MoneyWorld } from '../../../test/money/money-world.ts';
import { insertCalendar, stopCalendar, type NewCalendar } from './calendar.repo.ts';
import { signInRewardModule } from './sign-in-reward.module.ts';

const dayMs = 24 * 60 * 60_000;
const noon = new Date('2026-03-10T16:00:00Z');

let world: MoneyWorld;
let call: ReturnType<typeof createApiCaller>;
let now = noon;
let calendarId = 0;
beforeAll(async () => {
  world = await createMoneyWorld({
    modules: [playModule, signInRewardModule],
    authenticate: authenticateOwner,
    clock: () => now,
  });
  call = createApiCaller(world.app.dispatcher);
});
afterAll(() => world.close());
beforeEach(() => {
  now = noon;
});

/** Five days from the tenth on that give 1.00 each, and 5.00 the third time; the one before it is stopped. */
async function begin(terms: Partial<NewCalendar> = {}) {
  const { sql } = world.app.platform;
  await sql.transaction().execute(async (transaction) => {
    if (calendarId > 0) await stopCalendar(transaction, calendarId, noon);
    calendarId = await insertCalendar(transaction, {
      ...{ siteId: 901, currency: 'USD', firstDay: '2026-03-10', lastDay: '2026-03-14' },
      ...{ rewardsMinor: [100n, 100n, 500n, 100n, 100n], turnoverPercent: 100 },
      ...{ depositMinor: 0n, turnoverMinor: 0n, budgetMinor: 1_000_000n, createdAt: noon },
      ...terms,
    });
  });
}
const look = async (owner: WalletOwner) =>
  (await call('/member/sign_in_reward', {}, owner)).data as Record<string, unknown>;
const claim = (owner: WalletOwner) => call('/member/sign_in_reward/claim', {}, owner);
const goTo = (day: number) => (now = new Date(noon.getTime() + day * dayMs));

it('there is none where the site runs none, and nothing to claim', async () => {
  const owner = await world.addMember(0n);
  expect(await look(owner)).toEqual({});
  expect((await claim(owner)).code).toBe(102);
});

it('each time gives the next reward, and a day that is missed takes nothing away', async () => {
  await begin();
  const owner = await world.addMember(0n);
  expect(await look(owner)).toMatchObject({ button: 'click_signin', times: 0, next: '1.00', given: '0.00' });
  expect(await claim(owner)).toMatchObject({
    code: 100,
    data: { cash: '1.00', calendar: { button: 'click_signin_true', next: '1.00' } },
  });
  expect((await claim(owner)).code).toBe(101);
  goTo(2);
  await claim(owner);
  goTo(4);
  expect(await claim(owner)).toMatchObject({ data: { cash: '5.00' } });
  expect(await look(owner)).toMatchObject({
    ...{ times: 3, given: '7.00', next: '1.00' },
    days: [
      { state: 'is_signin_success', given: '1.00' },
      { state: 'is_signin_pass', given: null },
      { state: 'is_signin_success', given: '1.00' },
      { state: 'is_signin_pass', given: null },
      { state: 'is_signin_success', given: '5.00' },
    ],
  });
  expect(await world.cashOf(owner)).toBe(700n);
  goTo(5);
  expect(await look(owner)).toEqual({});
});

it('a day is the site’s: it goes on after midnight in Greenwich', async () => {
  await begin();
  const owner = await world.addMember(0n);
  now = new Date('2026-03-11T03:59:00Z');
  expect(await look(owner)).toMatchObject({ today: '2026-03-10', today_ends_at: '2026-03-11T04:00:00.000Z' });
  expect((await claim(owner)).code).toBe(100);
  now = new Date('2026-03-11T04:00:00Z');
  expect((await claim(owner)).code).toBe(100);
});

it('twenty windows at once sign in once', async () => {
  await begin();
  const owner = await world.addMember(0n);
  const codes = (await Promise.all(Array.from({ length: 20 }, () => claim(owner)))).map(({ code }) => code);
  expect(codes.toSorted((one, other) => one - other)).toEqual([100, ...Array(19).fill(101)]);
  expect(await world.cashOf(owner)).toBe(100n);
});

it('gives its budget and no more, however many come at once', async () => {
  await begin({ budgetMinor: 350n });
  const owners = await Promise.all(Array.from({ length: 12 }, () => world.addMember(0n)));
  const codes = (await Promise.all(owners.map(claim))).map(({ code }) => code);
  expect(codes.filter((code) => code === 100)).toHaveLength(3);
  expect(codes.filter((code) => code === 102)).toHaveLength(9);
});

it('asks for turnover of the day first, where it does, and says how much there is', async () => {
  await begin({ turnoverMinor: 500n });
  const owner = await world.addMember(0n);
  expect(await look(owner)).toMatchObject({
    button: 'click_signin_pass',
    turnover: { asked: '5.00', done: '0.00' },
    deposit: null,
  });
  expect((await claim(owner)).code).toBe(103);
  await world.test.pool.query(
    `insert into play.round (gp_id, member_id, round_id, is_told, site_id, gt_id, game_code, currency, bet_count,
       cash_stake_minor, cash_payout_minor, free_stake_minor, valid_turnover_minor, opened_at, closed_at, revision)
     values ('GPTS', $1, 'sign-in', false, 901, 2, 'any', 'USD', 1, 500, 0, 0, 500, $2, $2, 1)`,
    [owner.memberId, noon],
  );
  expect((await claim(owner)).code).toBe(100);
  // nobody has played it
  await world.test.pool.query(`delete from play.round where round_id = 'sign-in'`);
});

it('gives nothing to members of whom no bet is taken, nor after it was stopped', async () => {
  await begin();
  const frozen = await world.addMember(0n);
  await world.test.pool.query(
    `update protect.guard set bet_blocked_until = 'infinity' where member_id = $1`,
    [frozen.memberId],
  );
  expect((await claim(frozen)).code).toBe(102);
  const late = await world.addMember(0n);
  await stopCalendar(world.app.platform.sql as never, calendarId, noon);
  expect((await claim(late)).code).toBe(102);
});
