import type { Generated } from 'kysely';
import type { StopCause } from '@halls/contract/launch';

declare module '#platform/database.ts' {
  interface Tables {
    'app.play_stop': {
      play_stop_id: Generated<number>;
      gp_id: string | null;
      game_code: string | null;
      cause: StopCause | null;
      since: Generated<Date>;
    };
  }
}
