import type { MarketView } from '../../../play-protocol/sports-protocol.ts';

export type MarketGroup = MarketView['group'];

/** What every market of every sport is. */
export interface MarketHead {
  /** Unique among all sports; it stands in every ticket and is never used for anything else. */
  readonly code: string;
  readonly group: MarketGroup;
  /** What the house keeps, in hundredths of a per cent of the fair price. */
  readonly marginBp: number;
  /** Whole numbers alone, so that a line is written in one way: quarters of what is counted, or the number of a goal. */
  readonly lineKind: 'none' | 'quarters' | 'count';
  outcomes(line: number): readonly string[];
}

export const noLine = 0;
