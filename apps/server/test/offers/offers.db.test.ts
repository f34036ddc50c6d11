import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CampaignBody } from '@halls/contract/office';
import type { WalletOwner } from '#modules/ledger';
import { memberModule } from '#modules/member';
import { memberRuleModule } from '#modules/member-rule';
import { refundOf } from '../../src/modules/cashier/refund/decide-refund.ts';
import { workOnRefunds } from '../../src/modules/cashier/refund/work-on-refunds.ts';
import { lapseDue } from '../../src/modules/offer/claim.repo.ts';
import { backMessage } from '../cashier/cashier-world.ts';
import { hireOperators } from '../cashier/operators.ts';
import { createOfferWorld, type OfferWorld } from './offer-world.ts';

let world: OfferWorld;
beforeAll(async () => {
  world = await createOfferWorld();
  // whose first message opens the service's account
  const first = await world.addMember();
  await world.pay(await world.openFor(first, undefined));
  // and who opts in before many do at once
  await world.claim(first, await world.announce());
});
afterAll(() => world.close());

const bonus: Extract<CampaignBody['reward'], { kind: 'bonus' }> = {
  ...{ kind: 'bonus', value: { kind: 'percent', percent: 50, cap: '80000' }, wagering_percent: 500 },
  ...{ max_stake: null, max_cashout: null, excluded_games: [], days: 7 },
};
const deposit: Extract<CampaignBody['trigger'], { kind: 'deposit' }> = {
  ...{ kind: 'deposit', min: '100000', nth: null, wait_days: 7 },
};
const match = { trigger: deposit, reward: bonus };
const members = (count: number) => Promise.all(Array.from({ length: count }, () => world.addMember()));
const codes = (answers: readonly { readonly code: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ code }) => code)].map(([code, list]) => [code, list.length]),
  );
const bonusesOf = async ({ memberId }: WalletOwner) => {
  const { rows } = await world.pool.query<{ granted_minor: string; required_minor: string }>(
    `select granted_minor, required_minor from promo.grant where member_id = $1 order by grant_id`,
    [memberId],
  );
  return rows.map((row) => [Number(row.granted_minor), Number(row.required_minor)]);
};
/** How the bonuses of a member stand, and what of them is in their wallet. */
const grantsOf = async ({ memberId, currency }: WalletOwner) => {
  const { rows } = await world.pool.query<{ state: string; bonus: string }>(
    `select state, promo.bonus_of($1, $2) as bonus from promo.grant where member_id = $1 order by grant_id`,
    [memberId, currency],
  );
  return rows.map((row) => ({ state: row.state, bonus: Number(row.bonus) }));
};
const offerOf = async (owner: WalletOwner, id: number) => {
  const { list } = (await world.callOf(owner, '/member/offers')).data as { list: { offer_id: number }[] };
  return list.find((offer) => offer.offer_id === id);
};

it('fifty who opt in at once against a budget of ten get exactly ten', async () => {
  const id = await world.announce({ budget: '10500' });
  const owners = await members(50);
  const answers = await Promise.all(owners.map((owner) => world.claim(owner, id)));
  expect(codes(answers)).toEqual({ 100: 10, 105: 40 });
  expect(await world.usedOf(id)).toBe(10_000);
  const balances = await Promise.all(owners.map((owner) => world.balanceOf(owner)));
  expect(balances.filter((minor) => minor === 1_000n)).toHaveLength(10);
});

it('what comes with a registration is given then, of every kind, and to nobody afterwards', async () => {
  const atRegistration = { trigger: { kind: 'registration' }, budget: '5000' } as const;
  const cash = await world.announce(atRegistration);
  const given = await world.announce({
    ...atRegistration,
    reward: { ...bonus, value: { kind: 'fixed', amount: '2000' }, wagering_percent: 300 },
  });
  const [late, stopped] = [await world.announce(atRegistration), await world.announce(atRegistration)];
  await world.pool.query(
    `update offer.campaign set starts_at = $2::timestamptz + interval '1 hour' where campaign_id = $1`,
    [late, world.app.platform.clock()],
  );
  await world.pool.query(
    `update offer.campaign set state = 'stopped', ended_at = now() where campaign_id = $1`,
    [stopped],
  );
  const [member, older] = [await world.addMember(), await world.addMember()];
  await world.register(member);
  expect(await world.balanceOf(member)).toBe(1_000n);
  expect(await bonusesOf(member)).toEqual([[2_000, 6_000]]);
  for (const id of [cash, given]) {
    expect(await offerOf(member, id)).toMatchObject({ at_registration: 1, member: { state: 'given' } });
    expect(await offerOf(older, id)).toBeUndefined();
    expect((await world.claim(older, id)).code).toBe(103);
  }
  for (const id of [late, stopped]) expect(await world.claimsOf(id)).toEqual([]);
  await expect(world.register(member)).rejects.toThrow('no new one');
  await world.pool.query(
    `update offer.campaign set state = 'stopped', ended_at = now() where state = 'announced'`,
  );
});

it('fifty deposits that are credited at once against a budget of ten give exactly ten, and all are credited', async () => {
  const id = await world.announce({ ...match, budget: '500000' });
  const owners = await members(50);
  const orders: string[] = [];
  for (const owner of owners) {
    const { data } = await world.claim(owner, id);
    expect(data).toMatchObject({ state: 'waiting' });
    orders.push(await world.openFor(owner, data.claim_id));
  }
  await Promise.all(orders.map((orderId) => world.pay(orderId)));
  for (const owner of owners) expect(await world.balanceOf(owner)).toBe(100_000n);
  const claims = await world.claimsOf(id);
  expect(claims.filter(({ state }) => state === 'given')).toHaveLength(10);
  expect(claims.filter(({ refused_why: why }) => why === 'budget')).toHaveLength(40);
  expect(await world.usedOf(id)).toBe(500_000);
});

it('fifty redemptions at once of a code with ten uses give ten', async () => {
  const id = await world.announce({ access: 'code', codes: [{ code: 'SPRING', uses: 10 }] });
  const owners = await members(50);
  const answers = await Promise.all(owners.map((owner) => world.redeem(owner, 'spring')));
  expect(codes(answers)).toEqual({ 100: 10, 108: 40 });
  expect(await world.usedOf(id)).toBe(10_000);
  expect((await world.claim((await members(1))[0] as WalletOwner, id)).code).toBe(107);
});

it('twenty windows of one member opt in once', async () => {
  const id = await world.announce();
  const owner = await world.addMember();
  const answers = await Promise.all(Array.from({ length: 20 }, () => world.claim(owner, id)));
  expect(codes(answers)).toEqual({ 100: 1, 106: 19 });
  expect(await world.balanceOf(owner)).toBe(1_000n);
});

it('gives a share of what came, up to its cap, in the transaction that credits the deposit, once', async () => {
  const id = await world.announce(match);
  const [small, large] = await members(2);
  if (!small || !large) throw new Error('too few');
  for (const [owner, amount, granted] of [
    [small, '100000', 50_000],
    [large, '400000', 80_000],
  ] as const) {
    const { data } = await world.claim(owner, id);
    const orderId = await world.openFor(owner, data.claim_id, amount);
    expect(await bonusesOf(owner)).toEqual([]);
    await Promise.all([world.pay(orderId, amount), world.pay(orderId, amount), world.pay(orderId, amount)]);
    expect(await bonusesOf(owner)).toEqual([[granted, granted * 5]]);
    const { rows } = await world.pool.query(
      `select s.xmin::text = c.xmin::text as is_together from offer.claim c join cashier.step s using (order_id)
       where c.order_id = $1 and s.to_state = 'credited'`,
      [orderId],
    );
    expect(rows).toEqual([{ is_together: true }]);
  }
  // the money of the deposit stays what it is
  expect(await world.balanceOf(large)).toBe(400_000n);
});

it('a crash before the commit leaves neither the deposit nor the bonus', async () => {
  const id = await world.announce(match);
  const owner = await world.addMember();
  const { data } = await world.claim(owner, id);
  const orderId = await world.openFor(owner, data.claim_id);
  await world.pool.query(
    `create function offer.fail() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$;
     create trigger fails before update on offer.claim for each row when (new.state = 'given') execute function offer.fail()`,
  );
  await world.pay(orderId);
  expect((await world.order(owner, orderId)).status).toBe('open');
  expect([await world.balanceOf(owner), await bonusesOf(owner)]).toEqual([0n, []]);
  await world.pool.query('drop trigger fails on offer.claim; drop function offer.fail()');
  await world.workOnAbandoned();
  world.passTime(60_000);
  await world.workOnAbandoned();
  expect((await world.order(owner, orderId)).status).toBe('credited');
  expect(await bonusesOf(owner)).toEqual([[50_000, 250_000]]);
});

it('what a deposit brought ends when its money is gone, unless what is left would have been enough', async () => {
  const id = await world.announce({ ...match, trigger: { ...deposit, min: '50000' } });
  const owner = await world.addMember();
  const { data } = await world.claim(owner, id);
  const orderId = await world.openFor(owner, data.claim_id);
  await world.pay(orderId);
  const stateOf = async () => (await grantsOf(owner))[0];
  const part = { ref: 'R1', amount: '50000' };
  await world.tell(backMessage(orderId, part));
  expect(await stateOf()).toEqual({ state: 'active', bonus: 50_000 });
  const rest = backMessage(orderId, part, { ref: 'R2', amount: '10000' });
  await Promise.all([world.tell(rest), world.tell(rest)]);
  expect(await stateOf()).toEqual({ state: 'voided', bonus: 0 });
  expect(await world.balanceOf(owner)).toBe(40_000n);
});

it('free rounds of a deposit are cancelled when its money is gone', async () => {
  const id = await world.announce({
    trigger: deposit,
    reward: {
      ...{ kind: 'free_rounds', game: 'GPFC/fc-deep-blue', count: 10, stake: '1000' },
      ...{ pays: 'cash', wagering_percent: 100, days: 7, bonus_days: null },
    },
  });
  const owner = await world.addMember();
  const { data } = await world.claim(owner, id);
  const orderId = await world.openFor(owner, data.claim_id);
  await world.pay(orderId);
  const isEnding = async () => {
    const { rows } = await world.pool.query<{ is_cancelling: boolean }>(
      'select is_cancelling from free.award where member_id = $1',
      [owner.memberId],
    );
    return rows.map((row) => row.is_cancelling);
  };
  expect(await isEnding()).toEqual([false]);
  await world.tell(backMessage(orderId, {}));
  expect(await isEnding()).toEqual([true]);
});

it('a deposit that the house gives back takes its bonus along once it is paid', async () => {
  const agree = await hireOperators(world);
  const id = await world.announce(match);
  const owner = await world.addMember();
  const { data } = await world.claim(owner, id);
  const orderId = await world.openFor(owner, data.claim_id);
  await world.pay(orderId);
  await agree(refundOf(world.deps), {
    ...{ site_id: 1, order_number: orderId, amount: '1', reason: 'asked for it' },
  });
  expect(await grantsOf(owner)).toEqual([{ state: 'active', bonus: 50_000 }]);
  await workOnRefunds(world.deps);
  expect(await grantsOf(owner)).toEqual([{ state: 'voided', bonus: 0 }]);
  expect(await world.balanceOf(owner)).toBe(99_999n);
});

it('a bonus that was played through stays what it became when the deposit is taken back', async () => {
  const id = await world.announce(match);
  const owner = await world.addMember();
  const { data } = await world.claim(owner, id);
  const orderId = await world.openFor(owner, data.claim_id);
  await world.pay(orderId);
  // as if all of it had been staked
  await world.pool.query('update promo.grant set required_minor = 0 where member_id = $1', [owner.memberId]);
  const now = world.app.platform.clock();
  await world.pool.query('select promo.settle(grant_id, $2) from promo.grant where member_id = $1', [
    owner.memberId,
    now,
  ]);
  await world.tell(backMessage(orderId, {}));
  expect((await grantsOf(owner))[0]).toEqual({ state: 'completed', bonus: 0 });
  expect(await world.balanceOf(owner)).toBe(50_000n);
});

it('a deposit that is too small, or another one than is meant, leaves the claim waiting', async () => {
  const id = await world.announce({ ...match, trigger: { ...match.trigger, nth: 2 } });
  const owner = await world.addMember();
  expect((await world.claim(owner, id)).code).toBe(103);
  await world.pay(await world.openFor(owner, undefined));
  expect(await offerOf(owner, id)).toMatchObject({ member: { state: 'open', deposit_times: 1 } });
  const { data } = await world.claim(owner, id);
  const first = await world.openFor(owner, data.claim_id);
  const second = await world.openFor(owner, data.claim_id);
  await world.pay(first, '60000');
  // it was the second one, and the third cannot be it
  await world.pay(second);
  expect(await bonusesOf(owner)).toEqual([]);
  expect(await world.claimsOf(id)).toMatchObject([{ state: 'waiting' }]);
});

it('lapses what waits for too long, but not what is being paid, and its code can be used again', async () => {
  const trigger = { ...match.trigger, wait_days: 1 };
  const id = await world.announce({ ...match, access: 'code', codes: [{ code: 'ONCE', uses: 2 }], trigger });
  const [idle, paying, other] = await members(3);
  if (!idle || !paying || !other) throw new Error('too few');
  expect((await world.redeem(idle, 'ONCE')).code).toBe(100);
  const { data } = await world.redeem(paying, 'ONCE');
  expect((await world.redeem(other, 'ONCE')).code).toBe(108);
  world.passTime(world.dayMs - 60_000);
  const orderId = await world.openFor(paying, data.claim_id);
  world.passTime(61_000);
  await lapseDue(world.app.platform.sql, world.app.platform.clock(), 10);
  expect((await world.claimsOf(id)).map(({ state }) => state)).toEqual(['lapsed', 'waiting']);
  await world.pay(orderId);
  expect((await world.claimsOf(id)).map(({ state }) => state)).toEqual(['lapsed', 'given']);
  expect((await world.redeem(other, 'ONCE')).code).toBe(100);
});

it('nothing is given to whom no bet is taken from, now or with the deposit', async () => {
  const [at, by] = [await world.announce(), await world.announce(match)];
  const [frozen, later] = await members(2);
  if (!frozen || !later) throw new Error('too few');
  await world.freeze(frozen);
  expect((await world.claim(frozen, at)).code).toBe(104);
  expect(await offerOf(frozen, at)).toMatchObject({ member: { state: 'blocked' } });
  const { data } = await world.claim(later, by);
  const orderId = await world.openFor(later, data.claim_id);
  await world.freeze(later);
  await world.pay(orderId);
  expect(await world.balanceOf(later)).toBe(100_000n);
  expect(await world.claimsOf(by)).toEqual([
    { state: 'refused', granted_minor: '0', refused_why: 'blocked' },
  ]);
});

it('a member opts in to the version that they were shown, and it stays theirs', async () => {
  const id = await world.announce(match);
  const [early, late] = await members(2);
  if (!early || !late) throw new Error('too few');
  const { data } = await world.claim(early, id);
  const value = { kind: 'percent', percent: 10, cap: '20000' } as const;
  await world.announce({ ...match, reward: { ...bonus, value } }, { id, version: 2 });
  for (const version of [1, Number.MAX_SAFE_INTEGER])
    expect((await world.claim(late, id, version)).code).toBe(102);
  const next = await world.claim(late, id, 2);
  await world.pay(await world.openFor(early, data.claim_id));
  await world.pay(await world.openFor(late, next.data.claim_id));
  expect([await bonusesOf(early), await bonusesOf(late)]).toEqual([[[50_000, 250_000]], [[10_000, 50_000]]]);
  await expect(world.pool.query('update offer.version set turnover_percent = 100')).rejects.toThrow(
    'append-only',
  );
});

it('a campaign that is stopped gives nothing more, and what waits lapses', async () => {
  const id = await world.announce(match);
  const [waiting, other] = await members(2);
  if (!waiting || !other) throw new Error('too few');
  const { data } = await world.claim(waiting, id);
  const orderId = await world.openFor(waiting, data.claim_id);
  await world.pool.query(
    `update offer.campaign set state = 'stopped', ended_at = now() where campaign_id = $1`,
    [id],
  );
  await world.pay(orderId);
  expect([await world.balanceOf(waiting), await bonusesOf(waiting)]).toEqual([100_000n, []]);
  await lapseDue(world.app.platform.sql, world.app.platform.clock(), 10);
  expect((await world.claimsOf(id)).map(({ state }) => state)).toEqual(['lapsed']);
  expect((await world.claim(other, id)).code).toBe(101);
});

it('is had once in each period of the site, and never for more than a member may have', async () => {
  const id = await world.announce({ period: 'daily', member_cap: '2000' });
  const owner = await world.addMember();
  expect((await world.claim(owner, id)).code).toBe(100);
  expect((await world.claim(owner, id)).code).toBe(106);
  world.passTime(world.dayMs);
  expect((await world.claim(owner, id)).code).toBe(100);
  world.passTime(world.dayMs);
  expect(await offerOf(owner, id)).toMatchObject({ member: { state: 'used_up' } });
  expect((await world.claim(owner, id)).code).toBe(105);
  expect(await world.balanceOf(owner)).toBe(2_000n);
});

it('steps back from what waits, and no deposit can name it any more', async () => {
  const id = await world.announce(match);
  const [owner, stranger] = await members(2);
  if (!owner || !stranger) throw new Error('too few');
  const { data } = await world.claim(owner, id);
  const asked = { amount: '100000', offer_claim_id: data.claim_id };
  expect((await world.open(stranger, asked)).code).toBe(104);
  const withdraw = (who: WalletOwner) =>
    world.callOf(who, '/member/offers/withdraw', { claim_id: data.claim_id });
  expect((await withdraw(stranger)).code).toBe(101);
  expect((await withdraw(owner)).code).toBe(100);
  expect((await withdraw(owner)).code).toBe(101);
  expect((await world.open(owner, asked)).code).toBe(104);
  expect((await world.claim(owner, id)).code).toBe(100);
});

it('of a birthday it is had on the day alone, and once a year whatever birthday is told afterwards', async () => {
  const { app } = world;
  const today = () => app.faceOf(memberRuleModule).momentOf(1, 'VND', app.platform.clock()).today;
  const tellBirthday = ({ memberId }: WalletOwner, birthday: string) =>
    app.platform.sql
      .transaction()
      .execute((transaction) =>
        app.faceOf(memberModule).personal.write(transaction, memberId, { member_birthday: birthday }),
      );
  const id = await world.announce({
    ...{
      period: 'yearly',
      ends_at: new Date(app.platform.clock().getTime() + 500 * world.dayMs).toISOString(),
    },
    rule: { match: 'all', conditions: [{ fact: 'birthday_today', op: 'eq', values: ['1'] }] },
  });
  const [owner, silent] = await members(2);
  if (!owner || !silent) throw new Error('too few');
  expect((await world.claim(silent, id)).code).toBe(103);
  await tellBirthday(owner, `1990${today().slice(4)}`);
  world.passTime(world.dayMs);
  expect((await world.claim(owner, id)).code).toBe(103);
  await tellBirthday(owner, `1990${today().slice(4)}`);
  expect((await world.claim(owner, id)).code).toBe(100);
  world.passTime(world.dayMs);
  await tellBirthday(owner, `1990${today().slice(4)}`);
  expect((await world.claim(owner, id)).code).toBe(106);
  expect(await world.balanceOf(owner)).toBe(1_000n);
  world.passTime(365 * world.dayMs);
  expect((await world.claim(owner, id)).code).toBe(100);
  expect(await world.balanceOf(owner)).toBe(2_000n);
});
