import type { Currency } from '@halls/contract';
import type { Permission } from '@halls/contract/office';

/** Whoever sets something in motion, from the door to the last command and into the audit. */
export type Actor = Guest | Member | Operator | Provider | System;

/** A visitor without a valid token. */
export interface Guest {
  readonly kind: 'guest';
}

/** The member behind a valid token. */
export interface Member {
  readonly kind: 'member';
  readonly memberId: number;
  readonly sessionId: string;
  readonly siteId: number;
  readonly account: string;
  readonly currency: Currency;
  /** Somebody else knows the password: until it is changed, nothing else is open (`beforePasswordChange`). */
  readonly mustChangePassword: boolean;
  /** Null unless the member is an active agent. */
  readonly agent: AgentRights | null;
}

export interface AgentRights {
  readonly type: number;
  readonly level: number;
}

/** A member who is an active agent: all that a member may do, and what agents may besides. */
export type Agent = Member & { readonly agent: AgentRights };

/** A person of the house, at the office. */
export interface Operator {
  readonly kind: 'operator';
  readonly operatorId: number;
  readonly account: string;
  /** It was opened by several people, for a while; whoever sits there may be somebody who has voted or asked. */
  readonly isEmergency: boolean;
  /** What they hold as their call comes in. */
  readonly grants: readonly Grant[];
  /** Of which call of theirs, for the log. */
  readonly from: {
    /** Null where they were not signed in, as who follows a link. */
    readonly sessionId: number | null;
    readonly remoteAddress: string;
    readonly requestId: string;
  };
}

/** A permission, and where it holds: see `platform/office/may.ts`. */
export interface Grant {
  readonly permission: Permission;
  /** Null: all sites, those to come among them. */
  readonly siteIds: readonly number[] | null;
  /** Null: all currencies. */
  readonly currencies: readonly Currency[] | null;
  /** The most that may be moved at once; a currency that is not named has no limit. */
  readonly amountLimitMinor: Readonly<Partial<Record<Currency, bigint>>>;
}

/** A game provider whose signature was right. */
export interface Provider {
  readonly kind: 'provider';
  readonly gpId: string;
}

/** The house itself, when nobody asked: a job, a start. */
export interface System {
  readonly kind: 'system';
  /** Which part of it, such as `provider-secrets`. */
  readonly part: string;
}

export const guest: Guest = { kind: 'guest' };

export function isAgent(actor: Actor): actor is Agent {
  return actor.kind === 'member' && actor.agent !== null;
}

/** For what a guest may see and a member sees as theirs. */
export function memberIdOf(actor: Guest | Member): number | null {
  return actor.kind === 'member' ? actor.memberId : null;
}
