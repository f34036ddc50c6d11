import type { Banner } from '@halls/contract/content';

export type BannerLink =
  | { kind: 'address'; href: string; opensTab: boolean }
  | {
      kind: 'game';
      hallId: number;
      providerId: string;
      gameCode: string;
      gameName: string;
      opensTab: boolean;
    };

/**
 * Where a banner leads, or null when it leads nowhere: on a demo site, without an address, or to a
 * game in another currency than the visitor's.
 */
export function readBannerLink(
  banner: Banner,
  place: { currency: string; isDemoSite: boolean },
): BannerLink | null {
  if (place.isDemoSite) return null;
  const opensTab = banner.link_method === 1;
  if (banner.link_type === 2) {
    const game = banner.game_link_parameter;
    if (!game || game.currency !== place.currency) return null;
    return {
      kind: 'game',
      hallId: game.gt_id,
      providerId: game.gp_id,
      gameCode: game.game_code,
      gameName: game.gp_gt_name,
      opensTab,
    };
  }
  if (banner.url === '') return null;
  const href = banner.link_type === 1 ? `/${banner.url.replace(/^[\s/\\]+/, '')}` : banner.url;
  // An operator's typing slip must not become a script.
  if (banner.link_type === 0 && !/^https?:\/\//i.test(href)) return null;
  return { kind: 'address', href, opensTab };
}
