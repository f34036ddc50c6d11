import type { Generated } from 'kysely';
import type { JackpotDraw } from '#games/jackpot.ts';
import type { Json, MinorUnits } from '#platform/database.ts';
import type { StoredBet } from './bet.rules.ts';

declare module '#platform/database.ts' {
  interface StudioTables {
    'studio.round': RoundTable;
    'studio.seed_pair': SeedPairTable;
  }
}

export interface RoundTable {
  round_id: string;
  player_id: number;
  session_id: string;
  client_round_id: string;
  game_code: string;
  bet: Json<StoredBet>;
  mathematics: string;
  outcome: Json<unknown> | null;
  stake_minor: MinorUnits;
  payout_minor: MinorUnits;
  /** A round has seeds of its own, or takes part in a draw. */
  seed_id: number | null;
  client_seed: string;
  nonce: number;
  state: 'open' | 'settled' | 'void';
  void_reason: string | null;
  balance_after_minor: MinorUnits | null;
  opened_at: Date;
  ended_at: Date | null;
  ended_xid: string | null;
  draw_number: number | null;
  is_paid_out: Generated<boolean>;
  free_id: number | null;
  /** Of the sportsbook: any number of them may be open beside what else is played. */
  is_ticket: Generated<boolean>;
  /** Of a hand: when it was dealt or moved on last. Open, it waits for its player. */
  moved_at: Date | null;
  jackpot: Json<JackpotDraw> | null;
  jackpot_paid_minor: MinorUnits | null;
}

export interface SeedPairTable {
  seed_id: Generated<number>;
  player_id: number;
  /** In clear once it is revealed; sealed before. */
  server_seed: string | null;
  sealed_seed: string | null;
  commitment: string;
  client_seed: string | null;
  next_nonce: Generated<number>;
  created_at: Generated<Date>;
  /** Null while it is announced as the next. */
  activated_at: Date | null;
  revealed_at: Date | null;
}
