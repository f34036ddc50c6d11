import { z } from 'zod';
import { defineEvent } from '../core/event.ts';
import { rankedSchema } from './tournament.schema.ts';

export const tournamentStandings = defineEvent({
  channel: 'web_api.{currency}',
  event: 'tournament.standings',
  summary: 'Who stands first in a tournament now; at most once in five seconds',
  payload: z.object({
    tournament_id: z.number().int(),
    players: z.number().int(),
    /** Ten at most. */
    ranks: z.array(rankedSchema),
  }),
});
