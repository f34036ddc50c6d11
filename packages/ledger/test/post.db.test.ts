import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Leg,
  type MemberOwner,
  type PostAnswer,
  LedgerAccountMissingError,
  balanceOf,
  confirm,
  hashRequest,
  hold,
  house,
  houseBalance,
  member,
  openAccount,
  postTo,
  release,
} from '../src/index.ts';
import { type LedgerDatabase, fundMember, openLedgerDatabase } from './ledger-database.ts';
import { bet, combine, win } from './plays.ts';

let db: LedgerDatabase;
let nextMemberId = 1;

beforeAll(async () => {
  db = await openLedgerDatabase();
  return () => db.app.end();
});

async function newMember(amountMinor: bigint, currency = 'USD'): Promise<MemberOwner> {
  const owner = { siteId: 1, memberId: nextMemberId++, currency };
  await fundMember(db.on, owner, amountMinor);
  return owner;
}

function post(key: string, kind: string, legs: readonly Leg[], content: unknown = key): Promise<PostAnswer> {
  return postTo(db.on, { scope: 'test', key, requestHash: hashRequest(content), kind, legs });
}

const main = (owner: MemberOwner) => balanceOf(db.on, member('member_main', owner));
const transit = (owner: MemberOwner) => balanceOf(db.on, member('member_transit', owner));

describe('a post', () => {
  it('moves the money once, however often it is asked for', async () => {
    const owner = await newMember(1000n);
    const first = await post('once', 'bet', bet(owner, 'GPFC', 300n));
    expect(first).toEqual({ outcome: 'posted', transactionId: expect.any(Number), balanceAfterMinor: 700n });
    await post('after-once', 'bet', bet(owner, 'GPFC', 100n));
    await expect(post('once', 'bet', bet(owner, 'GPFC', 300n))).resolves.toEqual({
      ...first,
      outcome: 'replayed',
    });
    await expect(main(owner)).resolves.toBe(600n);
  });

  it('refuses a key that was used for something else, and says for which transaction', async () => {
    const owner = await newMember(1000n);
    const first = await post('taken', 'bet', bet(owner, 'GPFC', 300n));
    await expect(post('taken', 'bet', bet(owner, 'GPFC', 400n), 'other')).resolves.toEqual({
      outcome: 'conflict',
      transactionId: first.outcome === 'posted' ? first.transactionId : 0,
    });
    await expect(main(owner)).resolves.toBe(700n);
  });

  it('stores nothing for what the wallet cannot pay, so that the key may be used later', async () => {
    const owner = await newMember(299n);
    await expect(post('poor', 'bet', bet(owner, 'GPFC', 300n))).resolves.toEqual({
      outcome: 'insufficient',
      balanceMinor: 299n,
    });
    await post('poor-top-up', 'win', win(owner, 'GPFC', 1n));
    await expect(post('poor', 'bet', bet(owner, 'GPFC', 300n))).resolves.toMatchObject({
      outcome: 'posted',
      balanceAfterMinor: 0n,
    });
  });

  it('answers a replay from the store even when the wallet could not pay again', async () => {
    const owner = await newMember(300n);
    await post('all-in', 'bet', bet(owner, 'GPFC', 300n));
    await expect(post('all-in', 'bet', bet(owner, 'GPFC', 300n))).resolves.toMatchObject({
      outcome: 'replayed',
      balanceAfterMinor: 0n,
    });
    await expect(post('all-in', 'bet', bet(owner, 'GPFC', 300n), 'other')).resolves.toMatchObject({
      outcome: 'conflict',
    });
  });

  it('takes several moves as one, each covered in its turn, and answers the balance at the end', async () => {
    const owner = await newMember(100n);
    const round = combine(bet(owner, 'GPFC', 100n), win(owner, 'GPFC', 250n));
    const first = await post('round', 'bet_win', round);
    expect(first).toMatchObject({ outcome: 'posted', balanceAfterMinor: 250n });
    await expect(post('round', 'bet_win', round)).resolves.toEqual({ ...first, outcome: 'replayed' });
    const uncovered = combine(bet(owner, 'GPFC', 251n), win(owner, 'GPFC', 900n));
    await expect(post('round-2', 'bet_win', uncovered)).resolves.toEqual({
      outcome: 'insufficient',
      balanceMinor: 250n,
    });
  });

  it('holds, confirms and releases through the transit account', async () => {
    const owner = await newMember(1000n);
    await expect(post('hold-1', 'hold', hold(owner, 600n))).resolves.toMatchObject({
      balanceAfterMinor: 400n,
    });
    await expect(post('confirm-1', 'confirm', confirm(owner, 'GPR8', 500n))).resolves.toMatchObject({
      outcome: 'posted',
      balanceAfterMinor: null,
    });
    await expect(post('release-1', 'release', release(owner, 100n))).resolves.toMatchObject({
      balanceAfterMinor: 500n,
    });
    await expect(Promise.all([main(owner), transit(owner)])).resolves.toEqual([500n, 0n]);
    await expect(post('confirm-2', 'confirm', confirm(owner, 'GPR8', 1n))).resolves.toEqual({
      outcome: 'insufficient',
      balanceMinor: null,
    });
  });

  it('reaches over many digits without losing one', async () => {
    const owner = await newMember(9_007_199_254_740_993n);
    await expect(post('long', 'bet', bet(owner, 'GPFC', 1n))).resolves.toMatchObject({
      balanceAfterMinor: 9_007_199_254_740_992n,
    });
    await expect(main(owner)).resolves.toBe(9_007_199_254_740_992n);
  });
});

describe('a post is refused as a bug', () => {
  it.each([
    [
      'legs that do not sum to zero',
      (one: Leg, two: Leg) => [one, { ...two, amountMinor: two.amountMinor + 1n }],
    ],
    ['a single leg', (one: Leg) => [{ ...one, amountMinor: 0n }]],
    ['three legs off by one', (one: Leg, two: Leg) => [one, two, { ...two, amountMinor: 1n }]],
  ])('for %s', async (name, change) => {
    const owner = await newMember(100n);
    const [one, two] = bet(owner, 'GPFC', 10n) as [Leg, Leg];
    await expect(post(`bug ${name}`, 'bet', change(one, two))).rejects.toMatchObject({
      code: expect.stringMatching(/^HL00[23]$/),
    });
    await expect(main(owner)).resolves.toBe(100n);
  });

  it('for amounts that cancel out across currencies only', async () => {
    const dollars = await newMember(100n, 'USD');
    const dong = { ...dollars, currency: 'VND' };
    await fundMember(db.on, dong, 100n);
    const legs = [bet(dollars, 'GPFC', 10n)[0]!, bet(dong, 'GPFC', 10n)[1]!];
    await expect(post('currencies', 'bet', legs)).rejects.toThrow('sum to zero');
    await expect(post('currencies', 'bet', [...legs, { ...legs[0]!, amountMinor: 0n }])).rejects.toThrow(
      'sum to zero',
    );
  });

  it('for two members, and for two sites', async () => {
    const [one, two] = [await newMember(100n), await newMember(100n)];
    const gift = [hold(one, 10n)[0]!, hold(two, 10n)[1]!];
    await expect(post('gift', 'gift', gift)).rejects.toThrow('two members');
    const abroad = [bet(one, 'GPFC', 10n)[0]!, bet({ ...one, siteId: 2 }, 'GPFC', 10n)[1]!];
    await expect(post('abroad', 'bet', abroad)).rejects.toThrow('two sites');
  });

  it('for a member whose wallet was never opened', async () => {
    const stranger = { siteId: 1, memberId: 999_999, currency: 'USD' };
    await expect(post('stranger', 'bet', bet(stranger, 'GPFC', 1n))).rejects.toThrow(
      LedgerAccountMissingError,
    );
    const elsewhere = { ...(await newMember(5n)), siteId: 2 };
    await expect(post('elsewhere', 'bet', bet(elsewhere, 'GPFC', 1n))).rejects.toThrow(
      LedgerAccountMissingError,
    );
    await expect(openAccount(db.on, member('member_main', elsewhere))).rejects.toThrow('another site');
  });
});

describe('the same request many times at once', () => {
  it('takes money once', async () => {
    const owner = await newMember(1000n);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('fifty', 'bet', bet(owner, 'GPFC', 300n))),
    );
    expect(answers.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'replayed')).toHaveLength(49);
    expect(
      new Set(answers.map((answer) => 'balanceAfterMinor' in answer && answer.balanceAfterMinor)),
    ).toEqual(new Set([700n]));
    await expect(main(owner)).resolves.toBe(700n);
  });

  it('takes money once from whoever comes first, when two members share the key', async () => {
    const [one, two] = [await newMember(1000n), await newMember(1000n)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const owner = i % 2 === 0 ? one : two;
        return post('shared', 'bet', bet(owner, 'GPFC', 300n), owner.memberId);
      }),
    );
    expect(answers.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(10);
    const left = await Promise.all([main(one), main(two)]);
    expect(new Set(left)).toEqual(new Set([700n, 1000n]));
  });
});

describe('member.cash', () => {
  const events = async (owner: MemberOwner) => {
    const { rows } = await db.owner.query(
      'select event, payload from app.outbox where channel = $1 order by outbox_id',
      [`private-member.${owner.memberId}`],
    );
    return rows;
  };

  it('tells each new balance of the main wallet once, in the currency decimals', async () => {
    const dollars = await newMember(123_456n);
    await post('event-bet', 'bet', bet(dollars, 'GPFC', 100_001n));
    await post('event-bet', 'bet', bet(dollars, 'GPFC', 100_001n));
    await post('event-none', 'bet', bet(dollars, 'GPFC', 100_001n));
    await post('event-round', 'bet_win', combine(bet(dollars, 'GPFC', 5n), win(dollars, 'GPFC', 6n)));
    expect(await events(dollars)).toEqual([
      { event: 'member.cash', payload: { cash: '1234.56', currency: 'USD' } },
      { event: 'member.cash', payload: { cash: '234.55', currency: 'USD' } },
      { event: 'member.cash', payload: { cash: '234.56', currency: 'USD' } },
    ]);
    const dong = await newMember(1_250_000n, 'VND');
    expect(await events(dong)).toEqual([
      { event: 'member.cash', payload: { cash: '1250000', currency: 'VND' } },
    ]);
  });

  it('stays silent when nothing changed in the main wallet', async () => {
    const owner = await newMember(100n);
    await post('silent-lost', 'win', win(owner, 'GPFC', 0n));
    await post('silent-even', 'bet_win', combine(bet(owner, 'GPFC', 10n), win(owner, 'GPFC', 10n)));
    await post('silent-hold', 'hold', hold(owner, 10n));
    await post('silent-confirm', 'confirm', confirm(owner, 'GPR8', 10n));
    expect((await events(owner)).map(({ payload }) => payload.cash)).toEqual(['1.00', '0.90']);
  });

  it('is gone with a transaction that is undone', async () => {
    const owner = await newMember(100n);
    const client = await db.app.connect();
    await client.query('begin');
    const { rows } = await client.query(
      `select outcome from ledger.post('test', 'undone', '\\x01', 'bet', array[
         row(ledger.find_account(1, 'member_main', $1, null, 'USD'), -10)::ledger.leg,
         row(ledger.open_account(1, 'provider_ggr', null, 'GPFC', 'USD'), 10)::ledger.leg])`,
      [owner.memberId],
    );
    expect(rows).toEqual([{ outcome: 'posted' }]);
    await client.query('rollback');
    client.release();
    expect(await events(owner)).toHaveLength(1);
    await expect(main(owner)).resolves.toBe(100n);
  });
});

describe('accounts', () => {
  it('are made once, however many ask at once', async () => {
    const owner = { siteId: 1, memberId: nextMemberId++, currency: 'USD' };
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        openAccount(db.on, i % 2 === 0 ? member('member_main', owner) : house('house_welcome', 3, 'USD')),
      ),
    );
    expect(new Set(ids).size).toBe(2);
    await expect(main(owner)).resolves.toBe(0n);
  });

  it('refuse an owner that does not fit the kind', async () => {
    const none = { memberId: null, gpId: null, pspId: null };
    const wrong = { siteId: 1, kind: 'provider_ggr', ...none, currency: 'USD' } as const;
    await expect(openAccount(db.on, wrong)).rejects.toThrow('account_owner');
    await expect(openAccount(db.on, { ...wrong, kind: 'house_welcome', currency: 'XXX' })).rejects.toThrow(
      'foreign key',
    );
  });

  it('tell what the house owns, and nothing of members in its place', async () => {
    const owner = await newMember(70n, 'THB');
    await expect(houseBalance(db.on, house('house_deposit', 1, 'THB'))).resolves.toBe(-70n);
    await expect(houseBalance(db.on, member('member_main', owner))).resolves.toBeNull();
    await expect(balanceOf(db.on, house('house_deposit', 1, 'THB'))).resolves.toBeNull();
  });
});
