import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { agreeToEnvelope } from './agree-to-envelope.ts';
import { keepEnvelopes } from './keep-envelopes.ts';
import { redEnvelopeOfficeRoutes } from './red-envelope.office.routes.ts';
import { sealedSeed } from './red-envelope.repo.ts';
import { redEnvelopeRoutes } from './red-envelope.routes.ts';

/** Money that a site lays out in shares, of which each member takes one. */
export const redEnvelopeModule = defineModule<undefined, { site: typeof siteModule }>({
  name: 'red-envelope',
  needs: { site: siteModule },
  create({ sql, sealing, clock }, { site }) {
    const deps = { sql, sealing, clock };
    return {
      routes: redEnvelopeRoutes({
        sql,
        timezoneOf: (siteId) => site.findById(siteId)?.timezone ?? 'UTC',
      }),
      officeRoutes: redEnvelopeOfficeRoutes({
        ...deps,
        currenciesOf: (siteId) => site.findById(siteId)?.currencies ?? null,
      }),
      approvables: [agreeToEnvelope(deps)],
      jobs: [
        { name: 'keep-red-envelopes', everySeconds: 1, run: () => keepEnvelopes(deps) },
        { name: 'seal-envelope-seeds', everySeconds: 60, run: () => sealedSeed.sealRows({ sql, sealing }) },
      ],
    };
  },
});
