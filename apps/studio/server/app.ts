import { createDemo } from '#modules/demo';
import { createJackpotBoard } from '#modules/jackpot';
import { createPlans } from '#modules/plan';
import { createPlay } from '#modules/play';
import { createProviderApi } from '#modules/provider-api';
import { createRoundWriter } from '#modules/round';
import { createOperatorClient, createSeamlessWallet } from '#modules/seamless-wallet';
import type { ChainPlan } from '#modules/chain';
import { createSharedDraws, createTableBoard } from '#modules/shared-draws';
import { createSealingRoom } from '#modules/sealing';
import { createSite } from '#modules/site';
import {
  createSports,
  createSportsBook,
  createTradingDesk,
  type FeedAdapter,
  JointPrices,
  plantFaults,
  type RiskCaps,
  SandboxFeed,
  standardCaps,
} from '#modules/sports';
import type { StudioSettings } from '#platform/settings.ts';
import type { StudioModule } from '#platform/studio-module.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';

/** The studio's rooms. Each audience has its own: the operator, the games' pages, and whoever opens one. */
export function createApp(
  platform: StudioPlatform,
  operatorApi: { readonly url: string; readonly timeoutMs?: number },
  options: AppOptions = {},
): readonly StudioModule[] {
  const operator = createOperatorClient({ ...operatorApi, keys: platform.keys, clock: platform.clock });
  const board = createTableBoard(platform);
  const jackpots = createJackpotBoard({ operator, clock: platform.clock });
  const writer = createRoundWriter(platform);
  const { sportsFeed, liveDelayMs = standardLiveDelayMs, riskCaps = standardCaps } = options;
  const jointPrices = new JointPrices({ isLimited: platform.rateLimits });
  const book = { ...platform, operator, writer, liveDelayMs, caps: riskCaps, jointPrices };
  const feed = sportsFeed?.(platform) ?? null;
  const sports = createSportsBook(book);
  const parts = { ...platform, operator, writer, board, jackpots, sports };
  return [
    createProviderApi(platform, board, createTradingDesk(book)),
    createPlay(parts),
    createDemo(platform),
    createSite(platform),
    createSeamlessWallet(parts),
    createSharedDraws(platform, board, options.chainPlan),
    createPlans(parts),
    createSports(book, feed, sports.board),
    createSealingRoom(platform),
  ];
}

export interface AppOptions {
  readonly chainPlan?: ChainPlan | undefined;
  /** Where matches come from; without it there are none. */
  readonly sportsFeed?: ((platform: StudioPlatform) => FeedAdapter) | undefined;
  readonly liveDelayMs?: number | undefined;
  readonly riskCaps?: RiskCaps | undefined;
}

/** The simulated leagues, and what goes wrong with them on purpose. */
export function sandboxSports({
  sportsFaults,
}: Pick<StudioSettings, 'sportsFaults'>): AppOptions['sportsFeed'] {
  return (platform) => new SandboxFeed(platform, plantFaults(sportsFaults));
}

/** A bet on a match that is on is looked at again after so long. */
const standardLiveDelayMs = 5_000;
