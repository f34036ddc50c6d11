import type { DataOf } from '@halls/contract';
import type { siteDetail } from '@halls/contract/site';
import type { Site } from './site-directory.ts';

/** A day. */
const defaultLinkMinutes = 1_440;

/** What a site is, for pages and forms. */
export function presentSite(site: Site): DataOf<typeof siteDetail> {
  return {
    site_id: site.siteId,
    site_name: { en_US: site.name, zh_CN: site.nameZh },
    hosts: [...site.hosts],
    template: site.template,
    mobile_template: site.mobileTemplate,
    default_language: site.defaultLanguage,
    languages: [...site.languages],
    default_currency: site.defaultCurrency,
    currencies: [...site.currencies],
    is_closed: site.isClosed ? 1 : 0,
    customer_service_url: site.settings.customer_service_url ?? '',
    settings: {
      AGENT_BIND_FAST_PAYMENT_FLAG: site.settings.agent_bind_fast_payment ?? false,
      IS_DEMO: site.settings.is_demo ?? false,
      GAME_ROOM: site.settings.game_room ?? false,
      HAS_PIXEL: site.hasPixel,
      SHOWS_WINS: site.settings.shows_wins ?? false,
      LINK_EXPIRE_TIME: site.settings.link_expire_minutes ?? defaultLinkMinutes,
    },
  };
}
