import { petal } from '../../drawing/path.ts';

export const petalRing = (n: number, r: number): string =>
  Array.from({ length: n }, (_, i) => petal(0, 0, r, r * 0.6, (i * 360) / n)).join('');
