import { beforeAll, describe, expect, it } from 'vitest';
import {
  type MemberOwner,
  type PostRequest,
  balanceOf,
  checkInvariants,
  findAccount,
  hashRequest,
  hold,
  houseBalance,
  member,
  openAccount,
  postMany,
  postTo,
  provider,
} from '../src/index.ts';
import { type LedgerDatabase, fundMember, openLedgerDatabase } from './ledger-database.ts';

let db: LedgerDatabase;
let nextMemberId = 1;

beforeAll(async () => {
  db = await openLedgerDatabase();
  return () => db.app.end();
});

async function newMember(amountMinor: bigint): Promise<MemberOwner> {
  const owner = { siteId: 1, memberId: nextMemberId++, currency: 'USD' };
  await fundMember(db.on, owner, amountMinor);
  return owner;
}

const main = (owner: MemberOwner) => balanceOf(db.on, member('member_main', owner));
const accountIdOf = async (kind: 'member_main' | 'member_transit', owner: MemberOwner) =>
  (await findAccount(db.on, member(kind, owner)))!;

describe('many posts in one statement', () => {
  /** Bets of 1 on one provider, in the order of the owners. */
  async function betsOf(
    owners: readonly MemberOwner[],
    amountMinor: bigint,
    prefix: string,
  ): Promise<PostRequest[]> {
    const houseId = await openAccount(db.on, provider('provider_ggr', 1, 'GPFC', 'USD'));
    return Promise.all(
      owners.map(async (owner, index) => ({
        scope: 'batch',
        key: `${prefix}:${index}`,
        requestHash: hashRequest(index),
        kind: 'bet',
        legs: [
          { accountId: await accountIdOf('member_main', owner), amountMinor: -amountMinor },
          { accountId: houseId, amountMinor },
        ],
      })),
    );
  }

  it('refuses only the bet that a wallet cannot pay', async () => {
    const owners = [await newMember(100n), await newMember(29n), await newMember(100n)];
    const answers = await postMany(db.on, await betsOf(owners, 30n, 'one-poor'));
    expect(answers.map(({ outcome }) => outcome)).toEqual(['posted', 'insufficient', 'posted']);
    await expect(Promise.all(owners.map(main))).resolves.toEqual([70n, 29n, 70n]);
  });

  it('never waits in a circle for a batch that wants the same members the other way round', async () => {
    const owners = await Promise.all(Array.from({ length: 8 }, () => newMember(1000n)));
    const batches = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        betsOf(i % 2 === 0 ? owners : owners.toReversed(), 1n, `circle-${i}`),
      ),
    );
    // a key that is taken makes half of them go one by one
    await postMany(
      db.on,
      batches.filter((_, i) => i % 4 < 2).map((batch) => batch[0]!),
    );
    await Promise.all(batches.map((batch) => postMany(db.on, batch)));
    await expect(Promise.all(owners.map(main))).resolves.toEqual(owners.map(() => 976n));
  });

  it('books plain bets of several members at once as one after another would', async () => {
    const owners = await Promise.all([newMember(100n), newMember(200n), newMember(300n)]);
    const ggrId = await openAccount(db.on, provider('provider_ggr', 1, 'GPMANY', 'USD'));
    const floatId = await openAccount(db.on, provider('provider_float', 1, 'GPMANY', 'USD'));
    const [one, two, three] = await Promise.all(owners.map((owner) => accountIdOf('member_main', owner)));
    const transit = await accountIdOf('member_transit', owners[2]);
    await postTo(db.on, {
      scope: 'batch',
      key: 'hold',
      requestHash: hashRequest(0),
      kind: 'hold',
      legs: hold(owners[2], 50n),
    });
    const legs: [number, bigint, number][] = [
      [one!, -60n, ggrId],
      [two!, -200n, ggrId],
      [one!, -40n, ggrId],
      [ggrId, -5n, one!],
      [transit, -30n, floatId],
      [three!, 0n, ggrId],
      [one!, -5n, ggrId],
      [ggrId, -7n, two!],
      [transit, -20n, floatId],
    ];
    const requests = legs.map(([from, amountMinor, to], index) => ({
      scope: 'pairs',
      key: String(index),
      requestHash: hashRequest(index),
      kind: 'bet',
      legs: [
        { accountId: from, amountMinor },
        { accountId: to, amountMinor: -amountMinor },
      ],
    }));
    const answers = await postMany(db.on, requests);
    expect(answers.map((answer) => 'balanceAfterMinor' in answer && answer.balanceAfterMinor)).toEqual([
      40n,
      0n,
      0n,
      5n,
      null,
      250n,
      0n,
      7n,
      null,
    ]);
    await expect(Promise.all(owners.map(main))).resolves.toEqual([0n, 7n, 250n]);
    await expect(houseBalance(db.on, provider('provider_ggr', 1, 'GPMANY', 'USD'))).resolves.toBe(293n);
    await expect(houseBalance(db.on, provider('provider_float', 1, 'GPMANY', 'USD'))).resolves.toBe(50n);
    const { rows } = await db.owner.query(
      `select payload ->> 'cash' as cash from app.outbox where channel = $1 order by outbox_id`,
      [`private-member.${owners[0].memberId}`],
    );
    expect(rows.map(({ cash }) => cash)).toEqual(['1.00', '0.40', '0.00', '0.05', '0.00']);

    const again = await postMany(db.on, requests.toReversed());
    expect(again.toReversed()).toEqual(answers.map((answer) => ({ ...answer, outcome: 'replayed' })));
    expect(await checkInvariants(db.on)).toEqual([]);
  });

  it('answers each in its place, as if they came one after another', async () => {
    const owner = await newMember(100n);
    const mainId = await accountIdOf('member_main', owner);
    const transitId = await accountIdOf('member_transit', owner);
    const ggrId = await openAccount(db.on, provider('provider_ggr', 1, 'GPFC', 'USD'));
    const request = (key: string, from: number, to: number, amountMinor: bigint, content = key) => ({
      scope: 'many',
      key,
      requestHash: hashRequest(content),
      kind: 'bet',
      legs: [
        { accountId: from, amountMinor: -amountMinor },
        { accountId: to, amountMinor },
      ],
      note: { key },
    });
    const answers = await postMany(db.on, [
      request('a', mainId, ggrId, 60n),
      request('b', mainId, ggrId, 60n),
      request('c', ggrId, mainId, 30n),
      request('b', mainId, ggrId, 60n),
      request('a', mainId, ggrId, 60n),
      request('c', ggrId, mainId, 31n, 'other'),
      request('d', mainId, transitId, 5n),
    ]);
    expect(answers.map(({ outcome }) => outcome)).toEqual([
      'posted',
      'insufficient',
      'posted',
      'posted',
      'replayed',
      'conflict',
      'posted',
    ]);
    expect(answers[3]).toMatchObject({ balanceAfterMinor: 10n });
    expect(answers[4]).toMatchObject({ balanceAfterMinor: 40n });
    await expect(main(owner)).resolves.toBe(5n);
    const { rows } = await db.owner.query(
      `select note from ledger.transaction where scope = 'many' order by key`,
    );
    expect(rows.map(({ note }) => note.key)).toEqual(['a', 'b', 'c', 'd']);
  });
});
