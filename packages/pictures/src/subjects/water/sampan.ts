import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, smooth } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

/** A covered sampan with a lamp at the bow. */
export function sampan(k: Kit): string {
  const { main, second, gold, accent } = k.ink;
  const weave = k.sketch.pattern(
    12,
    12,
    `<path d="M0 0H12V12H0Z" fill="${main}"/><path d="M0 0L6 6L0 12M12 0L6 6L12 12" fill="none" stroke="${darken(main, 0.45)}" stroke-width="1.6"/>`,
  );
  const hull = smooth(
    [
      [-108, 4],
      [-100, 4],
      [-60, 34],
      [40, 36],
      [92, 6],
      [108, -8],
      [104, 14],
      [66, 60],
      [-50, 62],
      [-88, 40],
    ],
    true,
    0.75,
  );
  const roofD = 'M-56 34C-58 -40 38 -44 42 34Z';
  return (
    k.line('M78 20L112 -92', darken(gold, 0.5), 4.5) +
    k.line('M-66 -96L-92 92', darken(gold, 0.4), 5) +
    k.cut(ellipse(-94, 88, 7, 20), lighten(second, 0.2), { edge: 1.4 }) +
    k.sketch.piece(roofD, {
      fill: weave,
      tone: main,
      edge: 2.6,
      drop: 3,
      inside: k.flat(
        roofD,
        k.sketch.linear(
          [
            [0, '#fff', 0.35],
            [0.4, '#fff', 0],
            [1, '#000', 0.45],
          ],
          60,
        ),
      ),
    }) +
    [-30, -7, 16]
      .map((x) => k.line(`M${x - 6} 34C${x - 7} -14 ${x + 2} -18 ${x + 2} -18`, darken(main, 0.55), 3, 0.6))
      .join('') +
    k.flat('M6 34C6 -2 38 -4 40 34Z', darken(second, 0.6)) +
    `<ellipse cx="24" cy="24" rx="24" ry="18" fill="${k.sketch.radial([
      [0, '#ffe9b0', 0.95],
      [1, '#ffb04e', 0],
    ])}"/>` +
    k.cut(hull, second, {
      drop: 5,
      edge: 3,
      inside: [0, 1, 2]
        .map((i) =>
          k.line(`M-100 ${24 + i * 12}Q0 ${52 + i * 10} 100 ${10 + i * 14}`, darken(second, 0.6), 2, 0.6),
        )
        .join(''),
    }) +
    k.gild('M-106 4Q-60 40 0 42Q70 40 108 -8L106 2Q72 48 0 50Q-66 48 -106 10Z', { edge: 1.2 }) +
    at(lanternSmall(k), 108, -74) +
    k.cut(
      smooth([
        [-70, 30],
        [-66, -6],
        [-56, -14],
        [-46, -6],
        [-42, 30],
      ]),
      accent,
      { edge: 1.6 },
    ) +
    k.line('M-60 -2L-70 -40', '#e8b48a', 6) +
    k.cut(circle(-56, -22, 10), '#f0c39a', { edge: 1.2 }) +
    k.cut('M-80 -22L-56 -46L-32 -22Q-56 -14 -80 -22Z', gold, { edge: 1.6 })
  );
}

const lanternSmall = (k: Kit): string =>
  `<circle r="40" fill="${k.sketch.radial([
    [0, '#ffe2a0', 0.8],
    [1, '#ff9a3a', 0],
  ])}"/>` +
  k.cut(ellipse(0, 0, 13, 14), '#f0562f', {
    edge: 1.4,
    inside: k.flat(ellipse(0, 0, 9, 11), '#ffe9a8', 0.7),
  }) +
  k.gild('M-6 -16H6V-11H-6ZM-6 11H6V16H-6Z', { edge: 0.6 });
