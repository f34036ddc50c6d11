import type { SeamlessRequest } from '@halls/contract/provider';
import type { GameSession } from '../play/game-sessions.ts';
import type { Round } from '../play/rounds.ts';
import type { Sql } from '../platform/database.ts';

export type WalletCall = {
  transactionId: string;
  roundId: string;
  gpId: string;
  createdAt: Date;
  /** With the one that is about to be made. */
  attempts: number;
} & (
  | { method: 'bet-win'; body: SeamlessRequest<'bet-win'> }
  | { method: 'bet' | 'win'; body: SeamlessRequest<'bet'> }
  | { method: 'rollback'; body: SeamlessRequest<'rollback'> }
);

/** While an attempt is under way nobody else makes one. Longer than the client waits for an answer. */
const leaseMs = 8_000;

/**
 * Writes the stake (and, where the outcome stands already, the payout) that the operator is asked for, in the round's
 * own transaction. The caller makes the first attempt.
 */
export async function openWalletCall(
  sql: Sql,
  session: GameSession,
  round: Pick<Round, 'roundId' | 'gameCode' | 'stakeMinor' | 'payoutMinor'>,
  method: 'bet-win' | 'bet',
  now: Date,
): Promise<void> {
  const transactionId = `${round.roundId}:${method}`;
  const amounts =
    method === 'bet-win'
      ? { bet_amount: round.stakeMinor.toString(), win_amount: round.payoutMinor.toString() }
      : { amount: round.stakeMinor.toString() };
  const body = {
    request_id: transactionId,
    transaction_id: transactionId,
    round_id: round.roundId,
    round_closed: method === 'bet-win',
    session_token: session.walletToken ?? '',
    member_ref: session.memberRef,
    site_id: session.siteId ?? 0,
    currency: session.currency,
    game_code: round.gameCode,
    is_free: false,
    ...amounts,
  };
  await insertCall(sql, {
    transactionId,
    roundId: round.roundId,
    method,
    body,
    attempts: 1,
    nextAttemptAt: new Date(now.getTime() + leaseMs),
    now,
  });
}

/** The payout of a round whose bet was accepted; of nothing too, since it closes the round. */
export async function openWin(sql: Sql, bet: WalletCall, payoutMinor: bigint, now: Date): Promise<void> {
  const transactionId = `${bet.roundId}:win`;
  const body = {
    ...bet.body,
    request_id: transactionId,
    transaction_id: transactionId,
    round_closed: true,
    amount: payoutMinor.toString(),
  };
  await insertCall(sql, {
    transactionId,
    roundId: bet.roundId,
    method: 'win',
    body,
    attempts: 0,
    nextAttemptAt: now,
    now,
  });
}

/** The stake's call of a round, held until the transaction ends, with its state. */
export async function holdBetCall(
  sql: Sql,
  roundId: string,
): Promise<(WalletCall & { state: 'pending' | 'accepted' | 'refused' | 'replaced' }) | undefined> {
  return (
    await sql.query<WalletCall & { state: 'pending' | 'accepted' | 'refused' | 'replaced' }>(
      `${selectCall}, c.state from studio.wallet_call c ${joinPlayer} where c.round_id = $1 and c.method = 'bet' for update of c`,
      [roundId],
    )
  )[0];
}

const selectCall = `select c.transaction_id as "transactionId", c.round_id as "roundId", p.gp_id as "gpId", c.method, c.body,
  c.attempts, c.created_at as "createdAt"`;
const joinPlayer = 'join studio.round r using (round_id) join studio.player p using (player_id)';

/** Takes the bet back instead, whatever became of it: a rollback succeeds for unknown transactions too. */
export async function replaceByRollback(sql: Sql, call: WalletCall, now: Date): Promise<void> {
  const transactionId = `${call.roundId}:rb`;
  const body: SeamlessRequest<'rollback'> = {
    request_id: transactionId,
    transaction_id: transactionId,
    reference_transaction_id: call.transactionId,
    round_id: call.roundId,
    member_ref: call.body.member_ref,
  };
  const replaced = await sql.query(
    `update studio.wallet_call set state = 'replaced' where transaction_id = $1 and state = 'pending' returning 1`,
    [call.transactionId],
  );
  // decided in the meantime: there is nothing to take back
  if (replaced.length === 0) return;
  await insertCall(sql, {
    transactionId,
    roundId: call.roundId,
    method: 'rollback',
    body,
    attempts: 0,
    nextAttemptAt: now,
    now,
  });
}

/** Takes calls that are due, and keeps others from making the same attempt for a while. */
export async function claimDueCalls(sql: Sql, now: Date, limit: number): Promise<WalletCall[]> {
  return sql.query<WalletCall>(
    `with due as (
       select transaction_id from studio.wallet_call where state = 'pending' and next_attempt_at <= $1
       order by next_attempt_at limit $2 for update skip locked
     ), claimed as (
       update studio.wallet_call set attempts = attempts + 1, next_attempt_at = $3 where transaction_id in (select transaction_id from due) returning *
     )
     ${selectCall} from claimed c ${joinPlayer}`,
    [now, limit, new Date(now.getTime() + leaseMs)],
  );
}

/** The stake's call of a round, alone or with its payout. */
export async function findFirstCall(sql: Sql, roundId: string): Promise<WalletCall | undefined> {
  return (
    await sql.query<WalletCall>(
      `${selectCall} from studio.wallet_call c ${joinPlayer} where c.round_id = $1 and c.method in ('bet-win', 'bet')`,
      [roundId],
    )
  )[0];
}

export async function postponeCall(sql: Sql, call: WalletCall, now: Date): Promise<void> {
  const pauseMs = Math.min(500 * 2 ** Math.min(call.attempts - 1, 10), 60_000);
  await sql.query(
    `update studio.wallet_call set next_attempt_at = $2 where transaction_id = $1 and state = 'pending'`,
    [call.transactionId, new Date(now.getTime() + pauseMs)],
  );
}

/** True when this answer decided the call, false when another one had before. */
export async function decideCall(
  sql: Sql,
  transactionId: string,
  state: 'accepted' | 'refused',
  answer: unknown,
): Promise<boolean> {
  const rows = await sql.query(
    `update studio.wallet_call set state = $2, answer = $3 where transaction_id = $1 and state = 'pending' returning 1`,
    [transactionId, state, JSON.stringify(answer)],
  );
  return rows.length === 1;
}

async function insertCall(
  sql: Sql,
  call: {
    transactionId: string;
    roundId: string;
    method: string;
    body: unknown;
    attempts: number;
    nextAttemptAt: Date;
    now: Date;
  },
): Promise<void> {
  await sql.query(
    `insert into studio.wallet_call (transaction_id, round_id, method, body, state, attempts, next_attempt_at, created_at)
     values ($1, $2, $3, $4, 'pending', $5, $6, $7)`,
    [
      call.transactionId,
      call.roundId,
      call.method,
      JSON.stringify(call.body),
      call.attempts,
      call.nextAttemptAt,
      call.now,
    ],
  );
}
