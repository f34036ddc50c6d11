import type { SportId } from '../../../../play-protocol/sports-protocol.ts';
import { svg } from '../../../client/dom.ts';

const seams: Readonly<Record<SportId, string>> = {
  football:
    'M8 5l2.9 2.1-1.1 3.400H6.200L5.100 7.100z M8 5V1.500 M10.900 7.100l3.200-1 M9.800 10.500l2 2.800 M6.200 10.500l-2 2.800 M5.100 7.100l-3.200-1',
  basketball:
    'M8 1.300v13.400 M1.300 8h13.400 M3.300 3.300c2.700 2.600 2.700 6.800 0 9.400 M12.700 3.300c-2.700 2.600-2.700 6.800 0 9.400',
  esport: 'M4.300 8h3.400M6 6.300v3.400M10 9.300h.01M11.900 7h.01',
  tennis: 'M3.200 3.200c3 2.600 3 7 0 9.600 M12.800 3.200c-3 2.600-3 7 0 9.600',
};

/** A sport by its ball, or by what it is played with. */
export function sportIcon(sport: SportId): SVGSVGElement {
  const drawing = svg('svg', {
    viewBox: '0 0 16 16',
    class: 'sport-icon',
    'data-sport': sport,
    'aria-hidden': 'true',
  });
  const body =
    sport === 'esport'
      ? svg('rect', { x: 0.8, y: 3.2, width: 14.4, height: 9.6, rx: 4.6 })
      : svg('circle', { cx: 8, cy: 8, r: 6.7 });
  drawing.append(body, svg('path', { d: seams[sport] }));
  return drawing;
}
