import { petal, waves } from '../drawing/path.ts';
import { darken, lighten } from '../drawing/color.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { shape, stroke, type Stage } from '../stage/stage.ts';
import type { Brand } from './brand.ts';
import { waterFloor } from './water-floor.ts';

/** "Lotus Bay": a night market by the sea, paper-cut waves. */
export const site02: Brand = {
  logo,
  pattern: [48, 24, `<path d="${wave(0, 24)}${wave(48, 24)}${wave(24, 12)}${wave(24, 36)}"/>`],
  flourish,
  spot: {
    palette: ['#071a1e', '#12565c', '#19c39a', '#ff6b9a', '#eafff8'],
    subjects: {
      empty: 'shell',
      offline: 'boat',
      maintenance: 'teapot',
      notFound: 'lantern',
      success: 'lotus',
    },
    floor: waterFloor,
  },
  heroes: {
    'night-market': {
      palette: ['#071a1e', '#146066', '#ffb45a', '#ff6b9a', '#ffe9c4'],
      ground: 'harbour',
      light: 'lanterns',
      motif: 'waves',
      text: '#061619',
      cast: [
        ['sampan', -1.35, 0.62, 0.56],
        ['boat', 0.05, 0.12, 1.2],
        ['lantern', -1.02, -0.42, 0.5, -4],
        ['lantern', 1.1, -0.5, 0.62, 5],
        ['lantern', 1.72, -0.15, 0.86, 3],
        ['lotus', 1.35, 1.05, 0.42],
      ],
    },
    'jackpot-lotus': {
      palette: ['#0a1430', '#2c3f96', '#ff6b9a', '#ffd166', '#fff2d6'],
      ground: 'lake',
      light: 'moon',
      motif: 'petals',
      text: '#081026',
      cast: [
        ['coin', -0.98, -0.72, 0.3, -18],
        ['coin', 1.0, -0.82, 0.36, 14],
        ['coin', -1.3, -0.1, 0.26, 10],
        ['coin', 1.36, -0.18, 0.3, -12],
        ['lotus', 0, 0.16, 1.22],
        ['ingot', -0.96, 0.92, 0.5, -4],
        ['ingot', 1.02, 0.9, 0.56, 5],
      ],
    },
    'live-tables': {
      palette: ['#061c18', '#17705a', '#f3d9a4', '#ff6b9a', '#fff6df'],
      ground: 'table',
      light: 'spotlight',
      motif: 'diamonds',
      text: '#051512',
      cast: [
        ['card', 0, -0.16, 1.22, -4],
        ['chip', 1.0, 0.58, 0.74, 8],
        ['dice', -1.0, 0.62, 0.62, -8],
        ['lotus', 1.62, 0.86, 0.4],
      ],
    },
    tournament: {
      palette: ['#061a20', '#16707a', '#ffd166', '#19c39a', '#eafff8'],
      ground: 'stadium',
      light: 'fireworks',
      motif: 'chevrons',
      text: '#05161a',
      cast: [
        ['joystick', -1.05, 0.7, 0.56, -10],
        ['trophy', 0, 0, 1.25],
        ['ball', 1.05, 0.62, 0.58],
        ['star', -0.9, -0.5, 0.32, -12],
        ['star', 0.98, -0.62, 0.38, 12],
      ],
    },
    'red-envelope': {
      palette: ['#200a1c', '#8a2342', '#ff5a4a', '#ffc857', '#fff0d0'],
      ground: 'market',
      light: 'lanterns',
      motif: 'clouds',
      text: '#1a0716',
      cast: [
        ['envelope', 0.72, 0.06, 0.98, 22],
        ['envelope', -0.7, 0.1, 0.9, -10],
        ['envelope', 0, -0.02, 1.26, 6],
        ['coin', -1.24, 0.72, 0.42, -10],
        ['coin', 1.32, 0.74, 0.46, 12],
        ['coin', 1.3, -0.6, 0.28, 20],
        ['coin', -1.24, -0.5, 0.24, -14],
      ],
    },
  },
};

function logo(sketch: Sketch, icon: boolean): string {
  const pink = sketch.linear(['#ffc2d6', '#ff6b9a', '#e0417a'], 90);
  const pale = sketch.linear(['#ffe4ec', '#ff9dbd'], 90);
  const jade = sketch.linear(['#5ff0cb', '#19c39a', '#0b7f6b'], 90);
  const ground = icon
    ? `<rect width="64" height="64" rx="15" fill="${sketch.linear(['#12424a', '#071a1e'])}"/>`
    : '';
  const petals =
    [-62, 62].map((a) => `<path d="${petal(32, 42, 28, 13, a)}" fill="#d63a74"/>`).join('') +
    [-34, 34].map((a) => `<path d="${petal(32, 42, 31, 15, a)}" fill="${pink}"/>`).join('') +
    `<path d="${petal(32, 43, 35, 18, 0)}" fill="${pale}"/>`;
  const wave = 'M4 43c5-5 10-5 14-1.5s9 3.5 14 0 10-3.5 14 0 9 3.5 14 1.5c-2 9-13 16-28 16S6 52 4 43Z';
  const crest = icon
    ? ''
    : '<path d="M14 51.5c4-2.5 7-2.5 10 0s7 2.5 10 0 7-2.5 10 0 4 1.5 6 .8" fill="none" stroke="#eafff8" stroke-width="2" stroke-linecap="round" opacity=".8"/>';
  return (
    ground +
    `<g${icon ? ' transform="translate(4.5 3.5) scale(.86)"' : ''}>${petals}<path d="${wave}" fill="${jade}"/>${crest}</g>`
  );
}

function flourish({ sketch, width, height, unit }: Stage): string {
  return ['#0f6f68', '#0b4f52', '#073238', '#051d22']
    .map((tone, i) => {
      const d = waves(
        height * (0.86 + i * 0.04),
        width,
        height + 10,
        (150 - i * 14) * unit,
        (26 - i * 3) * unit,
        -((i * 57) % 120) * unit,
      );
      return (
        shape(d, '#000', 0.24, `transform="translate(0 ${-6 * unit})"`) +
        shape(d, sketch.linear([lighten(tone, 0.16), tone, darken(tone, 0.2)])) +
        stroke(d, i === 0 ? '#ff9dbd' : '#5ff0cb', 1.6 * unit, i === 0 ? 0.75 : 0.34 - i * 0.06)
      );
    })
    .join('');
}

function wave(x: number, y: number): string {
  return [23, 16, 9].map((r) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`).join('');
}
