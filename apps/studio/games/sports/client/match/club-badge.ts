import type { ClubView } from '../../../../play-protocol/sports-protocol.ts';
import { svg } from '../../../client/dom.ts';

/** A club's shirt and trim in little. */
export function clubBadge({ colours: [shirt, trim] }: Pick<ClubView, 'colours'>): SVGSVGElement {
  const drawing = svg('svg', { viewBox: '0 0 16 16', class: 'club-badge', 'aria-hidden': 'true' });
  drawing.append(
    svg('path', { d: 'M5 1.5h6l4 3-2 3-1.500-.8v7.800h-7V6.700L3 7.500l-2-3z', fill: shirt }),
    svg('path', { d: 'M6 1.500a2 2 0 004 0M4.500 11h7', fill: 'none', stroke: trim, 'stroke-width': 1.6 }),
  );
  return drawing;
}
