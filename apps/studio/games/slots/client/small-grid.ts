import { el } from '../../client/dom.ts';
import { coveredGrid } from '../play-wild-reels.ts';
import type { SlotOutcome } from '../slot-model.ts';
import type { SymbolArt } from './symbol-art.ts';

/** Where the reels came to rest at last, in little. */
export function createSmallGrid({ steps }: SlotOutcome, art: SymbolArt): HTMLElement {
  const last = steps.at(-1);
  const grid = last ? coveredGrid(last) : [];
  return el(
    'div',
    { class: 'small-grid', 'aria-hidden': 'true' },
    ...grid.map((reel) => el('div', {}, ...reel.map((symbol) => art.small(symbol)))),
  );
}
