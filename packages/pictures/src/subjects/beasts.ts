import { darken, lighten, mix } from '../drawing/color.ts';
import { circle, ellipse, petal, poly, ribbon, smooth, symmetric } from '../drawing/path.ts';
import type { Point } from '../drawing/path.ts';
import { at } from './kit.ts';
import type { Kit } from './kit.ts';

export function dragon(k: Kit): string {
  const { main, gold, accent, pale, second } = k.ink;
  const deep = darken(main, 0.25);
  const spine: Point[] = [[64, -14], [92, 20], [70, 66], [14, 78], [-40, 66], [-74, 84], [-100, 62]];
  const body = ribbon(spine, [58, 52, 48, 42, 34, 22, 6], 20);
  const belly = ribbon(spine.map(([x, y], i): Point => [x - (i < 2 ? 13 : 0), y + (i > 1 ? 12 : 4)]), [26, 24, 22, 18, 14, 9, 3], 20);
  let crest = '';
  for (const [x, y, a, s] of [[104, -2, 74, 1], [116, 26, 92, 1], [104, 58, 128, 1], [74, 84, 150, 0.9], [36, 98, 172, 0.85], [-6, 98, 186, 0.8], [-40, 88, 182, 0.7]] as const) crest += at(k.cut('M-11 6Q-6 -20 10 -26Q4 -8 12 6Z', accent, { edge: 1.6 }), x, y, s, a);
  const head = smooth([[-72, -18], [-78, -32], [-66, -42], [-52, -38], [-34, -40], [-18, -56], [4, -62], [30, -52], [50, -32], [54, -6], [40, 14], [16, 16], [0, 4], [-22, -2], [-48, -2], [-66, -6]], true, 0.9);
  const jaw = smooth([[2, 4], [-18, 6], [-44, 10], [-60, 8], [-66, 16], [-54, 28], [-26, 34], [6, 32], [28, 18], [20, 4]], true, 0.9);
  const horn = (x: number, y: number, s: number): string => at(k.gild(ribbon([[0, 0], [14, -22], [36, -36], [62, -40], [76, -54]], [15, 13, 10, 7, 1])) + k.gild(ribbon([[28, -32], [38, -48], [36, -62]], [8, 6, 1])), x, y, s);
  const mane = ([[34, -46, 44, 62], [50, -34, 66, 66], [56, -14, 84, 68], [54, 6, 104, 66], [42, 20, 124, 60], [24, 28, 142, 48]] as const).map(([x, y, a, l]) => at(k.cut(`M-12 4C-14 ${-l * 0.4} 4 ${-l * 0.55} -4 ${-l}C12 ${-l * 0.76} 20 ${-l * 0.36} 12 4Z`, mix(accent, second, 0.3), { edge: 1.7, drop: 2 }), x, y, 1, a)).join('');
  const teeth = [[-62, -4, 11], [-46, -2, 8], [-34, -1, 7], [-22, 0, 6.5]].map(([x, y, h]) => k.flat(poly([[x! - 5, y!], [x! + 5, y!], [x!, y! + h!]]), '#fffbea')).join('') + [[-54, 11, 9], [-38, 11, 7], [-24, 9, 6]].map(([x, y, h]) => k.flat(poly([[x! - 4, y!], [x! + 4, y!], [x!, y! - h!]]), '#fffbea')).join('');
  return at(
    at(k.cut('M0 0C-20 -14 -42 -16 -52 -4C-40 -6 -38 2 -50 10C-34 8 -30 14 -38 26C-22 22 -6 14 0 0Z', accent), -96, 64) +
    crest +
    k.cut(body, main, { drop: 6, inside: k.flat(body, k.scales(15, darken(main, 0.55), 0.5)) + k.flat(belly, mix(gold, pale, 0.3)) + Array.from({ length: 20 }, (_, i) => k.line(`M${86 - i * 9.5} ${i < 5 ? -4 + i * 18 : 72 + Math.sin(i) * 3}l${i < 4 ? -26 : -3} ${i < 4 ? 3 : 24}`, darken(gold, 0.35), 1.8, 0.5)).join('') }) +
    [[-20, 76, 1], [52, 78, -1]].map(([x, y, s]) => `<g transform="translate(${x} ${y}) scale(${s} 1)">${k.cut(ribbon([[0, -8], [-14, 12], [-6, 26]], [24, 16, 12]), deep)}${[-16, -6, 5].map((d) => k.gild(ribbon([[-6, 24], [-6 + d, 30], [-8 + d * 1.5, 42]], [8, 6, 1]), { edge: 1 })).join('')}</g>`).join('') +
    mane + horn(14, -54, 0.82) +
    k.cut(jaw, deep, { drop: 3 }) + k.flat(smooth([[0, 2], [-24, 2], [-56, 4], [-54, 16], [-24, 22], [4, 18]], true, 0.8), '#7a1022') + k.flat(smooth([[-4, 12], [-24, 10], [-44, 14], [-30, 22], [-8, 22]]), '#f0566a') + teeth +
    k.cut(head, main, { drop: 3, inside: k.flat(ellipse(20, -22, 34, 26), k.scales(11, darken(main, 0.5), 0.4)) + k.flat(smooth([[-72, -8], [-40, -8], [-10, -2], [10, 6], [-20, 8], [-70, 2]]), mix(gold, pale, 0.35), 0.9) + k.flat(ellipse(-52, -36, 22, 7), lighten(main, 0.45), 0.5) }) +
    horn(2, -56, 1) +
    k.flat(ellipse(-68, -26, 5.5, 4), darken(main, 0.7)) + k.line('M-76 -30a9 9 0 0 1 14 -6', lighten(main, 0.4), 2.6) +
    k.flat(smooth([[-30, -28], [-12, -38], [6, -28], [-8, -20]]), '#fff6d8') + k.flat(circle(-10, -28, 7.2), accent) + k.flat(ellipse(-11, -28, 2.4, 6), '#180a08') + k.flat(circle(-13, -31, 2), '#fff') +
    k.gild('M-36 -34C-22 -56 0 -56 16 -44C4 -42 -4 -42 -14 -38C-22 -36 -28 -34 -36 -34Z', { edge: 1.4 }) +
    k.line('M-70 -34C-96 -44 -104 -70 -84 -88', darken(gold, 0.3), 5.5) + k.line('M-70 -34C-96 -44 -104 -70 -84 -88', gold, 3.4) +
    k.line('M-66 4C-92 10 -106 -4 -112 16', gold, 3.4) +
    [[-50, 28, 18], [-36, 32, 26], [-20, 34, 22], [-4, 33, 16]].map(([x, y, l]) => k.cut(`M${x! - 6} ${y! - 4}Q${x! - 4} ${y! + l! * 0.6} ${x! + 6} ${y! + l!}Q${x! + 8} ${y! + l! * 0.4} ${x! + 6} ${y! - 4}Z`, mix(accent, second, 0.3), { edge: 1.2 })).join(''),
    -6, -2, 0.9,
  );
}

export function phoenix(k: Kit): string {
  const { main, second, accent, gold, pale } = k.ink;
  const wing = (tone: string, n: number, long: number): string => {
    let out = '';
    for (let i = n - 1; i >= 0; i--) {
      const a = 26 + i * (86 / (n - 1));
      const l = long * (1 - Math.abs(i - n * 0.4) * 0.055);
      out += at(k.cut(petal(0, 0, l, 23, 0, 0.86), i % 2 ? tone : lighten(tone, 0.14), { edge: 1.8, drop: 1.5, inside: k.line(`M0 0V${-l * 0.88}`, lighten(tone, 0.55), 1.6, 0.6) + k.flat(petal(0, -l * 0.55, l * 0.42, 13, 0), accent, 0.7) }), 12, -8, 1, a);
    }
    return out;
  };
  const side = wing(main, 8, 112) + wing(second, 6, 74) + wing(accent, 5, 46);
  const plume = (points: readonly Point[], tone: string): string => {
    const [x, y] = points.at(-1)!;
    return k.cut(ribbon(points, [14, 16, 12, 7], 9), tone, { inside: k.line(poly(points, false), lighten(tone, 0.6), 2, 0.6) }) + at(k.cut(petal(0, 16, 36, 30, 0), accent) + k.cut(petal(0, 10, 23, 19, 0), second, { edge: 1.2 }) + k.cut(circle(0, -2, 5.5), main, { edge: 1 }), x, y, 1, (Math.atan2(y - points.at(-2)![1], x - points.at(-2)![0]) * 180) / Math.PI + 90);
  };
  return (
    plume([[-6, 30], [-30, 52], [-64, 60], [-84, 84]], second) + plume([[6, 30], [30, 52], [64, 60], [84, 84]], second) + plume([[-4, 34], [-22, 62], [-46, 80], [-50, 104]], main) + plume([[4, 34], [22, 62], [46, 80], [50, 104]], main) + plume([[-2, 36], [-10, 62], [-18, 84], [-16, 108]], second) + plume([[2, 36], [10, 62], [18, 84], [16, 108]], second) + plume([[0, 36], [3, 64], [-2, 90], [0, 114]], accent) +
    k.both(side) +
    k.cut(symmetric([[0, -52], [12, -48], [19, -26], [24, 4], [16, 34], [0, 50]]), main, { drop: 4, inside: [0, 1, 2, 3].map((i) => [-1, 0, 1].map((j) => k.flat(petal(j * 13 + (i % 2) * 6, -18 + i * 16, 19, 15, 180), i % 2 ? accent : second, 0.7)).join('')).join('') }) +
    k.cut(smooth([[-13, -46], [-16, -66], [-2, -80], [14, -74], [19, -58], [12, -44]]), main) +
    k.gild('M16 -70Q36 -68 42 -54Q28 -56 15 -56Z', { edge: 1.2 }) + k.eye(5, -66, 5.4, '#5a1408') + k.line('M-3 -74Q6 -78 14 -72', darken(main, 0.5), 2.4) +
    [[-34, -4, 30], [-14, 2, 36], [8, 8, 28]].map(([a, x, l]) => at(k.line(`M0 0Q-3 ${-l! * 0.6} 2 ${-l!}`, gold, 2.6) + at(k.cut(petal(0, 6, 15, 11, 0), accent, { edge: 1 }), 2, -l!), x! - 3, -78, 1, a!)).join('') +
    k.flat(circle(0, -20, 0.1), pale)
  );
}

export function tiger(k: Kit): string {
  const { main, second, pale, accent } = k.ink;
  const ear = k.cut('M36 -62C44 -96 78 -100 88 -76C92 -58 82 -40 66 -36Z', main) + k.flat('M50 -62C56 -82 74 -86 78 -72C80 -60 74 -52 66 -48Z', mix(accent, pale, 0.55));
  const face = symmetric([[0, -84], [38, -80], [70, -54], [82, -14], [96, 18], [78, 30], [86, 52], [60, 56], [46, 80], [0, 92]], 0.9);
  const stripe = (d: string): string => k.flat(d, second);
  const half =
    stripe('M0 -60C10 -66 14 -74 14 -84C22 -70 16 -56 0 -50Z') + stripe('M0 -42C18 -46 28 -56 32 -70C36 -52 22 -38 0 -32Z') +
    stripe('M92 -10C76 -12 64 -8 56 2C70 0 82 2 96 6Z') + stripe('M98 16C82 12 68 16 60 24C74 22 84 26 92 32Z') + stripe('M72 -50C62 -44 54 -36 52 -26C60 -32 70 -34 82 -32Z') + stripe('M86 44C74 38 64 38 56 44C66 44 76 50 82 56Z') +
    k.flat(smooth([[10, 22], [36, 14], [50, 30], [42, 52], [18, 58], [0, 52], [0, 26]]), '#fff8ec') + k.flat(smooth([[14, -28], [30, -40], [50, -34], [48, -24], [30, -26]]), '#fff8ec', 0.95);
  const eye = k.flat(smooth([[14, -6], [26, -22], [50, -20], [56, -10], [42, 0], [24, 2]]), '#1a0d08') + k.flat(smooth([[19, -6], [29, -18], [47, -17], [51, -10], [40, -3], [26, -2]]), '#ffdf5a') + k.flat(circle(36, -11, 8), mix('#3fae4a', '#ffdf5a', 0.3)) + k.flat(circle(36, -11, 4.4), '#120806') + k.flat(circle(33, -14, 2.4), '#fff');
  const whiskers = k.line('M34 34Q66 28 98 40M34 40Q66 40 94 56M32 46Q58 52 82 72', '#fff', 1.8, 0.9);
  return (
    k.both(ear) +
    k.cut(face, main, { drop: 6, edge: 3, inside: k.both(half) + k.flat('M-10 70Q0 64 10 70L6 92H-6Z', '#fff8ec') }) +
    k.both(eye) +
    k.cut(smooth([[-17, 12], [0, 8], [17, 12], [14, 24], [0, 32], [-14, 24]]), mix('#e0566a', accent, 0.3)) + k.line('M0 32V44M0 44C-6 54 -22 56 -32 48M0 44C6 54 22 56 32 48', '#2a1208', 3.4) +
    k.flat('M-22 53Q0 62 22 53Q18 78 0 78Q-18 78 -22 53Z', '#7a1022') + k.flat('M-10 70Q0 62 10 70Q6 78 0 78Q-6 78 -10 70Z', '#f0667a') + k.flat('M-19 54L-13 68L-8 57ZM19 54L13 68L8 57Z', '#fffdf2') +
    [18, 24, 30].map((x) => `<circle cx="${x}" cy="40" r="1.6" fill="#2a1208"/><circle cx="${-x}" cy="40" r="1.6" fill="#2a1208"/>`).join('') + k.both(whiskers)
  );
}

export function lion(k: Kit): string {
  // The lion of the dance: papier-mâché, pompons and a beard.
  const { main, second, accent, gold } = k.ink;
  const ball = (x: number, y: number, r: number, c: string): string => k.cut(circle(x, y, r), c, { edge: 1.6 });
  const fluff = (points: readonly (readonly [number, number, number])[], c: string): string => points.map(([x, y, r]) => k.cut(circle(x, y, r), c, { edge: 1.6, drop: 2, dropOpacity: 0.16 })).join('');
  const face = symmetric([[0, -82], [40, -76], [74, -46], [82, -2], [70, 30], [0, 40]]);
  const jaw = symmetric([[0, 26], [48, 24], [66, 34], [56, 66], [30, 82], [0, 86]]);
  const eye = k.cut(ellipse(38, -22, 25, 23), '#fffaf0') + k.flat(circle(36, -19, 14), '#1a0d08') + k.flat(circle(36, -19, 9), accent) + k.flat(circle(36, -19, 5), '#1a0d08') + k.flat(circle(31, -25, 4), '#fff') + k.cut('M10 -34C14 -60 58 -64 70 -30C56 -44 28 -46 10 -34Z', second, { edge: 1.6 }) + [16, 30, 46, 60].map((x) => k.line(`M${x} ${-48 + Math.abs(x - 40) * 0.3}l${(x - 36) * 0.2} -10`, '#fffaf0', 4)).join('');
  return (
    fluff([[-84, -34, 17], [84, -34, 17], [-90, -4, 15], [90, -4, 15], [-84, 24, 15], [84, 24, 15], [-66, -66, 18], [66, -66, 18], [-36, -86, 18], [36, -86, 18], [0, -94, 18]], '#fff6e0') +
    k.cut(ellipse(-88, -56, 20, 15), accent) + k.cut(ellipse(88, -56, 20, 15), accent) +
    fluff([[-44, 78, 15], [44, 78, 15], [-22, 92, 16], [22, 92, 16], [0, 98, 15]], '#fff6e0') +
    k.cut(jaw, main) + k.flat(symmetric([[0, 30], [46, 30], [52, 42], [36, 62], [0, 68]]), '#5a0a18') + k.cut('M-28 52Q0 40 28 52Q22 70 0 72Q-22 70 -28 52Z', '#f0566a', { edge: 1.4 }) + k.flat('M-44 30H44V40Q0 46 -44 40Z', '#fffdf2') + [-30, -15, 0, 15, 30].map((x) => k.line(`M${x} 31V41`, '#c9b79a', 1.8)).join('') +
    k.cut(face, main, { drop: 4, inside: k.line('M-60 6Q-48 20 -30 18M60 6Q48 20 30 18M-66 -4Q-52 8 -36 6M66 -4Q52 8 36 6', second, 4) + [[-60, -50], [60, -50], [-70, -20], [70, -20]].map(([x, y]) => k.flat(circle(x!, y!, 5), second)).join('') }) +
    k.both(eye) +
    k.gild('M-26 8Q0 -14 26 8Q28 22 0 24Q-28 22 -26 8Z') + k.flat(ellipse(-10, 14, 4, 3), '#5a2a08') + k.flat(ellipse(10, 14, 4, 3), '#5a2a08') +
    k.cut('M-64 26Q0 44 64 26Q66 36 58 38Q0 52 -58 38Q-66 36 -64 26Z', second) + k.gild(circle(0, -58, 17)) + `<circle cx="0" cy="-58" r="11.5" fill="${k.sketch.radial(['#ffffff', '#bfe8ff', '#4f8fc9'], 0.35, 0.3, 0.8)}"/>` + at(k.gild(ribbon([[0, 0], [-4, -18], [4, -34]], [18, 14, 3])), 0, -74) + ball(6, -110, 8, accent) + k.flat(circle(0, 0, 0.1), gold)
  );
}

export function panda(k: Kit): string {
  const { main, second, leaf } = k.ink;
  const paw = k.cut(smooth([[34, 40], [58, 30], [76, 46], [72, 72], [50, 82], [32, 68]]), second);
  const foot = k.cut(ellipse(52, 84, 27, 23), second) + k.flat(ellipse(53, 87, 13, 10), lighten(second, 0.5), 0.8) + [42, 53, 64].map((x) => k.flat(circle(x, 73 + Math.abs(x - 53) * 0.25, 4), lighten(second, 0.5), 0.8)).join('');
  const ear = k.cut(circle(54, -78, 22), second);
  const patch = k.flat(smooth([[16, -42], [32, -54], [50, -40], [48, -22], [34, -14], [20, -22]]), second) + k.eye(33, -34, 8.4, '#5a3a1a');
  const stalk = at(k.cut(roundRectPath(-7, -104, 14, 50), leaf, { turn: 0 }) + k.cut(roundRectPath(-7, -52, 14, 50), leaf, { turn: 0 }) + k.cut(roundRectPath(-7, 0, 14, 50), leaf, { turn: 0 }) + k.cut(petal(6, -52, 44, 15, 60), lighten(leaf, 0.16)) + k.cut(petal(-6, -54, 40, 14, -66), lighten(leaf, 0.1)) + k.cut(petal(0, -102, 40, 14, 24), lighten(leaf, 0.16)), 66, 36, 1, 18);
  return (
    k.cut(symmetric([[0, -6], [56, 6], [78, 48], [66, 88], [0, 100]]), main, { drop: 5, inside: k.flat('M-90 2Q0 34 90 2V24Q0 52 -90 24Z', second) }) +
    k.both(foot) + k.both(ear) +
    k.cut(symmetric([[0, -94], [46, -86], [76, -52], [76, -16], [48, 12], [0, 20]]), main, { drop: 3, edge: 3 }) +
    k.both(patch) + k.flat(ellipse(0, -8, 21, 15), '#fffefa') + k.cut('M-10 -18Q0 -24 10 -18Q8 -6 0 -4Q-8 -6 -10 -18Z', second, { edge: 1 }) + k.line('M0 -4V2M-10 4Q-4 8 0 2Q4 8 10 4', second, 2.6) + k.flat(ellipse(-52, -12, 10, 6), '#ff9fb0', 0.5) + k.flat(ellipse(52, -12, 10, 6), '#ff9fb0', 0.5) +
    stalk + k.both(paw)
  );
}

const roundRectPath = (x: number, y: number, w: number, h: number): string => `M${x + 2} ${y}h${w - 4}q2 0 2 3q-2 ${h / 2 - 3} 0 ${h - 6}q0 3 -2 3h${4 - w}q-2 0 -2 -3q2 ${-(h / 2 - 3)} 0 ${6 - h}q0 -3 2 -3Z`;

export function elephant(k: Kit): string {
  const { main, second, accent, gold, pale } = k.ink;
  const ear = k.cut(smooth([[30, -56], [66, -78], [100, -54], [98, -6], [74, 30], [46, 24], [34, -8]]), darken(main, 0.1), { drop: 4 }) + k.flat(smooth([[48, -44], [70, -58], [88, -42], [86, -8], [70, 14], [54, 8]]), mix(second, pale, 0.35), 0.8);
  const tusk = k.cut(ribbon([[22, 30], [38, 58], [62, 64]], [14, 11, 2]), '#fff6df');
  const head = symmetric([[0, -84], [34, -78], [48, -46], [46, -6], [30, 26], [0, 36]]);
  const trunk = ribbon([[0, 0], [0, 34], [-6, 68], [10, 96], [36, 94], [40, 78]], [46, 38, 30, 26, 22, 14], 14);
  let rings = '';
  for (let i = 0; i < 6; i++) rings += k.line(`M${-20 + i} ${26 + i * 11}Q${-2} ${34 + i * 11} ${17 - i} ${25 + i * 11}`, darken(main, 0.5), 2, 0.45);
  const eye = k.flat(ellipse(27, -18, 9, 8), '#fffaf0') + k.flat(circle(26, -17, 6), '#2a160c') + k.flat(circle(24, -19.5, 2), '#fff') + k.line('M16 -26Q27 -33 38 -24', darken(main, 0.6), 3);
  const drape = symmetric([[0, -86], [34, -80], [44, -56], [22, -40], [0, -10]], 0.7);
  return (
    k.both(ear) + k.cut(head, main, { drop: 4, edge: 3 }) + k.both(tusk) + k.cut(trunk, main, { inside: rings }) + k.both(eye) +
    k.cut(drape, second, { inside: k.flat(circle(0, -46, 15), accent, 0.9) + k.line('M-40 -58L-22 -44L0 -16L22 -44L40 -58', lighten(gold, 0.3), 3) }) + k.gild(symmetric([[0, -62], [10, -48], [0, -34]], 0.6), { edge: 1.3 }) + k.cut(circle(0, -48, 5.5), accent, { edge: 1 }) +
    [-34, -17, 0, 17, 34].map((x) => k.gild(circle(x, -84 + Math.abs(x) * 0.2, x ? 6.5 : 9), { edge: 1.2 })).join('') + k.cut(petal(0, -92, 26, 17, 0), accent) + [-1, 1].map((s) => k.gild(circle(s * 44, -50, 5), { edge: 1 }) + k.line(`M${s * 44} -45V-32`, accent, 4)).join('')
  );
}

export function horse(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const head = smooth([[-88, 26], [-92, 10], [-78, -8], [-54, -30], [-34, -54], [-14, -66], [8, -62], [34, -34], [62, 10], [84, 66], [92, 104], [-2, 104], [-4, 70], [-16, 42], [-34, 34], [-56, 40], [-74, 42]], true, 0.85);
  const lock = (x: number, y: number, a: number, l: number): string => at(k.cut(`M-13 0C-4 ${-l * 0.3} 22 ${-l * 0.5} 20 ${-l}C34 ${-l * 0.6} 30 ${-l * 0.2} 12 4Z`, second, { edge: 1.7 }), x, y, 1, a);
  return (
    ([[82, 84, 62, 64], [72, 58, 58, 62], [60, 32, 54, 62], [46, 8, 48, 60], [32, -16, 42, 58], [18, -38, 34, 54]] as const).map(([x, y, a, l]) => lock(x, y, a, l)).join('') +
    k.cut('M2 -58C-2 -82 8 -96 16 -104C26 -92 28 -72 20 -54Z', main) + k.flat('M8 -62C6 -78 12 -88 16 -94C20 -84 20 -72 16 -60Z', darken(main, 0.4)) +
    k.cut(head, main, { drop: 6, edge: 3, inside: k.flat(smooth([[-14, -64], [4, -58], [-30, -20], [-70, 14], [-80, 4], [-50, -28]]), '#fff6ea', 0.9) + k.flat(ellipse(8, 8, 26, 32), lighten(main, 0.3), 0.3) + k.flat(smooth([[-92, 10], [-80, -2], [-66, 10], [-62, 34], [-80, 42], [-94, 30]]), darken(main, 0.4), 0.7) }) +
    k.cut('M-13 -60C-2 -70 6 -62 8 -50C-8 -40 -24 -32 -38 -12C-38 -34 -28 -50 -13 -60Z', second, { edge: 1.6 }) +
    k.flat(smooth([[-30, -22], [-18, -32], [-6, -26], [-14, -14]]), '#1a0d08') + k.flat(circle(-19, -25, 2.8), '#fff') + k.line('M-36 -22Q-22 -40 -2 -30', darken(main, 0.6), 3) +
    k.flat(ellipse(-80, 18, 5, 7), '#1a0d08') + k.line('M-80 36Q-64 36 -54 30', darken(main, 0.7), 3) +
    k.line('M-58 -18Q-50 6 -42 34M-42 2Q-10 0 24 -30M-42 2L-60 40', darken(accent, 0.3), 7.5) + k.line('M-58 -18Q-50 6 -42 34M-42 2Q-10 0 24 -30', accent, 4.8) + k.gild(circle(-45, 4, 8), { edge: 1.2 }) + k.gild(circle(22, -28, 8), { edge: 1.2 }) + k.line('M-46 32Q10 70 70 78', accent, 4) + k.flat(circle(0, 0, 0.1), gold)
  );
}

export function ox(k: Kit): string {
  const { main, second, accent, pale } = k.ink;
  const horn = k.cut(ribbon([[30, -48], [66, -44], [96, -62], [104, -98]], [24, 22, 16, 2], 10), '#efe0c0', { inside: k.line('M44 -60L42 -34M58 -60L58 -32M72 -62L74 -38', '#9c8258', 2.4, 0.6) });
  const ear = k.cut(smooth([[42, -34], [70, -30], [92, -18], [84, -6], [58, -8], [42, -18]]), main) + k.flat(smooth([[54, -26], [72, -22], [82, -15], [70, -11], [54, -14]]), '#e8a0a0', 0.7);
  const eye = k.flat(ellipse(31, -14, 11, 9.5), '#fff6e6') + k.flat(circle(30, -13, 7), '#24140c') + k.flat(circle(27, -16, 2.4), '#fff') + k.line('M18 -24Q32 -32 44 -20', second, 4);
  return (
    k.both(horn) + k.both(ear) +
    k.cut(symmetric([[0, -74], [36, -66], [52, -36], [48, 6], [42, 40], [0, 48]]), main, { drop: 5, edge: 3, inside: k.flat(symmetric([[0, -60], [12, -40], [8, 10], [0, 20]]), lighten(main, 0.35), 0.5) }) +
    k.cut(symmetric([[0, 16], [36, 20], [54, 46], [44, 78], [0, 90]]), mix(pale, main, 0.25), { edge: 3 }) +
    k.both(eye) + [20, -20].map((x) => k.flat(ellipse(x, 46, 9, 7), darken(main, 0.5))).join('') + k.line('M-26 72Q0 80 26 72', darken(main, 0.4), 3.4) +
    k.line('M-14 58C-14 78 14 78 14 58', '#6e4a17', 7) + k.line('M-14 58C-14 78 14 78 14 58', '#f0b840', 4.4) +
    k.cut(smooth([[-20, -72], [-8, -88], [6, -86], [20, -74], [12, -50], [0, -42], [-12, -50]]), second) + at([0, 60, 120, 180, 240, 300].map((a) => k.cut(petal(0, 0, 15, 12, a), accent, { edge: 1 })).join('') + k.gild(circle(0, 0, 4.5), { edge: 0.8 }), 34, -68)
  );
}

export function monkey(k: Kit): string {
  const { main, second, gold, accent } = k.ink;
  const ear = k.cut(circle(72, -12, 25), main) + k.flat(circle(73, -12, 15), second);
  const eye = k.flat(ellipse(23, -18, 12.5, 14), '#fffaf0') + k.flat(circle(22, -16, 8), '#3a1c0a') + k.flat(circle(19, -20, 3), '#fff') + k.line('M10 -36Q24 -44 36 -32', darken(main, 0.5), 4);
  const curl = (d: string): string => k.line(d, gold, 5);
  return (
    k.both(ear) + k.cut(symmetric([[0, -86], [44, -78], [74, -40], [76, 10], [58, 54], [0, 78]]), main, { drop: 6, edge: 3 }) +
    k.cut(smooth([[0, -34], [20, -48], [48, -38], [54, -10], [46, 12], [62, 34], [44, 64], [0, 72], [-44, 64], [-62, 34], [-46, 12], [-54, -10], [-48, -38], [-20, -48]]), second, { edge: 2 }) +
    k.both(eye) + k.flat(ellipse(-6, 18, 4, 3), darken(main, 0.5)) + k.flat(ellipse(6, 18, 4, 3), darken(main, 0.5)) + k.flat('M-34 34Q0 46 34 34Q28 62 0 62Q-28 62 -34 34Z', '#8a1c2a') + k.flat('M-32 35Q0 46 32 35L29 42Q0 52 -29 42Z', '#fffdf4') + k.flat('M-14 58Q0 48 14 58Q8 62 0 62Q-8 62 -14 58Z', '#f0667a') +
    k.gild('M-72 -44Q0 -84 72 -44L68 -32Q0 -70 -68 -32Z') + curl('M-4 -72C-20 -90 -36 -78 -26 -68') + curl('M4 -72C20 -90 36 -78 26 -68') + k.cut(circle(0, -66, 9), accent, { edge: 1.4 }) + k.flat(ellipse(-44, 26, 9, 6), '#ff8f80', 0.4) + k.flat(ellipse(44, 26, 9, 6), '#ff8f80', 0.4) +
    k.cut('M-10 -88C-14 -102 -4 -108 2 -114C2 -104 12 -100 10 -88Z', main)
  );
}

export function rabbit(k: Kit): string {
  const { main, second, accent, leaf } = k.ink;
  const ear = (turn: number): string => at(k.cut(petal(0, 0, 96, 36, 0, 0.9), main) + k.flat(petal(0, -12, 74, 19, 0, 0.9), second, 0.9), turn > 0 ? 20 : -20, -34, 1, turn);
  const eye = k.flat(ellipse(26, -8, 10, 12.5), '#3a1420') + k.flat(ellipse(26, -8, 7.5, 10), mix('#c2264a', '#3a1420', 0.35)) + k.flat(circle(23, -13, 4), '#fff') + k.flat(circle(29, -3, 2), '#fff', 0.7);
  const foot = k.cut(ellipse(34, 92, 26, 14), main);
  return (
    ear(-12) + ear(16) +
    k.cut(symmetric([[0, 18], [44, 32], [58, 66], [44, 96], [0, 102]]), main, { drop: 5 }) + k.flat(ellipse(0, 76, 30, 24), '#ffffff', 0.7) + k.both(foot) +
    k.cut(symmetric([[0, -54], [38, -48], [62, -18], [60, 16], [36, 40], [0, 46]]), main, { drop: 3, edge: 3 }) + k.both(eye) + k.flat(ellipse(-44, 14, 12, 7), second, 0.85) + k.flat(ellipse(44, 14, 12, 7), second, 0.85) +
    k.cut('M-7 10Q0 5 7 10Q5 18 0 20Q-5 18 -7 10Z', mix(accent, second, 0.4), { edge: 1 }) + k.line('M0 20V25M-10 26Q-4 31 0 25Q4 31 10 26', '#7a3a4a', 2.6) + k.flat('M-5 29H5V36Q0 39 -5 36Z', '#fff') +
    k.cut('M-40 40Q0 62 40 40L44 52Q0 74 -44 52Z', accent) + k.gild(circle(0, 60, 9), { edge: 1.4 }) + k.line('M-4 60H4M0 60V65', '#6e4413', 1.8) + at(k.cut(circle(0, 0, 14), second) + k.cut(petal(0, -10, 16, 8, 40), leaf, { edge: 1 }), -42, 74) + k.cut(smooth([[-52, 60], [-36, 56], [-28, 68], [-38, 80], [-52, 76]]), main, { edge: 1.6 }) + k.cut(smooth([[52, 60], [36, 58], [26, 70], [36, 80], [52, 76]]), main, { edge: 1.6 })
  );
}

export function snake(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const coil = (spine: readonly Point[], w: readonly number[]): string => {
    const d = ribbon(spine, w, 16);
    return k.cut(d, main, { drop: 4, inside: k.flat(d, k.scales(13, darken(main, 0.5), 0.45)) + Array.from({ length: 9 }, (_, i) => k.flat(ellipse(spine[0]![0] + ((spine.at(-1)![0] - spine[0]![0]) * (i + 0.5)) / 9, (spine[0]![1] + spine.at(-1)![1]) / 2 - 4, 6, 9), second, 0.7)).join('') });
  };
  return (
    coil([[-78, 84], [-20, 96], [50, 94], [86, 78], [96, 56]], [30, 36, 34, 26, 6]) +
    coil([[84, 82], [40, 62], [-20, 60], [-84, 74], [-78, 92]], [26, 34, 36, 32, 22]) +
    k.cut(ribbon([[-60, 66], [-10, 52], [46, 40], [62, 8], [32, -20], [-10, -28], [-24, -52]], [30, 34, 36, 36, 34, 32, 30], 20), main, { drop: 5, inside: k.flat('M-100 -100H100V100H-100Z', k.scales(13, darken(main, 0.5), 0.4)) + k.line('M-60 78Q20 66 60 44Q92 8 40 -8Q6 -14 -10 -30', mix(second, '#fff', 0.3), 9, 0.75) }) +
    k.cut(smooth([[-48, -40], [-58, -62], [-46, -86], [-22, -96], [4, -84], [14, -60], [2, -40], [-22, -30]]), main, { drop: 3, edge: 3 }) + k.flat(smooth([[-40, -76], [-22, -86], [-6, -76], [-22, -60]]), second, 0.9) +
    k.eye(-38, -62, 8, gold) + k.eye(-6, -62, 8, gold) + k.line('M-38 -42Q-22 -36 -6 -42', darken(main, 0.6), 2.6) + k.line('M-22 -38Q-26 -20 -20 -10M-20 -10L-28 0M-20 -10L-13 -1', accent, 3.4) + k.gild('M-36 -92L-30 -108L-22 -98L-14 -108L-8 -92Q-22 -86 -36 -92Z', { edge: 1.2 })
  );
}
