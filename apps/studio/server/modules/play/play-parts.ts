import type { JackpotBoard } from '#modules/jackpot';
import type { OperatorClient } from '#modules/seamless-wallet';
import type { TableBoard } from '#modules/shared-draws';
import type { StudioPlatform } from '#platform/studio-platform.ts';

export type PlayParts = Pick<
  StudioPlatform,
  'sql' | 'clock' | 'tableClock' | 'sealing' | 'keys' | 'rateLimits' | 'siteOrigins' | 'unitsPerWin'
> & {
  readonly operator: OperatorClient;
  readonly board: TableBoard;
  readonly jackpots: JackpotBoard;
};
