import { el } from '../../../client/dom.ts';

/** A trap's number in the colours of its jacket. */
export function jacket(trap: number): HTMLElement {
  return el('span', { class: `jacket jacket-${trap} figures`, 'aria-hidden': 'true' }, String(trap));
}
