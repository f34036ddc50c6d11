import type { Currency } from '@halls/contract';
import type { ColumnType, Generated } from 'kysely';
import type { LegResult } from '#games/sports/markets/leg-result.ts';
import type { EachWayTerms } from '#games/sports/outright/outright-markets.ts';
import type { Json, MinorUnits } from '#platform/database.ts';
import type { AcceptPolicy, TicketRefusal, TicketState } from '../../../../play-protocol/sports-protocol.ts';

declare module '#platform/database.ts' {
  interface StudioTables {
    'sports.ticket': TicketTable;
    'sports.ticket_leg': TicketLegTable;
    'sports.ticket_builder': TicketBuilderTable;
    'sports.leg_result': LegResultTable;
    'sports.settlement': SettlementTable;
    'sports.cash_out': CashOutTable;
  }
}

export interface TicketTable {
  ticket_id: string;
  player_id: number;
  client_request_id: string;
  request_hash: string;
  kind: string;
  sizes: number[];
  combinations: number;
  unit_stake_minor: MinorUnits;
  unit_left_minor: MinorUnits | null;
  stake_minor: MinorUnits;
  most_payout_minor: MinorUnits;
  currency: Currency;
  accept_policy: AcceptPolicy;
  state: TicketState;
  refusal: TicketRefusal | null;
  payout_minor: MinorUnits | null;
  cashed_minor: ColumnType<number | string, string | undefined, string>;
  posted_minor: ColumnType<number | string, string | undefined, string>;
  is_paid: Generated<boolean>;
  settlements: Generated<number>;
  liability: ColumnType<number | string, string | undefined, string>;
  placed_at: Date;
  decides_at: Date | null;
  accepted_at: Date | null;
  settled_at: Date | null;
}

export interface TicketLegTable {
  ticket_id: string;
  leg: number;
  match_id: number;
  market_id: number;
  outcome: string;
  asked_price: number;
  price: number;
  market_version: number;
  is_live: boolean;
  moves: number;
  result: LegResult | null;
  builder: number | null;
  place_terms: Json<EachWayTerms> | null;
}

export interface TicketBuilderTable {
  ticket_id: string;
  builder: number;
  asked_price: number;
  price: number;
  prices: number[];
}

export interface LegResultTable {
  ticket_id: string;
  leg: number;
  seq: number;
  result: LegResult | null;
  noted_at: Date;
}

export type SettlementCause =
  | 'settled'
  | 'rolled_back'
  | 'resettled'
  | 'cancelled'
  | 'cashed_out'
  | 'cashed_part';

export interface SettlementTable {
  ticket_id: string;
  seq: number;
  payout_before_minor: MinorUnits;
  payout_after_minor: MinorUnits;
  cause: SettlementCause;
  settled_at: Date;
}

export interface CashOutTable {
  quote_id: string;
  ticket_id: string;
  unit_minor: MinorUnits | null;
  amount_minor: MinorUnits;
  fair_minor: MinorUnits;
  versions: Json<Readonly<Record<string, number>>>;
  quoted_at: Date;
  expires_at: Date;
  state: Generated<'quoted' | 'pending' | 'taken' | 'refused'>;
  decides_at: Date | null;
  moves: Json<Readonly<Record<string, number>>> | null;
}
