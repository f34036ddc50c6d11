import { readCountedUntil } from '#modules/play';
import { countBreaks, resolveUnseen } from './break.repo.ts';
import { compareHeld, compareOurs, compareTold } from './compare-books.ts';
import { goOn, tryLater, type DayWork } from './go-on.ts';
import { readBalances, readRounds } from './read-provider.ts';
import {
  dropOtherSums,
  findDueDay,
  insertDays,
  listLastDays,
  type DayChange,
  type DayRow,
} from './recon-day.repo.ts';
import { daysToOpen, nextLookAt, utcDayOf } from './recon-day.rules.ts';
import type { ReconDeps } from './recon.deps.ts';
import { dropBalances, forgetToldRounds } from './told.repo.ts';

const runMs = 2_000;
const waitMs = 2_000;
/** What providers told of rounds is kept so long: rounds that closed here late are looked for in it. */
const keptDays = 35;
const forgottenAtOnce = 1_000;

/** Opens the days that are over, and goes on with those that are due for as long as a run of a job may take. */
export async function reconcileDays(deps: ReconDeps): Promise<void> {
  await openDays(deps);
  const endMs = performance.now() + runMs;
  while ((await reconcileNext(deps)) && performance.now() < endMs);
  const before = utcDayOf(new Date(deps.clock().getTime() - keptDays * 24 * 60 * 60_000));
  await forgetToldRounds(deps.sql, { before, limit: forgottenAtOnce });
}

export async function openDays({ sql, providers, clock }: ReconDeps): Promise<void> {
  const now = clock();
  const active = (await providers.all()).filter(({ isActive }) => isActive).map(({ gpId }) => gpId);
  const last = await listLastDays(sql, active);
  const days = active.flatMap((gpId) =>
    daysToOpen(last.get(gpId) ?? null, now).map((day) => ({ gpId, day })),
  );
  await insertDays(sql, days, now);
}

/** One part of one step of the day that has waited longest; false where none waits. */
export async function reconcileNext(deps: ReconDeps): Promise<boolean> {
  const day = await findDueDay(deps.sql, deps.clock());
  if (!day) return false;
  await take(deps, day);
  return true;
}

async function take(deps: ReconDeps, day: DayRow): Promise<void> {
  switch (day.state) {
    case 'reading':
    case 'balances': {
      const connection = await deps.providers.find(day.gpId);
      if (!connection?.isActive) return tryLater(deps, day, 'the provider is switched off');
      const read = day.state === 'reading' ? readRounds : readBalances;
      return read(deps, connection, day);
    }
    case 'waiting':
      return waitForFacts(deps, day);
    case 'told':
      return compareTold(deps, day);
    case 'ours':
      return compareOurs(deps, day);
    case 'held':
      return compareHeld(deps, day, finish(deps, day));
    case 'differs':
      return beginAgain(deps, day);
    case 'agrees':
    case 'no_list':
      return goOn(deps, day, async () => ({ state: day.state, dueAt: null }));
  }
}

/** Rounds are looked at once all is counted that was played when the provider was asked. */
async function waitForFacts(deps: ReconDeps, day: DayRow): Promise<void> {
  const countedUntil = await readCountedUntil(deps.sql);
  const isCounted = countedUntil !== null && day.factsUntil !== null && countedUntil >= day.factsUntil;
  const dueAt = new Date(deps.clock().getTime() + (isCounted ? 0 : waitMs));
  await goOn(deps, day, async () => ({ state: isCounted ? 'told' : 'waiting', place: '', dueAt }));
}

function beginAgain(deps: ReconDeps, day: DayRow): Promise<void> {
  return goOn(deps, day, async () => beginning(day, deps.clock()));
}

/** What a new run of a day begins with. */
export function beginning({ run }: Pick<DayRow, 'run'>, now: Date): DayChange {
  return {
    state: 'reading',
    ...{ run: run + 1, place: '', dueAt: now, startedAt: now },
    ...{ balancesAt: null, factsUntil: null },
  };
}

/** What was not seen any more has come to agree; what is left says what the day has come to. */
function finish({ clock }: ReconDeps, day: DayRow): DayWork {
  return async (transaction) => {
    const now = clock();
    await resolveUnseen(transaction, day, { hasBalances: day.balancesAt !== null, now });
    await dropOtherSums(transaction, day);
    await dropBalances(transaction, day.gpId);
    const [count] = await countBreaks(transaction, [day]);
    const isWorkedOn = count !== undefined && count.open + count.explained > 0;
    return {
      state: count && count.seen > 0 ? 'differs' : 'agrees',
      place: '',
      dueAt: isWorkedOn ? nextLookAt(day.day, now) : null,
      endedAt: now,
      shownRun: day.run,
    };
  };
}
