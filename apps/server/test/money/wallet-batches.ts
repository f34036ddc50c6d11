import fc from 'fast-check';
import type { WalletOwner } from '#modules/ledger';
import type { MoneyOperation, WalletOperation, WalletOutcome } from '#modules/provider-connection';
import type { MoneyWorld } from './money-world.ts';

const actor = { kind: 'provider', gpId: 'GPTS' } as const;

export interface Player {
  readonly owner: WalletOwner;
  readonly token: string;
}

/** What a player asks for, without saying who it is. Few ids and rounds, so that some come again. */
export interface Step {
  readonly method: WalletOperation['method'];
  readonly id: number;
  readonly round: number;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly isRoundClosed: boolean;
  /** Of a stake, in twentieths; more than ten are refused. */
  readonly contribution: number;
  readonly flaw: 'currency' | 'game' | 'token' | null;
}

/** The operation that a step of a player's is at the provider GPTS. */
export function operationOf({ owner, token }: Player, step: Step): WalletOperation {
  const { method } = step;
  const roundId = `${owner.memberId}:r${step.round}`;
  const base = { actor, memberRef: String(owner.memberId), roundId };
  if (method === 'round-close') return { ...base, method };
  const transactionId = `${owner.memberId}:${step.id}`;
  const content = `${method} ${step.stakeMinor} ${step.payoutMinor} ${step.contribution}`;
  if (method === 'rollback') {
    const referenceTransactionId = `${owner.memberId}:${step.round}`;
    return { ...base, method, content, transactionId: `${transactionId}:back`, referenceTransactionId };
  }
  const inSession = {
    ...base,
    transactionId,
    content,
    token: step.flaw === 'token' ? 'forged' : token,
    siteId: owner.siteId,
    currency: step.flaw === 'currency' ? 'VND' : 'USD',
    gameCode: step.flaw === 'game' ? 'other' : 'koi',
    isRoundClosed: step.isRoundClosed,
    note: { round_id: roundId },
  };
  if (method === 'jackpot-win') return { ...inSession, method };
  const stakeMinor = method === 'bet' || method === 'bet-win' ? step.stakeMinor : 0n;
  return {
    ...inSession,
    method,
    stakeMinor,
    payoutMinor: method === 'bet' ? 0n : method === 'adjust' ? step.payoutMinor - 50n : step.payoutMinor,
    contributionMinor: (stakeMinor * BigInt(step.contribution)) / 20n,
  };
}

export const money = ['bet', 'win', 'bet-win', 'bonus-win', 'adjust'] as const;

export function stepOf(methods: readonly WalletOperation['method'][], ids: number): fc.Arbitrary<Step> {
  return fc.record({
    method: fc.constantFrom(...methods),
    id: fc.nat(ids),
    round: fc.nat(4),
    stakeMinor: fc.bigInt({ min: 0n, max: 60n }),
    payoutMinor: fc.bigInt({ min: 0n, max: 60n }),
    isRoundClosed: fc.boolean(),
    contribution: fc.constantFrom(0, 0, 1, 3, 10, 11),
    flaw: fc.constantFrom(null, null, null, null, null, null, null, 'currency', 'game', 'token'),
  });
}
/** What the provider sees; transaction numbers differ between two members. */
export function seen({ walletTransactionId, ...outcome }: WalletOutcome) {
  return { ...outcome, isPosted: walletTransactionId !== null };
}

/** The places, from 1, of the operations of a batch that the set-based function takes; undone afterwards. */
export async function takenAsSet(
  world: MoneyWorld,
  operations: readonly WalletOperation[],
): Promise<number[]> {
  const client = await world.test.pool.connect();
  try {
    await client.query('begin');
    const rows = operations.map((operation) => {
      const { token, content, ...rest } = operation as MoneyOperation;
      return { rest, token, content };
    });
    const { rows: taken } = await client.query(
      `select n::int from unnest(seamless.move_many((
         select jsonb_agg(jsonb_build_object('method', o -> 'rest' -> 'method', 'gp_id', o -> 'rest' -> 'actor' -> 'gpId',
           'transaction_id', o -> 'rest' -> 'transactionId', 'request_hash', encode(sha256((o ->> 'content')::bytea), 'hex'),
           'token_hash', encode(sha256((o ->> 'token')::bytea), 'hex'), 'member_ref', o -> 'rest' -> 'memberRef',
           'site_id', o -> 'rest' -> 'siteId', 'currency', o -> 'rest' -> 'currency', 'game_code', o -> 'rest' -> 'gameCode',
           'round_id', o -> 'rest' -> 'roundId', 'round_closed', o -> 'rest' -> 'isRoundClosed',
           'stake_minor', o -> 'rest' -> 'stakeMinor', 'payout_minor', o -> 'rest' -> 'payoutMinor',
           'contribution_minor', o -> 'rest' -> 'contributionMinor'))
         from jsonb_array_elements($1::jsonb) as o))) with ordinality as a (status, wallet, cash, currency, replayed, applied, amount, bonus, n)
       where status is not null order by n`,
      [JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))],
    );
    return taken.map(({ n }) => n);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
