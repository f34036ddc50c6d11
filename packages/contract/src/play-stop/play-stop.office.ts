import { z } from 'zod';
import { defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { reasonSchema } from '../core/office-wire.ts';
import { gpIdSchema, optional, say } from '../core/wire.ts';
import { stopCauses } from '../launch/launch.schema.ts';

/** A game has its provider; neither: all play of the house. */
const placeSchema = z
  .strictObject({ gp_id: gpIdSchema.nullable(), game_code: z.string().trim().min(1).max(64).nullable() })
  .refine(({ gp_id: gpId, game_code: gameCode }) => gpId !== null || gameCode === null, {
    path: ['gp_id'],
    error: say('error.field_required'),
  });
export type PlayPlace = z.output<typeof placeSchema>;

const stopSchema = z.object({
  gp_id: z.string().nullable(),
  game_code: z.string().nullable(),
  since: z.string(),
  /** As members are told; null: nothing. */
  cause: z.enum(stopCauses).nullable(),
});
export type PlayStop = z.output<typeof stopSchema>;

export const playStops = defineOfficeQuery({
  path: '/play-stop/list',
  permission: 'provider.read',
  scope: 'house',
  summary: 'What is switched off: games, whole providers, all play',
  request: z.strictObject({}),
  data: z.object({ list: z.array(stopSchema) }),
});

export const playStop = defineOfficeChange({
  path: '/play-stop/stop',
  permission: 'provider.edit',
  scope: 'house',
  stepUp: true,
  summary:
    'Switches a game, a provider or all play off: no game is started and no stake taken. Open rounds are finished and paid',
  request: z.strictObject({
    place: placeSchema,
    /** What members are told of why; left out: nothing. */
    cause: optional(z.enum(stopCauses)),
    reason: reasonSchema,
  }),
  data: z.null(),
  codes: { 101: 'standing_unchanged', 102: 'no_such_game' },
  audit: 'play.stopped',
});

export const playResume = defineOfficeChange({
  path: '/play-stop/resume',
  permission: 'provider.edit',
  scope: 'house',
  stepUp: true,
  summary: 'Lets what was switched off be played again',
  request: z.strictObject({ place: placeSchema, reason: reasonSchema }),
  data: z.null(),
  codes: { 101: 'standing_unchanged' },
  audit: 'play.resumed',
});
