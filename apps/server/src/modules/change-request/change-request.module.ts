import { operatorModule } from '#modules/operator';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import type { Approvable } from '#platform/office/approvable.ts';
import type { OfficeImplementation } from '#platform/office/office-call.ts';
import { changePolicyRoutes } from './change-policy.office.routes.ts';
import { changeRequestRoutes } from './change-request.office.routes.ts';
import { expireRequests } from './end-change-requests.ts';
import { setChangePolicy } from './set-change-policy.ts';

export interface ChangeRequests {
  /** The calls for changes of all modules that others have to agree to, and those by which they agree. */
  serve(approvables: readonly Approvable[]): readonly OfficeImplementation[];
}

/** Changes that one operator asks for and others agree to. */
export const changeRequestModule = defineModule<
  ChangeRequests,
  { operators: typeof operatorModule; sites: typeof siteModule }
>({
  name: 'change-request',
  needs: { operators: operatorModule, sites: siteModule },
  create: ({ sql, clock }, { operators: { accountsOf }, sites }) => ({
    face: { serve: (approvables) => changeRequestRoutes({ sql, accountsOf }, approvables) },
    officeRoutes: changePolicyRoutes(sql),
    approvables: [setChangePolicy((siteId) => sites.findById(siteId) !== undefined)],
    jobs: [{ name: 'expire-change-requests', everySeconds: 60, run: () => expireRequests(sql, clock()) }],
  }),
});
