import { findHouseProvider } from '@halls/house-games';
import type { HouseGame, SymbolId } from '@halls/house-games';
import { darken, lighten, mix } from './drawing/color.ts';
import { randomOf } from './drawing/random.ts';
import type { Random } from './drawing/random.ts';
import { Sketch } from './drawing/sketch.ts';
import { brandPaint, motifPaint } from './stage/brand-pattern.ts';
import { drawGround } from './stage/grounds.ts';
import { drawAir, drawLight, drawSky, glowOf } from './stage/light.ts';
import { dot, rect, shape } from './stage/stage.ts';
import type { Stage } from './stage/stage.ts';
import { heroInk, symbolInk } from './subjects/ink.ts';
import { drawSubject } from './subjects/index.ts';
import { at, Kit } from './subjects/kit.ts';

const width = 400;
const height = 500;

/** The picture of a game, 4:5, without words; its lower quarter is calm and dark enough for a title. */
export function gameTileSvg(game: HouseGame): string {
  const sketch = new Sketch(`tile/${game.gpId}/${game.code}`);
  const random = randomOf(game.code);
  const plan = planOf(game, random);
  const stage: Stage = { sketch, random, width, height, palette: game.theme.palette, focus: { x: plan.x, y: plan.y, radius: 118 }, horizon: 330, unit: 1 };
  const ground = drawGround(game.theme.ground, stage);
  const body =
    drawSky(game.theme.light, stage) +
    brandVeil(game, stage) +
    drawLight(game.theme.light, stage) +
    ground.far +
    drawCast(game, stage, plan) +
    ground.near +
    drawAir(ground.air, stage, 14) +
    titleShade(stage) +
    rect(0, 0, width, height, '#fff', 0.09).replace('fill="#fff"', `fill="#fff" filter="${sketch.grain()}"`);
  return sketch.finish(width, height, body);
}

interface Plan {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
  /** The lesser things around the subject: which, where, how big. */
  readonly extras: readonly (readonly [id: SymbolId, x: number, y: number, scale: number, turn: number])[];
}

/** How the subject stands: each game takes one of a few ways, and varies it. */
function planOf(game: HouseGame, random: Random): Plan {
  const { subject, symbols } = game.theme;
  const others = symbols.filter((id) => id !== subject);
  const [a, b] = [others[0]!, others[1]!];
  const lean = random.between(-5, 5);
  const plans: readonly Plan[] = [
    { x: 200, y: 205, scale: 1.5, turn: lean, extras: [] },
    { x: 200, y: 196, scale: 1.36, turn: lean, extras: [[a, 70, 330, 0.52, -14], [b, 332, 326, 0.52, 12]] },
    { x: 214, y: 190, scale: 1.46, turn: lean + 4, extras: [[a, 76, 322, 0.6, -10]] },
    { x: 186, y: 198, scale: 1.46, turn: lean - 4, extras: [[a, 326, 318, 0.62, 10]] },
  ];
  return random.pick(plans);
}

function drawCast(game: HouseGame, stage: Stage, plan: Plan): string {
  const { sketch } = stage;
  const hero = new Kit(sketch, heroInk(game.theme), stage.random, 2);
  const shadow = sketch.dropShadow(9, 9, darken(game.theme.palette[0], 0.5), 0.62);
  const extras = plan.extras.map(([id, x, y, scale, turn]) => {
    const kit = new Kit(sketch, symbolInk(game.theme, id), stage.random, 2.4);
    return `<g filter="${sketch.dropShadow(6, 6, darken(game.theme.palette[0], 0.5), 0.6)}">${at(drawSubject(id)(kit), x, y, scale, turn)}</g>`;
  });
  return `<g filter="${shadow}">${at(drawSubject(game.theme.subject)(hero), plan.x, plan.y, plan.scale, plan.turn)}</g>${extras.join('')}`;
}

/** The provider's pattern and the theme's motif, as a veil in the sky. */
function brandVeil(game: HouseGame, { sketch, palette, focus }: Stage): string {
  const provider = findHouseProvider(game.gpId);
  if (!provider) return '';
  const tone = mix(lighten(glowOf(game.theme.light, palette), 0.2), provider.brand.colours[2], 0.4);
  const fade = sketch.define((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${focus.x}" cy="${focus.y}" r="330"><stop offset=".2" stop-color="#fff" stop-opacity=".1"/><stop offset=".75" stop-color="#fff" stop-opacity=".9"/></radialGradient>`);
  const mask = sketch.define((id) => `<mask id="${id}"><rect width="400" height="500" fill="url(#${fade})"/></mask>`);
  return `<g mask="url(#${mask})">${rect(0, 0, width, 360, brandPaint(provider.brand.pattern, sketch, tone, 46), 0.26)}</g>` + rect(0, 0, width, height, motifPaint(game.theme.motif, sketch, tone, 26), 0.035);
}

function titleShade({ sketch, palette }: Stage): string {
  const ink = darken(palette[0], 0.45);
  return (
    rect(0, 300, width, 200, sketch.linear([[0, ink, 0], [0.45, ink, 0.42], [0.78, ink, 0.82], [1, ink, 0.94]])) +
    rect(0, 0, width, 90, sketch.linear([[0, ink, 0.34], [1, ink, 0]])) +
    shape('M0 0H400V500H0Z', sketch.radial([[0.6, ink, 0], [1, ink, 0.42]], 0.5, 0.42, 0.75)) + dot(-9, -9, 1, ink)
  );
}
