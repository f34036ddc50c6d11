import type { GroundWord, LightWord, MotifWord } from '@halls/house-games';
import type { Template } from './brand-logo.ts';
import { darken, lighten } from './drawing/color.ts';
import { randomOf } from './drawing/random.ts';
import { Sketch } from './drawing/sketch.ts';
import { motifPaint } from './stage/brand-pattern.ts';
import { drawGround } from './stage/grounds.ts';
import { drawAir, drawLight, drawSky } from './stage/light.ts';
import { rect } from './stage/stage.ts';
import type { Stage } from './stage/stage.ts';
import type { Ink } from './subjects/kit.ts';
import { at, Kit } from './subjects/kit.ts';
import { drawSubject } from './subjects/index.ts';
import type { Drawable } from './subjects/index.ts';

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
  const focus = format === 'wide' ? { x: 1500, y: 390, radius: 250 } : { x: 850, y: 290, radius: 190 };
  const stage: Stage = { sketch, random: randomOf(`${template}/${bannerId}`), width, height, palette: plan.palette, focus, horizon: height * 0.62, unit: height / 500 };
  const ground = drawGround(plan.ground, stage);
  return sketch.finish(width, height, drawSky(plan.light, stage) + rect(0, 0, width, height, motifPaint(plan.motif, sketch, lighten(plan.palette[1], 0.4), 70), 0.1) + drawLight(plan.light, stage) + ground.far + cast(plan, stage) + ground.near + drawAir(ground.air, stage, 24) + calm(plan, stage));
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
  const ink: Ink = { main: palette[2], second: palette[1], accent: palette[3], gold: '#f0b840', pale: '#fff6e6', leaf: '#2f9d7a', dark: palette[0], ...plan.ink };
  return plan.cast.map(([id, dx, dy, scale, turn = 0]) => {
    const tuned = plan.ink && id in tints ? { ...ink, ...tints[id] } : { ...ink, ...tints[id] };
    const body = drawSubject(id)(new Kit(sketch, tuned, random, 1.6));
    const size = (focus.radius / 100) * scale;
    return `<g filter="${sketch.dropShadow(12, 12, darken(palette[0], 0.4), 0.55)}">${at(body, focus.x + dx * focus.radius, focus.y + dy * focus.radius, size, turn)}</g>`;
  }).join('');
}

function calm(plan: HeroPlan, { sketch, width, height }: Stage): string {
  const tone = plan.text;
  return rect(0, 0, width, height, sketch.linear([[0, tone, 0.88], [0.32, tone, 0.62], [0.58, tone, 0.06], [1, tone, 0]], 0)) + rect(0, height * 0.7, width, height * 0.3, sketch.linear([[0, tone, 0], [1, tone, 0.55]]));
}

const tints: Partial<Record<Drawable, Partial<Ink>>> = {
  lantern: { main: '#e8452f', accent: '#ff8a3d' }, boat: { main: '#e0552f', second: '#8a4a24', accent: '#ffcf5a' }, lotus: { main: '#ff6b9a' },
  coin: { gold: '#f0b840', main: '#c93a2a' }, card: { main: '#fffaf0', second: '#d1263a', accent: '#20242b' }, chip: { main: '#d1263a', second: '#fff6e6' },
  dice: { main: '#fffaf0', second: '#d1263a', accent: '#20242b' }, trophy: { main: '#f0b840', second: '#19a383' }, ball: { main: '#fffdf6', second: '#23272e', accent: '#e8452f' },
};

const night: Stage['palette'] = ['#071a1e', '#135a5f', '#ffb45a', '#ff6b9a', '#ffe9c4'];

const plans: Readonly<Record<string, HeroPlan>> = {
  'site02/night-market': { palette: night, ground: 'harbour', light: 'lanterns', motif: 'waves', text: '#061619', cast: [['boat', 0.1, 0.12, 1.1], ['lantern', -1.15, -0.3, 0.5, -4], ['lantern', 1.35, -0.5, 0.66, 5]] },
  'site02/jackpot-lotus': { palette: ['#0a1430', '#2a3f8f', '#ff6b9a', '#ffd166', '#fff2d6'], ground: 'lake', light: 'moon', motif: 'petals', text: '#081026', cast: [['lotus', 0, 0.2, 1.3], ['coin', -0.95, 0.75, 0.42], ['coin', 1.05, 0.72, 0.5]] },
  'site02/live-tables': { palette: ['#061c18', '#14664f', '#f3d9a4', '#ff6b9a', '#fff6df'], ground: 'table', light: 'spotlight', motif: 'diamonds', text: '#051512', cast: [['card', -0.1, -0.05, 1.05, -6], ['chip', 0.85, 0.6, 0.62, 8], ['dice', -0.95, 0.65, 0.5, -8]] },
  'site02/tournament': { palette: ['#061a20', '#14656f', '#ffd166', '#19c39a', '#eafff8'], ground: 'stadium', light: 'fireworks', motif: 'chevrons', text: '#05161a', cast: [['trophy', 0, 0, 1.2], ['ball', 0.95, 0.7, 0.5]] },
  'site02/red-envelope': { palette: ['#200a1c', '#7a1f3d', '#ff5a4a', '#ffc857', '#fff0d0'], ground: 'market', light: 'lanterns', motif: 'clouds', text: '#1a0716', ink: { main: '#e0302a' }, cast: [['envelope', -0.1, -0.05, 1.15, 6], ['envelope', 0.85, 0.2, 0.8, 24], ['coin', -0.95, 0.6, 0.5]] },
  'suncity/tea-house': { palette: ['#b98a5a', '#f0d9a8', '#c4321e', '#d98a3a', '#fffdf7'], ground: 'mountains', light: 'dawn', motif: 'fretwork', text: '#fbf6ea', ink: { main: '#c4321e', second: '#5a3a24', gold: '#c9963a', leaf: '#5f7f4a' }, cast: [['pagoda', 0.1, 0, 1.35]] },
  'suncity/ink-mountains': { palette: ['#8a7a66', '#e6d8b8', '#221a14', '#c4321e', '#fffdf7'], ground: 'mountains', light: 'sun', motif: 'clouds', text: '#fbf6ea', ink: { main: '#fffdf7', second: '#221a14', accent: '#c4321e', gold: '#b98a2f' }, cast: [['crane', 0, 0, 1.25]] },
  'apsport/floodlights': { palette: ['#0b0c0e', '#23303a', '#f4f5f2', '#c8f31d', '#eef4e0'], ground: 'stadium', light: 'spotlight', motif: 'chevrons', text: '#0b0c0e', ink: { main: '#fffdf6', second: '#15171b', accent: '#c8f31d' }, cast: [['ball', 0, 0.05, 1.15]] },
  'apsport/homestretch': { palette: ['#0b0c0e', '#2c2f36', '#ff5a1f', '#c8f31d', '#f4f5f2'], ground: 'track', light: 'neon', motif: 'chevrons', text: '#0b0c0e', ink: { main: '#8a4a2a', second: '#23150e', accent: '#c8f31d' }, cast: [['horse', 0, 0, 1.25]] },
};
