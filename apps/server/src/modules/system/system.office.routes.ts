import { officeEndpoints } from '@halls/contract/office';
import { countUndecided, type UndecidedAtProvider } from '#modules/transfer-wallet';
import type { Sql } from '#platform/database.ts';
import type { Figures, ProviderStanding } from '#platform/figures/figures.ts';
import { readOutboxLag, readPostgresVersion } from '#platform/figures/figures.repo.ts';
import type { WatchedPools } from '#platform/figures/platform-gauges.ts';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { succeed } from '#platform/result.ts';
import packageFile from '../../../package.json' with { type: 'json' };

const minutes = [1, 5, 15];

interface Deps {
  readonly sql: Sql;
  readonly figures: Figures;
  readonly watchedPools: WatchedPools;
}

export function systemOfficeRoutes({ sql, figures, watchedPools }: Deps): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.systemFigures, async () => {
      const [outbox, postgres, undecided] = await Promise.all([
        readOutboxLag(sql),
        readPostgresVersion(sql),
        countUndecided(sql),
      ]);
      return succeed({
        started_at: figures.startedAt.toISOString(),
        versions: { product: packageFile.version, node: process.version, postgres },
        memory_bytes: process.memoryUsage.rss(),
        calls: minutes.map((each) => presentCalls(figures, each)),
        outbox: { waiting: outbox.waiting, oldest_seconds: outbox.oldestSeconds },
        pools: Object.entries(watchedPools).map(([pool, { totalCount, idleCount, waitingCount }]) => ({
          ...{ pool, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount },
        })),
        jobs: figures.jobs().map((job) => ({
          name: job.name,
          every_seconds: job.everySeconds,
          runs: job.runs,
          failures: job.failures,
          last_run_at: job.lastRunAt.toISOString(),
          last_failed_at: job.lastFailedAt?.toISOString() ?? null,
        })),
        providers: presentProviders(figures.providers(), undecided),
      });
    }),
  ];
}

function presentCalls({ calls }: Figures, each: number) {
  const { meanMs, longestMs, ...sum } = calls.sum(each);
  return { minutes: each, ...sum, mean_ms: meanMs, longest_ms: longestMs };
}

/** Those that were called since the start, and those whose transfers wait from before it. */
function presentProviders(heard: readonly ProviderStanding[], undecided: readonly UndecidedAtProvider[]) {
  const ids = new Set([...heard, ...undecided].map(({ gpId }) => gpId));
  return [...ids].toSorted().map((gpId) => {
    const standing = heard.find((each) => each.gpId === gpId);
    const waiting = undecided.find((each) => each.gpId === gpId);
    return {
      gp_id: gpId,
      calls: standing?.calls ?? 0,
      unknown: standing?.unknown ?? 0,
      last_answer_at: standing?.lastAnswerAt?.toISOString() ?? null,
      last_unknown_at: standing?.lastUnknownAt?.toISOString() ?? null,
      undecided: waiting?.orders ?? 0,
      oldest_undecided_seconds: waiting?.oldestSeconds ?? 0,
    };
  });
}
