import type { GameTheme, SymbolId } from '@halls/house-games';
import type { Template } from './brand-logo.ts';
import { cloud, ellipse, waves } from './drawing/path.ts';
import { randomOf } from './drawing/random.ts';
import { Sketch } from './drawing/sketch.ts';
import { symbolInk } from './subjects/ink.ts';
import { drawSubject } from './subjects/index.ts';
import { at, Kit } from './subjects/kit.ts';

export type Spot = 'empty' | 'offline' | 'maintenance' | 'notFound' | 'success';
export const spots: readonly Spot[] = ['empty', 'offline', 'maintenance', 'notFound', 'success'];

/** A small picture (240 × 180) for a state without content, in a brand's colours; on nothing. */
export function spotSvg(spot: Spot, template: Template = 'site02'): string {
  const sketch = new Sketch(`spot/${spot}/${template}`);
  const world = worlds[template];
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
      floor(sketch, template, tone) +
      badge(kit, spot, warm),
  );
}

interface World {
  readonly palette: GameTheme['palette'];
  readonly subjects: Readonly<Record<Spot, SymbolId>>;
}

const worlds: Readonly<Record<Template, World>> = {
  site02: {
    palette: ['#071a1e', '#12565c', '#19c39a', '#ff6b9a', '#eafff8'],
    subjects: {
      empty: 'shell',
      offline: 'boat',
      maintenance: 'teapot',
      notFound: 'lantern',
      success: 'lotus',
    },
  },
  suncity: {
    palette: ['#221a14', '#8a6a3a', '#d9a13a', '#c4321e', '#fffdf7'],
    subjects: {
      empty: 'teacup',
      offline: 'kite',
      maintenance: 'brush',
      notFound: 'lantern',
      success: 'seal',
    },
  },
  apsport: {
    palette: ['#0b0c0e', '#3a3d44', '#a8cf1a', '#ff5a1f', '#f4f5f2'],
    subjects: {
      empty: 'ticket',
      offline: 'satellite',
      maintenance: 'helmet',
      notFound: 'flag',
      success: 'trophy',
    },
  },
};

function floor(sketch: Sketch, template: Template, tone: string): string {
  const clip = sketch.clip(ellipse(120, 150, 96, 18));
  if (template === 'apsport')
    return `<g clip-path="${clip}"><path d="M0 146H240V180H0Z" fill="${tone}"/><path d="M20 180l40 -40h14l-40 40ZM90 180l40 -40h14l-40 40ZM160 180l40 -40h14l-40 40Z" fill="#0b0c0e" opacity=".35"/></g>`;
  return `<g clip-path="${clip}"><path d="${waves(146, 240, 180, 34, 8, -8)}" fill="${tone}" opacity=".55"/><path d="${waves(156, 240, 180, 30, 7, -22)}" fill="${tone}"/></g>`;
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
