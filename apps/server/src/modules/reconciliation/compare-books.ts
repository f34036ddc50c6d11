import type { Currency } from '@halls/contract';
import { sitesOf } from '#modules/member';
import { findBookedRounds, listBookedRounds, sumToldRounds, type BookedRound } from '#modules/play';
import { listMovedMoney } from '#modules/transfer-wallet';
import type { SqlTransaction } from '#platform/database.ts';
import { leaveBalances, lockBreaksOf, saveSeen } from './break.repo.ts';
import { compareRound, judgeBreak, type Break, type RoundSide } from './compare.rules.ts';
import { goOn, type DayWork } from './go-on.ts';
import { addToSums, type DayRow, type DaySum } from './recon-day.repo.ts';
import { isAtRest, spanOf } from './recon-day.rules.ts';
import type { ReconDeps } from './recon.deps.ts';
import {
  findTold,
  listToldRounds,
  takeStrangeBalances,
  takeToldBalances,
  type ToldBalance,
  type ToldRound,
} from './told.repo.ts';

/** Looks at a part of what the provider told of the day, beside our rounds of whichever day. */
export function compareTold(deps: ReconDeps, day: DayRow): Promise<void> {
  return goOn(deps, day, async (transaction) => {
    const [memberRef = '', roundId = ''] = day.place.split(' ');
    const told = await listToldRounds(transaction, day, {
      after: { memberRef, roundId },
      limit: deps.partSize,
    });
    const keys = told.flatMap(({ memberRef: ref, roundId: id }) => {
      const memberId = memberIdOf(ref);
      return memberId === null ? [] : [{ memberId, roundId: id }];
    });
    const booked = new Map(
      (await findBookedRounds(transaction, { gpId: day.gpId, keys })).map((round) => [keyOf(round), round]),
    );
    const pairs = told.map((theirs) => ({
      theirs,
      ours: booked.get(`${theirs.memberRef} ${theirs.roundId}`) ?? null,
    }));
    await noteRounds(deps, transaction, day, pairs);
    const last = told.at(-1);
    if (!last || told.length < deps.partSize) return { state: 'ours', place: '' };
    return { state: 'told', place: `${last.memberRef} ${last.roundId}` };
  });
}

/** Looks at a part of our rounds that closed on the day for those that the provider has told on none. */
export function compareOurs(deps: ReconDeps, day: DayRow): Promise<void> {
  return goOn(deps, day, async (transaction) => {
    const [closedMicros = '', memberId = '', roundId = ''] = day.place.split(' ');
    const after = day.place === '' ? null : { closedMicros, memberId: Number(memberId), roundId };
    const rounds = await listBookedRounds(transaction, {
      ...{ gpId: day.gpId, ...spanOf(day.day), after, limit: deps.partSize },
    });
    const keys = rounds.map((round) => ({ memberRef: String(round.memberId), roundId: round.roundId }));
    const told = await findTold(transaction, day.gpId, keys);
    const pairs = rounds.filter((ours) => !told.has(keyOf(ours))).map((ours) => ({ ours, theirs: null }));
    await noteRounds(deps, transaction, day, pairs);
    const last = rounds.at(-1)?.place;
    if (!last || rounds.length < deps.partSize) return { state: 'held', place: '' };
    return { state: 'ours', place: `${last.closedMicros} ${last.memberId} ${last.roundId}` };
  });
}

const strangers = 'strangers';

/**
 * Looks at a part of the members who have money there: what they brought less what came back, and what their rounds came
 * to, beside what the provider says that they have. Whose money moves meanwhile is left for another day.
 */
export function compareHeld(deps: ReconDeps, day: DayRow, finish: DayWork): Promise<void> {
  const { balancesAt } = day;
  return goOn(deps, day, async (transaction) => {
    if (!balancesAt) return finish(transaction);
    if (day.place === strangers) {
      const told = await takeStrangeBalances(transaction, day.gpId, deps.partSize);
      const found = told.filter(({ amountMinor }) => amountMinor !== 0n).map(strangerOf);
      await noteBalances(deps, transaction, day, { found, left: [] });
      return told.length < deps.partSize ? finish(transaction) : { state: 'held', place: strangers };
    }
    const moved = await listMovedMoney(transaction, {
      ...{ gpId: day.gpId, after: Number(day.place), limit: deps.partSize },
    });
    const memberIds = moved.map(({ memberId }) => memberId);
    const played = await sumToldRounds(transaction, { gpId: day.gpId, memberIds });
    const told = await takeToldBalances(transaction, day.gpId, memberIds.map(String));
    const toldOf = new Map(told.map((each) => [`${each.memberRef} ${each.currency}`, each]));
    const found: HeldBreak[] = [];
    const left: { readonly memberRef: string; readonly currency: Currency }[] = [];
    for (const member of moved) {
      const { memberId, siteId, currency } = member;
      const theirs = toldOf.get(`${memberId} ${currency}`);
      const subject = { memberRef: String(memberId), roundId: '', currency, member: { memberId, siteId } };
      if (!isAtRest(member, theirs?.isRoundOpen ?? false, balancesAt)) left.push(subject);
      else
        found.push({
          ...subject,
          ours: { amountMinor: member.netMinor + (played.get(memberId) ?? 0n) },
          theirs: { amountMinor: theirs?.amountMinor ?? 0n },
        });
    }
    await noteBalances(deps, transaction, day, { found, left });
    const last = memberIds.at(-1);
    if (last === undefined || moved.length < deps.partSize) return { state: 'held', place: strangers };
    return { state: 'held', place: String(last) };
  });
}

interface HeldBreak extends Omit<Break, 'kind' | 'ours' | 'theirs'> {
  readonly ours: { readonly amountMinor: bigint } | null;
  readonly theirs: { readonly amountMinor: bigint };
}

function strangerOf({ memberRef, currency, amountMinor }: ToldBalance): HeldBreak {
  return { memberRef, roundId: '', currency, member: null, ours: null, theirs: { amountMinor } };
}

async function noteBalances(
  deps: ReconDeps,
  transaction: SqlTransaction,
  day: DayRow,
  {
    found,
    left,
  }: { found: readonly HeldBreak[]; left: readonly { memberRef: string; currency: Currency }[] },
): Promise<void> {
  const sums = new Sums();
  for (const { currency, ours, theirs } of found)
    sums.add(currency, {
      heldMembers: 1,
      ourHeldMinor: ours?.amountMinor ?? 0n,
      theirHeldMinor: theirs.amountMinor,
    });
  for (const { currency } of left) sums.add(currency, { movingMembers: 1 });
  await leaveBalances(
    transaction,
    day,
    left.map(({ memberRef }) => memberRef),
  );
  const breaks = found.filter(({ ours, theirs }) => ours?.amountMinor !== theirs.amountMinor);
  await noteBreaks(
    deps,
    transaction,
    day,
    breaks.map((each) => ({ ...each, kind: 'balance' })),
  );
  await addToSums(transaction, day, sums.list());
}

interface Pair {
  readonly ours: BookedRound | null;
  readonly theirs: ToldRound | null;
}

/** Adds up both sides, and writes what they say differently. */
async function noteRounds(
  deps: ReconDeps,
  transaction: SqlTransaction,
  day: DayRow,
  pairs: readonly Pair[],
): Promise<void> {
  const sums = new Sums();
  const breaks: Break[] = [];
  for (const { ours, theirs } of pairs) {
    if (ours)
      sums.add(ours.currency, {
        ourRounds: isPlayed(ours) ? 1 : 0,
        ourStakeMinor: ours.stakeMinor,
        ourPayoutMinor: ours.payoutMinor,
      });
    if (theirs)
      sums.add(theirs.currency, {
        theirRounds: isPlayed(theirs) ? 1 : 0,
        theirStakeMinor: theirs.stakeMinor,
        theirPayoutMinor: theirs.payoutMinor,
      });
    const sides = { ours: ours && ourSide(ours), theirs: theirs && theirSide(theirs) };
    const kind = compareRound(sides.ours, sides.theirs);
    const known = ours ?? theirs;
    if (!kind || !known) continue;
    breaks.push({
      kind,
      memberRef: theirs?.memberRef ?? String(ours?.memberId),
      roundId: known.roundId,
      currency: known.currency,
      member: ours && { memberId: ours.memberId, siteId: ours.siteId },
      ...sides,
    });
  }
  await noteBreaks(deps, transaction, day, await nameMembers(transaction, breaks));
  await addToSums(transaction, day, sums.list());
}

/** A round that only the provider knows may be a member's of ours. */
async function nameMembers(transaction: SqlTransaction, breaks: readonly Break[]): Promise<Break[]> {
  const refs = breaks.flatMap(({ member, memberRef }) => (member ? [] : (memberIdOf(memberRef) ?? [])));
  const siteOf = await sitesOf(transaction, [...new Set(refs)]);
  return breaks.map((each) => {
    const memberId = each.member ? null : memberIdOf(each.memberRef);
    const siteId = memberId === null ? undefined : siteOf.get(memberId);
    return memberId === null || siteId === undefined ? each : { ...each, member: { memberId, siteId } };
  });
}

async function noteBreaks(
  { clock }: ReconDeps,
  transaction: SqlTransaction,
  day: DayRow,
  breaks: readonly Break[],
): Promise<void> {
  const known = await lockBreaksOf(transaction, day.gpId, breaks);
  const knownOf = new Map(known.map((each) => [subjectKey(each), each]));
  const judged = breaks.map((each) => ({
    ...each,
    ...judgeBreak(each, knownOf.get(subjectKey(each)) ?? null),
  }));
  await saveSeen(transaction, day, judged, clock());
}

/** Rounds in which nothing moved are none: void ones are told by some providers and left out by others. */
function isPlayed({ stakeMinor, payoutMinor }: Pick<RoundSide, 'stakeMinor' | 'payoutMinor'>): boolean {
  return stakeMinor !== 0n || payoutMinor !== 0n;
}

function ourSide(round: BookedRound): RoundSide & { readonly currency: Currency } {
  const { stakeMinor, payoutMinor, gameCode, currency, closedAt, openedAt } = round;
  const state = closedAt ? 'settled' : 'open';
  return { stakeMinor, payoutMinor, state, gameCode, currency, at: closedAt ?? openedAt };
}

function theirSide(round: ToldRound): RoundSide & { readonly currency: Currency } {
  const { stakeMinor, payoutMinor, gameCode, currency, endedAt, isVoid } = round;
  return { stakeMinor, payoutMinor, state: isVoid ? 'void' : 'settled', gameCode, currency, at: endedAt };
}

function memberIdOf(memberRef: string): number | null {
  return /^[1-9]\d{0,14}$/.test(memberRef) ? Number(memberRef) : null;
}

function keyOf({ memberId, roundId }: BookedRound): string {
  return `${memberId} ${roundId}`;
}

function subjectKey({ memberRef, roundId, currency }: Pick<Break, 'memberRef' | 'roundId' | 'currency'>) {
  return `${memberRef} ${roundId} ${currency}`;
}

/** What a part adds to the day, by currency. */
class Sums {
  readonly #byCurrency = new Map<Currency, DaySum>();

  add(currency: Currency, more: Partial<DaySum>): void {
    const before = this.#byCurrency.get(currency) ?? nothing(currency);
    this.#byCurrency.set(currency, {
      currency,
      ourRounds: before.ourRounds + (more.ourRounds ?? 0),
      ourStakeMinor: before.ourStakeMinor + (more.ourStakeMinor ?? 0n),
      ourPayoutMinor: before.ourPayoutMinor + (more.ourPayoutMinor ?? 0n),
      theirRounds: before.theirRounds + (more.theirRounds ?? 0),
      theirStakeMinor: before.theirStakeMinor + (more.theirStakeMinor ?? 0n),
      theirPayoutMinor: before.theirPayoutMinor + (more.theirPayoutMinor ?? 0n),
      heldMembers: before.heldMembers + (more.heldMembers ?? 0),
      ourHeldMinor: before.ourHeldMinor + (more.ourHeldMinor ?? 0n),
      theirHeldMinor: before.theirHeldMinor + (more.theirHeldMinor ?? 0n),
      movingMembers: before.movingMembers + (more.movingMembers ?? 0),
    });
  }

  list(): readonly DaySum[] {
    return [...this.#byCurrency.values()];
  }
}

function nothing(currency: Currency): DaySum {
  return {
    ...{ currency, ourRounds: 0, ourStakeMinor: 0n, ourPayoutMinor: 0n },
    ...{ theirRounds: 0, theirStakeMinor: 0n, theirPayoutMinor: 0n },
    ...{ heldMembers: 0, ourHeldMinor: 0n, theirHeldMinor: 0n, movingMembers: 0 },
  };
}
