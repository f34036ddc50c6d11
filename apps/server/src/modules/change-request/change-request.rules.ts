import { parseMinor, type Currency } from '@halls/contract';
import type { Permission } from '@halls/contract/office';
import type { Operator } from '#platform/actor.ts';
import { may, mayMove } from '#platform/office/may.ts';

/** How many others have to agree to a kind of change, and how long they have. */
export interface ChangePolicy {
  readonly quorum: number;
  readonly expiresHours: number;
  /** Up to so much nobody has to; a currency that is not named has no such bound. */
  readonly amountOver: Partial<Record<Currency, string>> | null;
}

export const usualPolicy: ChangePolicy = { quorum: 1, expiresHours: 72, amountOver: null };

export interface Money {
  readonly currency: Currency;
  readonly amountMinor: bigint;
}

export function quorumFor({ quorum, amountOver }: ChangePolicy, amount: Money | null): number {
  const free = amount && amountOver?.[amount.currency];
  if (!amount || free === undefined || free === null) return quorum;
  const size = amount.amountMinor < 0n ? -amount.amountMinor : amount.amountMinor;
  return size <= parseMinor(free, amount.currency) ? 0 : quorum;
}

/** What a request is, for whether somebody may decide on it. */
export interface Votable {
  readonly siteId: number | null;
  readonly askedBy: number;
  readonly amount: Money | null;
}

export type VoteRefusal = 'own' | 'not-yours' | 'limit' | 'emergency';

/** Why an operator may not decide on a request, whatever roles they hold besides; null: they may. */
export function refuseVote(
  operator: Pick<Operator, 'operatorId' | 'grants' | 'isEmergency'>,
  permission: Permission,
  { siteId, askedBy, amount }: Votable,
  concerns: readonly number[] = [],
): VoteRefusal | null {
  if (operator.operatorId === askedBy || concerns.includes(operator.operatorId)) return 'own';
  if (!may(operator, permission, siteId)) return 'not-yours';
  // who sits there has an account of their own
  if (operator.isEmergency) return 'emergency';
  if (amount && !mayMove(operator, permission, { siteId, ...amount })) return 'limit';
  return null;
}
