import { darken, lighten, mix } from '../drawing/color.ts';
import { circle, ellipse, petal, ribbon, smooth, symmetric } from '../drawing/path.ts';
import type { Point } from '../drawing/path.ts';
import { at } from './kit.ts';
import type { Kit } from './kit.ts';

export function rooster(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const tail = ([[-46, 20, -20, 104], [-44, 26, -38, 112], [-46, 32, -56, 108], [-44, 38, -74, 98], [-42, 42, -92, 80], [-40, 30, -6, 78]] as const).map(([x, y, a, l], i) => at(k.cut(`M-8 4C-26 ${-l * 0.4} -22 ${-l * 0.86} 14 ${-l}C2 ${-l * 0.74} 10 ${-l * 0.36} 10 4Z`, i % 2 ? second : mix(second, '#123', 0.35), { edge: 1.8, drop: 2, inside: k.line(`M0 0C-12 ${-l * 0.4} -8 ${-l * 0.8} 12 ${-l}`, lighten(second, 0.5), 1.6, 0.5) }), x + 14, y, 1, a)).join('');
  const body = smooth([[-50, 40], [-34, 14], [-4, 8], [14, -10], [18, -44], [30, -62], [52, -60], [62, -42], [60, -8], [54, 30], [28, 62], [-10, 70], [-40, 62]]);
  const hackle = (x: number, y: number, l: number, a: number, c: string): string => at(k.cut(petal(0, 0, l, 15, 180, 0.85), c, { edge: 1.2 }), x, y, 1, a);
  const hackles = ([[18, -8, 44, 18], [28, -6, 50, 8], [38, -6, 52, 0], [48, -8, 48, -8], [56, -12, 42, -16], [22, -26, 36, 14], [32, -28, 40, 6], [42, -28, 42, -2], [52, -30, 38, -10]] as const).map(([x, y, l, a], i) => hackle(x, y, l, a, i % 2 ? gold : mix(gold, accent, 0.5))).join('');
  const leg = (x: number): string => k.line(`M${x} 62V92M${x} 92L${x + 18} 100M${x} 92L${x + 4} 103M${x} 92L${x - 14} 98M${x} 82L${x - 10} 78`, darken(gold, 0.25), 6) + k.line(`M${x} 62V92M${x} 92L${x + 18} 100`, lighten(gold, 0.2), 2.6);
  const wing = ([[-8, 26, 62, -112], [-10, 34, 64, -104], [-10, 42, 58, -96], [-4, 48, 48, -88]] as const).map(([x, y, l, a], i) => at(k.cut(petal(0, 0, l, 20, 0, 0.86), i % 2 ? second : mix(accent, main, 0.4), { edge: 1.4 }), x + 24, y, 1, a)).join('') + k.cut(smooth([[36, 14], [18, 10], [-8, 20], [-10, 32], [12, 38], [34, 32]]), mix(main, accent, 0.35));
  return (
    tail + leg(-2) + leg(22) + k.cut(body, main, { drop: 5, edge: 3 }) + wing + hackles +
    k.cut('M26 -60C18 -74 22 -90 32 -82C32 -100 46 -104 48 -88C56 -102 70 -96 66 -80C76 -84 80 -70 68 -58C56 -52 38 -52 26 -60Z', '#e0262f', { edge: 1.8 }) +
    k.cut(smooth([[28, -58], [44, -68], [62, -62], [66, -46], [56, -34], [36, -34], [26, -44]]), mix(main, gold, 0.25), { edge: 2 }) +
    k.gild('M62 -56L88 -46Q78 -40 64 -42Z', { edge: 1.2 }) + k.cut('M60 -40C72 -36 72 -16 62 -10C52 -16 52 -34 60 -40Z', '#e0262f', { edge: 1.4 }) + k.flat(ellipse(42, -44, 5, 6), '#fff0e0', 0.8) + k.eye(53, -53, 5.4, '#8a2a0a')
  );
}

export function crane(k: Kit): string {
  const { main, second, accent } = k.ink;
  const feather = (x: number, y: number, l: number, a: number, c: string): string => at(k.cut(petal(0, 0, l, 19, 0, 0.86), c, { edge: 1.5, drop: 1.5, dropOpacity: 0.18, inside: k.line(`M0 0V${-l * 0.86}`, darken(c, 0.25), 1.2, 0.4) }), x, y, 1, a);
  const left = ([[-8, 8, 96, -96], [-10, 4, 104, -84], [-8, 0, 106, -71], [-6, -4, 102, -58], [-4, -6, 92, -45], [-2, -6, 78, -32]] as const).map(([x, y, l, a], i) => feather(x, y, l, a, i < 3 ? second : main)).join('') + ([[-4, 2, 58, -90], [-4, -2, 60, -74], [-2, -4, 58, -58], [0, -6, 50, -42]] as const).map(([x, y, l, a]) => feather(x, y, l, a, lighten(main, 0.2))).join('');
  const right = ([[8, 8, 92, 92], [10, 4, 100, 80], [10, 0, 102, 67], [8, -4, 96, 54], [6, -6, 84, 41]] as const).map(([x, y, l, a], i) => feather(x, y, l, a, i < 3 ? second : main)).join('') + ([[6, 2, 56, 86], [6, -2, 58, 70], [4, -4, 54, 54], [2, -6, 46, 38]] as const).map(([x, y, l, a]) => feather(x, y, l, a, lighten(main, 0.2))).join('');
  return (
    k.line('M-6 50Q-14 84 -34 108M4 50Q0 86 -14 114', darken(second, 0.1), 4) + [-26, -12, 4, 18].map((a) => feather(-2, 40, 48, 180 + a, second)).join('') +
    left + right +
    k.cut(smooth([[0, -22], [18, -4], [20, 26], [6, 56], [-10, 54], [-20, 26], [-16, -6]]), main, { drop: 4 }) +
    k.cut(ribbon([[0, 0], [8, -28], [-8, -52], [2, -78], [22, -88]], [30, 18, 12, 12, 15], 14), main) + k.cut(ribbon([[4, -14], [6, -36], [-5, -54], [3, -74]], [16, 12, 8, 6], 10), second, { edge: 1 }) +
    k.cut(ellipse(22, -88, 13, 10.5), main) + k.cut(ellipse(19, -96, 10, 5.5), accent, { edge: 1 }) + k.cut('M32 -92L72 -82L32 -82Z', mix('#c9a24a', second, 0.25), { edge: 1 }) + k.flat(circle(26, -89, 2.6), '#120a08')
  );
}

export function parrot(k: Kit): string {
  const { main, second, accent, leaf } = k.ink;
  const tail = ([[-6, 60, 62, 176, second], [4, 60, 70, 184, main], [-14, 56, 52, 168, accent]] as const).map(([x, y, l, a, c]) => at(k.cut(petal(0, 0, l, 20, 0, 0.88), c), x, y, 1, a)).join('');
  const body = smooth([[-6, -88], [26, -86], [46, -62], [46, -30], [40, 10], [24, 50], [-4, 72], [-30, 52], [-40, 14], [-38, -34], [-30, -70]]);
  const wing = ([[0, 0, 92, 0, second], [0, 0, 80, 10, accent], [0, 0, 66, 22, leaf]] as const).map(([, , l, a, c]) => at(k.cut(petal(0, 0, l, 40, 180, 0.86), c, { edge: 1.8, inside: k.line(`M0 0V${l * 0.8}M-10 6L-12 ${l * 0.6}M10 6L12 ${l * 0.6}`, darken(c, 0.4), 1.4, 0.4) }), -16, -26, 1, a)).join('');
  return (
    tail + k.line('M-60 74H70', '#6b4220', 12) + k.line('M-60 72H70', '#a06a35', 5) +
    k.cut(body, main, { drop: 5, edge: 3, inside: k.flat(ellipse(14, 20, 22, 44), lighten(main, 0.3), 0.35) }) + wing + [-10, 12].map((x) => [0, 7, 14].map((d) => k.gild(ellipse(x + d, 70, 4, 7.5), { edge: 0.8 })).join('')).join('') +
    k.flat(smooth([[8, -76], [34, -78], [46, -58], [40, -38], [18, -38], [6, -54]]), '#fff8ee') + [0, 1, 2].map((i) => k.line(`M18 ${-54 + i * 6}Q28 ${-50 + i * 6} 38 ${-54 + i * 5}`, main, 1.6)).join('') +
    k.cut('M36 -76C66 -78 76 -52 60 -28C58 -40 50 -46 38 -48Z', '#2a2422') + k.cut('M38 -46C48 -44 54 -38 54 -26C44 -26 38 -34 38 -46Z', '#4a403a', { edge: 1 }) + k.eye(25, -66, 6.5, '#d9a21f') + ([[-10, -86, -40], [2, -90, -18], [14, -90, 6]] as const).map(([x, y, a]) => at(k.cut(petal(0, 0, 27, 12, 0), accent, { edge: 1.2 }), x, y, 1, a)).join('')
  );
}

export function feather(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const d = 'M-62 92C-70 20 -30 -62 66 -98C86 -40 60 40 -20 74C-34 78 -50 84 -62 92Z';
  let barbs = '';
  for (let i = 0; i < 15; i++) {
    const t = i / 15;
    const [x, y] = [-54 + t * 112, 80 - t * 168 + Math.sin(t * 3) * 10];
    barbs += k.line(`M${x} ${y}Q${x - 16} ${y - 20} ${x - 24} ${y - 38}M${x} ${y}Q${x + 22} ${y + 4} ${x + 42} ${y - 6}`, i % 2 ? lighten(main, 0.5) : darken(main, 0.4), 1.8, 0.4);
  }
  return (
    k.cut(d, main, { drop: 5, edge: 3, inside: k.flat(ellipse(30, -46, 40, 36), second) + k.flat(ellipse(34, -50, 27, 24), accent) + k.flat(ellipse(36, -52, 15, 13), darken(main, 0.5)) + k.flat(ellipse(33, -56, 5, 4), '#fff', 0.8) + barbs + k.flat('M66 -98L40 -30L52 -22Z', '#000', 0.06) }) +
    k.flat('M-50 22L-26 30L-46 34ZM20 38L8 20L30 28Z', darken(main, 0.7), 0.5) + k.line('M-78 108C-50 60 0 -10 56 -84', darken(gold, 0.4), 5.5) + k.line('M-78 107C-50 59 0 -11 56 -85', lighten(gold, 0.5), 2.6)
  );
}

export function butterfly(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const upper = smooth([[4, -14], [28, -62], [70, -88], [98, -70], [94, -30], [62, -2], [20, 4]]);
  const lower = smooth([[6, 6], [48, 8], [74, 32], [66, 70], [48, 86], [30, 66], [12, 34]]);
  const wing =
    k.cut(lower, second, { drop: 4, inside: k.flat(circle(52, 46, 17), main) + k.flat(circle(52, 46, 9), accent) + k.line('M8 12L60 72M8 12L72 40', darken(second, 0.5), 2, 0.5) }) +
    k.cut(upper, main, { drop: 4, edge: 3, inside: k.flat('M40 -110L130 -60L110 0L80 -14C90 -40 80 -70 50 -74Z', darken(second, 0.45)) + k.flat(smooth([[16, -16], [40, -54], [68, -62], [76, -40], [50, -12]]), lighten(main, 0.3), 0.9) + k.flat(circle(62, -40, 12), accent) + k.flat(circle(62, -40, 6), '#fff8e8') + [[86, -72, 5], [93, -52, 4.5], [92, -34, 4], [70, -82, 4]].map(([x, y, r]) => k.flat(circle(x!, y!, r!), '#fffbe8')).join('') + k.line('M6 -12L84 -74M6 -12L92 -40M6 -10L70 -6', darken(main, 0.5), 2, 0.5) });
  return k.both(wing) + k.cut(symmetric([[0, -40], [8, -28], [7, 10], [0, 58]]), darken(second, 0.6)) + [-8, 6, 20, 34].map((y) => k.line(`M-5 ${y}H5`, gold, 2.2, 0.8)).join('') + k.cut(circle(0, -42, 9), darken(second, 0.5)) + k.line('M-4 -50C-10 -74 -24 -80 -32 -78M4 -50C10 -74 24 -80 32 -78', darken(second, 0.5), 3) + k.gild(circle(-33, -78, 4), { edge: 0.8 }) + k.gild(circle(33, -78, 4), { edge: 0.8 });
}

export function bee(k: Kit): string {
  const { main, second, accent, pale } = k.ink;
  const wing = (d: string): string => `<path d="${d}" fill="${k.sketch.linear([[0, '#ffffff', 0.95], [1, mix(accent, pale, 0.6), 0.55]])}" stroke="#fff" stroke-width="2"/>`;
  const wings = wing(smooth([[4, -30], [30, -84], [70, -92], [84, -62], [50, -34]])) + k.line('M10 -34Q40 -64 72 -76M14 -32Q46 -50 76 -58', '#9cc4e0', 1.8, 0.7);
  const body = symmetric([[0, -50], [44, -38], [58, 4], [44, 50], [16, 82], [0, 90]]);
  const legs: readonly Point[] = [[-34, 44], [34, 44]];
  return (
    k.both(wings) + legs.map(([x, y]) => k.line(`M${x} ${y}q${x * 0.5} 10 ${x * 0.4} 30`, second, 5)).join('') +
    k.cut('M-6 86L0 106L6 86Z', second) + k.cut(body, main, { drop: 5, edge: 3, inside: ['M-70 -14Q0 10 70 -14V6Q0 30 -70 6Z', 'M-70 26Q0 50 70 26V44Q0 68 -70 44Z', 'M-50 66Q0 84 50 66V78Q0 96 -50 78Z'].map((d) => k.flat(d, second)).join('') + k.flat(ellipse(-22, 0, 12, 46), '#fff', 0.28) }) +
    k.cut(symmetric([[0, -84], [36, -76], [46, -50], [30, -26], [0, -20]]), main, { edge: 3 }) + k.flat(ellipse(-18, -54, 11, 13), '#1f1108') + k.flat(ellipse(18, -54, 11, 13), '#1f1108') + k.flat(circle(-21, -59, 4.4), '#fff') + k.flat(circle(15, -59, 4.4), '#fff') + k.line('M-9 -36Q0 -29 9 -36', second, 3) + k.flat(ellipse(-30, -40, 7, 5), '#ff7f5a', 0.6) + k.flat(ellipse(30, -40, 7, 5), '#ff7f5a', 0.6) +
    k.line('M-14 -80Q-22 -102 -38 -104M14 -80Q22 -102 38 -104', second, 4) + k.cut(circle(-40, -104, 6), second, { edge: 1 }) + k.cut(circle(40, -104, 6), second, { edge: 1 })
  );
}
