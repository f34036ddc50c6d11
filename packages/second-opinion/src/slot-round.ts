/** A slot's round as it is recorded. */
export interface SlotRound {
  steps: Step[];
  units: number;
  expandingSymbol?: number;
  /** The maximum has ended it. */
  isMaximum?: true;
  /** Of a round that was bought, or whose win may be gambled. */
  moves?: string[];
}

/** A round whose win may be gambled: the cards, and what it is worth after them. */
export interface GambledRound extends SlotRound {
  moves: string[];
  gamble: { cards: number[]; units: number };
  isOver: boolean;
  stakeHundredths: number;
  payHundredths: number;
}

export interface Win {
  symbol: number;
  count: number;
  units: number;
  line?: number;
  ways?: number;
  cells?: number[];
}

export interface Step {
  kind: 'base' | 'free' | 'fall' | 'respin';
  grid: number[][];
  wins: Win[];
  multiplier: number;
  units: number;
  awarded: number;
  expandedReels?: number[];
  wildReels?: number[];
  coins?: number[][];
  respinsLeft?: number;
}
