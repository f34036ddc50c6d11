import type { OperatorClient } from '#modules/seamless-wallet';
import type { StudioPlatform } from '#platform/studio-platform.ts';

export type PlayParts = Pick<StudioPlatform, 'sql' | 'clock' | 'keys' | 'rateLimits' | 'siteOrigins'> & {
  readonly operator: OperatorClient;
};
