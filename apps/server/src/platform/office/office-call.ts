import type { z } from 'zod';
import type {
  AuditedCall,
  OfficeChange,
  OfficeEndpoint,
  OfficeErrorKey,
  OfficeLanguage,
} from '@halls/contract/office';
import type { Operator } from '#platform/actor.ts';
import type { AuditReceipt } from '#platform/audit/audited.ts';
import type { Failure, Outcome } from '#platform/result.ts';

/** What the platform knows of a call that anyone may make. */
export interface OpenCall {
  readonly requestId: string;
  readonly now: Date;
  readonly remoteAddress: string;
  /** Of the office, as the browser knows it. */
  readonly origin: string;
  readonly userAgent: string;
  readonly language: OfficeLanguage;
  /** In the language of the call. */
  say(key: OfficeErrorKey): string;
  /** What the browser shows from now on to be let in; null: nothing. */
  keepToken(token: string | null): void;
}

/** What the platform knows of a call to the office before its handler runs. */
export interface OfficeCall extends OpenCall {
  readonly actor: Operator;
  readonly session: OfficeSession;
}

/** Who is signed in, as it stands when a call comes in. */
export interface OfficeSession {
  readonly createdAt: Date;
  /** When they last proved who they are. */
  readonly provedAt: Date;
  /** What a call carries in `X-CSRF`. */
  readonly csrf: string;
  /** They have no second factor where one is demanded. */
  readonly mustSetUpTwoFactor: boolean;
}

/** What a call that is written down answers: it was made and written down, or nothing has changed. */
export type AuditedOutcome<Data, Action extends string, Code extends number> =
  | { readonly ok: true; readonly data: Data; readonly receipt: AuditReceipt<Action> }
  | Failure<Code>;

/** One call of the office with the code that answers it. */
export interface OfficeImplementation {
  readonly endpoint: OfficeEndpoint;
  readonly handle: (input: never, call: never) => Promise<Outcome<unknown, number>>;
}

type Asked<E extends OfficeEndpoint> = z.output<E['request']>;
type Told<E extends OfficeEndpoint> = z.output<E['data']>;
type CodeOfOffice<E extends OfficeEndpoint> = Extract<keyof E['codes'], number>;
type Audited<E extends AuditedCall> = AuditedOutcome<Told<E>, E['audit'], CodeOfOffice<E>>;

/** Ties a handler to a call that only reads. */
export function implementQuery<E extends OfficeEndpoint>(
  endpoint: E & { readonly audit?: never; readonly approval?: never },
  handle: (input: Asked<E>, call: OfficeCall) => Promise<Outcome<Told<E>, CodeOfOffice<E>>>,
): OfficeImplementation {
  return { endpoint, handle };
}

/** Ties a handler to a call that leaves a line in the log. Without the receipt of its own audit it does not compile. */
export function implementAudited<E extends AuditedCall>(
  endpoint: E & { readonly approval?: never },
  handle: (input: Asked<E>, call: OfficeCall) => Promise<Audited<E>>,
): OfficeImplementation {
  return { endpoint, handle };
}

/** Ties a handler to a call that changes something; its receipt is that of `implementAudited`. */
export function implementChange<E extends OfficeChange>(
  endpoint: E & { readonly approval?: never },
  handle: (input: Asked<E>, call: OfficeCall) => Promise<Audited<E>>,
): OfficeImplementation {
  return { endpoint, handle };
}

/** Ties a handler to a call that anyone may make, which has nobody signed in. */
export function implementOpen<E extends AuditedCall>(
  endpoint: E,
  handle: (input: Asked<E>, call: OpenCall) => Promise<Audited<E>>,
): OfficeImplementation {
  if (endpoint.permission !== 'open') throw new Error(`${endpoint.path} is not open to anyone`);
  return { endpoint, handle };
}
