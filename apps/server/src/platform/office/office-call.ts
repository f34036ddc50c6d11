import type { z } from 'zod';
import type { OfficeChange, OfficeEndpoint } from '@halls/contract';
import type { Operator } from '#platform/actor.ts';
import type { AuditReceipt } from '#platform/audit/audited.ts';
import type { Failure, Outcome } from '#platform/result.ts';

/** What the platform knows of a call to the office before its handler runs. */
export interface OfficeCall {
  readonly requestId: string;
  readonly now: Date;
  readonly remoteAddress: string;
  readonly actor: Operator;
}

/** What a change answers: it was made and written down, or nothing has changed. */
export type ChangeOutcome<Data, Action extends string, Code extends number> =
  | { readonly ok: true; readonly data: Data; readonly receipt: AuditReceipt<Action> }
  | Failure<Code>;

/** One call of the office with the code that answers it. */
export interface OfficeImplementation {
  readonly endpoint: OfficeEndpoint;
  readonly handle: (input: never, call: OfficeCall) => Promise<Outcome<unknown, number>>;
}

type Asked<E extends OfficeEndpoint> = z.output<E['request']>;
type Told<E extends OfficeEndpoint> = z.output<E['data']>;
type CodeOfOffice<E extends OfficeEndpoint> = Extract<keyof E['codes'], number>;

/** Ties a handler to a call that only reads. */
export function implementQuery<E extends OfficeEndpoint>(
  endpoint: E & { readonly audit?: never },
  handle: (input: Asked<E>, call: OfficeCall) => Promise<Outcome<Told<E>, CodeOfOffice<E>>>,
): OfficeImplementation {
  return { endpoint, handle };
}

/** Ties a handler to a call that changes something. Without the receipt of its own audit it does not compile. */
export function implementChange<E extends OfficeChange>(
  endpoint: E,
  handle: (input: Asked<E>, call: OfficeCall) => Promise<ChangeOutcome<Told<E>, E['audit'], CodeOfOffice<E>>>,
): OfficeImplementation {
  return { endpoint, handle };
}
