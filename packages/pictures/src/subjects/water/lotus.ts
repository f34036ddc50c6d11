import { darken, lighten } from '../../drawing/color.ts';
import { petal } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function lotus(k: Kit): string {
  const { main, gold, leaf } = k.ink;
  const ring = (angles: readonly number[], length: number, width: number, tone: string, y: number): string =>
    angles
      .map((a) =>
        k.cut(petal(a * 0.28, y, length, width, a, 0.88), tone, {
          turn: 90,
          drop: 2.5,
          dropOpacity: 0.16,
          inside: k.line(
            `M${a * 0.28} ${y}L${a * 0.28 + Math.sin((a * Math.PI) / 180) * length * 0.8} ${y - Math.cos((a * Math.PI) / 180) * length * 0.8}`,
            lighten(tone, 0.5),
            1.6,
            0.35,
          ),
        }),
      )
      .join('');
  const pad = `M-96 58C-70 36 70 36 96 58C78 88 -78 88 -96 58Z`;
  return (
    k.cut(pad, leaf, {
      inside: [-70, -40, -14, 14, 40, 70]
        .map((x) => k.line(`M0 60L${x * 1.3} ${60 + (x % 3) * 8 + 10}`, lighten(leaf, 0.4), 1.4, 0.5))
        .join(''),
      drop: 5,
    }) +
    ring([-64, 64], 92, 44, darken(main, 0.28), 58) +
    ring([-44, 44], 108, 50, darken(main, 0.16), 58) +
    ring([-20, 20, 0], 124, 54, main, 56) +
    ring([-76, 76], 84, 40, lighten(main, 0.06), 62) +
    `<ellipse cx="0" cy="16" rx="24" ry="30" fill="${k.sketch.radial([
      [0, lighten(gold, 0.6), 0.95],
      [1, gold, 0],
    ])}"/>` +
    ring([-54, 54], 86, 46, lighten(main, 0.16), 64) +
    ring([-30, 30], 84, 48, lighten(main, 0.28), 66) +
    ring([0], 80, 52, lighten(main, 0.42), 68)
  );
}
