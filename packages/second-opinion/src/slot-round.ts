/** A slot's round as it is recorded. */
export interface SlotRound {
  steps: Step[];
  units: number;
  expandingSymbol?: number;
  /** Of a round that was bought. */
  moves?: string[];
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
