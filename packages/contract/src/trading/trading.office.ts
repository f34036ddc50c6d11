import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { operatorRefSchema, pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { gpIdSchema, instantSchema, optional, say } from '../core/wire.ts';
import {
  mostMarginBp,
  mostShiftBp,
  tradedResults,
  tradingBoardSchema,
  tradingMatchSchema,
  tradingTicketsSchema,
} from '../provider/trading.ts';

const desk = { gp_id: gpIdSchema };
const wireId = z.string().regex(/^\d{1,15}$/, say('error.field_format'));
const match = { ...desk, match_id: wireId };
const market = { ...match, market_id: wireId };
const outcome = z.string().min(1).max(40);

const orderStates = ['waiting', 'done', 'refused'] as const;
export type DeskOrderState = (typeof orderStates)[number];
/** What was ordered, by its kind. */
const orderKinds = ['hold', 'release', 'price', 'settle'] as const;

const orderSchema = z.object({
  order_id: z.string(),
  kind: z.enum(orderKinds),
  /** Null: the match. */
  market_id: z.string().nullable(),
  margin_bp: z.number().int().nullable(),
  shift: z.object({ outcome: z.string(), bp: z.number().int() }).nullable(),
  results: z.array(z.object({ outcome: z.string(), result: z.enum(tradedResults) })).nullable(),
  asked_by: operatorRefSchema,
  asked_at: instantSchema,
  reason: z.string(),
  change_request_id: z.number().int().nullable(),
  /** `waiting`: the provider has not said yet that it is done; it is asked until it does. */
  state: z.enum(orderStates),
  refusal: z.string().nullable(),
});
export type DeskOrder = z.output<typeof orderSchema>;

export const tradingDesks = defineOfficeQuery({
  path: '/trading/desks',
  permission: 'trading.read',
  scope: 'house',
  summary: 'The sportsbooks that can be traded from here',
  request: z.strictObject({}),
  data: z.object({ list: z.array(z.object({ gp_id: z.string(), name: z.string() })) }),
});

export const tradingBoard = defineOfficeQuery({
  path: '/trading/board',
  permission: 'trading.read',
  scope: 'house',
  summary: 'The matches of a sportsbook with what they may cost, and how its feed is heard',
  request: z.strictObject(desk),
  data: tradingBoardSchema,
  codes: { 101: 'desk_silent' },
});

export const tradingMatch = defineOfficeQuery({
  path: '/trading/match',
  permission: 'trading.read',
  scope: 'house',
  summary: 'A match with prices, chances and liability of every market, and what was ordered of it',
  request: z.strictObject(match),
  data: z.object({
    seen: tradingMatchSchema,
    /** The newest first, a hundred at most. */
    orders: z.array(orderSchema),
  }),
  codes: { 101: 'desk_silent', 102: 'desk_no_match' },
});

const tradedTicket = tradingTicketsSchema.shape.tickets.element;

export const tradingTickets = defineOfficeQuery({
  path: '/trading/tickets',
  permission: 'trading.read',
  scope: 'house',
  summary: 'Tickets of all sites’ members, of one match where it is named, the newest first',
  request: z.strictObject({ ...desk, match_id: optional(wireId), ...pageRequest }),
  data: pageOf(
    tradedTicket.omit({ member_ref: true }).extend({
      currency: currencySchema,
      stake: moneySchema,
      most_payout: moneySchema,
      payout: moneySchema.nullable(),
      /** Null for somebody who is no member of ours. */
      member: z
        .object({ member_id: z.number().int(), site_id: z.number().int(), account: z.string() })
        .nullable(),
    }),
  ),
  codes: { 101: 'desk_silent' },
});
export type OfficeTicket = z.output<typeof tradingTickets.data>['list'][number];

const ordered = z.object({
  order_id: z.string(),
  state: z.enum(orderStates),
  refusal: z.string().nullable(),
});
const trade = { permission: 'trading.work', scope: 'house' } as const;

export const tradingHold = defineOfficeChange({
  ...trade,
  path: '/trading/hold',
  summary:
    'Nothing is taken on a match, or on one market of it, until it is released. Open tickets stay as they are',
  request: z.strictObject({ ...match, market_id: optional(wireId), reason: reasonSchema }),
  data: ordered,
  audit: 'trading.held',
});

export const tradingRelease = defineOfficeChange({
  ...trade,
  path: '/trading/release',
  summary: 'What was held is taken again, as far as the feed has it open',
  request: z.strictObject({ ...match, market_id: optional(wireId), reason: reasonSchema }),
  data: ordered,
  audit: 'trading.released',
});

export const tradingPrice = defineOfficeChange({
  ...trade,
  path: '/trading/price',
  summary:
    'Gives a market a margin and a shift of its own; without them it is as its kind has it. No price gets above the fair one',
  request: z.strictObject({
    ...market,
    /** Hundredths of a per cent. */
    margin_bp: optional(
      z.number().int().min(0, say('error.field_too_short')).max(mostMarginBp, say('error.field_too_long')),
    ),
    /** So much likelier than the feed says, in hundredths of a per cent of its chance. */
    shift: optional(
      z.strictObject({
        outcome,
        bp: z
          .number()
          .int()
          .min(-mostShiftBp, say('error.field_too_short'))
          .max(mostShiftBp, say('error.field_too_long'))
          .refine((bp) => bp !== 0, say('error.field_not_allowed')),
      }),
    ),
    reason: reasonSchema,
  }),
  data: ordered,
  audit: 'trading.priced',
});

export const tradingSettle = defineApprovedChange({
  ...trade,
  path: '/trading/settle',
  approval: { permission: 'trading.approve', atLeast: 1 },
  summary:
    'Asks that a market be settled by hand, or, without `results`, as the feed says again. Somebody else must agree; its tickets are then settled anew, by the difference',
  request: z.strictObject({
    ...market,
    results: optional(
      z
        .array(z.strictObject({ outcome, result: z.enum(tradedResults) }))
        .min(1)
        .max(60),
    ),
    reason: reasonSchema,
  }),
  codes: { 101: 'desk_silent', 102: 'desk_no_match', 103: 'desk_no_market', 104: 'desk_outcomes' },
  audit: 'trading.settled',
});
