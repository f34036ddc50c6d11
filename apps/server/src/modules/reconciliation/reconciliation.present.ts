import { formatMinor, type Currency } from '@halls/contract';
import type { BreakSide, OfficeDataOf, ReconDay } from '@halls/contract/office';
import type { Operator } from '#platform/actor.ts';
import { may } from '#platform/office/may.ts';
import { presentOperator } from '#platform/office/present-operator.ts';
import type { BreakRow } from './break.repo.ts';
import { differenceMinor, type Side } from './compare.rules.ts';
import { steps, type DayRow, type DaySum, type End } from './recon-day.repo.ts';

type Line = OfficeDataOf<'/recon/breaks'>['list'][number];

/** What is known of days beside their rows. */
export interface ShownSum extends DaySum {
  readonly hasBalances: boolean;
}

export function presentDay(
  day: DayRow,
  sums: readonly ShownSum[],
  count: { readonly open: number; readonly explained: number },
): ReconDay {
  const isUnderWay = steps.some((step) => step === day.state);
  return {
    gp_id: day.gpId,
    day: day.day,
    state: isUnderWay ? 'under_way' : (day.state as End),
    why: day.why,
    due_at: day.dueAt?.toISOString() ?? null,
    ended_at: day.endedAt?.toISOString() ?? null,
    runs: day.run,
    open: count.open,
    explained: count.explained,
    sums: sums.map(presentSum),
  };
}

function presentSum(sum: ShownSum): ReconDay['sums'][number] {
  const { currency } = sum;
  const money = (minor: bigint) => formatMinor(minor, currency);
  const ours = { stakeMinor: sum.ourStakeMinor, payoutMinor: sum.ourPayoutMinor };
  const theirs = { stakeMinor: sum.theirStakeMinor, payoutMinor: sum.theirPayoutMinor };
  const book = (rounds: number, { stakeMinor, payoutMinor }: typeof ours) => ({
    rounds,
    stake: money(stakeMinor),
    payout: money(payoutMinor),
    ggr: money(stakeMinor - payoutMinor),
  });
  return {
    currency,
    ours: book(sum.ourRounds, ours),
    theirs: book(sum.theirRounds, theirs),
    difference: money(ours.stakeMinor - ours.payoutMinor - theirs.stakeMinor + theirs.payoutMinor),
    held: sum.hasBalances
      ? {
          members: sum.heldMembers,
          ours: money(sum.ourHeldMinor),
          theirs: money(sum.theirHeldMinor),
          difference: money(sum.ourHeldMinor - sum.theirHeldMinor),
          moving: sum.movingMembers,
        }
      : null,
  };
}

/** What members and operators are called, by number. */
export interface Names {
  readonly members: ReadonlyMap<number, string>;
  readonly operators: ReadonlyMap<number, string>;
}

export function presentBreak(row: BreakRow, names: Names, reader: Pick<Operator, 'grants'>): Line {
  const { memberId, siteId, currency } = row;
  const isKnown = memberId !== null && siteId !== null;
  return {
    break_id: row.breakId,
    gp_id: row.gpId,
    day: row.day,
    kind: row.kind,
    state: row.state,
    is_agreed: row.isAgreed,
    round_id: row.roundId,
    currency,
    member: isKnown
      ? {
          site_id: siteId,
          member_id: memberId,
          member_account: may(reader, 'member.read', siteId) ? (names.members.get(memberId) ?? '') : '',
        }
      : null,
    member_ref: row.memberRef,
    owner: presentOperator(row.ownerId, names.operators),
    difference: formatMinor(differenceMinor(row), currency),
    found_at: row.foundAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
  };
}

export function presentSide(side: Side | null, currency: Currency): BreakSide | null {
  if (!side) return null;
  const money = (minor: bigint) => formatMinor(minor, currency);
  if ('amountMinor' in side)
    return {
      ...{ stake: null, payout: null, state: null, game_code: null, at: null },
      amount: money(side.amountMinor),
    };
  return {
    stake: money(side.stakeMinor),
    payout: money(side.payoutMinor),
    state: side.state,
    game_code: side.gameCode,
    at: side.at.toISOString(),
    amount: null,
  };
}
