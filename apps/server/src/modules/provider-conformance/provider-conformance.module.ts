import { providerConnectionModule } from '#modules/provider-connection';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { conformanceOfficeRoutes } from './provider-conformance.office.routes.ts';
import { runFromOffice } from './run-from-office.ts';

/** Providers are tried out from the office, while no member plays there. */
export const providerConformanceModule = defineModule<
  undefined,
  { connections: typeof providerConnectionModule; site: typeof siteModule }
>({
  name: 'provider-conformance',
  needs: { connections: providerConnectionModule, site: siteModule },
  create({ sql, clock, log, settings }, { connections: { providers }, site }) {
    const lobbyUrl = () => {
      const host = site.all()[0]?.hosts[0];
      return settings.mode === 'production' && host !== undefined
        ? `https://${host}/close`
        : `http://127.0.0.1:${settings.port}/close`;
    };
    return {
      officeRoutes: conformanceOfficeRoutes({ sql, providers }),
      jobs: [
        {
          name: 'try-out-providers',
          everySeconds: 3,
          run: () => runFromOffice({ sql, providers, clock, log, lobbyUrl: lobbyUrl() }),
        },
      ],
    };
  },
});
