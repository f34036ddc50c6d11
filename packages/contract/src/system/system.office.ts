import { z } from 'zod';
import { defineOfficeQuery } from '../core/office-endpoint.ts';
import { instantSchema } from '../core/wire.ts';

const countSchema = z.number().int();

/** Calls of the last minutes: how many, how many were refused (4xx) and went wrong (5xx), how long they took. */
const callSumSchema = z.object({
  minutes: countSchema,
  calls: countSchema,
  refused: countSchema,
  failed: countSchema,
  mean_ms: z.number(),
  longest_ms: z.number(),
});

export const systemFigures = defineOfficeQuery({
  path: '/system/figures',
  permission: 'system.read',
  scope: 'house',
  summary: 'How the process that answers stands: versions, calls, jobs, events, providers, connections',
  request: z.strictObject({}),
  data: z.object({
    started_at: instantSchema,
    versions: z.object({ product: z.string(), node: z.string(), postgres: z.string() }),
    memory_bytes: countSchema,
    calls: z.array(callSumSchema),
    outbox: z.object({ waiting: countSchema, oldest_seconds: z.number() }),
    pools: z.array(
      z.object({ pool: z.string(), used: countSchema, idle: countSchema, waiting: countSchema }),
    ),
    /** Those that this process runs; another one may have the others. */
    jobs: z.array(
      z.object({
        name: z.string(),
        every_seconds: z.number(),
        runs: countSchema,
        failures: countSchema,
        last_run_at: instantSchema,
        last_failed_at: instantSchema.nullable(),
      }),
    ),
    /** Providers that hold money, as this process has heard them. */
    providers: z.array(
      z.object({
        gp_id: z.string(),
        calls: countSchema,
        unknown: countSchema,
        last_answer_at: instantSchema.nullable(),
        last_unknown_at: instantSchema.nullable(),
        /** Transfers that nobody knows the outcome of, of all processes. */
        undecided: countSchema,
        oldest_undecided_seconds: z.number(),
      }),
    ),
  }),
});
