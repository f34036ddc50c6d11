import { z } from 'zod';

/**
 * What a feed says, message by message: our JSON with the meaning that the trade's feeds have. Each producer counts its
 * messages from 1 without a gap. Chances are millionths of a stake: what wins at its price, and what is returned. Prices are
 * the book's own.
 */
export const producers = ['pre', 'live'] as const;
export type Producer = (typeof producers)[number];

const matchId = z.int().positive();
const line = z.int();
const marketKey = { code: z.string().min(1).max(40), line };
const side = z.enum(['home', 'away']);
const millionths = z.int().min(0).max(1_000_000);
const at = z.iso.datetime();
const base = { producer: z.enum(producers), seq: z.int().positive(), at };
const score = z.object({ home: z.int().min(0), away: z.int().min(0) });

const eventSchema = z.object({
  ordinal: z.int().min(0),
  at_ms: z.int().min(0),
  minute: z.int().min(0),
  kind: z.string().min(1).max(20),
  side: side.nullable(),
  /** Of the player who did it; null where that is nobody's, or is not told. */
  shirt: z.int().min(1).max(99).nullable().default(null),
});

const footballTally = z.object({
  goals: z.tuple([score, score]),
  corners: z.tuple([score, score]),
  cards: z.tuple([score, score]),
  reds: score,
  scorers: z.array(side),
  halves_over: z.int().min(0).max(2),
});

const tennisTally = z.object({
  sets: z.array(score.extend({ tie_break: score.nullable() })).max(3),
  games: score,
  points: score,
  server: side.nullable(),
  is_over: z.boolean(),
  aces: score,
  double_faults: score,
  breaks: score,
});

const basketballTally = z.object({
  periods: z.array(score),
  ball: side.nullable(),
  is_resting: z.boolean(),
  is_over: z.boolean(),
  threes: score,
  free_throws: score,
  turnovers: score,
});

const esportTally = z.object({
  maps: z.array(score).max(5),
  rounds_on: score,
  is_on: z.boolean(),
  is_over: z.boolean(),
  rounds: score,
  openers: score,
  longest_runs: score,
});

const seasonTally = z.object({
  matches: z.int().min(0),
  matches_over: z.int().min(0),
  places: z
    .array(z.object({ club: z.string(), place: z.int().positive(), tied: z.int().positive() }))
    .max(40),
});

/** Where the match is: what the event log comes to. A season is where its matchday is. */
const stateSchema = z.object({
  status: z.enum(['not_started', 'live', 'ended', 'postponed', 'abandoned', 'cancelled']),
  clock_ms: z.int().min(0).nullable(),
  danger: side.nullable(),
  /** As the match's sport counts. */
  tally: z.union([footballTally, tennisTally, basketballTally, esportTally, seasonTally]),
});

export const feedMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    kind: z.literal('fixture_change'),
    match_id: matchId,
    fixture: z.object({
      sport: z.enum(['football', 'tennis', 'basketball', 'esport']),
      league: z.string(),
      season: z.int().positive(),
      matchday: z.int().min(0),
      home: z.string(),
      away: z.string(),
      kicks_off_at: at,
      commitment: z.string(),
      client_seed: z.string(),
      server_seed: z.string().nullable(),
    }),
  }),
  /** A season that can be bet on; its number is one of a match, and so is all that is said of it. */
  z.object({
    ...base,
    kind: z.literal('season_change'),
    match_id: matchId,
    season: z.object({
      sport: z.enum(['football', 'tennis', 'basketball', 'esport']),
      league: z.string(),
      season: z.int().positive(),
      /** Of its next match: whatever is told, without one that is on bets end there. */
      kicks_off_at: at,
    }),
  }),
  z.object({
    ...base,
    kind: z.literal('odds_change'),
    match_id: matchId,
    state: stateSchema,
    /** New ones. */
    events: z.array(eventSchema),
    /** Those that changed. Ends a `bet_stop`. */
    markets: z.array(
      z.object({
        ...marketKey,
        status: z.enum(['active', 'inactive', 'suspended']),
        is_main: z.boolean(),
        /** Outcome, what wins, what is returned. */
        outcomes: z.array(z.tuple([z.string(), millionths, millionths])),
      }),
    ),
    /** The producer has nothing more to say of the match: all its open markets go over to the other one. */
    is_handed_over: z.boolean(),
  }),
  z.object({
    ...base,
    kind: z.literal('bet_stop'),
    match_id: matchId,
    state: stateSchema,
    events: z.array(eventSchema),
  }),
  z.object({
    ...base,
    kind: z.literal('bet_settlement'),
    match_id: matchId,
    markets: z.array(
      z.object({
        ...marketKey,
        decided_by: z.int().min(0).nullable(),
        /**
         * Outcome, result, and how much of the stake is returned: 1 and ½ is half won, 0 and ½ half lost. Of a dead heat how
         * many places are left, and for how many.
         */
        outcomes: z.array(
          z.tuple([
            z.string(),
            z.union([z.literal(0), z.literal(1)]),
            z.literal([0, 0.5, 1]),
            z.tuple([z.int().min(1).max(7), z.int().min(2).max(8)]).optional(),
          ]),
        ),
      }),
    ),
  }),
  z.object({
    ...base,
    kind: z.literal('rollback_bet_settlement'),
    match_id: matchId,
    markets: z.array(z.object(marketKey)),
  }),
  z.object({
    ...base,
    kind: z.literal('bet_cancel'),
    match_id: matchId,
    markets: z.array(z.object(marketKey)),
    /** Bets accepted from then on, and before then; null: without a bound. */
    from: at.nullable(),
    until: at.nullable(),
  }),
  z.object({
    ...base,
    kind: z.literal('rollback_bet_cancel'),
    match_id: matchId,
    markets: z.array(z.object(marketKey)),
  }),
  z.object({ ...base, kind: z.literal('alive') }),
  z.object({
    ...base,
    kind: z.literal('snapshot_complete'),
    request_id: z.string().min(1).max(64),
    /** So many messages right before this one are the snapshot: one that is missing has it asked for again. */
    tells: z.int().min(0).default(0),
  }),
]);

export type FeedMessage = z.infer<typeof feedMessageSchema>;
export type FeedMessageKind = FeedMessage['kind'];
export type MatchMessage = Extract<FeedMessage, { match_id: number }>;
/** What a producer says, before it is counted. */
export type Said<Message extends FeedMessage = FeedMessage> = Message extends FeedMessage
  ? Omit<Message, 'seq' | 'producer' | 'at'>
  : never;
export type SettledTold = Extract<FeedMessage, { kind: 'bet_settlement' }>['markets'];
export type FeedState = z.infer<typeof stateSchema>;
export type FeedEvent = z.infer<typeof eventSchema>;

/** A producer is away when it was not heard of for so long. It says that it lives twice as often. */
export const silenceMs = 20_000;
export const aliveEveryMs = 10_000;
