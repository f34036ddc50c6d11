import type { Outlook } from '../football/outlook.ts';
import type { LegResult } from './leg-result.ts';
import type { MarketRow } from './market-row.ts';

/** In millionths: the part of a stake that is paid at its price, and the part that is returned. */
export interface OutcomeChance {
  readonly outcome: string;
  readonly wonPpm: number;
  readonly returnedPpm: number;
}

/** What a stake on each outcome of a market is worth, by adding up whatever may come. */
export function chancesOf(row: MarketRow, line: number, outlook: Outlook): OutcomeChance[] {
  if (row.by === 'order') {
    const chances = row.chances(outlook, line);
    return row.outcomes(line).map((outcome) => chanceOf(outcome, chances[outcome] ?? 0, 0));
  }
  return row.outcomes(line).map((outcome) => {
    let [won, returned] = [0, 0];
    each(row, outlook, outcome, line, (result, chance) => {
      if (result === 'won') won += chance;
      else if (result === 'half_won') [won, returned] = [won + chance / 2, returned + chance / 2];
      else if (result === 'void') returned += chance;
      else if (result === 'half_lost') returned += chance / 2;
    });
    return chanceOf(outcome, won, returned);
  });
}

function each(
  row: Exclude<MarketRow, { by: 'order' }>,
  outlook: Outlook,
  outcome: string,
  line: number,
  add: (result: LegResult, chance: number) => void,
): void {
  if (row.by === 'score') {
    for (const score of outlook.grid(row.stat, row.period))
      add(row.judge(outcome, score, line), score.chance);
    return;
  }
  // the halves have nothing to do with each other: a minute knows no other
  const likely = outlook.grid('goals', 'second').filter(({ chance }) => chance > tooRare);
  for (const first of outlook.grid('goals', 'first')) {
    if (first.chance <= tooRare) continue;
    for (const second of likely) add(row.judge(outcome, first, second), first.chance * second.chance);
  }
}

/** Pairs of halves that are rarer together change no price. */
const tooRare = 1e-7;

export function chanceOf(outcome: string, won: number, returned: number): OutcomeChance {
  return { outcome, wonPpm: Math.round(won * 1_000_000), returnedPpm: Math.round(returned * 1_000_000) };
}
