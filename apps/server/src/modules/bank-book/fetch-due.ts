import { listToldBooks } from '#modules/cashier';
import type { BankBookDeps, BookKey } from './bank-book.deps.ts';
import { findAsked, saveAsked } from './book.repo.ts';
import { fetchStatement } from './fetch-statement.ts';
import { dayAfter, dayOf } from './statement.rules.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A service may book for a moment after its day has ended. */
const settlesMs = 5 * minuteMs;
const longestPauseMs = 60 * minuteMs;
/** Of one book in a run. */
const mostDays = 31;

/**
 * Asks every service that tells its statements for each day that is over, in their order and from the day before it is
 * first asked. A day that it does not tell is asked for again, and none after it before.
 */
export async function fetchDue(deps: BankBookDeps): Promise<void> {
  for (const key of await listToldBooks(deps.cashier, deps.sql)) await fetchBook(deps, key);
}

async function fetchBook(deps: BankBookDeps, key: BookKey): Promise<void> {
  const { sql, clock } = deps;
  const { until, tries, againAt } = await findAsked(sql, key);
  if (againAt && againAt > clock()) return;
  const over = dayOf(new Date(clock().getTime() - dayMs - settlesMs));
  let told = until;
  for (let days = 0; days < mostDays && (told === null || told < over); days += 1) {
    const day = told === null ? over : dayAfter(told);
    const fetched = await fetchStatement(deps, key, day, {
      operatorId: null,
      note: (transaction) => saveAsked(transaction, key, { until: day, tries: 0, againAt: null, why: null }),
    });
    if (!fetched.ok) {
      const pauseMs = Math.min(minuteMs * 2 ** Math.min(tries, 10), longestPauseMs);
      const again = new Date(clock().getTime() + pauseMs);
      return saveAsked(sql, key, { until: told, tries: tries + 1, againAt: again, why: fetched.why });
    }
    told = day;
  }
}
