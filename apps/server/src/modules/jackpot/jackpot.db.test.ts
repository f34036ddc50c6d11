import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { createApiCaller } from '../../../test/money/api-caller.ts';
import { createMoneyWorld, type MoneyWorld } from '../../../test/money/money-world.ts';
import { createWalletCaller, type Player, type WalletCaller } from '../../../test/money/wallet-caller.ts';

const seedMinor = 1_000n;
let world: MoneyWorld;
let wallet: WalletCaller;
let stranger: WalletCaller;

beforeAll(async () => {
  world = await createMoneyWorld();
  wallet = await createWalletCaller(world, await world.addProvider({ gpId: 'GPTS' }));
  stranger = await createWalletCaller(world, await world.addProvider({ gpId: 'GPNJ' }));
  await world.openJackpot({ gpId: 'GPTS', limitBp: 1_000, seedMinor });
});
afterAll(() => world.close());

interface Held {
  readonly pot: bigint;
  readonly reserve: bigint;
  readonly house: bigint;
}

/** From the entries, not from the function under test. */
async function held(): Promise<Held> {
  const { rows } = await world.test.pool.query<{ kind: string; minor: string }>(
    `select a.kind, sum(e.amount_minor)::text as minor from ledger.account a join ledger.entry e using (account_id)
     where a.kind in ('jackpot_pot', 'jackpot_reserve', 'house_jackpot') group by a.kind`,
  );
  const of = (kind: string) => BigInt(rows.find((row) => row.kind === kind)?.minor ?? 0);
  return { pot: of('jackpot_pot'), reserve: of('jackpot_reserve'), house: of('house_jackpot') };
}

interface Fed {
  readonly owner: WalletOwner;
  readonly player: Player;
  readonly id: string;
}

/** A new member with a bet of 100.00, of which so much goes to the jackpot. */
async function feed(contribution: bigint, cashMinor = 10_000n): Promise<Fed> {
  const owner = await world.addMember(cashMinor);
  const player = await wallet.enter(owner);
  const id = randomUUID();
  const { answer } = await player.bet(id, 10_000n, { jackpot_contribution: String(contribution) });
  expect(answer.status).toBe('OK');
  return { owner, player, id };
}

/** What the provider asks for when the round of that bet has drawn the jackpot. */
function claim({ owner, player, id }: Fed, over: Record<string, unknown> = {}, by: WalletCaller = wallet) {
  return by.call('jackpot-win', {
    transaction_id: `${id}:jackpot`,
    round_id: `round-${id}`,
    round_closed: true,
    session_token: player.token,
    member_ref: String(owner.memberId),
    site_id: owner.siteId,
    currency: owner.currency,
    game_code: 'game-1',
    ...over,
  });
}

describe('a contribution', () => {
  it('goes from the provider’s account to pot and reserve, with the bet', async () => {
    const before = await held();
    const { owner } = await feed(15n);
    expect(await world.cashOf(owner)).toBe(0n);
    expect(await held()).toEqual({ ...before, pot: before.pot + 8n, reserve: before.reserve + 7n });
  });

  it('of a bet that is refused feeds nothing', async () => {
    const before = await held();
    const player = await wallet.enter(await world.addMember(5n));
    expect((await player.bet(randomUUID(), 100n, { jackpot_contribution: '10' })).answer.status).toBe(
      'NOT_ENOUGH_MONEY',
    );
    expect(await held()).toEqual(before);
  });

  it('beyond the provider’s part of the stake refuses the bet', async () => {
    const before = await held();
    const owner = await world.addMember(1_000n);
    const player = await wallet.enter(owner);
    const over = { bet_amount: '100', win_amount: '0', jackpot_contribution: '11' };
    expect((await player.bet(randomUUID(), 100n, over)).http).toBe(400);
    expect((await player.bet(randomUUID(), 100n, { jackpot_contribution: '11' })).answer.status).toBe(
      'LIMIT_REACHED',
    );
    expect((await player.send('bet-win', randomUUID(), over)).answer.status).toBe('LIMIT_REACHED');
    expect([await held(), await world.cashOf(owner)]).toEqual([before, 1_000n]);
  });

  it('is information where the provider feeds no jackpot, in free rounds and in wins', async () => {
    const before = await held();
    const owner = await world.addMember(1_000n);
    const elsewhere = await stranger.enter(owner);
    expect((await elsewhere.bet(randomUUID(), 100n, { jackpot_contribution: '100' })).answer.status).toBe(
      'OK',
    );
    const player = await wallet.enter(owner);
    const id = randomUUID();
    const free = { is_free: true, jackpot_contribution: '10' };
    expect((await player.bet(id, 100n, free)).answer.status).toBe('OK');
    const win = { jackpot_contribution: '10', round_id: `round-${id}` };
    expect((await player.win(randomUUID(), 100n, win)).answer.status).toBe('OK');
    expect(await held()).toEqual(before);
  });

  it('is taken back with its bet', async () => {
    const before = await held();
    const { owner, player, id } = await feed(15n);
    const back = await player.rollback(`${id}:rb`, id);
    expect(back.answer).toMatchObject({ status: 'OK', applied: true });
    expect([await held(), await world.cashOf(owner)]).toEqual([before, 10_000n]);
    expect((await claim({ owner, player, id })).answer.status).toBe('TRANSACTION_DOES_NOT_EXIST');
  });

  it('that was won in the meantime is taken back from the pot, and what that lacks from the house', async () => {
    const first = await feed(1_000n);
    const winner = await feed(10n);
    const { answer } = await claim(winner);
    await world.test.pool.query(`update app.jackpot_terms set seed_minor = 3`);
    // the second winner leaves a pot of 3
    await claim(await feed(10n));
    await world.test.pool.query(`update app.jackpot_terms set seed_minor = $1`, [seedMinor]);
    expect(BigInt(answer.amount ?? 0)).toBeGreaterThan(500n);
    const before = await held();
    expect((await first.player.rollback(`${first.id}:rb`, first.id)).answer.applied).toBe(true);
    const after = await held();
    const lacks = 500n - 3n + (500n - before.reserve);
    expect([before.pot, after.pot, after.reserve, before.house - after.house]).toEqual([3n, 0n, 0n, lacks]);
    await claim(await feed(10n));
  });
});

describe('the winner', () => {
  it('gets all that the pot holds, and the next pot begins with its seed, from the reserve first', async () => {
    const fed = await feed(400n);
    const before = await held();
    const { answer } = await claim(fed);
    expect(answer).toMatchObject({ status: 'OK', amount: String(before.pot), replayed: false });
    expect(answer.balance?.cash).toBe(String(before.pot));
    const after = await held();
    const reserved = before.reserve < seedMinor ? before.reserve : seedMinor;
    expect(after).toEqual({
      pot: seedMinor,
      reserve: before.reserve - reserved,
      house: before.house - (seedMinor - reserved),
    });
    const { rows } = await world.test.pool.query(
      'select payout_minor, is_closed from seamless.round where round_id = $1',
      [`round-${fed.id}`],
    );
    expect(rows).toEqual([{ payout_minor: String(before.pot), is_closed: true }]);
  });

  it('is paid once: the same request again, thirty at a time, after more was fed', async () => {
    const fed = await feed(20n);
    const { pot } = await held();
    const answers = await Promise.all(Array.from({ length: 30 }, () => claim(fed)));
    expect(new Set(answers.map(({ answer }) => answer.amount))).toEqual(new Set([String(pot)]));
    expect(answers.filter(({ answer }) => !answer.replayed)).toHaveLength(1);
    await feed(300n);
    expect((await claim(fed)).answer).toMatchObject({ status: 'OK', amount: String(pot), replayed: true });
    expect(await world.cashOf(fed.owner)).toBe(pot);
  });

  it('has one win for each round, under whatever id', async () => {
    const fed = await feed(20n);
    await claim(fed);
    const again = await claim(fed, { transaction_id: randomUUID() });
    expect(again.answer.status).toBe('DUPLICATE_TRANSACTION');
    const other = await claim(fed, { round_closed: false });
    expect(other.answer.status).toBe('DUPLICATE_TRANSACTION');
  });

  it('must have fed the jackpot in that round, at that provider, as that member', async () => {
    const fed = await feed(20n);
    const other = await feed(20n);
    const before = await held();
    const refused = async (reply: ReturnType<typeof claim>) => (await reply).answer.status;
    expect(await refused(claim(fed, { round_id: 'no-such-round' }))).toBe('TRANSACTION_DOES_NOT_EXIST');
    expect(await refused(claim(fed, { round_id: `round-${other.id}` }))).toBe('TRANSACTION_DOES_NOT_EXIST');
    expect(await refused(claim(fed, { member_ref: String(other.owner.memberId) }))).toBe('INVALID_TOKEN');
    expect(await refused(claim(fed, {}, stranger))).toBe('INVALID_TOKEN');
    expect(await refused(claim(fed, { currency: 'VND' }))).toBe('WRONG_CURRENCY');
    const token = (await stranger.enter(fed.owner)).token;
    expect(await refused(claim(fed, { session_token: token }, stranger))).toBe('TRANSACTION_DOES_NOT_EXIST');
    const unfed = await feed(0n);
    expect(await refused(claim(unfed))).toBe('TRANSACTION_DOES_NOT_EXIST');
    expect((await claim(fed, { amount: '5' })).http).toBe(400);
    expect(await held()).toEqual(before);
  });

  it('is paid after the session ended', async () => {
    const fed = await feed(20n);
    await world.test.pool.query('select seamless.end_sessions($1)', [fed.owner.memberId]);
    expect((await claim(fed)).answer.status).toBe('OK');
  });

  it('keeps it: neither the win nor its bet can be taken back', async () => {
    const fed = await feed(20n);
    const { pot } = await held();
    await claim(fed);
    for (const reference of [`${fed.id}:jackpot`, fed.id]) {
      const { answer } = await fed.player.rollback(randomUUID(), reference, { round_id: `round-${fed.id}` });
      expect(answer.status).toBe('TRANSACTION_DOES_NOT_EXIST');
    }
    expect(await world.cashOf(fed.owner)).toBe(pot);
  });

  it('of fifty at the same moment each gets a pot of its own', async () => {
    const feds: Fed[] = [];
    for (let i = 0; i < 50; i += 1) feds.push(await feed(20n));
    const { pot, reserve, house } = await held();
    // on two servers, whose statements know nothing of each other
    const node = await world.openNode();
    const there = await createWalletCaller({ ...world, app: node }, await connection());
    const answers = await Promise.all(feds.map((fed, i) => claim(fed, {}, i % 2 ? there : wallet)));
    await node.close();
    const amounts = answers.map(({ answer }) => BigInt(answer.amount ?? -1));
    expect(amounts.toSorted((a, b) => Number(b - a))).toEqual([pot, ...Array(49).fill(seedMinor)]);
    const after = await held();
    expect(after.pot).toBe(seedMinor);
    expect(reserve - after.reserve + (house - after.house)).toBe(50n * seedMinor);
  });
});

async function connection() {
  const found = await world.providers.find('GPTS');
  if (!found) throw new Error('GPTS is not connected');
  return found;
}

describe('whatever comes in whatever order', () => {
  const step = fc.record({
    kind: fc.constantFrom('feed', 'feed', 'feed', 'back', 'win', 'win-again'),
    earlier: fc.nat(20),
    contribution: fc.bigInt({ min: 0n, max: 1_000n }),
  });

  it('the pot is what was put in less what was taken, and never below zero', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const fed: { of: Fed; contribution: bigint; state: 'fed' | 'back' | 'won' }[] = [];
        let { pot, reserve, house } = await held();
        for (const { kind, earlier, contribution } of steps) {
          const one = fed[earlier];
          if (kind === 'feed') {
            fed.push({ of: await feed(contribution), contribution, state: 'fed' });
            pot += contribution - contribution / 2n;
            reserve += contribution / 2n;
          } else if (kind === 'back' && one) {
            const { answer } = await one.of.player.rollback(randomUUID(), one.of.id);
            const isBack = one.state === 'fed' || (one.state === 'won' && one.contribution === 0n);
            if (one.state === 'won') expect(answer.status).toBe('TRANSACTION_DOES_NOT_EXIST');
            else expect(answer.applied).toBe(isBack);
            if (one.state !== 'fed') continue;
            one.state = 'back';
            const [fromPot, fromReserve] = [one.contribution - one.contribution / 2n, one.contribution / 2n];
            house -= positive(fromPot - pot) + positive(fromReserve - reserve);
            pot = positive(pot - fromPot);
            reserve = positive(reserve - fromReserve);
          } else if (one) {
            const { answer } = await claim(one.of);
            if (one.state === 'won') expect(answer.replayed).toBe(true);
            if (one.state !== 'fed' || one.contribution === 0n) continue;
            expect(answer.amount).toBe(String(pot));
            one.state = 'won';
            const reserved = reserve < seedMinor ? reserve : seedMinor;
            [pot, reserve, house] = [seedMinor, reserve - reserved, house - (seedMinor - reserved)];
          }
          expect(await held()).toEqual({ pot, reserve, house });
        }
        expect(await world.ledger.checkInvariants()).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});

const positive = (amount: bigint) => (amount > 0n ? amount : 0n);

describe('opening a jackpot', () => {
  it('is paid by the house once, and written down', async () => {
    await world.addProvider({ gpId: 'GPAU' });
    await world.openJackpot({ gpId: 'GPAU', limitBp: 1, seedMinor: 9_999_999n });
    const { rows } = await world.test.pool.query(
      `select (select count(*)::int from ledger.transaction where kind = 'jackpot_seed') as seeds,
         (select jsonb_agg(after) from app.audit_event where action = 'jackpot.opened') as audits`,
    );
    expect(rows).toEqual([{ seeds: 1, audits: [{ seedMinor: '1000', reservePercent: 50 }] }]);
  });
});

describe('what is shown', () => {
  it('is the pot of the ledger and the last wins, with masked accounts', async () => {
    const fed = await feed(20n);
    const { pot } = await held();
    const call = createApiCaller(world.app.dispatcher);
    const shown = async (currency: string) => (await call('/v2/get_jackpot', { currency })).data;
    const digits = (minor: bigint) =>
      `${String(minor / 100n).padStart(10, '0')}.${String(minor % 100n).padStart(2, '0')}`;
    expect(await shown('USD')).toMatchObject({ jackpot_amount_total: digits(pot) });
    expect(await shown('VND')).toEqual({ jackpot_amount_total: '0000000000', jackpot_win_list: [] });
    await claim(fed);
    const after = (await shown('USD')) as { jackpot_win_list: { member_account: string; amount: string }[] };
    expect(after).toMatchObject({ jackpot_amount_total: digits(seedMinor) });
    expect(after.jackpot_win_list).toHaveLength(5);
    expect(after.jackpot_win_list[0]?.member_account).toMatch(/^m.\*{3}.$/);
  });

  it('is what the provider is told for its game', async () => {
    const player = await wallet.enter(await world.addMember(0n));
    const asked = { session_token: player.token, currency: 'USD' };
    expect((await wallet.call('jackpot', asked)).answer).toMatchObject({
      status: 'OK',
      jackpot: String((await held()).pot),
    });
    const elsewhere = await stranger.enter(await world.addMember(0n));
    expect(
      (await stranger.call('jackpot', { ...asked, session_token: elsewhere.token })).answer,
    ).toMatchObject({ status: 'OK', jackpot: null });
    expect((await stranger.call('jackpot', asked)).answer.status).toBe('INVALID_TOKEN');
  });
});
