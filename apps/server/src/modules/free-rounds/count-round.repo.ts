import type pg from 'pg';
import type { Currency } from '@halls/contract';
import type { SeamlessStatus } from '@halls/contract/provider';
import type { FreeRoundOperation, WalletOutcome } from '#modules/provider-connection';

/** Counts a round, once for its transaction; see `free.count_round`. */
export async function countRound(
  pool: pg.Pool,
  operation: FreeRoundOperation,
  now: Date,
): Promise<WalletOutcome> {
  const round = {
    gp_id: operation.actor.gpId,
    transaction_id: operation.transactionId,
    content: operation.content,
    award_id: readNumber(operation.grantId),
    member_ref: operation.memberRef,
    currency: operation.currency,
    game_code: operation.gameCode,
    round_id: operation.roundId,
    stake_minor: String(operation.stakeMinor),
    win_minor: String(operation.winMinor),
  };
  const { rows } = await pool.query<{
    status: SeamlessStatus;
    is_replayed: boolean;
    cash_minor: string | null;
    bonus_minor: string | null;
    currency: Currency | null;
  }>({
    name: 'free_count_round',
    text: `select status, is_replayed, cash_minor::text, bonus_minor::text, currency from free.count_round($1, $2)`,
    values: [JSON.stringify(round), now],
  });
  const [row] = rows;
  if (!row) throw new Error('free.count_round answered nothing');
  return {
    status: row.status,
    walletTransactionId: null,
    cashMinor: row.cash_minor === null ? null : BigInt(row.cash_minor),
    bonusMinor: BigInt(row.bonus_minor ?? 0),
    currency: row.currency,
    isReplayed: row.is_replayed,
    isApplied: null,
    amountMinor: null,
  };
}

/** What is no number of ours is the number of none. */
function readNumber(grantId: string): number | null {
  return /^[1-9]\d{0,14}$/.test(grantId) ? Number(grantId) : null;
}
