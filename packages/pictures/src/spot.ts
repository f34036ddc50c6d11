import type { TemplateName } from '@halls/contract/template';
import type { Spot } from './brands/brand.ts';
import { brands } from './brands/index.ts';
import { cloud, ellipse } from './drawing/path.ts';
import { randomOf } from './drawing/random.ts';
import { Sketch } from './drawing/sketch.ts';
import { symbolInk } from './subjects/ink.ts';
import { drawSubject } from './subjects/index.ts';
import { at, Kit } from './subjects/kit.ts';

export const spots: readonly Spot[] = ['empty', 'offline', 'maintenance', 'notFound', 'success'];

/** A small picture (240 × 180) for a state without content, in a brand's colours; on nothing. */
export function spotSvg(spot: Spot, template: TemplateName = 'site02'): string {
  const sketch = new Sketch(`spot/${spot}/${template}`);
  const world = brands[template].spot;
  const subject = world.subjects[spot];
  const kit = new Kit(
    sketch,
    symbolInk({ palette: world.palette, subject: 'sun' }, subject),
    randomOf(spot),
    2.8,
  );
  const [, , tone, warm] = world.palette;
  return sketch.finish(
    240,
    180,
    `<circle cx="120" cy="86" r="74" fill="${sketch.linear([
      [0, tone, 0.34],
      [1, tone, 0.06],
    ])}"/><path d="${cloud(22, 62, 54)}${cloud(172, 44, 44)}" fill="${tone}" opacity=".3"/>` +
      at(drawSubject(subject)(kit), 120, 92, 0.62, spot === 'offline' ? -8 : spot === 'notFound' ? 10 : 0) +
      world.floor(sketch.clip(ellipse(120, 150, 96, 18)), tone) +
      badge(kit, spot, warm),
  );
}

const signs: Readonly<Record<Spot, string>> = {
  empty: '',
  offline: 'M-10 -1a14 14 0 0 1 20 0M-5 5a7 7 0 0 1 10 0M0 10v.1M-11 -11L11 11',
  maintenance: 'M8 -9a7 7 0 0 0 -9 9L-10 8a3 3 0 0 0 4 4L3 3a7 7 0 0 0 8 -9L6 -2L2 -5Z',
  notFound: 'M-5 -6a5.5 5 0 1 1 7 6q-2 1 -2 4M0 10v.1',
  success: 'M-9 1l6 6l12 -13',
};

function badge(kit: Kit, spot: Spot, tone: string): string {
  return (
    signs[spot] &&
    at(kit.cut(ellipse(0, 0, 23, 23), tone, { drop: 3 }) + kit.line(signs[spot], '#ffffff', 4), 178, 44)
  );
}
