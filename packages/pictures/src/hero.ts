import type { TemplateName } from '@halls/contract/template';
import { brands } from './brands/index.ts';
import type { HeroPlan } from './brands/brand.ts';
import { darken, lighten } from './drawing/color.ts';
import { randomOf } from './drawing/random.ts';
import { Sketch } from './drawing/sketch.ts';
import { motifPaint } from './stage/brand-pattern.ts';
import { drawGround } from './stage/grounds.ts';
import { drawAir } from './stage/air.ts';
import { drawLight } from './stage/light.ts';
import { drawSky } from './stage/sky.ts';
import { rect } from './stage/stage.ts';
import type { Stage } from './stage/stage.ts';
import type { Ink } from './subjects/kit.ts';
import { at, Kit } from './subjects/kit.ts';
import { drawSubject } from './subjects/index.ts';
import type { Drawable } from './subjects/index.ts';
import { standsOn } from './tile-cast.ts';

/** 21:9 for desktop (2100 × 900), 16:9 for phones (1200 × 675). */
export type HeroFormat = 'wide' | 'narrow';

/** A banner without words: the left part is calm and toned for live text, the subject stands at the right. */
export function heroSvg(bannerId: string, template: TemplateName, format: HeroFormat = 'wide'): string {
  const brand = brands[template];
  const plan = brand.heroes[bannerId];
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
      brand.flourish(stage) +
      drawAir(ground.air, stage, 26),
  );
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
