import { textIn } from '@halls/contract';
import type { OpeningMode } from '@halls/contract/catalogue';
import { closedBy, type ClosedBy } from './closed-by.ts';
import type { LoaderApi } from './loader-api.ts';

/** What the frame around every page shows. */
export interface SiteData {
  /** The title that the browser's tab shows: Chinese for zh_CN, English otherwise. */
  title: string;
  name: string;
  logoUrl: string | null;
  customerServiceUrl: string;
  isClosed: boolean;
  /** Shows everything and opens nothing. */
  isDemoSite: boolean;
  /** A provider's slots have a room of their own on a desktop. */
  hasGameRoom: boolean;
  /** How long it is kept who has brought a visitor. */
  linkMinutes: number;
  /** Whether visitors are asked if an advertiser may be told. */
  hasPixel: boolean;
  /** Whether visitors are shown what was won last. */
  showsWins: boolean;
  /** Where a deposit begins. */
  depositPath: string;
  halls: Hall[];
  /** The names under which the site is reached. */
  hosts: string[];
  footerLinks: FooterLink[];
  tabs: string[];
}

export interface FooterLink {
  id: number;
  name: string;
  /** Such as `lucide:headset`; empty where there is none. */
  icon: string;
  url: string;
  opensTab: boolean;
}

export interface Hall {
  id: number;
  name: string;
  gameCount: number;
  providers: HallProvider[];
}

export interface HallProvider {
  id: string;
  name: string;
  iconUrl: string;
  hallId: number;
  house: string;
  gameType: number;
  gameCode: string;
  gameName: string;
  gameCount: number;
  hasDemo: boolean;
  /** Null: it can be played. */
  closed: ClosedBy | null;
  /** Where the site has settled how its games open on a desktop. */
  opensIn: OpeningMode | null;
  /** One of its games may be shown in a frame. */
  hasQuickbet: boolean;
}

export async function loadSiteData({ info, read, readOptional }: LoaderApi): Promise<SiteData> {
  const view = { currency: info.currency, support_device: 0, template: info.template } as const;
  const [detail, halls, logos, links, tabs] = await Promise.all([
    read('/arks/web/site/detail', {}),
    read('/v3/game_list', view),
    readOptional('/web/logo', {}),
    readOptional('/arks/web/footer', {}),
    readOptional('/arks/web/web-mobile-footer', { template: info.template }),
  ]);
  return {
    title: textIn(detail.site_name, info.language === 'zh_CN' ? 'zh_CN' : 'en_US'),
    name: textIn(detail.site_name, info.language),
    logoUrl: logos?.web_logo_list[0]?.photo_path ?? null,
    customerServiceUrl: detail.customer_service_url,
    isClosed: detail.is_closed === 1,
    isDemoSite: detail.settings.IS_DEMO === true,
    hasGameRoom: detail.settings.GAME_ROOM === true,
    hasPixel: detail.settings.HAS_PIXEL === true,
    showsWins: detail.settings.SHOWS_WINS === true,
    depositPath: detail.settings.AGENT_BIND_FAST_PAYMENT_FLAG === true ? '/fastPayment' : '/user/Deposit',
    linkMinutes: Number(detail.settings.LINK_EXPIRE_TIME ?? 0),
    halls: halls.map((hall) => ({
      id: hall.gt_id,
      name: hall.gt_name,
      gameCount: hall.gp_list.reduce((sum, provider) => sum + provider.game_count, 0),
      providers: hall.gp_list.map((provider) => ({
        id: provider.gp_id,
        name: provider.gp_name,
        iconUrl: provider.icon_light,
        hallId: provider.gt_id,
        house: provider.house,
        gameType: provider.game_type,
        gameCode: provider.game_code,
        gameName: textIn(provider.game_name, info.language),
        gameCount: provider.game_count,
        hasDemo: provider.has_demo === 1,
        closed: closedBy(provider),
        opensIn: provider.opens_in,
        hasQuickbet: provider.has_quickbet === 1,
      })),
    })),
    hosts: detail.hosts,
    footerLinks: (links?.list ?? [])
      .toSorted((a, b) => a.sort - b.sort)
      .map((item) => ({
        id: item.id,
        name: item.name,
        icon: item.icon,
        url: item.url,
        opensTab: !item.url.startsWith('/'),
      })),
    tabs: (tabs?.list ?? []).toSorted((a, b) => a.sort - b.sort).map((tab) => tab.name),
  };
}
