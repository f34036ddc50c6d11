import type { Ledger } from '#modules/ledger';
import type { Sql } from '#platform/database.ts';
import { findPaidRounds, type PaidRound } from './paid-round.repo.ts';

/** What changes what a round has paid. */
const kinds = [
  'seamless_win',
  'seamless_bet_win',
  'seamless_bonus_win',
  'seamless_adjust',
  'seamless_jackpot_win',
  'seamless_rollback',
];

/** The rounds that the transactions after one have paid, or taken back from, and the last that was looked at. */
export async function listPaidRounds(
  { sql, ledger }: { readonly sql: Sql; readonly ledger: Pick<Ledger, 'movesAfter'> },
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<{ readonly rounds: readonly PaidRound[]; readonly last: bigint }> {
  const { moves, last } = await ledger.movesAfter({ after, kinds, limit });
  const keys = moves.flatMap(({ memberId, scope, note }) => {
    const gpId = /^seamless:(.+)$/.exec(scope)?.[1];
    const roundId = note['round_id'];
    return gpId !== undefined && typeof roundId === 'string' ? [{ gpId, memberId, roundId }] : [];
  });
  return { rounds: await findPaidRounds(sql, keys), last };
}
