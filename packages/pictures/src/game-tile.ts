import { findHouseProvider } from '@halls/house-games';
import type { HouseGame } from '@halls/house-games';
import { darken, lighten, mix } from './drawing/color.ts';
import { randomOf } from './drawing/random.ts';
import { Sketch } from './drawing/sketch.ts';
import { brandPaint, motifPaint } from './stage/brand-pattern.ts';
import { drawGround } from './stage/grounds.ts';
import { drawAir } from './stage/air.ts';
import { drawLight } from './stage/light.ts';
import { drawSky } from './stage/sky.ts';
import { glowOf } from './stage/glow-of.ts';
import { dot, rect, shape } from './stage/stage.ts';
import type { Stage } from './stage/stage.ts';
import { drawCast, standsOn } from './tile-cast.ts';
import { tileCasts } from './data/tile-casts.ts';

const width = 400;
const height = 500;

/** The picture of a game, 4:5, without words; its lower quarter is calm and dark enough for a title. */
export function gameTileSvg(game: HouseGame): string {
  const sketch = new Sketch(`tile/${game.gpId}/${game.code}`);
  const random = randomOf(game.code);
  const { theme } = game;
  const placements = tileCasts[game.code] ?? [[theme.subject, 200, 205, 1.5] as const];
  const [, x, y] = placements.reduce((a, b) => (b[3] > a[3] ? b : a));
  const stage: Stage = {
    sketch,
    random,
    width,
    height,
    palette: theme.palette,
    focus: { x: (x + 200) / 2, y: Math.min(y, 215), radius: 118 },
    horizon: 330,
    unit: 1,
  };
  const ground = drawGround(theme.ground, stage);
  const cast = drawCast(theme, placements, stage);
  const body =
    drawSky(theme.light, stage) +
    brandVeil(game, stage) +
    (theme.ground === 'reef' ? '' : drawLight(theme.light, stage)) +
    ground.far +
    (standsOn.has(theme.ground) ? ground.near + cast : cast + ground.near) +
    drawAir(ground.air, stage, 14) +
    titleShade(stage);
  return sketch.finish(width, height, body);
}

/** The provider's pattern and the theme's motif, as a veil in the sky. */
function brandVeil(game: HouseGame, { sketch, palette, focus }: Stage): string {
  const provider = findHouseProvider(game.gpId);
  if (!provider) return '';
  const tone = mix(lighten(glowOf(game.theme.light, palette), 0.2), provider.brand.colours[2], 0.4);
  const fade = sketch.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${focus.x}" cy="${focus.y}" r="330"><stop offset=".2" stop-color="#fff" stop-opacity=".1"/><stop offset=".75" stop-color="#fff" stop-opacity=".9"/></radialGradient>`,
  );
  const mask = sketch.define(
    (id) => `<mask id="${id}"><rect width="400" height="500" fill="url(#${fade})"/></mask>`,
  );
  return (
    `<g mask="url(#${mask})">${rect(0, 0, width, 360, brandPaint(provider.brand.pattern, sketch, tone, 46), 0.26)}</g>` +
    rect(0, 0, width, height, motifPaint(game.theme.motif, sketch, tone, 26), 0.035)
  );
}

function titleShade({ sketch, palette }: Stage): string {
  const ink = darken(palette[0], 0.45);
  return (
    rect(
      0,
      300,
      width,
      200,
      sketch.linear([
        [0, ink, 0],
        [0.4, ink, 0.34],
        [0.75, ink, 0.76],
        [1, ink, 0.9],
      ]),
    ) +
    rect(
      0,
      0,
      width,
      90,
      sketch.linear([
        [0, ink, 0.34],
        [1, ink, 0],
      ]),
    ) +
    shape(
      'M0 0H400V500H0Z',
      sketch.radial(
        [
          [0.6, ink, 0],
          [1, ink, 0.34],
        ],
        0.5,
        0.42,
        0.75,
      ),
    ) +
    dot(-9, -9, 1, ink)
  );
}
