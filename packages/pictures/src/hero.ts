import type { GroundWord, LightWord, MotifWord } from '@halls/house-games';
import type { Template } from './brand-logo.ts';
import { darken, lighten } from './drawing/color.ts';
import { waves } from './drawing/path.ts';
import { randomOf } from './drawing/random.ts';
import { Sketch } from './drawing/sketch.ts';
import { motifPaint } from './stage/brand-pattern.ts';
import { drawGround } from './stage/grounds.ts';
import { drawAir } from './stage/air.ts';
import { drawLight } from './stage/light.ts';
import { drawSky } from './stage/sky.ts';
import { rect, shape, stroke } from './stage/stage.ts';
import type { Stage } from './stage/stage.ts';
import type { Ink } from './subjects/kit.ts';
import { at, Kit } from './subjects/kit.ts';
import { drawSubject } from './subjects/index.ts';
import type { Drawable } from './subjects/index.ts';
import { standsOn } from './tile-cast.ts';

/** 21:9 for desktop (2100 × 900), 16:9 for phones (1200 × 675). */
export type HeroFormat = 'wide' | 'narrow';

/** The banners that are drawn for each template. */
export const heroBanners: Readonly<Record<Template, readonly string[]>> = {
  site02: ['night-market', 'jackpot-lotus', 'live-tables', 'tournament', 'red-envelope'],
  suncity: ['tea-house', 'ink-mountains'],
  apsport: ['floodlights', 'homestretch'],
};

/** A banner without words: the left part is calm and toned for live text, the subject stands at the right. */
export function heroSvg(bannerId: string, template: Template, format: HeroFormat = 'wide'): string {
  const plan = plans[`${template}/${bannerId}`];
  if (!plan) throw new Error(`no hero banner "${bannerId}" is drawn for "${template}"`);
  const sketch = new Sketch(`hero/${template}/${bannerId}/${format}`);
  const [width, height] = format === 'wide' ? [2100, 900] : [1200, 675];
  const focus = format === 'wide' ? { x: 1470, y: 400, radius: 285 } : { x: 810, y: 296, radius: 212 };
  const stage: Stage = {
    sketch,
    random: randomOf(`${template}/${bannerId}`),
    width,
    height,
    palette: plan.palette,
    focus,
    horizon: height * 0.62,
    unit: height / 500,
  };
  const ground = drawGround(plan.ground, stage);
  const actors = cast(plan, stage);
  return sketch.finish(
    width,
    height,
    drawSky(plan.light, stage) +
      rect(
        width * 0.35,
        0,
        width * 0.65,
        height * 0.6,
        motifPaint(plan.motif, sketch, lighten(plan.palette[1], 0.4), 70),
        0.1,
      ) +
      drawLight(plan.light, stage) +
      ground.far +
      (standsOn.has(plan.ground) ? ground.near + actors : actors + ground.near) +
      calm(plan, stage) +
      flourish(template, stage) +
      drawAir(ground.air, stage, 26),
  );
}

/** What makes it the brand's: paper-cut waves, fretwork and a seal, or diagonal cuts. */
function flourish(template: Template, { sketch, width, height, unit }: Stage): string {
  if (template === 'site02') {
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
  if (template === 'suncity') {
    const band = (y: number): string =>
      rect(0, y, width, 15 * unit, '#fbf6ea', 0.92) +
      rect(0, y, width, 15 * unit, motifPaint('fretwork', sketch, '#b98a2f', 15 * unit), 0.75) +
      rect(0, y - 1, width, 1.2 * unit, '#b98a2f') +
      rect(0, y + 15 * unit, width, 1.2 * unit, '#b98a2f');
    return band(height - 22 * unit);
  }
  const cut = (x: number, w: number, tone: string, opacity: number): string =>
    shape(`M${x} ${height}L${x + height * 0.62} 0h${w}L${x + w} ${height}Z`, tone, opacity);
  return (
    cut(width * 0.84, 26 * unit, '#c8f31d', 0.95) +
    cut(width * 0.862, 9 * unit, '#ff5a1f', 0.95) +
    cut(width * 0.9, width * 0.4, '#0b0c0e', 0.5) +
    cut(width * 0.826, 3 * unit, '#ffffff', 0.5)
  );
}

interface HeroPlan {
  readonly palette: Stage['palette'];
  readonly ground: GroundWord;
  readonly light: LightWord;
  readonly motif: MotifWord;
  readonly ink?: Partial<Ink>;
  /** Who stands where: offsets from the focus in its radii, scale 1 fills the focus. */
  readonly cast: readonly (readonly [id: Drawable, dx: number, dy: number, scale: number, turn?: number])[];
  /** The tone that text lies on: dark on night scenes, paper on light ones. */
  readonly text: string;
}

function cast(plan: HeroPlan, { sketch, focus, random, palette }: Stage): string {
  const ink: Ink = {
    main: palette[2],
    second: palette[1],
    accent: palette[3],
    gold: '#f0b840',
    pale: '#fff6e6',
    leaf: '#2f9d7a',
    dark: palette[0],
    ...plan.ink,
  };
  return plan.cast
    .map(([id, dx, dy, scale, turn = 0]) => {
      const tuned = plan.ink ? ink : { ...ink, ...tints[id] };
      const body = drawSubject(id)(new Kit(sketch, tuned, random, 1.6));
      const size = (focus.radius / 100) * scale;
      return `<g filter="${sketch.dropShadow(12, 12, darken(palette[0], 0.4), 0.55)}">${at(body, focus.x + dx * focus.radius, focus.y + dy * focus.radius, size, turn)}</g>`;
    })
    .join('');
}

function calm(plan: HeroPlan, { sketch, width, height }: Stage): string {
  const tone = plan.text;
  return (
    rect(
      0,
      0,
      width,
      height,
      sketch.linear(
        [
          [0, tone, 0.88],
          [0.32, tone, 0.62],
          [0.58, tone, 0.06],
          [1, tone, 0],
        ],
        0,
      ),
    ) +
    rect(
      0,
      height * 0.7,
      width,
      height * 0.3,
      sketch.linear([
        [0, tone, 0],
        [1, tone, 0.55],
      ]),
    )
  );
}

const tints: Partial<Record<Drawable, Partial<Ink>>> = {
  envelope: { main: '#e0302a' },
  sampan: { main: '#c98a45', second: '#6b3d22', accent: '#e8452f' },
  ingot: { main: '#c93a2a' },
  joystick: { main: '#3a4a5a', second: '#ff6b9a', accent: '#19c39a' },
  star: { main: '#ffd23d', accent: '#ff9a2e' },

  lantern: { main: '#e8452f', accent: '#ff8a3d' },
  boat: { main: '#e0552f', second: '#8a4a24', accent: '#ffcf5a' },
  lotus: { main: '#ff6b9a' },
  coin: { gold: '#f0b840', main: '#c93a2a' },
  card: { main: '#fffaf0', second: '#d1263a', accent: '#20242b' },
  chip: { main: '#d1263a', second: '#fff6e6' },
  dice: { main: '#fffaf0', second: '#d1263a', accent: '#20242b' },
  trophy: { main: '#f0b840', second: '#19a383' },
  ball: { main: '#fffdf6', second: '#23272e', accent: '#e8452f' },
};

const night: Stage['palette'] = ['#071a1e', '#146066', '#ffb45a', '#ff6b9a', '#ffe9c4'];

const plans: Readonly<Record<string, HeroPlan>> = {
  'site02/night-market': {
    palette: night,
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
  'site02/jackpot-lotus': {
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
  'site02/live-tables': {
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
  'site02/tournament': {
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
  'site02/red-envelope': {
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
  'suncity/tea-house': {
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
  'suncity/ink-mountains': {
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
  'apsport/floodlights': {
    palette: ['#0b0c0e', '#27343f', '#f4f5f2', '#c8f31d', '#eef4e0'],
    ground: 'stadium',
    light: 'spotlight',
    motif: 'chevrons',
    text: '#0b0c0e',
    ink: { main: '#fffdf6', second: '#15171b', accent: '#c8f31d' },
    cast: [['ball', 0, 0.12, 1.2, 14]],
  },
  'apsport/homestretch': {
    palette: ['#0b0c0e', '#33373f', '#ff5a1f', '#c8f31d', '#f4f5f2'],
    ground: 'track',
    light: 'neon',
    motif: 'chevrons',
    text: '#0b0c0e',
    ink: { main: '#9a5230', second: '#23150e', accent: '#c8f31d' },
    cast: [['horse', 0, 0.02, 1.3]],
  },
};
