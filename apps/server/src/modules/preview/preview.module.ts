import { pageModule } from '#modules/page';
import { publicationModule } from '#modules/publication';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { createPreviewTokens } from './preview-token.ts';
import { mountPreviews } from './mount-previews.ts';
import { previewOfficeRoutes } from './preview.office.routes.ts';
import { siteOrigin } from './preview.rules.ts';

/** Drafts, seen on the site before they are there. */
export const previewModule = defineModule({
  name: 'preview',
  needs: { page: pageModule, publication: publicationModule, site: siteModule },
  create({ settings, clock, cluster }, { page, publication, site }) {
    const tokens = createPreviewTokens(settings.serverSecret);
    const originOf = (siteId: number, office: URL) => {
      const { hosts = [] } = site.findById(siteId) ?? {};
      const isHost = site.findByHost(office.hostname).siteId === siteId;
      return siteOrigin(office, { hosts, isHost, port: settings.port });
    };
    return {
      officeRoutes: previewOfficeRoutes({ page, publication, tokens, originOf, siteOf: site.findById }),
      deskFrames: (office) => site.all().map(({ siteId }) => originOf(siteId, office)),
      mount: ({ http }) =>
        mountPreviews(http, {
          ...{ page, publication, tokens, clock },
          findSite: site.findByHost,
          countryHeader: settings.countryHeader,
          rateLimits: settings.rateLimits,
          redis: cluster.redis,
        }),
    };
  },
});
