import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { publishRules } from './publish-rules.ts';
import { riskOfficeRoutes } from './risk.office.routes.ts';
import { dropEndedSnoozes } from './snooze.repo.ts';

/** What a site asks before it pays out. */
export const riskModule = defineModule<undefined, { site: typeof siteModule }>({
  name: 'risk',
  needs: { site: siteModule },
  create({ sql, clock }, { site }) {
    const isSite = (siteId: number) => site.findById(siteId) !== undefined;
    return {
      face: undefined,
      officeRoutes: riskOfficeRoutes({ sql, isSite }),
      approvables: [publishRules(clock)],
      jobs: [
        {
          name: 'drop-ended-snoozes',
          everySeconds: 3_600,
          run: () => dropEndedSnoozes(sql, clock()),
        },
      ],
    };
  },
});
