import { darken, lighten, mix } from '../../drawing/color.ts';
import { circle, ellipse, poly, ribbon, smooth } from '../../drawing/path.ts';
import type { Point } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function dragon(k: Kit): string {
  const { main, gold, accent, pale, second } = k.ink;
  const deep = darken(main, 0.25);
  const spine: Point[] = [
    [64, -14],
    [92, 20],
    [70, 66],
    [14, 78],
    [-40, 66],
    [-74, 84],
    [-100, 62],
  ];
  const body = ribbon(spine, [58, 52, 48, 42, 34, 22, 6], 20);
  const belly = ribbon(
    spine.map(([x, y], i): Point => [x - (i < 2 ? 13 : 0), y + (i > 1 ? 12 : 4)]),
    [26, 24, 22, 18, 14, 9, 3],
    20,
  );
  let crest = '';
  for (const [x, y, a, s] of [
    [104, -2, 74, 1],
    [116, 26, 92, 1],
    [104, 58, 128, 1],
    [74, 84, 150, 0.9],
    [36, 98, 172, 0.85],
    [-6, 98, 186, 0.8],
    [-40, 88, 182, 0.7],
  ] as const)
    crest += at(k.cut('M-11 6Q-6 -20 10 -26Q4 -8 12 6Z', accent, { edge: 1.6 }), x, y, s, a);
  const head = smooth(
    [
      [-72, -18],
      [-78, -32],
      [-66, -42],
      [-52, -38],
      [-34, -40],
      [-18, -56],
      [4, -62],
      [30, -52],
      [50, -32],
      [54, -6],
      [40, 14],
      [16, 16],
      [0, 4],
      [-22, -2],
      [-48, -2],
      [-66, -6],
    ],
    true,
    0.9,
  );
  const jaw = smooth(
    [
      [2, 4],
      [-18, 6],
      [-44, 10],
      [-60, 8],
      [-66, 16],
      [-54, 28],
      [-26, 34],
      [6, 32],
      [28, 18],
      [20, 4],
    ],
    true,
    0.9,
  );
  const horn = (x: number, y: number, s: number): string =>
    at(
      k.gild(
        ribbon(
          [
            [0, 0],
            [14, -22],
            [36, -36],
            [62, -40],
            [76, -54],
          ],
          [15, 13, 10, 7, 1],
        ),
      ) +
        k.gild(
          ribbon(
            [
              [28, -32],
              [38, -48],
              [36, -62],
            ],
            [8, 6, 1],
          ),
        ),
      x,
      y,
      s,
    );
  const mane = (
    [
      [34, -46, 44, 62],
      [50, -34, 66, 66],
      [56, -14, 84, 68],
      [54, 6, 104, 66],
      [42, 20, 124, 60],
      [24, 28, 142, 48],
    ] as const
  )
    .map(([x, y, a, l]) =>
      at(
        k.cut(
          `M-12 4C-14 ${-l * 0.4} 4 ${-l * 0.55} -4 ${-l}C12 ${-l * 0.76} 20 ${-l * 0.36} 12 4Z`,
          mix(accent, second, 0.3),
          { edge: 1.7, drop: 2 },
        ),
        x,
        y,
        1,
        a,
      ),
    )
    .join('');
  const teeth =
    [
      [-62, -4, 11],
      [-46, -2, 8],
      [-34, -1, 7],
      [-22, 0, 6.5],
    ]
      .map(([x, y, h]) =>
        k.flat(
          poly([
            [x! - 5, y!],
            [x! + 5, y!],
            [x!, y! + h!],
          ]),
          '#fffbea',
        ),
      )
      .join('') +
    [
      [-54, 11, 9],
      [-38, 11, 7],
      [-24, 9, 6],
    ]
      .map(([x, y, h]) =>
        k.flat(
          poly([
            [x! - 4, y!],
            [x! + 4, y!],
            [x!, y! - h!],
          ]),
          '#fffbea',
        ),
      )
      .join('');
  return at(
    at(
      k.cut('M0 0C-20 -14 -42 -16 -52 -4C-40 -6 -38 2 -50 10C-34 8 -30 14 -38 26C-22 22 -6 14 0 0Z', accent),
      -96,
      64,
    ) +
      crest +
      k.cut(body, main, {
        drop: 6,
        inside:
          k.flat(body, k.scales(15, darken(main, 0.55), 0.5)) +
          k.flat(belly, mix(gold, pale, 0.3)) +
          Array.from({ length: 20 }, (_, i) =>
            k.line(
              `M${86 - i * 9.5} ${i < 5 ? -4 + i * 18 : 72 + Math.sin(i) * 3}l${i < 4 ? -26 : -3} ${i < 4 ? 3 : 24}`,
              darken(gold, 0.35),
              1.8,
              0.5,
            ),
          ).join(''),
      }) +
      [
        [-20, 76, 1],
        [52, 78, -1],
      ]
        .map(
          ([x, y, s]) =>
            `<g transform="translate(${x} ${y}) scale(${s} 1)">${k.cut(
              ribbon(
                [
                  [0, -8],
                  [-14, 12],
                  [-6, 26],
                ],
                [24, 16, 12],
              ),
              deep,
            )}${[-16, -6, 5]
              .map((d) =>
                k.gild(
                  ribbon(
                    [
                      [-6, 24],
                      [-6 + d, 30],
                      [-8 + d * 1.5, 42],
                    ],
                    [8, 6, 1],
                  ),
                  { edge: 1 },
                ),
              )
              .join('')}</g>`,
        )
        .join('') +
      mane +
      horn(14, -54, 0.82) +
      k.cut(jaw, deep, { drop: 3 }) +
      k.flat(
        smooth(
          [
            [0, 2],
            [-24, 2],
            [-56, 4],
            [-54, 16],
            [-24, 22],
            [4, 18],
          ],
          true,
          0.8,
        ),
        '#7a1022',
      ) +
      k.flat(
        smooth([
          [-4, 12],
          [-24, 10],
          [-44, 14],
          [-30, 22],
          [-8, 22],
        ]),
        '#f0566a',
      ) +
      teeth +
      k.cut(head, main, {
        drop: 3,
        inside:
          k.flat(ellipse(20, -22, 34, 26), k.scales(11, darken(main, 0.5), 0.4)) +
          k.flat(
            smooth([
              [-72, -8],
              [-40, -8],
              [-10, -2],
              [10, 6],
              [-20, 8],
              [-70, 2],
            ]),
            mix(gold, pale, 0.35),
            0.9,
          ) +
          k.flat(ellipse(-52, -36, 22, 7), lighten(main, 0.45), 0.5),
      }) +
      horn(2, -56, 1) +
      k.flat(ellipse(-68, -26, 5.5, 4), darken(main, 0.7)) +
      k.line('M-76 -30a9 9 0 0 1 14 -6', lighten(main, 0.4), 2.6) +
      k.flat(
        smooth([
          [-30, -28],
          [-12, -38],
          [6, -28],
          [-8, -20],
        ]),
        '#fff6d8',
      ) +
      k.flat(circle(-10, -28, 7.2), accent) +
      k.flat(ellipse(-11, -28, 2.4, 6), '#180a08') +
      k.flat(circle(-13, -31, 2), '#fff') +
      k.gild('M-36 -34C-22 -56 0 -56 16 -44C4 -42 -4 -42 -14 -38C-22 -36 -28 -34 -36 -34Z', { edge: 1.4 }) +
      k.line('M-70 -34C-96 -44 -104 -70 -84 -88', darken(gold, 0.3), 5.5) +
      k.line('M-70 -34C-96 -44 -104 -70 -84 -88', gold, 3.4) +
      k.line('M-66 4C-92 10 -106 -4 -112 16', gold, 3.4) +
      [
        [-50, 28, 18],
        [-36, 32, 26],
        [-20, 34, 22],
        [-4, 33, 16],
      ]
        .map(([x, y, l]) =>
          k.cut(
            `M${x! - 6} ${y! - 4}Q${x! - 4} ${y! + l! * 0.6} ${x! + 6} ${y! + l!}Q${x! + 8} ${y! + l! * 0.4} ${x! + 6} ${y! - 4}Z`,
            mix(accent, second, 0.3),
            { edge: 1.2 },
          ),
        )
        .join(''),
    -6,
    -2,
    0.9,
  );
}
