import type { SeamlessRequest } from '@halls/contract/provider';
import { contributionMinor, isJackpotHit, type JackpotDraw } from '#games/jackpot.ts';
import type { GameSession } from '#modules/game-session';
import type { RoundStake } from '#modules/round';

/** What the operator is asked for: a round's stake and, where its outcome stands already, its payout. */
export function stakeCall<Method extends 'bet-win' | 'bet'>(
  session: GameSession,
  round: RoundStake & { readonly jackpot?: JackpotDraw | null },
  method: Method,
): { readonly method: Method; readonly body: SeamlessRequest<Method> } {
  const transactionId = `${round.roundId}:${method}`;
  const stake = round.stakeMinor.toString();
  const content = {
    request_id: transactionId,
    transaction_id: transactionId,
    round_id: round.roundId,
    round_closed: method === 'bet-win' && !isJackpotHit(round.jackpot ?? null),
    session_token: session.walletToken ?? '',
    member_ref: session.memberRef,
    site_id: session.siteId ?? 0,
    currency: session.currency,
    game_code: round.gameCode,
    is_free: false,
    ...(round.jackpot && { jackpot_contribution: contributionMinor(round.stakeMinor).toString() }),
    ...(method === 'bet'
      ? { amount: stake }
      : { bet_amount: stake, win_amount: round.payoutMinor.toString() }),
  };
  return { method, body: inStoredOrder(content) as unknown as SeamlessRequest<Method> };
}

/** The order in which jsonb keeps an object's keys: the first attempt has the bytes that every later one has. */
function inStoredOrder(content: object): object {
  return Object.fromEntries(
    Object.entries(content).toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)),
  );
}
