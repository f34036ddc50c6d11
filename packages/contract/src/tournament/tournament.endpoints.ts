import { z } from 'zod';
import { bitSchema, idSchema, instantSchema } from '../core/wire.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { rewardSchema } from '../promotion/reward.ts';
import { rankedSchema } from './tournament.schema.ts';
import { tournamentScorings, tournamentStates } from './tournament.words.ts';

export { rankedSchema, type Ranked } from './tournament.schema.ts';

const listedSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  text: z.string(),
  currency: currencySchema,
  state: z.enum(tournamentStates),
  starts_at: instantSchema,
  end_at: instantSchema,
  /** All prizes together, and the first one. */
  pool: moneySchema,
  first_prize: moneySchema,
  scoring: z.enum(tournamentScorings),
});
export type ListedTournament = z.output<typeof listedSchema>;

const prizeSchema = z.object({
  from_rank: z.number().int(),
  to_rank: z.number().int(),
  /** Of each rank. */
  amount: moneySchema,
});

const tournamentSchema = listedSchema.extend({
  /** Of a multiplier: so many of a member's best rounds are added up; else null. */
  best_of: z.number().int().nullable(),
  least_stake: moneySchema,
  /** The games that count: a hall's, some providers', these. Null and empty: all. */
  gt_name: z.string().nullable(),
  gp_names: z.array(z.string()),
  game_names: z.array(z.string()),
  /** 1: who has joined alone is counted, from then on. */
  is_opt_in: bitSchema,
  prizes: z.array(prizeSchema),
  reward: rewardSchema,
  /** Why it was cancelled; null where it was not. */
  cancel_reason: z.string().nullable(),
  /** How many have scored. */
  players: z.number().int(),
  /** The first fifty; final once it is frozen. */
  ranks: z.array(rankedSchema),
});
export type Tournament = z.output<typeof tournamentSchema>;

/** The site's, in which times are said. */
const timezone = { timezone: z.string() };

export const tournaments = defineEndpoint({
  path: '/arks/web/tournament',
  access: 'guest',
  summary: 'Tournaments of the site that are announced, run or were, those first that end first',
  request: z.strictObject({}),
  data: z.object({ list: z.array(listedSchema), ...timezone }),
});

export const tournamentDetail = defineEndpoint({
  path: '/arks/web/tournament/detail',
  access: 'guest',
  summary: 'A tournament with its rules, its prizes and who stands first',
  request: z.strictObject({ id: idSchema }),
  data: z.object({ detail: tournamentSchema, ...timezone }),
});

const ownSchema = z.object({
  /** 0: of another currency, they play along in none of it. */
  is_theirs: bitSchema,
  is_joined: bitSchema,
  /** Null while they have no score. */
  rank: z.number().int().nullable(),
  score: z.string(),
  rounds: z.number().int(),
  /** What their rank wins; null for nothing. */
  prize: moneySchema.nullable(),
  /** Whether that is theirs by now. */
  is_paid: bitSchema,
  /** The next better prize, from which rank it is won, and what is missing to the score there; null where there is none. */
  next: z.object({ rank: z.number().int(), amount: moneySchema, missing: z.string() }).nullable(),
});
export type OwnStanding = z.output<typeof ownSchema>;

export const ownTournament = defineEndpoint({
  path: '/member/tournament',
  access: 'member',
  summary: 'Where the member stands in a tournament, and what is missing to the next prize',
  request: z.strictObject({ id: idSchema }),
  data: ownSchema,
});

export const joinTournament = defineEndpoint({
  path: '/member/tournament/join',
  access: 'member',
  summary: 'Joins a tournament that asks for it: rounds that begin from now on count',
  request: z.strictObject({ id: idSchema }),
  data: ownSchema,
  codes: { 101: 'tournament_joined', 102: 'tournament_over', 103: 'tournament_for_others' },
});
