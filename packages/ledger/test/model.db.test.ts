import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Leg,
  type MemberOwner,
  type PostAnswer,
  balanceOf,
  checkInvariants,
  confirm,
  hashRequest,
  hold,
  houseBalance,
  member,
  postTo,
  provider,
  release,
  rollUpHouse,
} from '../src/index.ts';
import { receive } from '../src/posting.ts';
import { type LedgerDatabase, fundMember, openLedgerDatabase } from './ledger-database.ts';
import { bet, combine, reverse, win } from './plays.ts';

const startMinor = 500n;
const memberCount = 4;

let db: LedgerDatabase;
let nextMemberId = 1;

beforeAll(async () => {
  db = await openLedgerDatabase();
  return () => db.app.end();
});

/** What a member asks for. Replays and rollbacks name an earlier step; where there is none, they ask nothing. */
type Step = {
  readonly kind:
    | 'bet'
    | 'win'
    | 'bet-win'
    | 'hold'
    | 'confirm'
    | 'release'
    | 'receive'
    | 'rollback'
    | 'replay'
    | 'conflict';
  readonly amountMinor: bigint;
  readonly otherMinor: bigint;
  readonly earlier: number;
};

const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom<Step['kind'][]>(
    ...(['bet', 'bet', 'win', 'bet-win', 'hold', 'hold', 'confirm', 'release', 'receive'] as const),
    ...(['rollback', 'rollback', 'replay', 'conflict'] as const),
  ),
  amountMinor: fc.bigInt({ min: 0n, max: 400n }),
  otherMinor: fc.bigInt({ min: 0n, max: 400n }),
  earlier: fc.nat(30),
});

interface Asked {
  readonly key: string;
  readonly content: string;
  readonly legs: readonly Leg[];
}

/** The requests of one member's steps, before anything is known of their outcome. */
function requestsOf(owner: MemberOwner, gpId: string, steps: readonly Step[]): Asked[] {
  const asked: Asked[] = [];
  for (const [index, step] of steps.entries()) {
    const key = `${owner.memberId}:${index}`;
    const earlier = asked[step.earlier];
    if (step.kind === 'replay' || step.kind === 'conflict' || step.kind === 'rollback') {
      if (!earlier) continue;
      if (step.kind === 'replay') asked.push(earlier);
      if (step.kind === 'conflict') asked.push({ ...earlier, content: `${earlier.content}, not quite` });
      if (step.kind === 'rollback') {
        asked.push({
          key: `${earlier.key}:back`,
          content: 'back',
          legs: reverse(earlier.legs),
        });
      }
      continue;
    }
    asked.push({ key, content: key, legs: legsOf(owner, gpId, step) });
  }
  return asked;
}

function legsOf(owner: MemberOwner, gpId: string, { kind, amountMinor, otherMinor }: Step): readonly Leg[] {
  switch (kind) {
    case 'bet':
      return bet(owner, gpId, amountMinor);
    case 'win':
      return win(owner, gpId, amountMinor);
    case 'bet-win':
      return combine(bet(owner, gpId, amountMinor), win(owner, gpId, otherMinor));
    case 'hold':
      return hold(owner, amountMinor);
    case 'confirm':
      return confirm(owner, gpId, amountMinor);
    case 'release':
      return release(owner, amountMinor);
    default:
      return receive(owner, gpId, amountMinor);
  }
}

/** The ledger as a map of balances and a map of answers. */
class Model {
  readonly balances = new Map<string, bigint>();
  readonly #stored = new Map<string, { content: string; balanceAfterMinor: bigint | null }>();

  balance(leg: Leg): bigint {
    return this.balances.get(leg.account.kind) ?? 0n;
  }

  post({ key, content, legs }: Asked): Record<string, unknown> {
    const stored = this.#stored.get(key);
    if (stored) {
      return stored.content === content
        ? { outcome: 'replayed', balanceAfterMinor: stored.balanceAfterMinor }
        : { outcome: 'conflict' };
    }
    const after = new Map(this.balances);
    let isCovered = true;
    for (const { account, amountMinor } of legs) {
      const balance = (after.get(account.kind) ?? 0n) + amountMinor;
      if (account.memberId !== null && balance < 0n) isCovered = false;
      after.set(account.kind, balance);
    }
    const main = legs.find(({ account }) => account.kind === 'member_main');
    if (!isCovered) return { outcome: 'insufficient', balanceMinor: main ? this.balance(main) : null };
    for (const [kind, balance] of after) this.balances.set(kind, balance);
    const balanceAfterMinor = main ? this.balance(main) : null;
    this.#stored.set(key, { content, balanceAfterMinor });
    return { outcome: 'posted', balanceAfterMinor };
  }
}

function send({ key, content, legs }: Asked): Promise<PostAnswer> {
  return postTo(db.on, { scope: 'model', key, requestHash: hashRequest(content), kind: 'step', legs });
}

async function newMembers(): Promise<{ owner: MemberOwner; gpId: string }[]> {
  const members = Array.from({ length: memberCount }, () => {
    const memberId = nextMemberId++;
    // a provider for each member, so that house accounts can be compared, too
    return { owner: { siteId: 1, memberId, currency: 'USD' }, gpId: `GP${memberId}` };
  });
  await Promise.all(members.map(({ owner }) => fundMember(db.on, owner, startMinor)));
  return members;
}

async function storedBalances({
  owner,
  gpId,
}: {
  owner: MemberOwner;
  gpId: string;
}): Promise<Record<string, bigint>> {
  const [main, transit, float, ggr] = await Promise.all([
    balanceOf(db.on, member('member_main', owner)),
    balanceOf(db.on, member('member_transit', owner)),
    houseBalance(db.on, provider('provider_float', 1, gpId, 'USD')),
    houseBalance(db.on, provider('provider_ggr', 1, gpId, 'USD')),
  ]);
  return {
    member_main: main!,
    member_transit: transit!,
    provider_float: float ?? 0n,
    provider_ggr: ggr ?? 0n,
  };
}

const none = { member_main: startMinor, member_transit: 0n, provider_float: 0n, provider_ggr: 0n };
const plan = fc.array(fc.array(stepArbitrary, { minLength: 5, maxLength: 20 }), {
  minLength: memberCount,
  maxLength: memberCount,
});

describe('the ledger against a model', () => {
  it('answers each member as the model does, while others play at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(plan, async (steps) => {
        const members = await newMembers();
        await Promise.all(
          members.map(async ({ owner, gpId }, index) => {
            const model = new Model();
            model.balances.set('member_main', startMinor);
            for (const asked of requestsOf(owner, gpId, steps[index]!)) {
              expect(await send(asked)).toMatchObject(model.post(asked));
            }
            expect(await storedBalances({ owner, gpId })).toEqual({
              ...none,
              ...Object.fromEntries(model.balances),
            });
          }),
        );
        await rollUpHouse(db.on);
        expect(await checkInvariants(db.on)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('ends with what it said it posted, when every step is asked for at once and twice', async () => {
    await fc.assert(
      fc.asyncProperty(plan, async (steps) => {
        const members = await newMembers();
        const asked = members.flatMap(({ owner, gpId }, index) =>
          requestsOf(owner, gpId, steps[index]!).map((request) => ({ gpId, request })),
        );
        const answers = await Promise.all(
          [...asked, ...asked].map(async ({ gpId, request }) => ({
            gpId,
            request,
            answer: await send(request),
          })),
        );
        const expected = new Map<string, Record<string, bigint>>(
          members.map(({ gpId }) => [gpId, { ...none }]),
        );
        const transactionOf = new Map<string, number>();
        for (const { gpId, request, answer } of answers.filter(
          ({ answer: { outcome } }) => outcome === 'posted',
        )) {
          expect(transactionOf.has(request.key)).toBe(false);
          if (answer.outcome === 'posted') transactionOf.set(request.key, answer.transactionId);
          const balances = expected.get(gpId)!;
          for (const leg of request.legs) balances[leg.account.kind]! += leg.amountMinor;
        }
        for (const { request, answer } of answers) {
          const named = 'transactionId' in answer ? answer.transactionId : null;
          expect([null, transactionOf.get(request.key)]).toContain(named);
        }
        for (const one of members) expect(await storedBalances(one)).toEqual(expected.get(one.gpId));
        expect(await checkInvariants(db.on)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
