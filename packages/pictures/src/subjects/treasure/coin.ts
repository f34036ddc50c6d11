import { glint } from '../../drawing/path.ts';
import { coinAt } from '../festival/coin-at.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function coin(k: Kit): string {
  return (
    at(coinAt(k, 0, 0, 48), -44, 34, 1, -16) +
    at(coinAt(k, 0, 0, 48), 46, 38, 1, 14) +
    at(coinAt(k, 0, 0, 60), 0, -28) +
    k.flat(glint(-22, -56, 16), '#fff', 0.95) +
    k.flat(glint(72, 12, 10), '#fff', 0.9)
  );
}
