import { halls } from '@halls/contract';
import { checkIframe, sportQuickbetUrl } from '@halls/contract/launch';
import type { CatalogueFace } from '#modules/catalogue';
import type { StoppedPlaces } from '#modules/play-stop';
import { maintenanceAt, type ProviderConnections } from '#modules/provider-connection';
import type { SiteDirectory } from '#modules/site';
import { implement, type Implementation } from '#platform/call.ts';
import { fail, succeed } from '#platform/result.ts';
import type { FrameCheck } from './check-frame.ts';

export function sportsFrameRoutes({
  catalogue,
  providers,
  gameProviders,
  sites,
  stops,
  checkFrame,
}: Pick<ProviderConnections, 'providers' | 'gameProviders'> & {
  readonly catalogue: Pick<CatalogueFace, 'findQuickbet'>;
  readonly sites: Pick<SiteDirectory, 'findById'>;
  readonly stops: Pick<StoppedPlaces, 'stopOf'>;
  readonly checkFrame: FrameCheck['check'];
}): Implementation[] {
  return [
    implement(
      sportQuickbetUrl,
      async ({ currency, support_device: device }, { site, language, siteOrigin, now }) => {
        if (sites.findById(site.siteId)?.isClosed) return fail(101);
        const sports = { siteId: site.siteId, gtId: halls.sports, currency };
        const found = await catalogue.findQuickbet(sports);
        const connection = found && (await providers.find(found.gpId));
        if (!found || !connection?.isActive) return fail(101);
        if (maintenanceAt(connection, now)) return fail(203);
        if (await stops.stopOf(found.gpId, found.gameCode)) return fail(203);
        const opened = await gameProviders.openDemo(connection, {
          gameCode: found.gameCode,
          currency,
          language,
          device: sportsDeviceOf(device),
          lobbyUrl: `${siteOrigin}/close`,
        });
        if (opened.kind === 'opened') return succeed({ detail: { url: opened.url, gp_id: connection.gpId } });
        return fail(opened.kind === 'maintenance' ? 203 : 101);
      },
    ),

    implement(checkIframe, async ({ url }, { siteOrigin }) => {
      const status = await checkFrame(url, siteOrigin);
      return status === null ? fail(101) : succeed({ status });
    }),
  ];
}

/** By name or by number: 0 desktop, 1 mobile, 2 app. */
function sportsDeviceOf(device: 'app' | 'desktop' | 'mobile' | 0 | 1 | 2): 'app' | 'desktop' | 'mobile' {
  if (typeof device === 'string') return device;
  return (['desktop', 'mobile', 'app'] as const)[device];
}
