import type { BrandPattern, HouseGame, SymbolId } from '@halls/house-games';
import { findHouseProvider } from '@halls/house-games';
import { darken, lighten, mix } from './drawing/color.ts';
import { circle, ellipse, poly, polar, roundRect, smooth, star } from './drawing/path.ts';
import { randomOf } from './drawing/random.ts';
import { Sketch } from './drawing/sketch.ts';
import { gameOfTheme } from './scene.ts';
import { motifPaint } from './stage/brand-pattern.ts';
import { symbolInk } from './subjects/ink.ts';
import { drawSubject } from './subjects/index.ts';
import { at, Kit } from './subjects/kit.ts';

/** Every theme has its eight symbols and these two. */
export type ReelSymbol = SymbolId | 'wild' | 'scatter';

/** One symbol of a theme, 1:1, on nothing; the better it pays, the richer its frame. */
export function symbolSvg(themeId: string, symbolId: ReelSymbol): string {
  const game = gameOfTheme(themeId);
  const sketch = new Sketch(`symbol/${themeId}/${symbolId}`);
  const body =
    symbolId === 'wild'
      ? wild(game, sketch)
      : symbolId === 'scatter'
        ? scatter(game, sketch)
        : paying(game, sketch, symbolId);
  return sketch.finish(128, 128, `<g transform="translate(64 64)">${body}</g>`);
}

function paying(game: HouseGame, sketch: Sketch, id: SymbolId): string {
  const { theme } = game;
  const rank = theme.symbols.indexOf(id);
  const kit = new Kit(sketch, symbolInk(theme, id), randomOf(`${theme.id}/${id}`), 3.4);
  const tier = rank < 0 || rank > 4 ? 'low' : rank > 1 ? 'middle' : 'high';
  const scale = { high: 0.55, middle: 0.49, low: 0.47 }[tier];
  const subject = drawSubject(id === 'ball' && theme.ground === 'drum' ? 'lotteryBall' : id)(kit);
  const shadow = `<ellipse cx="0" cy="54" rx="38" ry="6" fill="${sketch.radial([
    [0, '#000', 0.5],
    [1, '#000', 0],
  ])}"/>`;
  return (
    (tier === 'low' ? lowFrame(game, kit) : frame(game, kit, tier === 'high')) +
    (tier === 'low' ? '' : shadow) +
    at(subject, 0, 0, scale)
  );
}

/** The outline that all symbols of one provider share. */
function outline(game: HouseGame, r: number): string {
  const pattern: BrandPattern = findHouseProvider(game.gpId)?.brand.pattern ?? 'rings';
  switch (pattern) {
    case 'weave':
      return poly([0, 1, 2, 3, 4, 5, 6, 7].map((i) => polar(0, 0, r * 1.08, i * 45 + 22.5)));
    case 'rings':
    case 'circuit':
      return roundRect(-r, -r, 2 * r, 2 * r, r * 0.42);
    case 'rays':
      return smooth(Array.from({ length: 24 }, (_, i) => polar(0, 0, i % 2 ? r * 1.07 : r * 0.99, i * 15)));
    case 'cracks':
    case 'cards':
      return roundRect(-r * 0.96, -r, 1.92 * r, 2 * r, r * 0.22);
    default:
      return circle(0, 0, r * 1.03);
  }
}

function frame(game: HouseGame, kit: Kit, rich: boolean): string {
  const { sketch } = kit;
  const [deep, mid, subject, accent, bright] = game.theme.palette;
  const inner = outline(game, 50);
  const ground = sketch.radial(
    [
      [0, mix(mid, bright, rich ? 0.5 : 0.3)],
      [0.55, mid],
      [1, darken(deep, 0.1)],
    ],
    0.5,
    0.42,
    0.62,
  );
  const rays = rich
    ? `<g opacity=".35">${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => `<path d="M0 0L${polar(0, 0, 80, i * 30).join(' ')}L${polar(0, 0, 80, i * 30 + 13).join(' ')}Z" fill="${lighten(bright, 0.2)}"/>`).join('')}</g>`
    : '';
  const rim = rich
    ? kit.gild(outline(game, 58), { drop: 3 })
    : kit.cut(outline(game, 57), mix(subject, accent, 0.4), { drop: 3 });
  return (
    rim +
    `<path d="${outline(game, 52.5)}" fill="${darken(deep, 0.5)}"/>` +
    `<g clip-path="${sketch.clip(inner)}"><path d="${inner}" fill="${ground}"/>${rays}<path d="${inner}" fill="${motifPaint(game.theme.motif, sketch, lighten(mid, 0.4), 20)}" opacity=".3"/><path d="${inner}" fill="none" stroke="#000" stroke-width="7" opacity=".28" transform="translate(0 3)"/></g>`
  );
}

function lowFrame(game: HouseGame, kit: Kit): string {
  const { sketch } = kit;
  const [deep, mid, , , bright] = game.theme.palette;
  const d = outline(game, 50);
  return `<path d="${d}" fill="${sketch.linear([
    [0, mix(mid, bright, 0.2), 0.75],
    [1, deep, 0.9],
  ])}"/><path d="${d}" fill="none" stroke="${mix(mid, bright, 0.5)}" stroke-width="2.4" opacity=".75"/>`;
}

/** The wild: the theme's subject under a gilded W. */
function wild(game: HouseGame, sketch: Sketch): string {
  const { theme } = game;
  const kit = new Kit(sketch, symbolInk(theme, theme.subject), randomOf(`${theme.id}/wild`), 3);
  const accent = theme.palette[3];
  const burst = kit.gild(star(0, 0, 16, 63, 53), { drop: 3 });
  const field = `<circle r="48" fill="${sketch.radial([lighten(accent, 0.55), accent, darken(accent, 0.55)], 0.5, 0.4, 0.62)}"/>`;
  const ribbon = kit.cut(
    'M-61 15Q0 31 61 15L55 31L61 47Q0 61 -61 47L-55 31Z',
    mix(theme.palette[0], '#8c1030', 0.55),
    { drop: 3 },
  );
  const letter = kit.gild('M-29 20L-15 22L-11 41L-4 25H4L11 41L15 22L29 20L17 55L7 57L0 41L-7 57L-17 55Z', {
    edge: 1.5,
    drop: 2,
    turn: 90,
  });
  return burst + field + at(drawSubject(theme.subject)(kit), 0, -13, 0.44) + ribbon + letter;
}

/** The scatter: a radiant seal that looks the same way in every theme. */
function scatter(game: HouseGame, sketch: Sketch): string {
  const { theme } = game;
  const [deep, mid, subject, accent, bright] = theme.palette;
  const kit = new Kit(sketch, symbolInk(theme, theme.symbols[0]), randomOf(`${theme.id}/scatter`), 2.6);
  const halo = `<circle r="64" fill="${sketch.radial([
    [0, bright, 0.95],
    [0.5, accent, 0.5],
    [1, accent, 0],
  ])}"/>`;
  const petals = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((i) =>
      at(
        kit.cut(
          'M0 -26C-17 -38 -14 -55 0 -62C14 -55 17 -38 0 -26Z',
          i % 2 ? mix(accent, '#ffffff', 0.12) : mix(subject, accent, 0.35),
          { drop: 1.5, edge: 1.8 },
        ),
        0,
        0,
        1,
        i * 45,
      ),
    )
    .join('');
  const seal =
    kit.gild(circle(0, 0, 38), { drop: 3 }) +
    `<circle r="32" fill="${sketch.radial([mix(mid, bright, 0.35), mid, darken(deep, 0.2)], 0.5, 0.4, 0.65)}"/><circle r="32" fill="none" stroke="#000" stroke-width="4" opacity=".2"/>`;
  return (
    halo +
    petals +
    seal +
    kit.gild(star(0, 1, 5, 27, 12), { drop: 2, edge: 2 }) +
    `<path d="${star(0, 1, 5, 15, 6.6)}" fill="${lighten(accent, 0.25)}"/><path d="${ellipse(-4, -4, 3.4, 2)}" fill="#fff" opacity=".9"/>`
  );
}
