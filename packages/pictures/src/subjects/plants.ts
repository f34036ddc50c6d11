import { darken, lighten } from '../drawing/color.ts';
import { circle, ellipse, petal, ribbon, roundRect, smooth } from '../drawing/path.ts';
import { at } from './kit.ts';
import type { Kit } from './kit.ts';

export function peony(k: Kit): string {
  const { main, gold, leaf } = k.ink;
  const petalOf = (r: number, w: number): string =>
    `M0 4C${-w * 0.9} ${-r * 0.1} ${-w * 1.3} ${-r * 0.62} ${-w * 0.78} ${-r * 0.92}C${-w * 0.6} ${-r * 1.02} ${-w * 0.36} ${-r * 0.98} ${-w * 0.26} ${-r * 0.9}C${-w * 0.16} ${-r * 1.04} ${w * 0.16} ${-r * 1.04} ${w * 0.26} ${-r * 0.9}C${w * 0.36} ${-r * 0.98} ${w * 0.6} ${-r * 1.02} ${w * 0.78} ${-r * 0.92}C${w * 1.3} ${-r * 0.62} ${w * 0.9} ${-r * 0.1} 0 4Z`;
  const ruffle = (r: number, w: number, n: number, tone: string, turn: number): string => {
    const one = k.cut(petalOf(r, w), tone, { drop: 3, dropOpacity: 0.22, turn: 90, inside: k.line(`M0 0C${-w * 0.3} ${-r * 0.4} ${-w * 0.3} ${-r * 0.6} ${-w * 0.4} ${-r * 0.84}M0 0V${-r * 0.8}M0 0C${w * 0.3} ${-r * 0.4} ${w * 0.3} ${-r * 0.6} ${w * 0.4} ${-r * 0.84}`, lighten(tone, 0.5), 1.6, 0.45) });
    return Array.from({ length: n }, (_, i) => at(one, 0, 0, 1, turn + (360 / n) * i)).join('');
  };
  const foliage = [-128, -52, 58, 124, 178].map((a) => at(k.cut(petal(0, 0, 106, 46, 0, 0.85), leaf, { inside: k.line('M0 0V-96M0 -56L16 -74M0 -56L-16 -74M0 -74L12 -88M0 -74L-12 -88', lighten(leaf, 0.4), 2, 0.6) }), 0, 0, 1, a)).join('');
  return (
    foliage + ruffle(90, 44, 6, darken(main, 0.3), 0) + ruffle(76, 38, 6, darken(main, 0.08), 30) + ruffle(58, 31, 5, lighten(main, 0.14), 12) + ruffle(40, 24, 5, lighten(main, 0.32), 48) +
    at(k.cut(circle(0, 0, 13), gold, { drop: 2, edge: 1.6 }), 0, 0) + Array.from({ length: 12 }, (_, i) => `<circle cx="${Math.cos(i * 0.5236) * 17}" cy="${Math.sin(i * 0.5236) * 17}" r="2.8" fill="${i % 2 ? lighten(gold, 0.5) : gold}"/>`).join('')
  );
}

export function bamboo(k: Kit): string {
  const { leaf } = k.ink;
  const stem = (x: number, w: number, tone: string, lean: number): string => {
    let out = '';
    for (let i = 0; i < 4; i++) {
      const y = 100 - i * 54;
      out += k.cut(`M${-w / 2 + 1.5} ${y}Q${-w / 2 - 1} ${y - 26} ${-w / 2 + 1.5} ${y - 50}H${w / 2 - 1.5}Q${w / 2 + 1} ${y - 26} ${w / 2 - 1.5} ${y}Z`, tone, { turn: 0 }) + k.cut(roundRect(-w / 2 - 2, y - 54, w + 4, 6, 3), lighten(tone, 0.2), { edge: 1.2 });
    }
    return at(out, x, 0, 1, lean);
  };
  const leaves = (x: number, y: number, angles: readonly number[], s: number): string => angles.map((a) => at(k.cut(petal(0, 0, 62, 17, 0, 0.8), a % 2 ? leaf : lighten(leaf, 0.16), { inside: k.line('M0 0V-56', darken(leaf, 0.4), 1.2, 0.5) }), x, y, s, a)).join('');
  return at(stem(-44, 24, darken(leaf, 0.24), -3) + stem(36, 28, leaf, 4) + stem(-6, 22, darken(leaf, 0.1), 1) + leaves(36, -62, [70, 101, 132], 1) + leaves(-46, -28, [-62, -95, -128], 1) + leaves(-4, -96, [-30, 21, 55], 0.9) + leaves(40, 28, [83, 120], 0.8), 0, 0, 0.86);
}

export function rice(k: Kit): string {
  const { gold, leaf, accent } = k.ink;
  const ear = (bend: number, tall: number): string => {
    const at1 = (t: number): readonly [number, number] => [bend * t * t, 84 - tall * t + Math.max(0, t - 0.7) * tall * 0.5];
    let out = k.line(`M0 84Q${bend * 0.1} ${84 - tall * 0.6} ${at1(0.8)[0]} ${at1(0.8)[1]}T${at1(1)[0]} ${at1(1)[1]}`, darken(gold, 0.4), 3.4);
    for (let i = 0; i < 11; i++) {
      const t = 0.46 + i * 0.054;
      const [x, y] = at1(t);
      const lean = (Math.sign(bend) || 1) * (t - 0.3) * Math.min(140, Math.abs(bend) * 1.8);
      for (const s of [-1, 1]) out += at(k.gild(petal(0, 0, 21, 10.5, 0, 0.86), { edge: 1.1 }), x, y, 1, lean + s * 34);
    }
    return out;
  };
  const blade = (d: string, tone: string): string => k.cut(d, tone);
  return (
    blade('M-6 88C-30 30 -70 -6 -98 -12C-64 14 -34 50 6 88Z', darken(leaf, 0.2)) + blade('M6 88C30 26 66 -2 100 -2C64 18 34 54 -6 88Z', leaf) +
    ear(-62, 150) + ear(66, 140) + ear(-18, 172) + ear(24, 160) + blade('M-4 92C-10 50 -36 26 -58 22C-34 40 -16 64 8 92Z', lighten(leaf, 0.14)) +
    k.cut('M-26 64Q0 74 26 64L28 78Q0 88 -28 78Z', accent) + k.cut('M6 74L22 104L10 100L4 108L-2 78Z', accent) + k.cut('M-6 74L-22 104L-10 100L-4 108L2 78Z', darken(accent, 0.12))
  );
}

export function peach(k: Kit): string {
  const { main, leaf, gold } = k.ink;
  const d = 'M0 84C-56 74 -88 36 -76 -10C-66 -48 -28 -58 -2 -38C14 -62 62 -58 76 -16C88 34 58 74 0 84Z';
  return (
    k.cut(ribbon([[0, -36], [4, -60], [20, -84]], [8, 7, 9]), darken(gold, 0.5)) +
    k.cut(d, lighten(main, 0.25), { drop: 6, edge: 3.4, inside: k.flat(d, k.sketch.radial([[0, '#fff2c8', 0.85], [0.5, lighten(gold, 0.3), 0.3], [1, main, 0.9]], 0.36, 0.3, 0.8)) }) +
    k.line('M-2 -38C-16 0 -14 46 4 78', darken(main, 0.4), 4, 0.5) + k.line('M2 -36C-10 2 -8 46 8 76', lighten(main, 0.6), 1.8, 0.6) + k.flat(ellipse(-42, -8, 13, 22), '#fff', 0.4) +
    at(k.cut(petal(0, 0, 84, 36, 0), leaf, { inside: k.line('M0 0V-72', lighten(leaf, 0.5), 2, 0.6) }), 6, -52, 1, 72) + at(k.cut(petal(0, 0, 72, 32, 0), darken(leaf, 0.12), { inside: k.line('M0 0V-62', lighten(leaf, 0.5), 2, 0.6) }), 4, -52, 1, -70)
  );
}

export function tree(k: Kit): string {
  const { main, accent, gold } = k.ink;
  const bark = darken(gold, 0.62);
  const puff = (x: number, y: number, r: number, tone: string): string => {
    const lobes = Array.from({ length: 9 }, (_, i) => {
      const a = (i / 9) * Math.PI * 2;
      const rr = r * (i % 2 ? 1 : 0.84);
      return [x + Math.cos(a) * rr, y + Math.sin(a) * rr * 0.74] as const;
    });
    return k.cut(smooth(lobes, true, 1.3), tone, { drop: 3, inside: Array.from({ length: 9 }, (_, i) => k.flat(circle(x + Math.cos(i * 2.4) * r * 0.6, y + Math.sin(i * 2.4) * r * 0.44, r * 0.07), i % 3 ? lighten(tone, 0.5) : gold, 0.8)).join('') });
  };
  return (
    k.cut(smooth([[-16, 98], [-10, 50], [-26, 20], [-58, 2], [-50, -4], [-18, 8], [-6, -20], [-10, -50], [0, -52], [8, -16], [34, -8], [60, -28], [64, -22], [44, 6], [16, 20], [14, 56], [24, 98]], true, 0.8), bark, { turn: 0 }) +
    puff(-56, -14, 36, darken(main, 0.16)) + puff(58, -34, 38, darken(main, 0.12)) + puff(0, -62, 44, main) + puff(-32, -46, 26, lighten(main, 0.16)) + puff(34, -66, 24, accent)
  );
}

export function cherry(k: Kit): string {
  const { main, leaf, accent } = k.ink;
  const ball = (x: number, y: number, r: number, tone: string): string => k.cut(circle(x, y, r), tone, { drop: 5, edge: 3, inside: k.flat(ellipse(x - r * 0.36, y - r * 0.4, r * 0.24, r * 0.16), '#fff', 0.85) });
  return (
    k.line('M-40 30C-30 -20 0 -60 34 -84C30 -40 40 0 48 30', darken(leaf, 0.3), 6) +
    at(k.cut(petal(0, 0, 92, 42, 0), leaf, { inside: k.line('M0 0V-80', lighten(leaf, 0.5), 2, 0.6) }), 34, -82, 1, -96) +
    ball(-42, 48, 42, main) + ball(48, 46, 40, accent) + k.line('M-46 14Q-42 8 -36 12M44 12Q48 8 54 12', darken(main, 0.6), 3)
  );
}
