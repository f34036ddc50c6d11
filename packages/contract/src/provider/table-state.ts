import { z } from 'zod';
import { gameCodeSchema } from './seamless-wallet.ts';

/**
 * What came out of a round at a shared table, in words that any table can say: the side that won, or what was drawn.
 * `runner` is the one that came in first, `trap` the trap that it left, `number` what was drawn as it is written, `sum` what the drawn numbers make.
 */
export const tableSigns = [
  'player',
  'banker',
  'tie',
  'dragon',
  'tiger',
  'phoenix',
  'home',
  'away',
  'draw',
  'red',
  'blue',
  'black',
  'green',
  'small',
  'big',
  'triple',
  'runner',
  'trap',
  'number',
  'sum',
] as const;
export type TableSign = (typeof tableSigns)[number];

export const tableOutcomeSchema = z.object({
  sign: z.enum(tableSigns),
  /** What was drawn, where the sign does not say all: a total, a number with its leading zeros. */
  figures: z
    .string()
    .regex(/^\d{1,4}$/)
    .optional(),
});
export type TableOutcome = z.output<typeof tableOutcomeSchema>;

/** `open` takes stakes, `closed` is being drawn, `result` shows what came out until the next round opens. */
export const tablePhases = ['open', 'closed', 'result'] as const;
export type TablePhase = (typeof tablePhases)[number];

export const resultsPerTable = 60;

/** A shared table as everybody sees it. Times are ISO 8601 by the provider's clock. */
export const tableStateSchema = z.object({
  game_code: gameCodeSchema,
  round_id: z.string().min(1).max(64),
  phase: z.enum(tablePhases),
  /** When the round stops taking stakes. */
  closes_at: z.string().max(40).optional(),
  /** When the round after it begins to take them. */
  opens_at: z.string().max(40).optional(),
  /** The newest first. One that cannot be read leaves the table without any: with gaps they would be untrue. */
  results: z.array(tableOutcomeSchema).max(resultsPerTable).catch([]),
});

/** A table that cannot be read is left out. */
export const tableListSchema = z.array(tableStateSchema.nullable().catch(null)).max(500);
