import type { Implementation } from '#platform/call.ts';
import type { WalletOwner } from '#modules/ledger';
import { isPlaying, listPlayedProviders } from './game-session.repo.ts';
import type { LaunchParts } from './launch.parts.ts';
import { launchRoutes } from './launch.routes.ts';
import { transferBackUnlessPlaying, finishLeaving } from './leave-game.ts';
import './launch.tables.ts';

/** Starting and leaving games, for real and as demos. */
export function createLaunch(parts: LaunchParts): {
  routes: Implementation[];
  isPlaying: (memberId: number) => Promise<boolean>;
  /** Providers that members have games open at. */
  playedProviders: () => Promise<string[]>;
  /** The job; see `finishLeaving`. */
  finishLeaving: () => Promise<number>;
  /** See `transferBackUnlessPlaying`. */
  transferBackUnlessPlaying: (owner: WalletOwner, gpId: string) => Promise<void>;
} {
  return {
    routes: launchRoutes(parts),
    isPlaying: (memberId) => isPlaying(parts.sql, memberId, parts.clock()),
    playedProviders: () => listPlayedProviders(parts.sql, parts.clock()),
    finishLeaving: () => finishLeaving(parts),
    transferBackUnlessPlaying: (owner, gpId) => transferBackUnlessPlaying(owner, gpId, parts),
  };
}
