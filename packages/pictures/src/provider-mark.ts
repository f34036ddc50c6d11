import { findHouseProvider } from '@halls/house-games';
import type { HouseProvider } from '@halls/house-games';
import { lighten, mix } from './drawing/color.ts';
import { roundRect } from './drawing/path.ts';
import { randomOf } from './drawing/random.ts';
import { Sketch } from './drawing/sketch.ts';
import { brandPaint } from './stage/brand-pattern.ts';
import { symbolInk } from './subjects/ink.ts';
import { drawSubject } from './subjects/index.ts';
import { at, Kit } from './subjects/kit.ts';

/** A provider's mark: square 96 × 96, or wide 288 × 96 with calm space at the right for its name as live text. */
export function providerMarkSvg(gpId: string, format: 'square' | 'wide' = 'square'): string {
  const provider = findHouseProvider(gpId);
  if (!provider) throw new Error(`no house provider has the id "${gpId}"`);
  const sketch = new Sketch(`mark/${gpId}/${format}`);
  const width = format === 'wide' ? 288 : 96;
  return sketch.finish(width, 96, plate(provider, sketch, width) + emblem(provider, sketch));
}

function plate({ brand }: HouseProvider, sketch: Sketch, width: number): string {
  const [deep, mid, bright] = brand.colours;
  const d = roundRect(0, 0, width, 96, 22);
  return (
    `<path d="${d}" fill="${sketch.linear([mix(mid, bright, 0.1), mid, deep], width > 96 ? 20 : 65)}"/><path d="${d}" fill="${brandPaint(brand.pattern, sketch, bright, 24)}" opacity=".3"/>` +
    `<path d="${d}" fill="${sketch.radial(
      [
        [0, bright, 0.5],
        [1, bright, 0],
      ],
      48 / width,
      0.5,
      0.5,
    )}"/>` +
    (width > 96
      ? `<path d="${roundRect(92, 0, width - 92, 96, 22)}" fill="${sketch.linear(
          [
            [0, deep, 0],
            [0.4, deep, 0.8],
            [1, deep, 0.9],
          ],
          0,
        )}"/>`
      : '') +
    `<path d="${roundRect(1, 1, width - 2, 94, 21)}" fill="none" stroke="${lighten(bright, 0.2)}" stroke-width="2" opacity=".45"/>`
  );
}

function emblem({ gpId, brand }: HouseProvider, sketch: Sketch): string {
  const [deep, mid, bright] = brand.colours;
  // No game's subject: the mark keeps its natural colours, only leaning to the brand's.
  const ink = symbolInk(
    { palette: [deep, mid, bright, bright, lighten(bright, 0.7)], subject: 'sun' },
    brand.mark,
  );
  return at(drawSubject(brand.mark)(new Kit(sketch, ink, randomOf(gpId), 3.4)), 48, 49, 0.38);
}
