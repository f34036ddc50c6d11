import { darken, lighten, mix } from '../../drawing/color.ts';
import { glint, poly } from '../../drawing/path.ts';
import type { Point } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function gem(k: Kit): string {
  const { main, second, pale } = k.ink;
  const girdle: Point[] = [
    [-92, -22],
    [-54, -74],
    [54, -74],
    [92, -22],
  ];
  const [l, tl, tr, r] = girdle as [Point, Point, Point, Point];
  const foot: Point = [0, 90];
  const a: Point = [-44, -22];
  const b: Point = [44, -22];
  const m: Point = [0, -74];
  const f = (pts: Point[], tone: string, o = 1): string => k.flat(poly(pts), tone, o);
  return (
    `<circle r="104" fill="${k.sketch.radial([
      [0, lighten(main, 0.4), 0.5],
      [1, main, 0],
    ])}"/>` +
    k.cut(poly([l, tl, tr, r, foot]), main, { drop: 6, edge: 2.6 }) +
    f([l, tl, a], lighten(main, 0.3)) +
    f([tl, m, a], lighten(main, 0.58)) +
    f([m, a, b], lighten(main, 0.36)) +
    f([m, tr, b], lighten(main, 0.15)) +
    f([tr, r, b], darken(main, 0.12)) +
    f([l, a, foot], mix(main, second, 0.4)) +
    f([a, b, foot], k.sketch.linear([lighten(main, 0.12), darken(main, 0.3)])) +
    f([b, r, foot], darken(main, 0.42)) +
    f([a, [-8, -22], foot], lighten(main, 0.5), 0.5) +
    k.line(
      `M${l.join(' ')}L${a.join(' ')}L${b.join(' ')}L${r.join(' ')}M${a.join(' ')}L${foot.join(' ')}L${b.join(' ')}M${tl.join(' ')}L${a.join(' ')}L${m.join(' ')}L${b.join(' ')}L${tr.join(' ')}`,
      pale,
      2,
      0.6,
    ) +
    k.flat(glint(-46, -52, 24), '#fff') +
    k.flat(glint(56, 16, 13), '#fff', 0.9)
  );
}
