import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { createBonusWorld, type BonusWorld } from '../../../../test/money/bonus-world.ts';

let world: BonusWorld;
beforeAll(async () => {
  world = await createBonusWorld();
});
afterAll(() => world.close());

let ids = 0;
const id = () => `b-${(ids += 1)}`;
const list = async (owner: WalletOwner) =>
  (await world.call('/member/bonus', {}, owner)).data as unknown as Listed;
const history = async (owner: WalletOwner, more = {}) =>
  (await world.call('/member/bonus/history', more, owner)).data as unknown as Listed;
const forfeit = (owner: WalletOwner, grantId: number, held: string) =>
  world.call('/member/bonus/forfeit', { grant_id: grantId, held }, owner);
interface Listed {
  list: Record<string, unknown>[];
  next_cursor: number | null;
}
/** What the member's windows were told of so many kinds. */
async function told({ memberId }: WalletOwner, event: string): Promise<unknown[]> {
  const { rows } = await world.test.pool.query<{ payload: unknown }>(
    'select payload from app.outbox where channel = $1 and event = $2 order by outbox_id',
    [`private-member.${memberId}`, event],
  );
  return rows.map(({ payload }) => payload);
}

test('a member sees the bonus that is active with all that it asks, and those that wait', async () => {
  const owner = await world.addMember(0n);
  await world.give(owner, { maxStakeMinor: 60n, excludedGames: ['GPTS/frog'] });
  await world.give(owner, { amountMinor: 200n, requiredMinor: 0n });
  const player = await world.seamless.enter(owner, 'koi');
  await player.bet(id(), 50n, { round_id: id() });
  const { list: shown } = await list(owner);
  expect(shown).toMatchObject([
    {
      ...{ state: 'active', granted: '5.00', held: '4.50', required: '10.00', wagered: '0.50' },
      ...{ max_stake: '0.60', max_cashout: null, gt_id: 2, weight_percent: 100, typical_stake: null },
      excluded: [{ gp_id: 'GPTS', game_code: 'frog' }],
    },
    { state: 'queued', granted: '2.00', held: '2.00', max_stake: null },
  ]);
  // the provider that holds the money takes cash alone
  expect(shown[0]).toMatchObject({ counting: [{ gp_id: 'GPTS' }], cash_only: [{ gp_id: 'GPSL' }] });
  expect(await list(await world.addMember(0n))).toMatchObject({ list: [] });
});

test('gives up no more than the member was shown, once, and nobody else’s', async () => {
  const owner = await world.addMember(100n);
  const grantId = await world.give(owner);
  expect(await forfeit(await world.addMember(0n), grantId, '5.00')).toMatchObject({ code: 101 });
  expect(await forfeit(owner, grantId, '4.99')).toMatchObject({ code: 102 });
  expect((await world.grant(grantId)).state).toBe('active');
  const answers = await Promise.all(Array.from({ length: 8 }, () => forfeit(owner, grantId, '5.00')));
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([100, ...Array(7).fill(101)]);
  expect(await world.held(owner)).toEqual([100, 0]);
  expect(await history(owner)).toMatchObject({
    list: [{ grant_id: grantId, state: 'forfeited', granted: '5.00', cashed: '0.00' }],
    next_cursor: null,
  });
});

test('says of a bonus that is over what became cash, page by page', async () => {
  const owner = await world.addMember(0n);
  const first = await world.give(owner, { requiredMinor: 100n, maxCashoutMinor: 300n });
  const player = await world.seamless.enter(owner, 'koi');
  await player.send('bet-win', id(), {
    ...{ round_id: id(), round_closed: true, bet_amount: '100', win_amount: '90' },
  });
  const second = await world.give(owner);
  await forfeit(owner, second, '5');
  const page = await history(owner, { count: 1 });
  expect(page).toMatchObject({ list: [{ grant_id: second }], next_cursor: second });
  expect(await history(owner, { count: 1, cursor: second })).toMatchObject({
    list: [{ grant_id: first, state: 'completed', cashed: '3.00', wagered: '1.00' }],
    next_cursor: null,
  });
});

test('a stake that a rule refuses is told to the member’s windows with the reason, and no other', async () => {
  const owner = await world.addMember(10n);
  await world.give(owner, { maxStakeMinor: 60n, excludedGames: ['GPTS/frog'] });
  const koi = await world.seamless.enter(owner, 'koi');
  const before = (await told(owner, 'member.cash')).length;
  await koi.bet(id(), 60n, { round_id: id() });
  // of the bonus alone, and still the windows hear of it
  expect(await told(owner, 'member.cash')).toHaveLength(before + 1);
  expect((await koi.bet(id(), 500n, { round_id: id() })).answer.status).toBe('LIMIT_REACHED');
  await expect
    .poll(() => told(owner, 'bonus.refused'))
    .toEqual([{ rule: 'stake', max_stake: '0.60', currency: owner.currency }]);
  const other = await world.addMember(10n);
  await world.give(other, { excludedGames: ['GPTS/frog'] });
  const frog = await world.seamless.enter(other, 'frog');
  expect((await frog.bet(id(), 5n, { round_id: id() })).answer.status).toBe('LIMIT_REACHED');
  await expect
    .poll(() => told(other, 'bonus.refused'))
    .toEqual([{ rule: 'game', max_stake: null, currency: other.currency }]);
});
