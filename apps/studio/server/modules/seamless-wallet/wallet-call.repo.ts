import type { SeamlessAnswer, SeamlessRequest } from '@halls/contract/provider';
import { type Selectable, sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { WalletCallTable } from './wallet-call.tables.ts';

export type WalletCall = {
  readonly transactionId: string;
  readonly roundId: string;
  readonly gpId: string;
  readonly createdAt: Date;
  /** With the one that is about to be made. */
  readonly attempts: number;
  /** Nobody can have seen the outcome: the first attempt brought no certain answer. */
  readonly isUnseen: boolean;
} & WalletRequest;

/** The stake of a round that joined a draw. */
export type BetCall = WalletCall & { readonly method: 'bet' | 'win' };

export type WalletRequest =
  | { readonly method: 'bet-win'; readonly body: SeamlessRequest<'bet-win'> }
  | { readonly method: 'bet' | 'win'; readonly body: SeamlessRequest<'bet'> }
  | { readonly method: 'jackpot-win'; readonly body: SeamlessRequest<'jackpot-win'> }
  | { readonly method: 'free-round'; readonly body: SeamlessRequest<'free-round'> }
  | { readonly method: 'rollback'; readonly body: SeamlessRequest<'rollback'> }
  | { readonly method: 'adjust'; readonly body: SeamlessRequest<'adjust'> };

export async function insertCall(
  tx: SqlTransaction,
  call: WalletRequest & {
    readonly roundId: string;
    readonly attempts: number;
    readonly nextAttemptAt: Date;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('studio.wallet_call')
    .values({
      transaction_id: call.body.transaction_id,
      round_id: call.roundId,
      method: call.method,
      body: JSON.stringify(call.body),
      state: 'pending',
      attempts: call.attempts,
      next_attempt_at: call.nextAttemptAt,
      created_at: call.now,
    })
    .execute();
}

/** The stake's call of a round, alone or with its payout. */
export async function findStakeCall(sql: SqlOrTransaction, roundId: string): Promise<WalletCall | undefined> {
  const row = await selectCalls(sql)
    .where('call.round_id', '=', roundId)
    .where('call.method', 'in', ['bet-win', 'bet', 'free-round'])
    .executeTakeFirst();
  return row && readCall(row);
}

/** The stake's call of a round that joined a draw, held until the transaction ends, with its state. */
export async function holdBetCall(
  tx: SqlTransaction,
  roundId: string,
): Promise<(BetCall & { readonly state: WalletCallTable['state'] }) | undefined> {
  const row = await selectCalls(tx)
    .select('call.state')
    .where('call.round_id', '=', roundId)
    .where('call.method', '=', 'bet')
    .forUpdate('call')
    .executeTakeFirst();
  return row && { ...(readCall(row) as BetCall), state: row.state };
}

/** Takes calls that are due, and keeps others from making the same attempt until `leaseUntil`. */
export async function claimDueCalls(
  sql: SqlOrTransaction,
  options: { readonly now: Date; readonly leaseUntil: Date; readonly limit: number },
): Promise<WalletCall[]> {
  const rows = await sql
    .with('due', (due) =>
      due
        .selectFrom('studio.wallet_call')
        .select('transaction_id')
        .where('state', '=', 'pending')
        .where('next_attempt_at', '<=', options.now)
        .orderBy('next_attempt_at')
        .limit(options.limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('studio.wallet_call as call')
    .from('studio.round as round')
    .innerJoin('studio.player as player', 'player.player_id', 'round.player_id')
    .set({ attempts: raw<number>`call.attempts + 1`, next_attempt_at: options.leaseUntil })
    .whereRef('round.round_id', '=', 'call.round_id')
    .where('call.transaction_id', 'in', (calls) => calls.selectFrom('due').select('transaction_id'))
    .returning(columns)
    .execute();
  return rows.map(readCall);
}

export async function postponeCall(
  sql: SqlOrTransaction,
  transactionId: string,
  {
    nextAttemptAt,
    isUnseen,
    answer,
  }: {
    readonly nextAttemptAt: Date;
    readonly isUnseen: boolean;
    /** What came back, where it was something certain that does not decide. */
    readonly answer: SeamlessAnswer | null;
  },
): Promise<void> {
  await sql
    .updateTable('studio.wallet_call')
    .set({
      next_attempt_at: nextAttemptAt,
      ...(isUnseen && { is_unseen: true }),
      ...(answer && { answer: JSON.stringify(answer) }),
    })
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'pending')
    .execute();
}

/** True when this answer decided the call, false when another one had before. */
export async function decideCall(
  tx: SqlTransaction,
  transactionId: string,
  decision: { readonly state: 'accepted' | 'refused'; readonly answer: SeamlessAnswer },
): Promise<boolean> {
  const result = await tx
    .updateTable('studio.wallet_call')
    .set({ state: decision.state, answer: JSON.stringify(decision.answer) })
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** False when the call is not as it was thought to be. */
export async function markReplaced(
  tx: SqlTransaction,
  transactionId: string,
  from: 'pending' | 'accepted',
): Promise<boolean> {
  const result = await tx
    .updateTable('studio.wallet_call')
    .set({ state: 'replaced' })
    .where('transaction_id', '=', transactionId)
    .where('state', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** What the wallets of rounds still owe of payouts that were corrected: refused so far, and asked for again. */
export async function sumOwed(
  sql: SqlOrTransaction,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (roundIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('studio.wallet_call')
    .select(['round_id', raw<string>`-sum((body ->> 'amount')::bigint)`.as('owed')])
    .where('round_id', 'in', [...roundIds])
    .where('method', '=', 'adjust')
    .where('state', '=', 'pending')
    .where('answer', 'is not', null)
    .where(raw<boolean>`(body ->> 'amount')::bigint < 0`)
    .groupBy('round_id')
    .execute();
  return new Map(rows.map(({ round_id: roundId, owed }) => [roundId, BigInt(owed)]));
}

const columns = [
  'call.transaction_id',
  'call.round_id',
  'player.gp_id',
  'call.method',
  'call.body',
  'call.attempts',
  'call.is_unseen',
  'call.created_at',
] as const;

function selectCalls(sql: SqlOrTransaction) {
  return sql
    .selectFrom('studio.wallet_call as call')
    .innerJoin('studio.round as round', 'round.round_id', 'call.round_id')
    .innerJoin('studio.player as player', 'player.player_id', 'round.player_id')
    .select(columns);
}

function readCall(
  row: Pick<
    Selectable<WalletCallTable>,
    'transaction_id' | 'round_id' | 'method' | 'body' | 'attempts' | 'is_unseen' | 'created_at'
  > & { gp_id: string },
): WalletCall {
  return {
    transactionId: row.transaction_id,
    roundId: row.round_id,
    gpId: row.gp_id,
    createdAt: row.created_at,
    attempts: row.attempts,
    isUnseen: row.is_unseen,
    // written as the request of its method
    ...({ method: row.method, body: row.body } as WalletRequest),
  };
}
