import { catalogueModule } from '#modules/catalogue';
import { ledgerModule } from '#modules/ledger';
import { dayOf, siteModule } from '#modules/site';
import type { AnyExportSource } from '#platform/export-source.ts';
import { defineModule } from '#platform/module.ts';
import { countNext, countPlays, type CountDeps, type Step } from './count-plays.ts';
import type { DaySums } from './count-round.rules.ts';
import { listDaySums, type DayKey, type DayQuery } from './day-sums.repo.ts';
import { readCountedUntil } from './play.repo.ts';
import { reportExports } from './report/report-exports.ts';
import { reportOfficeRoutes } from './report/report.office.routes.ts';

export interface PlayFace {
  /** What was played on days of a site, by member, provider, hall and game. */
  listDaySums(query: DayQuery): Promise<readonly (DayKey & DaySums)[]>;
  /** The first day of the site's that may still change; null until all is counted that was played before. */
  firstOpenDay(siteId: number): Promise<string | null>;
  /** Reports as files. */
  readonly exports: readonly AnyExportSource[];
  /** One step of the job. */
  countNext(): Promise<Step>;
}

/** Of each second. Bets go first: beside them the facts are late, and catch up when there are fewer. */
const runMs = { beside: 50, alone: 500 };

/** What was staked and paid where, by whom and when. */
export const playModule = defineModule<
  PlayFace,
  { catalogue: typeof catalogueModule; ledger: typeof ledgerModule; site: typeof siteModule }
>({
  name: 'play',
  needs: { catalogue: catalogueModule, ledger: ledgerModule, site: siteModule },
  create({ sql }, { catalogue, ledger, site }) {
    const deps: CountDeps = {
      sql,
      ledger,
      dayOf: (siteId, instant) => dayOf(instant, site.findById(siteId)?.timezone ?? 'UTC'),
    };
    const wasIdle = watchIdleness();
    const reports = { sql, sites: site, catalogue };
    return {
      face: {
        listDaySums: (query) => listDaySums(sql, query),
        async firstOpenDay(siteId) {
          const countedUntil = await readCountedUntil(sql);
          return countedUntil && deps.dayOf(siteId, countedUntil);
        },
        exports: reportExports(reports),
        countNext: () => countNext(deps),
      },
      officeRoutes: reportOfficeRoutes(reports),
      jobs: [
        {
          name: 'count-plays',
          everySeconds: 1,
          async run() {
            await countPlays(deps, wasIdle() ? runMs.alone : runMs.beside);
            // from here on: its own work is none of the others'
            wasIdle();
          },
        },
      ],
    };
  },
});

/** Whether this process has had next to nothing to do since it was last asked. */
function watchIdleness(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization < 0.2;
  };
}
