import { formatMinor } from '@halls/contract';
import { officeEndpoints, type ReconDay } from '@halls/contract/office';
import type { Ledger } from '#modules/ledger';
import { accountsOf } from '#modules/member';
import type { ProviderDirectory } from '#modules/provider-connection';
import { audited } from '#platform/audit/audited.ts';
import type { Sql, SqlOrTransaction } from '#platform/database.ts';
import { presentBreakStep, standingAfter } from '#platform/office/break-work.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import {
  countBreaks,
  findBreak,
  listBreaks,
  listSteps,
  lockBreak,
  saveWork,
  type BreakRow,
} from './break.repo.ts';
import {
  findDay,
  insertDays,
  listDays,
  listSums,
  lockDay,
  saveDay,
  steps,
  type DayRow,
} from './recon-day.repo.ts';
import { spanOf } from './recon-day.rules.ts';
import { beginning } from './reconcile-days.ts';
import { presentBreak, presentDay, presentSide, type Names } from './reconciliation.present.ts';

export interface ReconOfficeDeps {
  readonly sql: Sql;
  readonly ledger: Pick<Ledger, 'transactionsOfRound'>;
  readonly providers: Pick<ProviderDirectory, 'find'>;
  readonly operatorsOf: (operatorIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

const pageSize = 50;
const stepsShown = 100;
/** The ledger's clock and the round's are of one database, but are read one after the other. */
const beforeRoundMs = 60_000;

/** What providers' own books say beside ours, for those who answer for the house's money. */
export function reconciliationOfficeRoutes(deps: ReconOfficeDeps): OfficeImplementation[] {
  return [...dayRoutes(deps), ...breakRoutes(deps)];
}

function dayRoutes({ sql, providers }: ReconOfficeDeps): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.reconDays, async (input) => {
      const limit = input.limit ?? pageSize;
      const [, day, gpId] = /^(\d{4}-\d{2}-\d{2}) (\w{1,10})$/.exec(input.cursor ?? '') ?? [];
      const after = day !== undefined && gpId !== undefined ? { day, gpId } : null;
      const found = await listDays(sql, {
        ...{ gpId: input.gp_id, state: input.state, after, limit: limit + 1 },
      });
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      return succeed({
        list: await presentDays(sql, shown),
        next_cursor: found.length > limit && last ? `${last.day} ${last.gpId}` : null,
      });
    }),

    implementQuery(officeEndpoints.reconDay, async ({ gp_id: gpId, day }) => {
      const found = await findDay(sql, { gpId, day });
      const [shown] = found ? await presentDays(sql, [found]) : [];
      return shown ? succeed(shown) : fail(404);
    }),

    implementChange(officeEndpoints.reconRun, (input, call) =>
      sql.transaction().execute(async (transaction) => {
        const key = { gpId: input.gp_id, day: input.day };
        if (!(await providers.find(key.gpId))) return fail(404);
        if (spanOf(key.day).until > call.now) return fail(101);
        const known = await lockDay(transaction, key);
        if (known && steps.some((step) => step === known.state)) return fail(102);
        if (known) await saveDay(transaction, key, beginning(known, call.now));
        else await insertDays(transaction, [key], call.now);
        const begun = await findDay(transaction, key);
        const [shown] = begun ? await presentDays(transaction, [begun]) : [];
        if (!shown) throw new Error(`the day ${key.day} of ${key.gpId} was not begun`);
        const receipt = await audited(transaction, call.actor, 'recon.run_asked', {
          target: `recon_day/${key.gpId}/${key.day}`,
          before: known && { state: known.state, runs: known.run },
          after: { state: shown.state, runs: shown.runs },
          reason: input.reason,
        });
        return { ok: true, data: shown, receipt };
      }),
    ),
  ];
}

async function presentDays(sql: SqlOrTransaction, days: readonly DayRow[]): Promise<ReconDay[]> {
  const [sums, counts] = [await listSums(sql, days), await countBreaks(sql, days)];
  const isOf = (day: DayRow) => (each: { readonly gpId: string; readonly day: string }) =>
    each.gpId === day.gpId && each.day === day.day;
  return days.map((day) =>
    presentDay(day, sums.filter(isOf(day)), counts.find(isOf(day)) ?? { open: 0, explained: 0 }),
  );
}

function breakRoutes(deps: ReconOfficeDeps): OfficeImplementation[] {
  const { sql, ledger, providers } = deps;
  return [
    implementQuery(officeEndpoints.reconBreaks, async (input, { actor }) => {
      const limit = input.limit ?? pageSize;
      const below = readNumberCursor(input.cursor);
      const { gp_id: gpId, day, state, kind } = input;
      const found = await listBreaks(sql, { gpId, day, state, kind, below, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      const names = await namesFor(deps, shown);
      return succeed({
        list: shown.map((row) => presentBreak(row, names, actor)),
        next_cursor: found.length > limit && last ? String(last.breakId) : null,
      });
    }),

    implementQuery(officeEndpoints.reconBreak, async (input, { actor }) => {
      const row = await findBreak(sql, input.break_id);
      if (!row) return fail(404);
      const log = await listSteps(sql, row.breakId, stepsShown);
      const people = log.flatMap(({ operatorId, ownerId }) => [operatorId, ownerId]);
      const names = await namesFor(deps, [row], people);
      const connection = await providers.find(row.gpId);
      const transactions = await listTransactions(ledger, row);
      const { currency } = row;
      return succeed({
        ...presentBreak(row, names, actor),
        wallet_kind: connection?.walletKind ?? null,
        ours: presentSide(row.ours, currency),
        theirs: presentSide(row.theirs, currency),
        transactions: transactions.map((each) => ({
          transaction_id: each.transactionId,
          kind: each.kind,
          at: each.createdAt.toISOString(),
          amount: formatMinor(each.amountMinor, currency),
        })),
        steps: log.map((step) => ({
          ...presentBreakStep(step, names.operators),
          ours: presentSide(step.ours, currency),
          theirs: presentSide(step.theirs, currency),
        })),
      });
    }),

    implementChange(officeEndpoints.reconWork, (input, call) =>
      sql.transaction().execute(async (transaction) => {
        const row = await lockBreak(transaction, input.break_id);
        if (!row) return fail(404);
        const { operatorId } = call.actor;
        const { state, ownerId } = standingAfter(row, input, operatorId);
        await saveWork(transaction, row.breakId, {
          ...{ state, ownerId, operatorId, note: input.reason, now: call.now },
        });
        const receipt = await audited(transaction, call.actor, 'recon.break_worked', {
          target: `recon_break/${row.breakId}`,
          siteId: row.siteId,
          before: { state: row.state, owner_id: row.ownerId },
          after: { state, owner_id: ownerId },
          reason: input.reason,
        });
        return { ok: true, data: null, receipt };
      }),
    ),
  ];
}

/** What the ledger has of a round; nothing of a balance, nor at a provider that holds the money. */
async function listTransactions(ledger: ReconOfficeDeps['ledger'], row: BreakRow) {
  const { memberId, gpId, roundId, currency } = row;
  const times = [row.ours, row.theirs].flatMap((side) => (side && 'at' in side ? [side.at.getTime()] : []));
  if (memberId === null || roundId === '' || times.length === 0) return [];
  const after = new Date(Math.min(...times) - roundLastsMs - beforeRoundMs);
  return ledger.transactionsOfRound({ memberId, currency }, { gpId, roundId, after });
}

/** The time of a side is that of the round's end where it has one. */
const roundLastsMs = 24 * 60 * 60_000;

async function namesFor(
  { sql, operatorsOf }: ReconOfficeDeps,
  rows: readonly BreakRow[],
  people: readonly (number | null)[] = [],
): Promise<Names> {
  const memberIds = [...new Set(rows.flatMap(({ memberId }) => memberId ?? []))];
  const operatorIds = [...new Set([...rows.map(({ ownerId }) => ownerId), ...people])];
  return {
    members: await accountsOf(sql, memberIds),
    operators: await operatorsOf(operatorIds.flatMap((operatorId) => operatorId ?? [])),
  };
}
