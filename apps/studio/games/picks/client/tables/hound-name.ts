import type { Translate } from '@halls/i18n/format';
import { houndCards } from '../../models/hounds.ts';
import type { TableWords } from '../../words/table-texts.ts';

export type HoundKey = keyof TableWords['hounds'] | `hound_${number}`;

/** A trap's number with the hound that runs from it. */
export function houndName(card: number, trap: number, text: Translate<HoundKey>): string {
  const hound = houndCards[card - 1]?.[trap - 1] ?? 0;
  return text('trap_of', { n: trap, name: text(`hound_${hound}`) });
}
