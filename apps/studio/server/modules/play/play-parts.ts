import type { KeptSessions } from '#modules/game-session';
import type { JackpotBoard } from '#modules/jackpot';
import type { KeptSeeds, RoundWriter } from '#modules/round';
import type { OperatorClient } from '#modules/seamless-wallet';
import type { TableBoard } from '#modules/shared-draws';
import type { SportsBook } from '#modules/sports';
import type { StudioPlatform } from '#platform/studio-platform.ts';

export type PlayParts = Pick<
  StudioPlatform,
  | 'sql'
  | 'clock'
  | 'tableClock'
  | 'sealing'
  | 'keys'
  | 'rateLimits'
  | 'siteOrigins'
  | 'unitsPerWin'
  | 'beacon'
  | 'gamble'
> & {
  readonly operator: OperatorClient;
  readonly writer: RoundWriter;
  readonly keptSeeds: KeptSeeds;
  readonly keptSessions: KeptSessions;
  readonly board: TableBoard;
  readonly jackpots: JackpotBoard;
  readonly sports: SportsBook;
};
