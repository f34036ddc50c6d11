import type { Round } from '#modules/round';
import type { WalletCall } from '#modules/seamless-wallet';

export type PlayResult =
  /** `call`: what the operator is to be asked at once; null where this very request did not make the round. */
  { readonly round: Round; readonly call: WalletCall | null } | { readonly refused: PlayRefusalReason };

/**
 * `round_conflict`: the id belongs to a round with another bet. `round_open`: the last round is still being settled.
 * `table_full`: more than the table takes of one player for one draw.
 */
export type PlayRefusalReason =
  | 'bet_invalid'
  | 'not_enough_money'
  | 'round_conflict'
  | 'round_open'
  | 'session_ended'
  | 'draw_closed'
  | 'table_full'
  | 'free_rounds_over'
  | 'maintenance';
