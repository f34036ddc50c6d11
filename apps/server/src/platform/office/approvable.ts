import type { z } from 'zod';
import type { Currency } from '@halls/contract';
import type { ApprovedChange } from '@halls/contract/office';
import type { Operator } from '#platform/actor.ts';
import type { AuditReceipt } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import type { Failure } from '#platform/result.ts';

/** What a change would do, as those see it who have to agree. */
export interface Described {
  /** Null for what is of the whole house. */
  readonly siteId: number | null;
  /** What it is about, such as `member/17`, and what people call that. */
  readonly target: string;
  readonly targetName: string;
  /** What is moved, where it is money. */
  readonly amount?: { readonly currency: Currency; readonly amountMinor: bigint };
  readonly before: unknown;
  readonly after: unknown;
  /** Another one at the time of the last vote, and the request is stale. */
  readonly baseRevision: string;
  /** Operators whom it is about: they do not agree to what is done for themselves. */
  readonly concerns?: readonly number[];
}

/** By whose hand a change is applied, and by which agreement. */
export interface Agreed {
  /** Whose vote was the last that was needed, or who asked, where nobody has to agree. */
  readonly actor: Operator;
  readonly changeRequestId: number;
  readonly askedBy: number;
  readonly agreedBy: readonly number[];
}

/** Who asks, and under which name they have the office open; at a vote that name is the voter's. */
export interface Asker {
  readonly operatorId: number;
  readonly officeHost: string;
}

/** A change that others have to agree to, with what it does; from `defineApprovable`. */
export interface Approvable {
  readonly endpoint: ApprovedChange;
  describe(transaction: SqlTransaction, input: never, asker: Asker): Promise<Described | Failure<number>>;
  apply(
    transaction: SqlTransaction,
    input: never,
    agreed: Agreed,
  ): Promise<{ readonly ok: true; readonly receipt: AuditReceipt } | Failure<number>>;
}

/**
 * Ties a change that others have to agree to to what it does. `describe` looks and changes nothing: it is asked when the
 * change is asked for and again before `apply`, which runs in the transaction of the last vote. `apply` writes its line
 * in the log itself, with `changeRequestId`. What `apply` has written before it fails is undone.
 */
export function defineApprovable<E extends ApprovedChange>(
  endpoint: E,
  definition: {
    describe(
      transaction: SqlTransaction,
      input: z.output<E['request']>,
      asker: Asker,
    ): Promise<Described | Failure<Extract<keyof E['codes'], number>>>;
    apply(
      transaction: SqlTransaction,
      input: z.output<E['request']>,
      agreed: Agreed,
    ): Promise<
      | { readonly ok: true; readonly receipt: AuditReceipt<E['audit']> }
      | Failure<Extract<keyof E['codes'], number>>
    >;
  },
): Approvable {
  return { endpoint, ...definition };
}
