import { z } from 'zod';
import { defineEvent } from '../core/event.ts';

export const gameUrl = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'game.url',
  summary: 'The launch address of the game that the member started',
  payload: z.object({
    gp_id: z.string(),
    game_type: z.number().int(),
    game_code: z.string(),
    game_url: z.string(),
  }),
});

export const forwardGameStatus = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'forward_game.status',
  summary: 'What became of a game start: 100 ready, 957 transfer is switched off, another code failed',
  payload: z.object({ code: z.number().int() }),
});
