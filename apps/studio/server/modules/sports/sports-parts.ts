import type { OperatorClient } from '#modules/seamless-wallet';
import type { RoundWriter } from '#modules/round';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import type { JointPrices } from './builder/joint-prices.ts';
import type { RiskCaps } from './risk/risk.rules.ts';

export type SportsParts = Pick<StudioPlatform, 'sql' | 'clock' | 'tableClock' | 'sealing' | 'log'> & {
  readonly operator: OperatorClient;
  readonly writer: Pick<RoundWriter, 'settle'>;
  readonly caps: RiskCaps;
  readonly jointPrices: JointPrices;
  /** How long a bet on a live match waits before it is looked at again. */
  readonly liveDelayMs: number;
};
