import type { Banner } from '@halls/contract/content';
import type { Hall } from '#app/page/site-data.ts';

export type BannerLink =
  | { kind: 'address'; href: string; opensTab: boolean }
  | {
      kind: 'game';
      hallId: number;
      providerId: string;
      gameCode: string;
      gameName: string;
      opensTab: boolean;
    }
  /** Instead of a game that the visitor cannot start: its hall. */
  | { kind: 'hall'; href: string };

/**
 * Where a banner leads, or null when it leads nowhere: on a demo site or without an address. A link to
 * a game in another currency than the visitor's is ignored, and so is one on a closed site; the
 * game's hall stands in for it.
 */
export function readBannerLink(
  banner: Banner,
  place: { currency: string; isDemoSite: boolean; isClosed: boolean; halls: readonly Hall[] },
): BannerLink | null {
  if (place.isDemoSite) return null;
  const opensTab = banner.link_method === 1;
  if (banner.link_type === 2) {
    const game = banner.game_link_parameter;
    if (!game) return null;
    if (game.currency !== place.currency || place.isClosed)
      return { kind: 'hall', href: `/gameHall/${game.gt_id}` };
    return {
      kind: 'game',
      hallId: game.gt_id,
      providerId: game.gp_id,
      gameCode: game.game_code,
      gameName: nameOf(game, place.halls),
      opensTab,
    };
  }
  if (banner.url === '') return null;
  const href = banner.link_type === 1 ? `/${banner.url.replace(/^[\s/\\]+/, '')}` : banner.url;
  // An operator's typing slip must not become a script.
  if (banner.link_type === 0 && !/^https?:\/\//i.test(href)) return null;
  return { kind: 'address', href, opensTab };
}

/** As the page's language has provider and hall; an operator writes them in one. */
function nameOf(game: NonNullable<Banner['game_link_parameter']>, halls: readonly Hall[]): string {
  const hall = halls.find(({ id }) => id === game.gt_id);
  const provider = hall?.providers.find(({ id }) => id === game.gp_id);
  return hall && provider ? `${provider.name} ${hall.name}` : game.gp_gt_name;
}
