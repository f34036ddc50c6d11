import { loginModule } from '#modules/login';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { clientSecret } from './identity-provider.repo.ts';
import { createOpenIdProviders } from './openid-providers.ts';
import { mountSandboxProvider } from './sandbox-provider/mount-sandbox-provider.ts';
import { thirdPartyRoutes } from './third-party.routes.ts';
import { deleteExpired } from './visit.repo.ts';
import { mountVisits } from './visit.routes.ts';

export const thirdPartyModule = defineModule({
  name: 'third-party',
  needs: { login: loginModule, site: siteModule },
  async create({ sql, sealing, clock, settings, log }, { login: { admission }, site }) {
    const isSandbox = settings.mode === 'sandbox';
    const openId = createOpenIdProviders({ nowMs: () => clock().getTime(), allowsHttp: isSandbox });
    const seal = () => clientSecret.sealRows({ sql, sealing });
    await seal();
    return {
      face: undefined,
      routes: thirdPartyRoutes({ sql, sealing, admission }),
      jobs: [
        // what is written by hand stands in clear no longer than this
        { name: 'seal-identity-secrets', everySeconds: 60, run: seal },
        { name: 'sweep-third-party-visits', everySeconds: 300, run: () => deleteExpired(sql, clock()) },
      ],
      async mount({ http }) {
        await mountVisits(http, {
          ...{ sql, sealing, clock, openId, log },
          rateLimits: settings.rateLimits,
          siteIdOf: (host) => site.findByHost(host).siteId,
        });
        if (isSandbox) await mountSandboxProvider(http);
      },
    };
  },
});
