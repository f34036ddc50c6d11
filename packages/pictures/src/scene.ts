import { findHouseProvider, houseGames } from '@halls/house-games';
import type { HouseGame } from '@halls/house-games';
import { darken, lighten, mix } from './drawing/color.ts';
import { randomOf } from './drawing/random.ts';
import { Sketch } from './drawing/sketch.ts';
import { brandPaint } from './stage/brand-pattern.ts';
import { drawGround } from './stage/grounds.ts';
import { drawLight } from './stage/light.ts';
import { drawSky } from './stage/sky.ts';
import { glowOf } from './stage/glow-of.ts';
import { rect } from './stage/stage.ts';
import type { Stage } from './stage/stage.ts';

const width = 1600;
const height = 900;

/** The wide ground behind a game's screen; calm in the middle, where reels or a table stand. */
export function sceneSvg(themeId: string): string {
  const game = gameOfTheme(themeId);
  const sketch = new Sketch(`scene/${themeId}`);
  const { palette, light, ground: word } = game.theme;
  const stage: Stage = {
    sketch,
    random: randomOf(`${themeId}/scene`),
    width,
    height,
    palette,
    focus: { x: 800, y: 330, radius: 250 },
    horizon: 560,
    unit: 1.7,
  };
  const ground = drawGround(word, stage);
  const provider = findHouseProvider(game.gpId);
  const tone = mix(lighten(glowOf(light, palette), 0.2), provider?.brand.colours[2] ?? palette[4], 0.4);
  const ink = darken(palette[0], 0.4);
  const body =
    drawSky(light, stage) +
    (provider ? rect(0, 0, width, 560, brandPaint(provider.brand.pattern, sketch, tone, 76), 0.12) : '') +
    (word === 'reef' ? '' : drawLight(light, stage)) +
    ground.far +
    ground.near +
    rect(
      0,
      0,
      width,
      height,
      sketch.radial(
        [
          [0, ink, 0.32],
          [0.55, ink, 0.22],
          [1, ink, 0.1],
        ],
        0.5,
        0.45,
        0.6,
      ),
    ) +
    rect(
      0,
      0,
      width,
      height,
      sketch.linear([
        [0, ink, 0.4],
        [0.3, ink, 0],
        [0.7, ink, 0],
        [1, ink, 0.6],
      ]),
    );
  return sketch.finish(width, height, body, 'preserveAspectRatio="xMidYMid slice"');
}

export function gameOfTheme(themeId: string): HouseGame {
  const game = houseGames.find((one) => one.theme.id === themeId);
  if (!game) throw new Error(`no house game has the theme "${themeId}"`);
  return game;
}
