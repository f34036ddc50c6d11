import { memberModule } from '#modules/member';
import { operatorModule } from '#modules/operator';
import { playModule } from '#modules/play';
import type { ExportName } from '#platform/export-source.ts';
import { defineModule } from '#platform/module.ts';
import { exportOfficeRoutes } from './export.office.routes.ts';
import { dropExpired } from './export.repo.ts';
import { writeNextExport, type ExportDeps } from './write-export.ts';

/** So many at most before the job's pause. */
const filesPerRun = 20;
/** What was exported is to be seen for so long; the files themselves go sooner. */
const rememberedMs = 30 * 24 * 60 * 60_000;

export interface ExportFace {
  /** The job: writes what waits. */
  writeWaiting(): Promise<void>;
}

/** Lists that operators have written into files. */
export const exportModule = defineModule<
  ExportFace,
  { member: typeof memberModule; operator: typeof operatorModule; play: typeof playModule }
>({
  name: 'export',
  needs: { member: memberModule, operator: operatorModule, play: playModule },
  create({ sql, clock }, { member, operator, play }) {
    const sources = new Map([...play.exports, ...member.exports].map((source) => [source.list, source]));
    const sourceOf = (list: ExportName) => {
      const source = sources.get(list);
      if (!source) throw new Error(`nobody writes the list ${list}`);
      return source;
    };
    const deps: ExportDeps = { sql, clock, sourceOf, holderOf: operator.holderOf };
    async function writeWaiting(): Promise<void> {
      for (let files = 0; files < filesPerRun; files += 1)
        if ((await writeNextExport(deps)) === 'done') return;
    }
    return {
      face: { writeWaiting },
      officeRoutes: exportOfficeRoutes({ sql, sourceOf }),
      jobs: [
        { name: 'write-exports', everySeconds: 2, run: writeWaiting },
        {
          name: 'drop-expired-exports',
          everySeconds: 300,
          run: () =>
            sql.transaction().execute((transaction) => {
              const now = clock();
              return dropExpired(transaction, { now, forgetBefore: new Date(now.getTime() - rememberedMs) });
            }),
        },
      ],
    };
  },
});
