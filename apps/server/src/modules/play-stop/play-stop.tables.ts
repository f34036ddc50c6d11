import type { Generated } from 'kysely';

declare module '#platform/database.ts' {
  interface Tables {
    'app.play_stop': {
      play_stop_id: Generated<number>;
      gp_id: string | null;
      game_code: string | null;
      since: Generated<Date>;
    };
  }
}
