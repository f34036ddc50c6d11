import { darken, lighten, mix } from '../drawing/color.ts';
import { circle, ellipse, petal, ribbon, symmetric } from '../drawing/path.ts';
import { at } from './kit.ts';
import type { Kit } from './kit.ts';

const gloss = (k: Kit, x: number, y: number, rx: number, ry: number): string => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity=".6" transform="rotate(-28 ${x} ${y})"/>${k.flat(circle(x + rx * 1.3, y + ry * 1.5, rx * 0.22), '#fff', 0.6)}`;
const sprig = (k: Kit, x: number, y: number, l: number, a: number): string => at(k.cut(petal(0, 0, l, l * 0.44, 0), k.ink.leaf, { inside: k.line(`M0 0V${-l * 0.88}M0 ${-l * 0.3}l${l * 0.12} ${-l * 0.14}M0 ${-l * 0.3}l${-l * 0.12} ${-l * 0.14}M0 ${-l * 0.55}l${l * 0.1} ${-l * 0.12}M0 ${-l * 0.55}l${-l * 0.1} ${-l * 0.12}`, lighten(k.ink.leaf, 0.5), l * 0.025, 0.7) }), x, y, 1, a);
const stem = (k: Kit, d: string): string => k.line(d, '#5a3518', 8) + k.line(d, '#8a5a2e', 4);
const ball = (k: Kit, d: string, tone: string, warm: string): string => k.cut(d, tone, { drop: 6, edge: 3.4, inside: k.flat(d, k.sketch.radial([[0, lighten(tone, 0.6), 0.9], [0.45, lighten(tone, 0.15), 0.5], [1, warm, 0.55]], 0.34, 0.28, 0.85)) });

export function orange(k: Kit): string {
  const { main } = k.ink;
  const pores = Array.from({ length: 26 }, (_, i) => k.flat(circle(Math.cos(i * 2.4) * Math.sqrt(i) * 13, 10 + Math.sin(i * 2.4) * Math.sqrt(i) * 13, 1.7), darken(main, 0.3), 0.4)).join('');
  return sprig(k, 4, -62, 72, 62) + sprig(k, 0, -62, 56, -58) + ball(k, ellipse(0, 12, 80, 76), main, darken(main, 0.25)) + pores + k.flat(ellipse(0, -58, 13, 5), darken(main, 0.45)) + stem(k, 'M0 -58Q0 -72 8 -80') + gloss(k, -34, -22, 16, 9);
}

export function lemon(k: Kit): string {
  const { main } = k.ink;
  return at(sprig(k, 10, -84, 60, 74) + ball(k, symmetric([[0, -98], [12, -88], [22, -76], [56, -44], [66, 2], [54, 46], [22, 78], [12, 92], [0, 98]]), main, darken(main, 0.3)) + Array.from({ length: 18 }, (_, i) => k.flat(circle(Math.cos(i * 2.4) * Math.sqrt(i) * 12, Math.sin(i * 2.4) * Math.sqrt(i) * 15, 1.6), darken(main, 0.3), 0.4)).join('') + gloss(k, -28, -32, 13, 8) + k.flat(ellipse(0, -92, 6, 3), darken(main, 0.5)), 0, 0, 0.96, 34);
}

export function plum(k: Kit): string {
  const { main } = k.ink;
  return sprig(k, 6, -64, 70, 70) + ball(k, 'M0 88C-58 84 -88 44 -82 4C-76 -40 -38 -60 -2 -50C38 -62 78 -38 82 6C86 46 58 84 0 88Z', main, darken(main, 0.45)) + k.line('M-2 -50C-22 -6 -20 50 4 84', darken(main, 0.6), 4.5, 0.6) + k.line('M3 -48C-15 -4 -13 50 9 82', lighten(main, 0.5), 2, 0.6) + stem(k, 'M0 -52Q-2 -74 -14 -88') + gloss(k, -44, -14, 14, 9);
}

export function mango(k: Kit): string {
  const { main, second } = k.ink;
  const d = 'M30 -72C70 -56 92 -6 76 38C60 82 0 96 -48 76C-88 58 -96 14 -70 -18C-44 -50 -10 -88 30 -72Z';
  return sprig(k, 34, -70, 78, 100) + k.cut(d, main, { drop: 6, edge: 3.4, inside: k.flat(d, k.sketch.radial([[0, second, 0.9], [1, second, 0]], 0.8, 0.25, 0.6)) + k.flat(d, k.sketch.radial([[0, lighten(main, 0.5), 0.8], [1, main, 0]], 0.3, 0.6, 0.5)) }) + stem(k, 'M32 -70Q36 -84 30 -96') + gloss(k, -34, -8, 18, 9);
}

export function melon(k: Kit): string {
  // A slice of watermelon before its fruit.
  const { main, second } = k.ink;
  const stripes = [-60, -36, -12, 14, 40, 64].map((x) => `M${x} -110Q${x * 1.6 - 8} -30 ${x} 60l9 -4Q${x * 1.6 + 10} -30 ${x + 9} -110Z`).join('');
  const slice = 'M-92 6H92C88 62 48 96 0 96S-88 62 -92 6Z';
  const seeds = [[-50, 26], [-22, 22], [6, 26], [34, 22], [58, 28], [-34, 48], [-6, 52], [24, 48], [4, 72], [-20, 68]];
  return (
    ball(k, ellipse(10, -26, 74, 66), second, darken(second, 0.4)) + `<g clip-path="${k.sketch.clip(ellipse(10, -26, 74, 66))}">${k.flat(stripes, darken(second, 0.5), 0.65, 'transform="translate(10 10)"')}</g>` + gloss(k, -18, -62, 14, 8) +
    k.cut(slice, second, { drop: 6, edge: 2.6 }) + k.flat('M-84 6H84C80 54 44 86 0 86S-80 54 -84 6Z', '#f4ffe0') + k.cut('M-77 6H77C73 48 40 78 0 78S-73 48 -77 6Z', main, { edge: 2, turn: 90 }) + seeds.map(([x, y], i) => `<ellipse cx="${x}" cy="${y}" rx="3.4" ry="5.6" fill="#1c1210" transform="rotate(${(i % 3) * 18 - 18} ${x} ${y})"/>`).join('') + k.line('M-70 10H70', lighten(main, 0.6), 2.6, 0.7)
  );
}

export function pineapple(k: Kit): string {
  const { main, accent, leaf } = k.ink;
  const d = symmetric([[0, -34], [38, -26], [58, 10], [54, 56], [30, 90], [0, 98]]);
  let rind = '';
  for (let i = -9; i < 10; i++) rind += k.line(`M${i * 17 - 90} 110L${i * 17 + 60} -60M${i * 17 + 90} 110L${i * 17 - 60} -60`, darken(main, 0.5), 2.8, 0.55);
  let eyes = '';
  for (let r = 0; r < 7; r++) for (let c = -3; c < 4; c++) eyes += k.flat(circle(c * 17 + (r % 2) * 8.5, -28 + r * 19.5, 3), lighten(accent, 0.4), 0.8);
  const crown = ([[0, 0, 74, 0], [-6, 2, 66, -22], [6, 2, 66, 22], [-12, 6, 58, -46], [12, 6, 58, 46], [-14, 10, 46, -68], [14, 10, 46, 68], [-6, 6, 46, -10], [6, 6, 46, 12]] as const).map(([x, y, l, a], i) => at(k.cut(petal(0, 0, l, 19, 0, 0.7), i % 2 ? leaf : lighten(leaf, 0.16), { edge: 1.6, drop: 1.5 }), x, y - 38, 1, a)).join('');
  return crown + k.cut(d, main, { drop: 6, edge: 3.4, inside: k.flat(d, k.sketch.radial([[0, lighten(main, 0.5), 0.6], [0.5, main, 0], [1, accent, 0.6]], 0.36, 0.3, 0.8)) + rind + eyes });
}

export function coconut(k: Kit): string {
  const { main, second } = k.ink;
  const hairs = Array.from({ length: 22 }, (_, i) => k.line(`M${-80 + i * 8} ${-70 + (i % 3) * 10}q${6} 40 ${2} ${90}`, i % 2 ? lighten(main, 0.3) : darken(main, 0.5), 2, 0.45)).join('');
  return (
    k.cut(circle(-24, -20, 62), main, { drop: 5, edge: 3, inside: hairs }) + [[-44, -46], [-16, -50], [-28, -26]].map(([x, y]) => k.flat(ellipse(x!, y!, 6, 7), darken(main, 0.7))).join('') +
    k.cut(ellipse(26, 36, 66, 56), main, { drop: 6, edge: 3, inside: hairs }) + k.cut(ellipse(28, 20, 62, 40), second, { edge: 2 }) + k.cut(ellipse(29, 24, 48, 29), mix(second, '#bfe0e8', 0.5), { edge: 1.6 }) + k.flat(ellipse(29, 28, 44, 23), '#e8f7fa', 0.8) + gloss(k, 8, 22, 11, 4.5) + k.line('M44 20L76 -60', '#ff5f7a', 9) + k.line('M44 20L76 -60', '#fff', 9, 0).replace('stroke="#fff"', 'stroke="#fff" stroke-dasharray="8 10"').replace(' opacity="0"', ' opacity=".85"')
  );
}

export function corn(k: Kit): string {
  const { main, leaf } = k.ink;
  const cob = symmetric([[0, -100], [20, -86], [34, -46], [36, 10], [26, 60], [0, 76]]);
  let kernels = '';
  for (let r = 0; r < 13; r++) for (let c = -2; c <= 2; c++) kernels += `<ellipse cx="${c * 14.5 * (1 - Math.abs(r - 7) * 0.02) + (r % 2) * 1.5}" cy="${-88 + r * 13}" rx="7" ry="6.4" fill="${(r + c) % 3 ? lighten(main, 0.2) : lighten(main, 0.42)}"/><ellipse cx="${c * 14.5 - 2}" cy="${-90 + r * 13}" rx="2.4" ry="1.8" fill="#fff" opacity=".6"/>`;
  return at(k.cut(cob, darken(main, 0.22), { drop: 5, edge: 2.6, inside: kernels }) + k.cut('M-4 98C-60 70 -62 0 -34 -42C-34 6 -16 40 4 92Z', leaf, { edge: 2.2, inside: k.line('M-4 92C-40 50 -44 10 -38 -30', lighten(leaf, 0.5), 2, 0.5) }) + k.cut('M4 98C60 70 62 0 34 -42C34 6 16 40 -4 92Z', darken(leaf, 0.12), { edge: 2.2, inside: k.line('M4 92C40 50 44 10 38 -30', lighten(leaf, 0.5), 2, 0.5) }) + k.cut('M-8 100C-24 70 -6 40 4 22C14 44 22 74 8 100Z', lighten(leaf, 0.16)), 0, 0, 1, 18);
}

export function mushroom(k: Kit): string {
  const { main, second, accent, leaf } = k.ink;
  const cap = 'M-92 14C-90 -52 -44 -92 0 -92C44 -92 90 -52 92 14C60 32 -60 32 -92 14Z';
  const spots = [[-44, -38, 17], [6, -58, 20], [52, -26, 15], [-8, -14, 12], [-70, -2, 10], [78, 2, 9], [30, 2, 9]].map(([x, y, r]) => k.flat(ellipse(x!, y!, r!, r! * 0.84), second) + k.flat(ellipse(x! + 1.5, y! + 2, r! * 0.82, r! * 0.66), darken(second, 0.1), 0.7)).join('');
  return (
    [-52, -34, 36, 54].map((x, i) => at(k.cut(petal(0, 0, 44, 14, 0), leaf, { edge: 1.2 }), x, 100, 1, (i - 1.5) * 16)).join('') +
    k.cut(symmetric([[0, 0], [30, 6], [30, 50], [40, 88], [0, 100]]), second, { edge: 3, inside: [-18, -6, 8, 20].map((x) => k.line(`M${x} 20Q${x * 1.1} 60 ${x * 1.4} 96`, darken(second, 0.25), 2, 0.4)).join('') }) +
    k.cut('M-80 14C-40 46 40 46 80 14Q0 0 -80 14Z', accent, { edge: 1.6, inside: [-60, -40, -20, 0, 20, 40, 60].map((x) => k.line(`M${x * 0.2} 8L${x * 1.2} 44`, darken(accent, 0.3), 2, 0.5)).join('') }) +
    k.cut(cap, main, { drop: 6, edge: 3.4, inside: spots }) + `<ellipse cx="-38" cy="-64" rx="20" ry="8" fill="#fff" opacity=".45" transform="rotate(-34 -38 -64)"/>` + k.flat(ellipse(-11, 58, 4.5, 6), '#2a1712') + k.flat(ellipse(11, 58, 4.5, 6), '#2a1712') + k.line('M-5 69Q0 74 5 69', '#2a1712', 2.6) + k.flat(ellipse(-19, 68, 5, 3.4), '#ff8f8f', 0.6) + k.flat(ellipse(19, 68, 5, 3.4), '#ff8f8f', 0.6)
  );
}

export function leaf(k: Kit): string {
  const { main, second } = k.ink;
  const d = 'M-70 86C-96 10 -50 -66 78 -92C96 10 40 82 -34 80C-46 80 -58 82 -70 86Z';
  const veins = [[-36, 44, -66, 6], [-12, 18, -46, -34], [14, -10, -12, -62], [40, -42, 24, -80], [-30, 42, 22, 62], [-4, 14, 52, 36], [22, -16, 70, 2], [46, -48, 82, -38]].map(([a, b, c, e]) => k.line(`M${a} ${b}Q${(a! + c!) / 2 - 2} ${(b! + e!) / 2 + 4} ${c} ${e}`, lighten(main, 0.55), 2.6, 0.6)).join('');
  return k.cut(d, main, { drop: 6, edge: 3.4, inside: k.flat('M-70 86C-20 30 30 -30 78 -92C96 10 40 82 -34 80Z', second, 0.45) + veins }) + k.line('M-88 106C-40 50 20 -20 74 -86', darken(second, 0.4), 6) + k.line('M-88 105C-40 49 20 -21 74 -86', lighten(main, 0.55), 2.8) + k.cut(circle(26, 26, 10), '#dff6ff', { edge: 1.4 }) + k.flat(circle(22, 22, 3), '#fff');
}

export function clover(k: Kit): string {
  const { main, second, accent } = k.ink;
  const heart = 'M0 0C-16 -18 -50 -34 -48 -66C-46 -92 -12 -94 0 -70C12 -94 46 -92 48 -66C50 -34 16 -18 0 0Z';
  return k.cut(ribbon([[0, 0], [10, 44], [40, 96]], [9, 9, 12]), second) + [0, 90, 180, 270].map((a) => at(k.cut(heart, main, { drop: 3, edge: 3, inside: k.line('M0 0V-60M0 -14L-24 -44M0 -14L24 -44M0 -30L-16 -60M0 -30L16 -60', lighten(main, 0.5), 2.6, 0.55) }), 0, 0, 0.98, a + 12)).join('') + k.gild(circle(0, 0, 7), { edge: 1 }) + k.flat(circle(-30, -52, 5), '#fff', 0.7) + k.flat(circle(0, 0, 0.1), accent);
}
