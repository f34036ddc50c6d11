import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { idSchema, instantSchema, say } from '../core/wire.ts';
import { tableOutcomeSchema, tablePhases } from '../provider/table-state.ts';

/** As many tiles as a screen shows, and more. */
export const tablesAtOnce = 60;

export const tableStates = defineEndpoint({
  path: '/v2/get_table_state',
  access: 'guest',
  summary:
    'What goes on now at those of the games that are shared tables; a table is left out while its provider tells nothing',
  request: z.strictObject({
    game_id: z
      .array(idSchema)
      .min(1, say('error.field_required'))
      .max(tablesAtOnce, say('error.field_too_long')),
  }),
  data: z.object({
    /** The server's clock, which the times of the tables go by. */
    now: instantSchema,
    table_list: z.array(
      z.object({
        game_id: z.number().int(),
        round_id: z.string(),
        /** `open` takes stakes, `closed` is being drawn, `result` shows what came out. */
        phase: z.enum(tablePhases),
        /** When an open round stops taking stakes; null where it is not known. */
        closes_at: instantSchema.nullable(),
        /** When the next round opens, of one that shows its result; null where it is not known. */
        opens_at: instantSchema.nullable(),
        /** The newest first. */
        result_list: z.array(tableOutcomeSchema),
      }),
    ),
  }),
});
