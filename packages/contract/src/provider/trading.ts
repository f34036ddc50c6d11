import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { instantSchema } from '../core/wire.ts';
import { minorSchema, wireIdSchema } from './seamless-wallet.ts';

/**
 * The desk of a sportsbook: what its traders see and order. Prices are thousandths, chances millionths, margins and shifts
 * hundredths of a per cent. A liability is what the house may lose, in thousandths of a currency's largest stake, so that one
 * figure serves all currencies.
 */
const textSchema = z.string().max(200);
const countSchema = z.number().int().min(0);
const basisPoints = z.number().int();

export const mostMarginBp = 3_000;
export const mostShiftBp = 3_000;

export const tradedResults = ['won', 'half_won', 'void', 'half_lost', 'lost'] as const;
export type TradedResult = (typeof tradedResults)[number];
const resultSchema = z.enum(tradedResults);
/** As it is told: `dead_heat` comes of a season in which several share a place, and is not ordered by hand. */
const toldResultSchema = z.enum([...tradedResults, 'dead_heat']);

export const tradedMatchStatuses = [
  'not_started',
  'live',
  'ended',
  'postponed',
  'abandoned',
  'cancelled',
] as const;
/** `handed_over`: from the producer before kick-off to the live one, which has not spoken yet. */
export const tradedMarketStatuses = [
  'active',
  'inactive',
  'suspended',
  'handed_over',
  'settled',
  'cancelled',
] as const;

/** A producer of the feed as the book hears it. */
const feedSchema = z.object({
  producer: z.string().max(20),
  is_up: z.boolean(),
  /** Why its word is not taken; null while it is. */
  down_because: z.enum(['start', 'gap', 'silence']).nullable(),
  /** Its last message before which none is missing. */
  seq: countSchema,
  /** Messages that came early and wait for one before them. */
  waiting: countSchema,
  messages_last_minute: countSchema,
  /** By the provider's clock. */
  alive_at: instantSchema.nullable(),
  snapshot_asked_at: instantSchema.nullable(),
});

const tradedMatchSchema = z.object({
  match_id: wireIdSchema,
  /** A season that is bet on as a whole: `home` is its league, `away` its number, and it has no score. */
  is_season: z.boolean(),
  league: textSchema,
  home: textSchema,
  away: textSchema,
  kicks_off_at: instantSchema,
  status: z.enum(tradedMatchStatuses),
  /** As a scoreboard writes it; null before kick-off. */
  clock: z.string().max(20).nullable(),
  score: z.object({ home: countSchema, away: countSchema }),
  producer: z.string().max(20),
  /** By the feed: something is about to happen. */
  is_stopped: z.boolean(),
  /** By the desk. */
  is_held: z.boolean(),
  open_tickets: countSchema,
  liability: countSchema,
  liability_cap: countSchema,
});
export type TradedMatch = z.output<typeof tradedMatchSchema>;

const tradedOutcomeSchema = z.object({
  outcome: z.string().max(40),
  name: textSchema,
  /** What players see; 0 where it is not on offer. */
  price: countSchema,
  /** At which the house keeps nothing. */
  fair_price: countSchema,
  won_ppm: countSchema,
  returned_ppm: countSchema,
  open_tickets: countSchema,
  liability: countSchema,
  liability_cap: countSchema,
  /** By the feed, and by the desk in its place. */
  feed_result: toldResultSchema.nullable(),
  desk_result: resultSchema.nullable(),
});

const tradedMarketSchema = z.object({
  market_id: wireIdSchema,
  code: z.string().max(60),
  name: textSchema,
  /** In quarters or a number, as its kind has it; 0 where it has none. */
  line: z.number().int(),
  is_main: z.boolean(),
  status: z.enum(tradedMarketStatuses),
  is_held: z.boolean(),
  margin_bp: basisPoints,
  usual_margin_bp: basisPoints,
  shift: z.object({ outcome: z.string().max(40), bp: basisPoints }).nullable(),
  is_settled_by_desk: z.boolean(),
  outcomes: z.array(tradedOutcomeSchema).max(60),
});
export type TradedMarket = z.output<typeof tradedMarketSchema>;

const tradedTicketSchema = z.object({
  ticket_id: wireIdSchema,
  member_ref: wireIdSchema,
  currency: currencySchema,
  /** `single`, `multiple`, or the name of a system. */
  kind: z.string().max(40),
  combinations: countSchema,
  /** Minor units, of all combinations. */
  stake: minorSchema,
  most_payout: minorSchema,
  payout: minorSchema.nullable(),
  state: z.enum(['reserved', 'pending', 'accepted', 'rejected', 'settled', 'cashed_out']),
  /** Why it was not taken. */
  refusal: z.string().max(40).nullable(),
  settlements: countSchema,
  placed_at: instantSchema,
  legs: z
    .array(
      z.object({
        match_id: wireIdSchema,
        match: textSchema,
        market: textSchema,
        outcome: textSchema,
        price: countSchema,
        is_live: z.boolean(),
        result: toldResultSchema.nullable(),
      }),
    )
    .max(20),
});
export type TradedTicket = z.output<typeof tradedTicketSchema>;

export const tradingBoardSchema = z.object({
  now: instantSchema,
  feed: z.array(feedSchema).max(20),
  matches: z.array(tradedMatchSchema).max(300),
});
export type TradingBoard = z.output<typeof tradingBoardSchema>;

export const tradingMatchSchema = z.object({
  now: instantSchema,
  match: tradedMatchSchema,
  markets: z.array(tradedMarketSchema).max(500),
});
export type TradingMatch = z.output<typeof tradingMatchSchema>;

export const tradingTicketsSchema = z.object({
  tickets: z.array(tradedTicketSchema).max(200),
  next_cursor: z.string().max(128).nullable(),
});
export type TradingTickets = z.output<typeof tradingTicketsSchema>;

const place = { match_id: wireIdSchema };
const market = { ...place, market_id: wireIdSchema };
const outcome = z.string().min(1).max(40);

/** What a desk orders. Whatever it is, the feed is heard on and holds again once it is taken back. */
export const tradingOrderSchema = z.discriminatedUnion('kind', [
  /** Nothing is taken on the match, or on one market of it. */
  z.strictObject({ kind: z.literal('hold'), ...place, market_id: wireIdSchema.nullable() }),
  z.strictObject({ kind: z.literal('release'), ...place, market_id: wireIdSchema.nullable() }),
  /** A margin and a shift of its own; null is what its kind has, and none. No price gets above the fair one. */
  z.strictObject({
    kind: z.literal('price'),
    ...market,
    margin_bp: z.number().int().min(0).max(mostMarginBp).nullable(),
    shift: z
      .strictObject({
        outcome,
        bp: z
          .number()
          .int()
          .min(-mostShiftBp)
          .max(mostShiftBp)
          .refine((bp) => bp !== 0),
      })
      .nullable(),
  }),
  /** How every outcome ended, in the place of what the feed says; null: as the feed says. Tickets are settled anew. */
  z.strictObject({
    kind: z.literal('settle'),
    ...market,
    results: z
      .array(z.strictObject({ outcome, result: resultSchema }))
      .min(1)
      .max(60)
      .nullable(),
  }),
]);
export type TradingOrder = z.output<typeof tradingOrderSchema>;

/** Why an order is not followed; nothing of it is done. */
export const tradingRefusals = [
  'match_unknown',
  'market_unknown',
  'outcome_unknown',
  'outcome_missing',
] as const;
export type TradingRefusal = (typeof tradingRefusals)[number];
