import { type LegResult, resultOfQuarters } from './leg-result.ts';

/** More than the line is more, whatever comes; less is certain at the end. */
export function judgeCount(
  outcome: string,
  count: number,
  { line, isOver }: { readonly line: number; readonly isOver: boolean },
): LegResult | null {
  const over = count * 4 - line;
  if (over <= 0 && !isOver) return null;
  return resultOfQuarters(outcome === 'over' ? over : -over);
}
