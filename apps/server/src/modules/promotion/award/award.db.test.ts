import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { award, type Award } from '#modules/promotion';
import { createGameWorld, type GameWorld } from '../../../../test/money/game-world.ts';

let world: GameWorld;
beforeAll(async () => {
  world = await createGameWorld();
});
afterAll(() => world.close());

let sources = 0;
function awardFor(owner: WalletOwner, more: Partial<Award> = {}): Award {
  sources += 1;
  return {
    ...{ ...owner, amountMinor: 500n, turnoverPercent: 100 },
    ...{ sourceType: 'red_envelope', sourceId: `envelope ${sources}`, now: new Date(), ...more },
  };
}
const give = (given: Award) => award(world.database.sql, given);
async function countAwards({ memberId }: WalletOwner): Promise<number> {
  const { rows } = await world.test.pool.query('select from promo.award where member_id = $1', [memberId]);
  return rows.length;
}

test('an award is cash at once, told to the member and named in their statement', async () => {
  const owner = await world.addMember(100n);
  const given = awardFor(owner);
  expect(await give(given)).toBeGreaterThan(0);
  expect(await world.cashOf(owner)).toBe(600n);
  const { rows } = await world.test.pool.query<{ payload: unknown }>(
    `select payload from app.outbox where channel = $1 and event = 'member.cash' order by outbox_id desc limit 1`,
    [`private-member.${owner.memberId}`],
  );
  expect(rows[0]?.payload).toEqual({ cash: '6.00', currency: 'USD' });
  const { data } = await world.call('/member/statement', { kind: 'red_envelope' }, owner);
  expect(data.list).toMatchObject([{ kind: 'red_envelope', amount: '5.00', balance: '6.00' }]);
});

test('the same source again, also twenty times at once, is the same award', async () => {
  const owner = await world.addMember(0n);
  const given = awardFor(owner);
  const answers = await Promise.all(Array.from({ length: 20 }, () => give(given)));
  expect(new Set(answers).size).toBe(1);
  expect([await world.cashOf(owner), await countAwards(owner)]).toEqual([500n, 1]);
});

test('a source that stands for another award is refused, whoever asks', async () => {
  const [owner, other] = [await world.addMember(0n), await world.addMember(0n)];
  const given = awardFor(owner);
  await give(given);
  for (const another of [
    { amountMinor: 501n },
    { turnoverPercent: 200 },
    { siteId: other.siteId, memberId: other.memberId },
  ])
    await expect(give({ ...given, ...another })).rejects.toThrow('which is another');
  const raced = awardFor(owner);
  const answers = await Promise.allSettled([give(raced), give({ ...raced, memberId: other.memberId })]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await world.cashOf(owner)) + (await world.cashOf(other))).toBe(1_000n);
});

test('nothing is given while no bet is taken from the member, nor to a wallet that is not theirs', async () => {
  const owner = await world.addMember(0n);
  const set = (change: string) =>
    world.test.pool.query(`update app.member set ${change} where member_id = $1`, [owner.memberId]);
  await set(`frozen_until = now() + interval '1 hour'`);
  expect(await give(awardFor(owner))).toBeNull();
  await set(`frozen_until = null, status = 'disabled'`);
  expect(await give(awardFor(owner))).toBeNull();
  await set(`status = 'active'`);
  await expect(give(awardFor(owner, { currency: 'VND' }))).rejects.toThrow('no wallet in VND');
  await expect(give(awardFor(owner, { siteId: 1 }))).rejects.toThrow('no wallet');
  await expect(give(awardFor(owner, { amountMinor: 0n }))).rejects.toThrow('amount_minor_check');
  await expect(give(awardFor(owner, { turnoverPercent: 1_001 }))).rejects.toThrow('turnover_percent_check');
  expect([await world.cashOf(owner), await countAwards(owner)]).toEqual([0n, 0]);
});

test('an award that is not booked as it stands is found', async () => {
  const owner = await world.addMember(0n);
  const client = await world.test.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into promo.award (site_id, member_id, currency, amount_minor, turnover_percent, source_type, source_id,
         awarded_at) values ($1, $2, 'USD', 5, 0, 'rebate', 'unbooked', now())`,
      [owner.siteId, owner.memberId],
    );
    const { rows } = await client.query('select name from promo.check_invariants()');
    expect(rows).toEqual([{ name: 'award_is_posted' }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
