import { darken, mix } from '../../drawing/color.ts';
import { circle, roundRect } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function pagoda(k: Kit): string {
  const { main, second, gold } = k.ink;
  const tier = (y: number, w: number, h: number): string => {
    const roof = `M${-w * 1.22} ${y + 4}Q${-w * 0.9} ${y - 4} ${-w * 0.5} ${y - 26}H${w * 0.5}Q${w * 0.9} ${y - 4} ${w * 1.22} ${y + 4}Q${w * 1.1} ${y + 12} ${w * 0.92} ${y + 10}H${-w * 0.92}Q${-w * 1.1} ${y + 12} ${-w * 1.22} ${y + 4}Z`;
    const wall = roundRect(-w * 0.62, y + 8, w * 1.24, h, 1);
    return (
      k.cut(wall, main, {
        turn: 0,
        edge: 1.6,
        inside: [-0.4, -0.13, 0.14, 0.4]
          .map(
            (x) =>
              k.flat(roundRect(x * w - w * 0.09, y + 14, w * 0.18, h - 8, 2), '#ffdf9a', 0.95) +
              k.line(
                `M${x * w} ${y + 14}v${h - 8}M${x * w - w * 0.09} ${y + 12 + h * 0.5}h${w * 0.18}`,
                darken(main, 0.5),
                1.4,
              ),
          )
          .join(''),
      }) +
      k.cut(roof, second, {
        drop: 4,
        edge: 2.2,
        inside: Array.from({ length: 11 }, (_, i) =>
          k.line(
            `M${(i - 5) * w * 0.1} ${y - 26}L${(i - 5) * w * 0.22} ${y + 12}`,
            darken(second, 0.5),
            1.6,
            0.5,
          ),
        ).join(''),
      }) +
      k.gild(
        `M${-w * 1.22} ${y + 4}Q${-w * 1.1} ${y + 12} ${-w * 0.92} ${y + 10}H${w * 0.92}Q${w * 1.1} ${y + 12} ${w * 1.22} ${y + 4}Q${w} ${y + 5} ${w * 0.92} ${y + 5}H${-w * 0.92}Q${-w} ${y + 5} ${-w * 1.22} ${y + 4}Z`,
        { edge: 0.8 },
      ) +
      [-1.12, 1.12]
        .map(
          (x) => k.line(`M${x * w} ${y + 10}v6`, gold, 1.6) + k.gild(circle(x * w, y + 18, 3), { edge: 0.6 }),
        )
        .join('')
    );
  };
  return (
    k.cut(roundRect(-82, 88, 164, 14, 3), mix(main, '#e8dcc4', 0.7), { edge: 1.6 }) +
    k.cut(roundRect(-68, 78, 136, 12, 3), mix(main, '#e8dcc4', 0.6), { edge: 1.6 }) +
    tier(42, 70, 34) +
    tier(2, 58, 32) +
    tier(-36, 46, 30) +
    k.cut('M-44 -66Q-20 -74 0 -98Q20 -74 44 -66Q36 -60 28 -62H-28Q-36 -60 -44 -66Z', second, {
      edge: 1.8,
      drop: 3,
    }) +
    k.gild('M-4 -94L0 -124L4 -94Z', { edge: 1 }) +
    k.gild(circle(0, -104, 5.5), { edge: 1 }) +
    k.gild(circle(0, -94, 7), { edge: 1 })
  );
}
