import type { ProviderConnection } from '#modules/provider-connection';
import { readFeed } from '#modules/transfer-wallet';
import { goOn, tryLater } from './go-on.ts';
import { findDay, type DayRow } from './recon-day.repo.ts';
import { askedSpan, lastDayOver, spanOf, utcDayOf } from './recon-day.rules.ts';
import type { ReconDeps } from './recon.deps.ts';
import { dropBalances, dropOlderRounds, keepToldBalances, keepToldRounds } from './told.repo.ts';

const dayMs = 24 * 60 * 60_000;

/** Asks for a part of the rounds that ended on the day. No transaction is open while the provider is waited for. */
export async function readRounds(
  deps: ReconDeps,
  connection: ProviderConnection,
  day: DayRow,
): Promise<void> {
  const dayBefore = utcDayOf(new Date(spanOf(day.day).from.getTime() - dayMs));
  const knowsDayBefore = (await findDay(deps.sql, { gpId: day.gpId, day: dayBefore })) !== null;
  const part = await deps.gameProviders.listRounds(connection, {
    ...askedSpan(day.day, knowsDayBefore),
    cursor: day.place || null,
    limit: deps.partSize,
  });
  if (part.kind === 'unknown') return tryLater(deps, day, part.why);
  if (part.kind === 'none') {
    const endedAt = deps.clock();
    return goOn(deps, day, async () => ({ state: 'no_list', place: '', dueAt: null, endedAt }));
  }
  const { list, nextCursor } = part;
  if (nextCursor !== null && (nextCursor === '' || nextCursor === day.place))
    return tryLater(deps, day, 'its list of rounds does not go on');
  const looksAtBalances = connection.walletKind === 'transfer' && day.day === lastDayOver(deps.clock());
  if (
    nextCursor === null &&
    connection.walletKind === 'transfer' &&
    !(await readToEnd(deps, connection, day))
  )
    return undefined;
  return goOn(deps, day, async (transaction) => {
    await keepToldRounds(transaction, day, list);
    if (nextCursor !== null) return { state: 'reading', place: nextCursor };
    await dropOlderRounds(transaction, day);
    if (!looksAtBalances) return { state: 'waiting', place: '', factsUntil: deps.clock(), balancesAt: null };
    await dropBalances(transaction, day.gpId);
    return { state: 'balances', place: '', balancesAt: deps.clock() };
  });
}

/** Asks for a part of what the provider holds. */
export async function readBalances(
  deps: ReconDeps,
  connection: ProviderConnection,
  day: DayRow,
): Promise<void> {
  const part = await deps.gameProviders.listBalances(connection, {
    cursor: day.place || null,
    limit: deps.partSize,
  });
  if (part.kind === 'unknown') return tryLater(deps, day, part.why);
  if (part.kind === 'none')
    return goOn(deps, day, async () => ({
      ...{ state: 'waiting', place: '', balancesAt: null, factsUntil: deps.clock() },
    }));
  const { list, nextCursor } = part;
  if (nextCursor !== null && (nextCursor === '' || nextCursor === day.place))
    return tryLater(deps, day, 'its list of balances does not go on');
  if (nextCursor === null && !(await readToEnd(deps, connection, day))) return undefined;
  return goOn(deps, day, async (transaction) => {
    await keepToldBalances(transaction, day, list);
    if (nextCursor !== null) return { state: 'balances', place: nextCursor };
    return { state: 'waiting', place: '', factsUntil: deps.clock() };
  });
}

/** What is played at a provider with a wallet of its own is known from its feed, which is read while somebody plays. */
async function readToEnd(
  { sql, gameProviders, clock, ...deps }: ReconDeps,
  connection: ProviderConnection,
  day: DayRow,
): Promise<boolean> {
  try {
    await readFeed(connection, { sql, gameProviders, clock });
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    await tryLater({ sql, gameProviders, clock, ...deps }, day, why);
    return false;
  }
}
