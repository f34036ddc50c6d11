import type pg from 'pg';
import type { ChaosMember } from '../site-caller.ts';
import type { Tally } from '../tally.ts';

/** An order that a member was told of. */
export interface Promised {
  readonly memberId: string;
  readonly amountMinor: bigint;
}

/** What all share who have to do with money in and out. */
export interface PaymentScene {
  readonly siteUrl: string;
  readonly officeUrl: string;
  readonly gatewayUrl: string;
  readonly database: pg.Pool;
  readonly tally: Tally;
  /** By number. */
  readonly promised: Map<string, Promised>;
  /** True when no new work is begun. */
  isEnding: boolean;
  /** True when nobody waits for answers any more. */
  isOver: boolean;
}

/** Somebody who pays in, or is paid out. */
export interface Customer {
  readonly member: ChaosMember;
  readonly hadMinor: bigint;
  run(): Promise<void>;
}
