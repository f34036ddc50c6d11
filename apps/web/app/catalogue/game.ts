import { textIn, type Language } from '@halls/contract';
import type { Game as WireGame, Volatility } from '@halls/contract/catalogue';
import { closedBy, type ClosedBy } from '#app/page/closed-by.ts';
import type { LaunchTarget } from '#app/game-session/launch.ts';

/** One game as a tile shows it. */
export interface Game {
  id: number;
  hallId: number;
  gameType: number;
  providerId: string;
  providerName: string;
  code: string;
  name: string;
  house: string;
  pictureUrl: string;
  hasDemo: boolean;
  /** In per cent. */
  rtp: string | null;
  rtpMax: string | null;
  hasJackpot: boolean;
  mark: 'hot' | 'new' | null;
  /** Also of what is hot. */
  isNew: boolean;
  volatility: Volatility | null;
  isFavorite: boolean;
  /** Null: it can be played. */
  closed: ClosedBy | null;
}

export function readGame(wire: WireGame, language: Language): Game {
  return {
    id: wire.id,
    hallId: wire.gt_id,
    gameType: wire.game_type,
    providerId: wire.gp_id,
    providerName: wire.gp_name,
    code: wire.game_code,
    name: textIn(wire.game_name, language),
    house: wire.house,
    pictureUrl: wire.picture,
    hasDemo: wire.has_demo === 1,
    rtp: wire.rtp,
    rtpMax: wire.rtp_max,
    hasJackpot: wire.has_jackpot === 1,
    mark: wire.is_hot ? 'hot' : wire.is_new ? 'new' : null,
    isNew: wire.is_new === 1,
    volatility: wire.volatility,
    isFavorite: wire.member_favorite === 1,
    closed: closedBy(wire),
  };
}

export function launchTargetOf(game: Game): LaunchTarget {
  return {
    gameId: game.id,
    hallId: game.hallId,
    providerId: game.providerId,
    providerName: game.providerName,
    gameType: game.gameType,
    gameCode: game.code,
    gameName: game.name,
    house: game.house,
    hasDemo: game.hasDemo,
  };
}
