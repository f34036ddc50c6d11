import type { BrandPattern, MotifWord } from '@halls/house-games';
import { circle, petal, poly, sector } from '../drawing/path.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { each } from './stage.ts';

/** The provider's pattern as a paint in one colour. `size` is the width of one repeat. */
export function brandPaint(kind: BrandPattern, sketch: Sketch, color: string, size = 44): string {
  const [w, h, d, filled] = brandTiles[kind];
  const look = filled
    ? `fill="${color}"`
    : `fill="none" stroke="${color}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"`;
  return sketch.pattern(w, h, `<path d="${d}" ${look}/>`, `scale(${size / w})`);
}

/** The theme's own motif as a paint in one colour. */
export function motifPaint(kind: MotifWord, sketch: Sketch, color: string, size = 32): string {
  const [w, h, d, filled] = motifTiles[kind];
  const look = filled
    ? `fill="${color}"`
    : `fill="none" stroke="${color}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"`;
  return sketch.pattern(w, h, `<path d="${d}" ${look}/>`, `scale(${size / w})`);
}

type Tile = readonly [width: number, height: number, d: string, filled?: boolean];

const seigaiha = [
  [0, 20],
  [40, 20],
  [20, 10],
  [20, 30],
  [0, 40],
  [40, 40],
  [0, 0],
  [40, 0],
]
  .map(([x, y]) => [20, 14, 8, 3].map((r) => `M${x! - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`).join(''))
  .join('');

const brandTiles: Readonly<Record<BrandPattern, Tile>> = {
  waves: [
    40,
    20,
    [
      [0, 20],
      [40, 20],
      [20, 10],
      [20, 30],
    ]
      .map(([x, y]) => [19, 13, 7].map((r) => `M${x! - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`).join(''))
      .join(''),
  ],
  weave: [
    40,
    40,
    'M0 6H26M0 14H26M26 0V20M34 0V20M34 6H40M34 14H40M6 20V46M14 20V46M14 26H40M14 34H40M0 26H6M0 34H6M6 0V0',
  ],
  rings: [
    44,
    44,
    `${circle(22, 22, 18)}${circle(22, 22, 11)}${circle(22, 22, 4)}${circle(0, 0, 8)}${circle(44, 0, 8)}${circle(0, 44, 8)}${circle(44, 44, 8)}`,
  ],
  rays: [48, 48, each(12, (i) => sector(24, 48, 4, 44, 180 + i * 15, 187 + i * 15)), true],
  petals: [
    44,
    44,
    [0, 90, 180, 270].map((a) => petal(22, 22, 21, 15, a)).join('') +
      [45, 135, 225, 315].map((a) => petal(22, 22, 14, 7, a)).join(''),
  ],
  pitch: [
    64,
    64,
    'M0 32H64M32 0V64M32 32m-14 0a14 14 0 1 0 28 0a14 14 0 1 0 -28 0M0 18a14 14 0 0 1 0 28M64 18a14 14 0 0 0 0 28',
  ],
  balls: [
    40,
    40,
    `${circle(10, 10, 7)}${circle(30, 30, 7)}${circle(10, 10, 3)}${circle(30, 30, 3)}${circle(30, 10, 2)}${circle(10, 30, 2)}`,
  ],
  cards: [
    32,
    32,
    'M16 2L30 16L16 30L2 16ZM16 9L23 16L16 23L9 16ZM0 -4V4M-4 0H4M32 -4V4M28 0H36M0 28V36M28 32H36M-4 32H4M32 28V36',
  ],
  lanes: [60, 30, 'M-10 30L20 0M10 30L40 0M30 30L60 0M50 30L80 0M34 15H46'],
  feathers: [
    36,
    36,
    [
      [18, 36],
      [0, 18],
      [36, 18],
      [18, 0],
    ]
      .map(
        ([x, y]) =>
          `M${x} ${y! + 16}C${x! - 20} ${y! + 4} ${x! - 14} ${y! - 12} ${x} ${y! - 17}C${x! + 14} ${y! - 12} ${x! + 20} ${y! + 4} ${x} ${y! + 16}M${x} ${y! + 12}V${y! - 8}M${x} ${y! + 4}l-6 -6M${x} ${y! + 4}l6 -6`,
      )
      .join(''),
  ],
  circuit: [
    56,
    56,
    'M0 14H18L28 24V40M28 46V56M28 0V10M56 14H42L36 20M0 42H12L18 48M56 42H44L38 36V28M18 48V56M18 0V6M10 14a3 3 0 1 0 0 0.1M28 40a3 3 0 1 0 0.1 0M46 42a3 3 0 1 0 0 0.1',
  ],
  cracks: [
    72,
    72,
    'M0 20L16 26L24 14L40 22L52 10L72 20M24 14L20 0M40 22L44 42L30 56L36 72M44 42L60 48L72 44M0 44L12 50L30 56M60 48L56 72M52 10L56 0M20 72L12 50',
  ],
};

const motifTiles: Readonly<Record<MotifWord, Tile>> = {
  waves: [40, 20, seigaiha],
  clouds: [
    60,
    40,
    'M4 18h34c8 0 8 -10 0 -10c0 -8 -12 -8 -14 -2c-4 -6 -14 -4 -12 3c-8 0 -12 9 -4 9M18 12c0 -4 6 -4 6 0M34 38h24c6 0 6 -8 0 -8c0 -6 -9 -6 -10 -1c-3 -5 -11 -3 -9 3c-6 0 -9 6 -5 6',
  ],
  scales: [
    30,
    30,
    'M0 0a15 15 0 0 0 30 0M-15 15a15 15 0 0 0 30 0M15 15a15 15 0 0 0 30 0M7 0a8 8 0 0 0 16 0M-8 15a8 8 0 0 0 16 0M22 15a8 8 0 0 0 16 0',
  ],
  petals: [
    40,
    40,
    [0, 72, 144, 216, 288].map((a) => petal(12, 12, 10, 9, a)).join('') +
      [36, 108, 180, 252, 324].map((a) => petal(32, 32, 7, 6, a)).join(''),
    true,
  ],
  weave: [24, 24, 'M0 4H16M0 8H16M20 0V12M16 0V12M4 12V24M8 12V24M8 16H24M8 20H24'],
  fretwork: [40, 40, 'M0 4H32V32H8V12H24V24H16M40 4H36V40M0 36H36M4 40V8'],
  rays: [40, 40, each(8, (i) => sector(20, 20, 4, 19, i * 45, i * 45 + 18)), true],
  rings: [
    36,
    36,
    `${circle(18, 18, 15)}${circle(18, 18, 9)}${circle(0, 0, 6)}${circle(36, 0, 6)}${circle(0, 36, 6)}${circle(36, 36, 6)}`,
  ],
  leaves: [
    40,
    40,
    [20, 140, 260].map((a) => petal(14, 14, 14, 7, a)).join('') +
      [80, 200, 320].map((a) => petal(32, 32, 12, 6, a)).join(''),
    true,
  ],
  diamonds: [
    32,
    32,
    poly([
      [16, 2],
      [30, 16],
      [16, 30],
      [2, 16],
    ]) +
      poly([
        [16, 9],
        [23, 16],
        [16, 23],
        [9, 16],
      ]),
  ],
  dots: [20, 20, circle(5, 5, 2.4) + circle(15, 15, 2.4), true],
  chevrons: [32, 20, 'M0 6L16 16L32 6M0 16L16 26L32 16M0 -4L16 6L32 -4'],
};
