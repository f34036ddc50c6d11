import { polar, sector } from '../drawing/path.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { motifPaint } from '../stage/brand-pattern.ts';
import { rect, type Stage } from '../stage/stage.ts';
import type { Brand } from './brand.ts';
import { waterFloor } from './water-floor.ts';

/** "Golden Hour": a tea house at sunrise, fretwork and a seal. */
export const suncity: Brand = {
  logo,
  pattern: [
    48,
    48,
    '<path d="M0 4H40V40H8V12H32V32H16V20H24M48 4H44V44H4V48M4 44V8M0 44H4M44 48V44H48" stroke-linejoin="miter"/>',
  ],
  flourish,
  spot: {
    palette: ['#221a14', '#8a6a3a', '#d9a13a', '#c4321e', '#fffdf7'],
    subjects: {
      empty: 'teacup',
      offline: 'kite',
      maintenance: 'brush',
      notFound: 'lantern',
      success: 'seal',
    },
    floor: waterFloor,
  },
  heroes: {
    'tea-house': {
      palette: ['#a87848', '#f2dcae', '#c4321e', '#e0903a', '#fffdf7'],
      ground: 'mountains',
      light: 'dawn',
      motif: 'fretwork',
      text: '#fbf6ea',
      ink: { main: '#c4321e', second: '#4a3020', gold: '#c9963a', leaf: '#5f7f4a' },
      cast: [
        ['pagoda', 0.1, 0.02, 1.42],
        ['tree', -1.15, 0.6, 0.66],
        ['tree', 1.3, 0.66, 0.58],
      ],
    },
    'ink-mountains': {
      palette: ['#6f6250', '#e9ddc2', '#221a14', '#c4321e', '#fffdf7'],
      ground: 'mountains',
      light: 'sun',
      motif: 'clouds',
      text: '#fbf6ea',
      ink: { main: '#fffdf7', second: '#221a14', accent: '#c4321e', gold: '#b98a2f' },
      cast: [
        ['crane', -1.3, -0.42, 0.5, -6],
        ['crane', 1.22, 0.28, 0.56, 10],
        ['crane', 0, 0.02, 1.26, -4],
      ],
    },
    treasury: {
      palette: ['#8a5a2a', '#f0d9a6', '#c4321e', '#d99a36', '#fffdf7'],
      ground: 'table',
      light: 'sun',
      motif: 'fretwork',
      text: '#fbf6ea',
      ink: { main: '#c4321e', second: '#4a3020', gold: '#d9a23a', accent: '#f0cf86' },
      cast: [
        ['coin', -1.02, -0.5, 0.34, -14],
        ['coin', 1.04, -0.6, 0.38, 12],
        ['ingot', 0, 0.1, 1.24],
        ['coin', -1.1, 0.66, 0.44, 8],
        ['coin', 1.16, 0.68, 0.48, -10],
      ],
    },
    festival: {
      palette: ['#9a4a2a', '#f4d8a0', '#c4321e', '#e8a03a', '#fffdf7'],
      ground: 'market',
      light: 'lanterns',
      motif: 'clouds',
      text: '#fbf6ea',
      ink: { main: '#c4321e', second: '#4a3020', gold: '#d9a23a', accent: '#f0cf86' },
      cast: [
        ['lantern', 0, -0.04, 1.2],
        ['lantern', -1.12, -0.24, 0.6, -5],
        ['lantern', 1.14, -0.3, 0.68, 5],
        ['envelope', 0.96, 0.8, 0.48, 12],
      ],
    },
  },
};

function logo(sketch: Sketch, icon: boolean): string {
  const gold = sketch.linear(['#f0cf86', '#c9963a', '#8f6620'], 70);
  const rays = [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const a = 198 + i * 24;
      return `<path d="M${polar(32, 36, 18.5, a - 4).join(' ')}L${polar(32, 36, i % 2 ? 25 : 28, a).join(' ')}L${polar(32, 36, 18.5, a + 4).join(' ')}Z" fill="${gold}"/>`;
    })
    .join('');
  const seal = icon
    ? '<rect width="64" height="64" rx="9" fill="#c4321e"/><rect x="3.5" y="3.5" width="57" height="57" rx="6" fill="none" stroke="#fbf6ea" stroke-width="2"/>'
    : '<path d="M9 3h46q6 0 6 6v46q0 6-6 6H9q-6 0-6-6V9q0-6 6-6Z" fill="#c4321e"/><path d="M10 7h44q3 0 3 3v44q0 3-3 3H10q-3 0-3-3V10q0-3 3-3Z" fill="none" stroke="#fbf6ea" stroke-width="1.5"/>';
  const sun = `<path d="${sector(32, 36, 0, 15, 180, 360)}" fill="${icon ? '#f6d489' : gold}"/>`;
  const roof =
    '<path d="M9 42.5c6 0 10-2 13-6.5h20c3 4.5 7 6.5 13 6.5-1 2.800-3 4-6 4H15c-3 0-5-1.200-6-4Z" fill="#fbf6ea"/><path d="M17 48h4v7h-4zM30 48h4v7h-4zM43 48h4v7h-4zM13 55.5h38" fill="#fbf6ea" stroke="#fbf6ea" stroke-width="1.5"/>';
  return seal + rays + sun + roof;
}

function flourish({ sketch, width, height, unit }: Stage): string {
  const band = (y: number): string =>
    rect(0, y, width, 15 * unit, '#fbf6ea', 0.92) +
    rect(0, y, width, 15 * unit, motifPaint('fretwork', sketch, '#b98a2f', 15 * unit), 0.75) +
    rect(0, y - 1, width, 1.2 * unit, '#b98a2f') +
    rect(0, y + 15 * unit, width, 1.2 * unit, '#b98a2f');
  return band(height - 22 * unit);
}
