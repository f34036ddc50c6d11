import type { RoundWriter } from '#modules/round';
import type { OperatorClient } from '#modules/seamless-wallet';
import type { StudioPlatform } from '#platform/studio-platform.ts';

export type PlanParts = Pick<StudioPlatform, 'sql' | 'clock' | 'tableClock' | 'beacon'> & {
  readonly operator: OperatorClient;
  readonly writer: Pick<RoundWriter, 'settle'>;
};
