declare module '#platform/database.ts' {
  interface Tables {
    'app.game_session': GameSessionTable;
  }
}

export type GameSessionState = 'starting' | 'open' | 'abandoned' | 'ending' | 'ended';

export interface GameSessionTable {
  game_session_id: string;
  site_id: number;
  member_id: number;
  gp_id: string;
  gt_id: number;
  game_code: string;
  state: GameSessionState;
  started_at: Date;
  changed_at: Date;
}
