import type { Language } from '@halls/contract';
import type { Generated } from 'kysely';
import type { EndReason } from '../../../play-protocol/play-protocol.ts';

declare module '#platform/database.ts' {
  interface StudioTables {
    'studio.game_session': GameSessionTable;
    'studio.launch_code': LaunchCodeTable;
  }
}

export interface GameSessionTable {
  session_id: string;
  token_hash: string;
  player_id: number;
  game_code: string;
  language: Language;
  lobby_url: string | null;
  site_id: number | null;
  wallet_token: string | null;
  has_jackpot: Generated<boolean>;
  started_at: Generated<Date>;
  used_at: Generated<Date>;
  ended_at: Date | null;
  end_reason: EndReason | null;
}

export interface LaunchCodeTable {
  code_hash: string;
  player_id: number;
  game_code: string;
  language: Language;
  lobby_url: string | null;
  expires_at: Date;
  used_at: Date | null;
}
