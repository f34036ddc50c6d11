import type { Ledger } from '#modules/ledger';
import { findHallsOf } from '#modules/catalogue';
import { listStandingRounds, takeClosedRounds, type StandingRound } from '#modules/seamless-wallet';
import { listToldFrom, takeToldRounds, type ToldRound } from '#modules/transfer-wallet';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import {
  countingDay,
  countRound,
  type Counted,
  type CountedRound,
  type Round,
  type RoundKey,
} from './count-round.rules.ts';
import {
  addToDays,
  beginCounting,
  listCounted,
  readProgress,
  saveMark,
  saveProgress,
  saveRounds,
  type Progress,
} from './play.repo.ts';

export interface CountDeps {
  readonly sql: Sql;
  readonly ledger: Pick<Ledger, 'mark' | 'playsBetween'>;
  readonly dayOf: (siteId: number, instant: Date) => string;
}

/** Whether there is more to do at once. */
export type Step = 'more' | 'done';

const batchSize = 200;

/** Brings the facts to where the ledger is, or so far as they get in that time. */
export async function countPlays(deps: CountDeps, forMs = 500): Promise<void> {
  const endMs = performance.now() + forMs;
  while ((await countNext(deps)) === 'more' && performance.now() < endMs);
}

/**
 * Counts one batch of what was played, or sets the mark that is counted up to next. The facts and how far they are
 * change in one transaction, and a round is counted as it stands: whatever is done twice, or stops in between, ends the
 * same.
 */
export function countNext(deps: CountDeps): Promise<Step> {
  return deps.sql.transaction().execute(async (transaction) => {
    if (!(await beginCounting(transaction))) return 'done';
    const progress = await readProgress(transaction);
    if (!progress.mark && (await saveMark(transaction, await deps.ledger.mark(transaction)))) return 'more';
    const batch = await readBatch(transaction, progress, deps);
    if (batch.rounds.length > 0) await countRounds(transaction, batch.rounds, progress, deps);
    const isMarkReached =
      progress.mark?.isSettled === true && batch.countedTo === progress.mark.to && !batch.isFull;
    if (isMarkReached || isStep(batch, progress))
      await saveProgress(transaction, { ...batch, isMarkReached });
    return batch.isFull || (progress.mark?.isSettled && !isMarkReached) ? 'more' : 'done';
  });
}

interface Batch extends Pick<Progress, 'countedTo' | 'toldAfter'> {
  readonly rounds: readonly NewRound[];
  /** There may be as many again. */
  readonly isFull: boolean;
}

/** A round as it stands, but for what the house staked, which is what came to it since it was counted. */
type NewRound = Round;

async function readBatch(
  transaction: SqlTransaction,
  { countedTo, mark, toldAfter, now }: Progress,
  { ledger }: CountDeps,
): Promise<Batch> {
  const next = countedTo + BigInt(batchSize);
  const until = mark?.isSettled ? (mark.to < next ? mark.to : next) : countedTo;
  const plays = until > countedTo ? await ledger.playsBetween(transaction, { after: countedTo, until }) : [];
  const closed = await takeClosedRounds(transaction, batchSize);
  const freeMinor = new Map<string, bigint>();
  const keys = new Map(closed.map((key) => [nameOf(key), key]));
  for (const { freeStakeMinor, ...key } of plays) {
    const name = nameOf(key);
    keys.set(name, key);
    freeMinor.set(name, (freeMinor.get(name) ?? 0n) + freeStakeMinor);
  }
  const standing = await listStandingRounds(transaction, [...keys.values()]);

  const told = await takeToldRounds(transaction, batchSize);
  const backlog = toldAfter ? await listToldFrom(transaction, toldAfter, batchSize) : [];
  const last = backlog.at(-1);
  const toldOnce = new Map([...told, ...backlog].map((round) => [nameOf(round), round]));
  return {
    countedTo: until,
    toldAfter: last && backlog.length === batchSize ? { gpId: last.gpId, roundId: last.roundId } : null,
    rounds: [
      ...standing.map((round) => readStanding(round, freeMinor.get(nameOf(round)) ?? 0n)),
      ...[...toldOnce.values()].map((round) => readTold(round, now)),
    ],
    isFull: [closed, told, backlog].some(({ length }) => length === batchSize),
  };
}

function isStep(batch: Batch, progress: Progress): boolean {
  return (
    batch.countedTo !== progress.countedTo ||
    batch.toldAfter?.gpId !== progress.toldAfter?.gpId ||
    batch.toldAfter?.roundId !== progress.toldAfter?.roundId
  );
}

async function countRounds(
  transaction: SqlTransaction,
  rounds: readonly NewRound[],
  { countedUntil }: Progress,
  { dayOf }: CountDeps,
): Promise<void> {
  const before = new Map(
    (await listCounted(transaction, rounds)).map((round) => [placeOf(round), round] as const),
  );
  const hallOf = await readHalls(
    transaction,
    rounds.filter((round) => !before.has(placeOf(round))),
  );
  const counted = rounds.flatMap((round) => {
    const known = before.get(placeOf(round)) ?? null;
    return (
      countRound(withFreeStakes(round, known), known, known?.gtId ?? hallOf.get(gameOf(round)) ?? 0) ?? []
    );
  });
  const placed = counted.map((each) => {
    const day = countingDay(each.round.changedAt, countedUntil, (instant) =>
      dayOf(each.round.siteId, instant),
    );
    return { ...each, day, round: { ...each.round, countedOn: dayCountedOn(each, day, dayOf) } };
  });
  await saveRounds(transaction, placed);
  const news = placed.flatMap(({ day, round, news: sums, isChange }) =>
    sums ? [{ day, ofDay: round.countedOn ?? day, round, sums, isChange }] : [],
  );
  await addToDays(transaction, news);
}

/** Of a round that was counted before, the day of then: where nobody kept it, the one on which it closed. */
function dayCountedOn({ round, isChange }: Counted, day: string, dayOf: CountDeps['dayOf']): string | null {
  if (!round.closedAt) return null;
  if (!isChange) return day;
  const then = round.countedOn ?? dayOf(round.siteId, round.closedAt);
  return then < day ? then : day;
}

/** The halls of these rounds' games, each asked for once; what is in none has none. */
async function readHalls(
  transaction: SqlTransaction,
  rounds: readonly NewRound[],
): Promise<ReadonlyMap<string, number>> {
  const games = [...new Map(rounds.map((round) => [gameOf(round), round])).values()];
  const halls = await findHallsOf(transaction, games);
  return new Map(games.map((game, place) => [gameOf(game), halls[place] ?? 0]));
}

function withFreeStakes(round: NewRound, known: CountedRound | null): Round {
  return { ...round, freeStakeMinor: (known?.freeStakeMinor ?? 0n) + round.freeStakeMinor };
}

function readStanding(
  { stakeMinor, payoutMinor, ...round }: StandingRound,
  freeStakeMinor: bigint,
): NewRound {
  return {
    ...round,
    isTold: false,
    cashStakeMinor: stakeMinor - round.bonusStakeMinor,
    cashPayoutMinor: payoutMinor - round.bonusPayoutMinor,
    freeStakeMinor,
  };
}

/** A round is told when it has ended. A provider's clock is not believed where it says times to come, or before all games. */
function readTold({ stakeMinor, payoutMinor, endedAt, ...round }: ToldRound, now: Date): NewRound {
  const closedAt = new Date(Math.max(0, Math.min(endedAt.getTime(), now.getTime())));
  return {
    ...round,
    isTold: true,
    cashStakeMinor: stakeMinor,
    cashPayoutMinor: payoutMinor,
    bonusStakeMinor: 0n,
    bonusPayoutMinor: 0n,
    freeStakeMinor: 0n,
    betCount: 1,
    isClosed: true,
    openedAt: closedAt,
    changedAt: closedAt,
  };
}

function gameOf({ siteId, gpId, gameCode }: NewRound): string {
  return `${siteId} ${gpId} ${gameCode}`;
}

function nameOf({ gpId, memberId, roundId }: Omit<RoundKey, 'isTold'>): string {
  return `${gpId} ${memberId} ${roundId}`;
}

function placeOf(key: RoundKey): string {
  return `${nameOf(key)} ${key.isTold}`;
}
