import type { SqlTransaction } from '#platform/database.ts';
import { lockDay, saveDay, type DayChange, type DayRow } from './recon-day.repo.ts';
import { nextLookAt, nextTryAt } from './recon-day.rules.ts';
import type { ReconDeps } from './recon.deps.ts';

/** A part of a step, and how far the day is then; due at once unless it says otherwise. */
export type DayWork = (
  transaction: SqlTransaction,
) => Promise<Omit<DayChange, 'dueAt'> & { readonly dueAt?: Date | null }>;

/**
 * Does a part of a step and notes how far it is, in one transaction: a process that dies leaves the part undone, and
 * none is done twice. Somebody who has come further meanwhile wins.
 */
export function goOn({ sql, clock }: ReconDeps, day: DayRow, work: DayWork): Promise<void> {
  return sql.transaction().execute(async (transaction) => {
    const now = await lockDay(transaction, day);
    if (now?.state !== day.state || now.run !== day.run || now.place !== day.place) return;
    await saveDay(transaction, day, { dueAt: clock(), ...(await work(transaction)) });
  });
}

/** Nothing came of it this time; after a week, nothing will. */
export function tryLater(deps: ReconDeps, day: DayRow, why: string): Promise<void> {
  const now = deps.clock();
  const isGivenUp = nextLookAt(day.day, now) === null;
  return goOn(deps, day, async () => ({
    ...(isGivenUp
      ? { state: 'no_list', dueAt: null }
      : { state: day.state, dueAt: nextTryAt(day.tries, now) }),
    tries: day.tries + 1,
    why: why.slice(0, 200),
  }));
}
