import { randomOf } from './drawing/random.ts';
import { circle, cloud, ellipse, roundRect, waves } from './drawing/path.ts';
import { Sketch } from './drawing/sketch.ts';
import { lantern, teapot } from './subjects/festival.ts';
import type { Ink } from './subjects/kit.ts';
import { at, Kit } from './subjects/kit.ts';
import { junk, lotus } from './subjects/water.ts';
import { brandLogoSvg } from './brand-logo.ts';
import type { Template } from './brand-logo.ts';
void brandLogoSvg;

export type Spot = 'empty' | 'offline' | 'maintenance' | 'notFound' | 'success';
export const spots: readonly Spot[] = ['empty', 'offline', 'maintenance', 'notFound', 'success'];

/** A small picture (240 × 180) for a state without content, in a brand's colours; on nothing. */
export function spotSvg(spot: Spot, template: Template = 'site02'): string {
  const sketch = new Sketch(`spot/${spot}/${template}`);
  const kit = new Kit(sketch, inks[template], randomOf(spot), 2.6);
  return sketch.finish(240, 180, backdrop(kit, template) + drawings[spot](kit) + waterline(kit));
}

const inks: Readonly<Record<Template, Ink>> = {
  site02: { main: '#ff6b9a', second: '#8a4a2f', accent: '#ffc46b', gold: '#f0b840', pale: '#eafff8', leaf: '#19a383', dark: '#071a1e' },
  suncity: { main: '#c4321e', second: '#7a4a24', accent: '#d9a13a', gold: '#c9963a', pale: '#fffdf7', leaf: '#5f7f4a', dark: '#221a14' },
  apsport: { main: '#c8f31d', second: '#3a3d44', accent: '#ff5a1f', gold: '#d9e36a', pale: '#f4f5f2', leaf: '#7fa31a', dark: '#0b0c0e' },
};

const backdrop = (k: Kit, template: Template): string => {
  const tone = template === 'site02' ? '#19c39a' : k.ink.accent;
  return `<circle cx="120" cy="86" r="74" fill="${k.sketch.linear([[0, tone, 0.34], [1, tone, 0.06]])}"/><path d="${cloud(22, 62, 54)}${cloud(172, 44, 44)}" fill="${tone}" opacity=".3"/>`;
};

const waterline = (k: Kit): string => {
  const tone = k.ink.leaf;
  return `<g clip-path="${k.sketch.clip(ellipse(120, 148, 96, 20))}"><path d="${waves(146, 240, 180, 34, 8, -8)}" fill="${tone}" opacity=".55"/><path d="${waves(156, 240, 180, 30, 7, -22)}" fill="${tone}"/></g>`;
};

const drawings: Readonly<Record<Spot, (k: Kit) => string>> = {
  empty: (k) => at(k.cut(roundRect(-38, -30, 76, 56, 8), k.ink.pale) + k.cut('M-46 -34H46L38 -14H-38Z', k.ink.main) + k.line('M-16 4H16', k.ink.dark, 5, 0.25) + k.gild(circle(0, -24, 6)), 120, 112) + at(k.cut('M0 0C-8 -12 -4 -26 8 -32C16 -22 12 -8 0 0Z', k.ink.leaf), 120, 76),
  offline: (k) => at(junk(k), 120, 96, 0.62, -8) + k.line('M178 40q12 -12 24 0M172 30q18 -18 36 0', k.ink.dark, 4, 0.35) + k.line('M172 52L208 16', k.ink.accent, 5),
  maintenance: (k) => at(teapot(k), 116, 92, 0.6) + k.line('M88 80l14 12l-6 12l16 14l-4 12', k.ink.gold, 3.4),
  notFound: (k) => at(lantern(k), 120, 78, 0.62, 12) + k.line('M120 8Q122 4 120 0', k.ink.dark, 3, 0.4) + `<circle cx="120" cy="84" r="68" fill="${k.sketch.radial([[0, '#ffe9b0', 0.5], [1, '#ffe9b0', 0]])}"/>`,
  success: (k) => at(lotus(k), 120, 98, 0.66) + k.gild(circle(164, 58, 21), { drop: 3 }) + k.line('M154 58l8 8l13 -15', k.ink.dark, 5.5),
};
