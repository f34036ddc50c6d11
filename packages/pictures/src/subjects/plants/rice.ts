import { darken, lighten } from '../../drawing/color.ts';
import { petal } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function rice(k: Kit): string {
  const { gold, leaf, accent } = k.ink;
  const ear = (bend: number, tall: number): string => {
    const at1 = (t: number): readonly [number, number] => [
      bend * t * t,
      84 - tall * t + Math.max(0, t - 0.7) * tall * 0.5,
    ];
    let out = k.line(
      `M0 84Q${bend * 0.1} ${84 - tall * 0.6} ${at1(0.8)[0]} ${at1(0.8)[1]}T${at1(1)[0]} ${at1(1)[1]}`,
      darken(gold, 0.4),
      3.4,
    );
    for (let i = 0; i < 11; i++) {
      const t = 0.46 + i * 0.054;
      const [x, y] = at1(t);
      const lean = (Math.sign(bend) || 1) * (t - 0.3) * Math.min(140, Math.abs(bend) * 1.8);
      for (const s of [-1, 1])
        out += at(k.gild(petal(0, 0, 21, 10.5, 0, 0.86), { edge: 1.1 }), x, y, 1, lean + s * 34);
    }
    return out;
  };
  const blade = (d: string, tone: string): string => k.cut(d, tone);
  return (
    blade('M-6 88C-30 30 -70 -6 -98 -12C-64 14 -34 50 6 88Z', darken(leaf, 0.2)) +
    blade('M6 88C30 26 66 -2 100 -2C64 18 34 54 -6 88Z', leaf) +
    ear(-62, 150) +
    ear(66, 140) +
    ear(-18, 172) +
    ear(24, 160) +
    blade('M-4 92C-10 50 -36 26 -58 22C-34 40 -16 64 8 92Z', lighten(leaf, 0.14)) +
    k.cut('M-26 64Q0 74 26 64L28 78Q0 88 -28 78Z', accent) +
    k.cut('M6 74L22 104L10 100L4 108L-2 78Z', accent) +
    k.cut('M-6 74L-22 104L-10 100L-4 108L2 78Z', darken(accent, 0.12))
  );
}
