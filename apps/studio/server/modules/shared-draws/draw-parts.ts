import type { Beacon } from '#modules/beacon';
import type { ChainLinks, ChainPlan } from '#modules/chain';
import type { StudioPlatform } from '#platform/studio-platform.ts';

export type DrawParts = Pick<StudioPlatform, 'sql' | 'clock' | 'tableClock' | 'sealing'> & {
  readonly links: ChainLinks;
  readonly plan: ChainPlan;
  readonly beacon: Beacon;
};
