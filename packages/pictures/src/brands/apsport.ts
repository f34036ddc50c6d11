import type { Sketch } from '../drawing/sketch.ts';
import { shape, type Stage } from '../stage/stage.ts';
import type { Brand } from './brand.ts';

/** "Apex": a stadium under floodlights, diagonal cuts. */
export const apsport: Brand = {
  logo,
  pattern: [
    32,
    32,
    '<path d="M-8 40 40-8M-8 24 24-8M8 40 40 8M-8 8 8-8M24 40 40 24" stroke-width="5" stroke="currentColor"/>',
  ],
  flourish,
  spot: {
    palette: ['#0b0c0e', '#3a3d44', '#a8cf1a', '#ff5a1f', '#f4f5f2'],
    subjects: {
      empty: 'ticket',
      offline: 'satellite',
      maintenance: 'helmet',
      notFound: 'flag',
      success: 'trophy',
    },
    floor: (clip, tone) =>
      `<g clip-path="${clip}"><path d="M0 146H240V180H0Z" fill="${tone}"/><path d="M20 180l40 -40h14l-40 40ZM90 180l40 -40h14l-40 40ZM160 180l40 -40h14l-40 40Z" fill="#0b0c0e" opacity=".35"/></g>`,
  },
  heroes: {
    floodlights: {
      palette: ['#0b0c0e', '#27343f', '#f4f5f2', '#c8f31d', '#eef4e0'],
      ground: 'stadium',
      light: 'spotlight',
      motif: 'chevrons',
      text: '#0b0c0e',
      ink: { main: '#fffdf6', second: '#15171b', accent: '#c8f31d' },
      cast: [['ball', 0, 0.12, 1.2, 14]],
    },
    homestretch: {
      palette: ['#0b0c0e', '#33373f', '#ff5a1f', '#c8f31d', '#f4f5f2'],
      ground: 'track',
      light: 'neon',
      motif: 'chevrons',
      text: '#0b0c0e',
      ink: { main: '#9a5230', second: '#23150e', accent: '#c8f31d' },
      cast: [['horse', 0, 0.02, 1.3]],
    },
    podium: {
      palette: ['#0b0c0e', '#2b313a', '#c8f31d', '#ff5a1f', '#f4f5f2'],
      ground: 'stadium',
      light: 'fireworks',
      motif: 'chevrons',
      text: '#0b0c0e',
      ink: { main: '#f0b840', second: '#c8f31d', gold: '#ffd23d', accent: '#ff5a1f' },
      cast: [
        ['star', -1.02, -0.44, 0.36, -12],
        ['trophy', 0, 0, 1.26],
        ['star', 1.02, -0.56, 0.42, 12],
      ],
    },
    arcade: {
      palette: ['#0b0c0e', '#30353d', '#ff5a1f', '#c8f31d', '#f4f5f2'],
      ground: 'stadium',
      light: 'neon',
      motif: 'chevrons',
      text: '#0b0c0e',
      ink: { main: '#2b313a', second: '#ff5a1f', accent: '#c8f31d' },
      cast: [
        ['joystick', 0, 0.06, 1.2],
        ['ball', 1.16, 0.66, 0.5],
      ],
    },
  },
};

function logo(_sketch: Sketch, icon: boolean): string {
  const ground = icon ? '<path d="M0 0H64V64H0Z" fill="#0b0c0e"/>' : '';
  // A summit as a chevron, its eastern face in the light, the start flag's triangle within.
  const mark =
    '<path d="M32 4 62 60H46.5L32 32.5 17.5 60H2Z" fill="#c8f31d"/><path d="M32 4 62 60H54L32 18Z" fill="#fff" opacity=".34"/><path d="M32 40 42.5 60H21.5Z" fill="#ff5a1f"/>';
  return `${ground}<g${icon ? ' transform="translate(5.5 5) scale(.83)"' : ''}>${mark}</g>`;
}

function flourish({ width, height, unit }: Stage): string {
  const cut = (x: number, w: number, tone: string, opacity: number): string =>
    shape(`M${x} ${height}L${x + height * 0.62} 0h${w}L${x + w} ${height}Z`, tone, opacity);
  return (
    cut(width * 0.84, 26 * unit, '#c8f31d', 0.95) +
    cut(width * 0.862, 9 * unit, '#ff5a1f', 0.95) +
    cut(width * 0.9, width * 0.4, '#0b0c0e', 0.5) +
    cut(width * 0.826, 3 * unit, '#ffffff', 0.5)
  );
}
