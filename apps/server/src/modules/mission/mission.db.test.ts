import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { createPlayWorld, zone, type PlayWorld } from '../../../test/money/play-world.ts';
import { dayOf } from '#modules/site';
import { missionModule } from './mission.module.ts';
import { insertMission, stopMission, type NewMission } from './mission.repo.ts';

const dayMs = 24 * 60 * 60_000;
let world: PlayWorld;
let missionId = 0;
beforeAll(async () => {
  world = await createPlayWorld([missionModule]);
});
afterAll(() => world.close());
beforeEach(() => {
  world.now = new Date();
});

const today = () => dayOf(new Date(), zone);
const ahead = (days: number) => dayOf(new Date(Date.now() + days * dayMs), zone);

/** One that asks for 5.00 of turnover each day of ten and gives 1.00; the one before it is stopped. */
async function begin(terms: Partial<NewMission> = {}): Promise<void> {
  await world.database.sql.transaction().execute(async (transaction) => {
    if (missionId > 0) await stopMission(transaction, missionId, world.now);
    missionId = await insertMission(transaction, {
      ...{ siteId: 901, currency: 'USD', title: { en_US: 'Play' }, words: { en_US: 'Play five' } },
      ...{ firstDay: today(), lastDay: ahead(9), period: 'daily', fact: 'turnover', target: 500n },
      ...{ gtId: null, gpId: null, leastStakeMinor: null, amountMinor: 100n, pays: 'cash' },
      ...{ wageringPercent: 100, bonusGtId: null, bonusDays: null, budgetMinor: 1_000_000n },
      createdAt: world.now,
      ...terms,
    });
  });
}
type Shown = Record<string, unknown> & { readonly period_day: string };
async function look(owner: WalletOwner): Promise<Shown[]> {
  const { data } = await world.call('/member/missions', {}, owner);
  return data.list as Shown[];
}
const claim = (owner: WalletOwner, day = today()) =>
  world.call('/member/missions/claim', { mission_id: missionId, period_day: day }, owner);

it('is open until enough was played, is claimed once, and begins anew on the next day', async () => {
  await begin();
  const owner = await world.addMember(1_000n);
  await world.play(owner, 300, 0);
  await world.count();
  expect(await look(owner)).toMatchObject([
    { state: 'open', progress: '3.00', target: '5.00', left: '2.00', period_day: today(), is_over: false },
  ]);
  expect((await claim(owner)).code).toBe(103);
  await world.play(owner, 250, 0);
  await world.count();
  expect(await look(owner)).toMatchObject([{ state: 'reached', progress: '5.50', left: null }]);
  expect(await claim(owner)).toMatchObject({ code: 100, data: { amount: '1.00', pays: 'cash' } });
  expect((await claim(owner)).code).toBe(101);
  expect(await world.cashOf(owner)).toBe(1_000n - 550n + 100n);
  const { data } = await world.call('/member/missions', {}, owner);
  expect(data).toMatchObject({
    list: [{ state: 'claimed' }],
    claims: [{ title: 'Play', amount: '1.00', pays: 'cash' }],
  });
  world.now = new Date(Date.now() + dayMs);
  expect(await look(owner)).toMatchObject([{ state: 'open', progress: '0.00', period_day: ahead(1) }]);
});

it('can be claimed on the day after its period, and not later', async () => {
  await begin();
  const owner = await world.addMember(1_000n);
  await world.play(owner, 500, 0);
  await world.count();
  world.now = new Date(Date.now() + dayMs);
  expect(await look(owner)).toMatchObject([
    { state: 'open', period_day: ahead(1) },
    { state: 'reached', period_day: today(), is_over: true },
  ]);
  expect((await claim(owner)).code).toBe(100);
  const late = await world.addMember(1_000n);
  await world.play(late, 500, 0);
  await world.count();
  world.now = new Date(Date.now() + 2 * dayMs);
  expect(await look(late)).toMatchObject([{ period_day: ahead(2) }]);
  expect((await claim(late)).code).toBe(102);
});

it('counts rounds of at least a stake, of its games alone, and none that was taken back', async () => {
  await begin({ fact: 'rounds', target: 2n, leastStakeMinor: 100n, gtId: 2, gpId: 'GPTS', period: 'once' });
  const owner = await world.addMember(1_000n);
  await world.play(owner, 99, 0);
  await world.play(owner, 100, 0, 'match');
  await world.play(owner, 100, 0);
  const taken = await world.play(owner, 200, 0);
  await world.count();
  expect(await look(owner)).toMatchObject([
    { state: 'reached', progress: '2', gt_name: 'Slots', gp_name: 'Tests', least_stake: '1.00' },
  ]);
  await world.takeBack(owner, taken);
  await world.count();
  expect(await look(owner)).toMatchObject([{ state: 'open', progress: '1', left: '1' }]);
  expect((await claim(owner)).code).toBe(103);
});

it('looks at the best win of a round, in hundredths of its stake', async () => {
  await begin({ fact: 'win', target: 250n, leastStakeMinor: 100n, period: 'weekly' });
  const owner = await world.addMember(10_000n);
  await world.play(owner, 50, 5_000);
  await world.play(owner, 300, 749);
  await world.count();
  const [shown] = await look(owner);
  expect(shown).toMatchObject({ state: 'open', target: '2.50', progress: '2.49' });
  await world.play(owner, 300, 750);
  await world.count();
  expect(await look(owner)).toMatchObject([{ state: 'reached', progress: '2.50' }]);
  expect((await claim(owner, shown?.period_day)).code).toBe(100);
});

it('gives a bonus where it pays one', async () => {
  await begin({ target: 1n, pays: 'bonus', wageringPercent: 500, bonusGtId: 2, bonusDays: 3 });
  const owner = await world.addMember(1_000n);
  await world.play(owner, 100, 0);
  await world.count();
  expect(await claim(owner)).toMatchObject({ code: 100, data: { amount: '1.00', pays: 'bonus' } });
  const { rows } = await world.test.pool.query(
    'select granted_minor::int, required_minor::int, gt_id, state from promo.grant where member_id = $1',
    [owner.memberId],
  );
  expect(rows).toEqual([{ granted_minor: 100, required_minor: 500, gt_id: 2, state: 'active' }]);
  expect(await world.cashOf(owner)).toBe(900n);
});

it('fifty who claim at once get what a budget of ten has, once each', async () => {
  await begin({ target: 1n, budgetMinor: 1_050n });
  const owners = await Promise.all(Array.from({ length: 50 }, () => world.addMember(100n)));
  for (const owner of owners) await world.play(owner, 1, 0);
  await world.count();
  const codes = (await Promise.all(owners.flatMap((owner) => [claim(owner), claim(owner)]))).map(
    ({ code }) => code,
  );
  expect(codes.filter((code) => code === 100)).toHaveLength(10);
  // whoever had it, asked twice
  expect(codes.filter((code) => code === 101)).toHaveLength(10);
  expect(codes.filter((code) => code === 104)).toHaveLength(80);
  const cash = await Promise.all(owners.map((owner) => world.cashOf(owner)));
  expect(cash.toSorted((a, b) => Number(a - b))).toEqual([...Array(40).fill(99n), ...Array(10).fill(199n)]);
  const last = await world.addMember(100n);
  await world.play(last, 1, 0);
  await world.count();
  expect(await look(last)).toMatchObject([{ state: 'used_up' }]);
});

it('gives nothing to others’ members, to members of whom no bet is taken, nor once it was stopped', async () => {
  await begin({ target: 1n });
  const frozen = await world.addMember(100n);
  await world.play(frozen, 1, 0);
  await world.count();
  await world.test.pool.query(
    `update protect.guard set bet_blocked_until = 'infinity' where member_id = $1`,
    [frozen.memberId],
  );
  expect((await claim(frozen)).code).toBe(105);
  const owner = await world.addMember(100n);
  await world.play(owner, 1, 0);
  await world.count();
  expect((await claim(owner, ahead(1))).code).toBe(102);
  await stopMission(world.database.sql as never, missionId, world.now);
  expect(await look(owner)).toEqual([]);
  expect((await claim(owner)).code).toBe(102);
});

it('finds a mission that says another sum than it gave', async () => {
  const client = await world.test.pool.connect();
  try {
    await client.query('begin');
    await client.query('update mission.mission set used_minor = used_minor + 1 where mission_id = $1', [
      missionId,
    ]);
    const { rows } = await client.query('select name from mission.check_invariants()');
    expect(rows).toEqual([{ name: 'mission_gave_what_it_says' }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
