import { afterAll, beforeAll, expect, test } from 'vitest';
import { endGrant, settleDue } from '#modules/promotion';
import { createBonusWorld, type BonusWorld } from '../../../../test/money/bonus-world.ts';

let world: BonusWorld;
beforeAll(async () => {
  world = await createBonusWorld();
});
afterAll(() => world.close());

let ids = 0;
const id = () => `g-${(ids += 1)}`;
async function player(cashMinor: bigint) {
  const owner = await world.addMember(cashMinor);
  return { owner, ...(await world.seamless.enter(owner, 'koi')) };
}
type Player = Awaited<ReturnType<typeof player>>;
async function bet({ bet: place }: Player, round: string, amount: bigint, more = {}) {
  const { answer } = await place(id(), amount, { round_id: round, ...more });
  return [answer.status, answer.balance?.cash, answer.balance?.bonus];
}
async function win({ win: pay }: Player, round: string, amount: bigint) {
  const { answer } = await pay(id(), amount, { round_id: round, round_closed: true });
  return [answer.status, answer.balance?.cash, answer.balance?.bonus];
}
const forfeit = ({ owner: { memberId } }: Player, grantId: number) =>
  endGrant(world.database.sql, { memberId, grantId, as: 'forfeited', now: new Date() });

test('cash pays first, then the bonus alone where it suffices, else both', async () => {
  const one = await player(300n);
  await world.give(one.owner);
  expect(await bet(one, 'a', 200n)).toEqual(['OK', '100', '500']);
  expect(await bet(one, 'b', 250n)).toEqual(['OK', '100', '250']);
  expect(await bet(one, 'c', 300n)).toEqual(['OK', '0', '50']);
  expect(await bet(one, 'd', 51n)).toEqual(['NOT_ENOUGH_MONEY', '0', '50']);
  // of the mixed round a hundred of three hundred was cash
  expect(await win(one, 'c', 100n)).toEqual(['OK', '34', '116']);
  expect(await win(one, 'b', 10n)).toEqual(['OK', '34', '126']);
  expect(await win(one, 'a', 10n)).toEqual(['OK', '44', '126']);
});

test('what the offer is not for is paid in cash alone, and what it does not allow is refused', async () => {
  const one = await player(100n);
  const grantId = await world.give(one.owner, { maxStakeMinor: 60n, excludedGames: ['GPTS/frog'] });
  const cards = { owner: one.owner, ...(await world.seamless.enter(one.owner, 'war')) };
  const frogs = { owner: one.owner, ...(await world.seamless.enter(one.owner, 'frog')) };
  expect(await bet(one, 'e', 61n)).toEqual(['LIMIT_REACHED', '100', '500']);
  expect(await bet(frogs, 'f', 10n)).toEqual(['LIMIT_REACHED', '100', '500']);
  expect(await bet(cards, 'g', 70n)).toEqual(['OK', '30', '500']);
  expect(await bet(cards, 'h', 31n)).toEqual(['NOT_ENOUGH_MONEY', '30', '500']);
  expect(await world.grant(grantId)).toEqual({ state: 'active', wagered: 0 });
  expect(await bet(one, 'i', 60n)).toEqual(['OK', '30', '440']);
  expect(await world.grant(grantId)).toEqual({ state: 'active', wagered: 60 });
});

test('a grant completes in the bet that completes it, when no round of its is open, up to what may be kept', async () => {
  const one = await player(0n);
  const grantId = await world.give(one.owner, { requiredMinor: 400n, maxCashoutMinor: 450n });
  await bet(one, 'j', 300n);
  expect(await win(one, 'j', 300n)).toEqual(['OK', '0', '500']);
  const { answer } = await one.send('bet-win', id(), {
    ...{ round_id: 'k', round_closed: true, bet_amount: '100', win_amount: '80' },
  });
  expect(answer.balance).toEqual({ cash: '450', bonus: '0' });
  expect(await world.grant(grantId)).toEqual({ state: 'completed', wagered: 400 });
  expect(await bet(one, 'l', 450n)).toEqual(['OK', '0', '0']);
});

test('an open round is waited for, whose win goes where the grant goes', async () => {
  const one = await player(10n);
  const grantId = await world.give(one.owner);
  await bet(one, 'm', 100n);
  expect(await forfeit(one, grantId)).toBe('ended');
  expect(await forfeit(one, grantId)).toBe('over');
  expect(await world.grant(grantId)).toMatchObject({ state: 'settling' });
  expect(await bet(one, 'n', 50n)).toEqual(['NOT_ENOUGH_MONEY', '10', '400']);
  expect(await win(one, 'm', 900n)).toEqual(['OK', '10', '0']);
  expect(await world.grant(grantId)).toMatchObject({ state: 'forfeited' });
});

test('what is past its time cannot be staked, even before anybody sweeps, and the next grant begins', async () => {
  const one = await player(0n);
  const first = await world.give(one.owner);
  const second = await world.give(one.owner, { amountMinor: 200n });
  expect(await world.grant(second)).toMatchObject({ state: 'queued' });
  await world.endTime(first);
  expect(await bet(one, 'o', 201n)).toEqual(['NOT_ENOUGH_MONEY', '0', '200']);
  expect(await world.grant(first)).toMatchObject({ state: 'expired' });
  await world.endTime(second);
  while (await settleDue(world.database.sql, new Date()));
  expect([await world.grant(second), await world.held(one.owner)]).toEqual([
    { state: 'expired', wagered: 0 },
    [0, 0],
  ]);
});

test('what is taken back after a grant has settled goes to the cash it became, or to the house', async () => {
  for (const [end, cash] of [
    ['completed', 600],
    ['forfeited', 0],
  ] as const) {
    const one = await player(0n);
    const grantId = await world.give(one.owner, { requiredMinor: end === 'completed' ? 100n : 1_000n });
    const staked = id();
    await one.bet(staked, 100n, { round_id: `p-${end}` });
    await win(one, `p-${end}`, 100n);
    if (end === 'forfeited') await forfeit(one, grantId);
    expect(await world.grant(grantId)).toMatchObject({ state: end });
    const { answer } = await one.rollback(id(), staked, { round_id: `p-${end}` });
    expect(answer).toMatchObject({ status: 'OK', balance: { cash: String(cash), bonus: '0' } });
  }
});

test('a win that became cash is taken back from the cash, or refused where that is spent', async () => {
  const one = await player(0n);
  const grantId = await world.give(one.owner, { requiredMinor: 100n });
  await bet(one, 'q', 100n);
  const paid = id();
  await one.win(paid, 50n, { round_id: 'q', round_closed: true });
  expect(await world.grant(grantId)).toMatchObject({ state: 'completed' });
  await bet(one, 'r', 420n);
  const refused = await one.rollback(id(), paid, { round_id: 'q' });
  expect(refused.answer.status).toBe('NOT_ENOUGH_MONEY');
  await win(one, 'r', 20n);
  const { answer } = await one.rollback(id(), paid, { round_id: 'q' });
  expect(answer).toMatchObject({ status: 'OK', balance: { cash: '0', bonus: '0' } });
});

test('what comes after a completion keeps to the bound of what may become cash, and what is taken back takes no more', async () => {
  const one = await player(0n);
  const grantId = await world.give(one.owner, { requiredMinor: 200n, maxCashoutMinor: 100n });
  const [staked, paid] = [id(), id()];
  await one.bet(staked, 100n, { round_id: 'u' });
  await one.win(paid, 50n, { round_id: 'u', round_closed: true });
  const late = id();
  await one.bet(late, 100n, { round_id: 'v' });
  expect(await world.grant(grantId)).toMatchObject({ state: 'settling' });
  await world.endWait(grantId);
  expect([await world.grant(grantId), await world.held(one.owner)]).toEqual([
    { state: 'completed', wagered: 200 },
    [100, 0],
  ]);
  // the open round may become anything: the bound was reached
  expect(await win(one, 'v', 1_000n)).toEqual(['OK', '100', '0']);
  // of what is taken back the house has more than it: cash of the member's own stays
  await world.ledger.creditDeposit(world.database.sql, one.owner, id(), 900n);
  const back = await one.rollback(id(), paid, { round_id: 'u' });
  expect(back.answer).toMatchObject({ status: 'OK', balance: { cash: '1000', bonus: '0' } });
  const stake = await one.rollback(id(), staked, { round_id: 'u' });
  expect(stake.answer).toMatchObject({ status: 'OK', balance: { cash: '1000', bonus: '0' } });
});

test('what a provider puts right of a round follows its stakes as a win does, whatever has become of the bonus', async () => {
  const put = async ({ send }: Player, round: string, amount: bigint, key = id()) => {
    const more = { round_id: round, round_closed: true, amount: String(amount), reason: 'resettled' };
    const { answer } = await send('adjust', key, more);
    return [answer.status, answer.balance?.cash, answer.balance?.bonus];
  };
  const active = await player(40n);
  await world.give(active.owner);
  await bet(active, 'aa', 100n);
  expect(await win(active, 'aa', 300n)).toEqual(['OK', '40', '700']);
  const key = id();
  expect(await put(active, 'aa', -300n, key)).toEqual(['OK', '40', '400']);
  expect(await put(active, 'aa', -300n, key)).toEqual(['OK', '40', '400']);
  expect(await put(active, 'aa', 250n)).toEqual(['OK', '40', '650']);
  expect(await put(active, 'aa', -651n)).toEqual(['NOT_ENOUGH_MONEY', '40', '650']);

  const gone = await player(40n);
  const forfeited = await world.give(gone.owner);
  await bet(gone, 'ab', 100n);
  await forfeit(gone, forfeited);
  expect(await win(gone, 'ab', 300n)).toEqual(['OK', '40', '0']);
  const back = id();
  expect(await put(gone, 'ab', -300n, back)).toEqual(['OK', '40', '0']);
  expect(await put(gone, 'ab', 200n)).toEqual(['OK', '40', '0']);
  const undone = await gone.rollback(id(), back, { round_id: 'ab' });
  expect(undone.answer).toMatchObject({ status: 'OK', balance: { cash: '40' } });

  const done = await player(0n);
  const completed = await world.give(done.owner, { requiredMinor: 100n });
  await bet(done, 'ac', 100n);
  expect(await win(done, 'ac', 100n)).toEqual(['OK', '500', '0']);
  expect(await put(done, 'ac', -100n)).toEqual(['OK', '400', '0']);
  expect(await put(done, 'ac', 60n)).toEqual(['OK', '460', '0']);
  expect(await world.grant(completed)).toMatchObject({ state: 'completed' });
  await bet(done, 'ad', 450n);
  expect(await put(done, 'ac', -60n)).toEqual(['NOT_ENOUGH_MONEY', '10', '0']);
});

test('a late win of a bonus that is spent is taken back from where it went', async () => {
  const one = await player(0n);
  const first = await world.give(one.owner, { amountMinor: 100n });
  await world.give(one.owner, { amountMinor: 100n });
  await bet(one, 'w', 100n);
  expect(await win(one, 'w', 0n)).toEqual(['OK', '0', '100']);
  expect(await world.grant(first)).toMatchObject({ state: 'spent' });
  const late = id();
  await one.win(late, 80n, { round_id: 'w', round_closed: true });
  expect(await world.held(one.owner)).toEqual([80, 100]);
  const { answer } = await one.rollback(id(), late, { round_id: 'w' });
  expect(answer).toMatchObject({ status: 'OK', balance: { cash: '0', bonus: '100' } });
});

test('twenty bets at once never stake more than there is', async () => {
  const one = await player(100n);
  await world.give(one.owner);
  const neighbour = await player(1_000n);
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, (_, n) => bet(one, `s${n}`, 70n)),
    ...Array.from({ length: 5 }, (_, n) => bet(neighbour, `t${n}`, 10n)),
  ]);
  // 30 of the cash stay beside 10 of the bonus, which together are too little; one stake was of both
  expect(answers.filter(([status]) => status === 'OK')).toHaveLength(8 + 5);
  expect(await world.held(one.owner)).toEqual([30, 10]);
});

test('the same source is the same grant, ten times what is given is the most that is asked', async () => {
  const owner = await world.addMember(0n);
  const grants = await Promise.all(Array.from({ length: 10 }, () => world.give(owner, { sourceId: 'same' })));
  expect(new Set(grants).size).toBe(1);
  expect(await world.held(owner)).toEqual([0, 500]);
  await expect(world.give(owner, { requiredMinor: 5_001n })).rejects.toThrow('check constraint');
});
