import { lighten } from '../../drawing/color.ts';
import { circle, petal } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export const gloss = (k: Kit, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity=".6" transform="rotate(-28 ${x} ${y})"/>${k.flat(circle(x + rx * 1.3, y + ry * 1.5, rx * 0.22), '#fff', 0.6)}`;

export const sprig = (k: Kit, x: number, y: number, l: number, a: number): string =>
  at(
    k.cut(petal(0, 0, l, l * 0.44, 0), k.ink.leaf, {
      inside: k.line(
        `M0 0V${-l * 0.88}M0 ${-l * 0.3}l${l * 0.12} ${-l * 0.14}M0 ${-l * 0.3}l${-l * 0.12} ${-l * 0.14}M0 ${-l * 0.55}l${l * 0.1} ${-l * 0.12}M0 ${-l * 0.55}l${-l * 0.1} ${-l * 0.12}`,
        lighten(k.ink.leaf, 0.5),
        l * 0.025,
        0.7,
      ),
    }),
    x,
    y,
    1,
    a,
  );

export const stem = (k: Kit, d: string): string => k.line(d, '#5a3518', 8) + k.line(d, '#8a5a2e', 4);

export const ball = (k: Kit, d: string, tone: string, warm: string): string =>
  k.cut(d, tone, {
    drop: 6,
    edge: 3.4,
    inside: k.flat(
      d,
      k.sketch.radial(
        [
          [0, lighten(tone, 0.6), 0.9],
          [0.45, lighten(tone, 0.15), 0.5],
          [1, warm, 0.55],
        ],
        0.34,
        0.28,
        0.85,
      ),
    ),
  });
