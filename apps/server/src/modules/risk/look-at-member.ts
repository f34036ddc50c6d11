import type { Currency } from '@halls/contract';
import type { RiskFact } from '@halls/contract/office';
import { readMemberFacts, type MemberFacts } from '#modules/member';
import { readAccountFacts, type AccountFacts } from '#modules/payout-account';
import type { Sql } from '#platform/database.ts';
import type { Facts } from './judge.rules.ts';
import { listReceivedAndPlayed } from './list-received-and-played.ts';
import { readPast, type WithdrawalFacts } from './past.repo.ts';
import { listSnoozes, type Snooze } from './snooze.repo.ts';
import { fulfil, leftOf, type ReceivedAndPlayed, type TurnoverLeft } from './turnover.rules.ts';

export interface Subject {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
  /** Null: the newest that the member has. */
  readonly payoutAccountId: string | null;
  /** Left out where nothing is asked for yet. */
  readonly orderId?: string;
  readonly amountMinor?: bigint;
  readonly now: Date;
}

export interface LookedAt {
  readonly facts: Facts;
  readonly turnover: TurnoverLeft;
  readonly snoozes: readonly Snooze[];
  readonly snoozed: ReadonlySet<RiskFact>;
}

const hourMs = 60 * 60_000;
const networkMs = 30 * 24 * hourMs;

/** All that rules look at, as it stands now. */
export async function lookAtMember(sql: Sql, subject: Subject): Promise<LookedAt> {
  const { siteId, memberId, payoutAccountId, now } = subject;
  const seenAfter = new Date(now.getTime() - networkMs);
  const member = await readMemberFacts(sql, { siteId, memberId, seenAfter });
  if (!member) throw new Error(`member ${memberId} is not of site ${siteId}`);
  const account = await readAccountFacts(sql, { memberId, accountId: payoutAccountId });
  const past = await readPast(sql, { ...subject, orderId: subject.orderId ?? null });
  const received = await listReceivedAndPlayed(sql, subject);
  const snoozes = await listSnoozes(sql, subject);
  return {
    facts: {
      ...factsOfMember(member, now),
      ...(account && factsOfAccount(account, member, now)),
      password_changed: hoursSince(past.passwordChangedAt, now),
      ...factsOfPlay(received),
      charged_back: past.chargeBacks,
      ...factsOfWithdrawals(past.withdrawals, subject.amountMinor),
    },
    turnover: leftOf(fulfil(received)),
    snoozes,
    snoozed: new Set(snoozes.map(({ fact }) => fact)),
  };
}

function factsOfMember(member: MemberFacts, now: Date): Facts {
  return {
    phone_changed: hoursSince(member.phoneChangedAt, now),
    device_added: hoursSince(member.deviceAddedAt, now),
    device_shared: member.sameDevice,
    network_shared: member.sameNetwork,
    member_age: hoursSince(member.createdAt, now),
  };
}

function factsOfAccount(account: AccountFacts, { nameChangedAt }: MemberFacts, now: Date): Facts {
  return {
    account_age: hoursSince(account.createdAt, now),
    account_shared: account.sharedWith,
    account_of_former_name: nameChangedAt !== null && nameChangedAt > account.createdAt ? 1 : 0,
  };
}

function factsOfPlay(received: readonly ReceivedAndPlayed[]): Facts {
  const at = received.findLastIndex(({ source }) => source === 'deposit');
  const last = received[at];
  if (!last) return { never_deposited: 1, played_since_deposit: null };
  const sinceMinor = received.slice(at).reduce((sum, { playedMinor }) => sum + playedMinor, 0n);
  return { never_deposited: 0, played_since_deposit: percentOf(sinceMinor, last.receivedMinor) };
}

function factsOfWithdrawals(
  { paid, inDay, medianMinor }: WithdrawalFacts,
  amountMinor: bigint | undefined,
): Facts {
  const isKnown = medianMinor !== null && amountMinor !== undefined;
  return {
    first_withdrawal: paid === 0 ? 1 : 0,
    withdrawals_in_day: inDay + 1,
    amount_to_usual: isKnown ? percentOf(amountMinor, medianMinor) : null,
  };
}

/** Whole ones. What is so often over is enough for any rule. */
function percentOf(part: bigint, whole: bigint): number {
  const percent = (part * 100n) / whole;
  return Number(percent < mostPercent ? percent : mostPercent);
}
const mostPercent = 100_000n;

/** Whole hours; null where it never was. */
function hoursSince(moment: Date | null, now: Date): number | null {
  return moment && Math.max(0, Math.floor((now.getTime() - moment.getTime()) / hourMs));
}
