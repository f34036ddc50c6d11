import { el } from '../../../client/dom.ts';
import type { SportsText } from '../../words/sports-texts.ts';

/** The dot beside the side that serves, or has the ball. */
export function ballMark(text: SportsText, says: 'serves' | 'has_ball'): HTMLElement {
  return el('i', { class: 'ball-mark', 'data-kind': says, role: 'img', 'aria-label': text(says) });
}
