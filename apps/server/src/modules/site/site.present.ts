import type { DataOf } from '@halls/contract';
import type { siteDetail } from '@halls/contract/site';
import { usualSiteSettings } from '@halls/contract/site-setting';
import type { Site } from './site-directory.ts';

/** What a site is, for pages and forms. */
export function presentSite(site: Site): DataOf<typeof siteDetail> {
  const settings = { ...usualSiteSettings, ...site.settings };
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
      FAST_PAYMENT: settings.fast_payment,
      // no button leads to what is shut
      AGENT_BIND_FAST_PAYMENT_FLAG: settings.fast_payment && settings.agent_bind_fast_payment,
      IS_DEMO: settings.is_demo,
      GAME_ROOM: settings.game_room,
      HAS_PIXEL: site.hasPixel,
      SHOWS_WINS: settings.shows_wins,
      LINK_EXPIRE_TIME: settings.link_expire_minutes,
    },
  };
}
