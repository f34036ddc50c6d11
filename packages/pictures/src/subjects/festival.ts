import { darken, lighten } from '../drawing/color.ts';
import { circle, cloud, ellipse, petal, poly, polar, ribbon, roundRect, sector, smooth, star, symmetric } from '../drawing/path.ts';
import { at } from './kit.ts';
import type { Kit } from './kit.ts';

export function lantern(k: Kit): string {
  const { main, gold, accent } = k.ink;
  const body = symmetric([[0, -66], [30, -64], [62, -44], [78, -6], [66, 34], [32, 54], [0, 56]]);
  let ribs = '';
  for (const w of [0.25, 0.55, 0.85]) ribs += k.line(`M0 -68C${-80 * w} -66 ${-104 * w} 54 0 58`, darken(main, 0.5), 2, 0.5) + k.line(`M0 -68C${80 * w} -66 ${104 * w} 54 0 58`, darken(main, 0.5), 2, 0.5);
  const tassel = (x: number, y: number, l: number): string => {
    let threads = '';
    for (let i = -3; i <= 3; i++) threads += k.line(`M${x + i * 1.2} ${y + 8}Q${x + i * 2} ${y + l * 0.6} ${x + i * 2.6} ${y + l}`, i % 2 ? accent : lighten(accent, 0.3), 2.4);
    return threads + k.gild(circle(x, y + 5, 6));
  };
  return (
    k.line('M0 -108L0 -80', gold, 3) +
    tassel(0, 66, 46) +
    k.cut(body, main, {
      turn: 0, drop: 5,
      inside:
        k.flat(ellipse(0, 0, 66, 62), k.sketch.radial([[0, '#fff3c4', 0.98], [0.45, lighten(gold, 0.3), 0.6], [1, main, 0]])) + ribs +
        k.flat('M-78 -10Q0 4 78 -10L78 10Q0 24 -78 10Z', darken(main, 0.4), 0.35),
    }) +
    at(k.gild(star(0, 0, 8, 21, 14, 22)) + k.cut(circle(0, 0, 12), main) + k.gild(petalRing(6, 10), {}), 0, -2) +
    k.gild(roundRect(-30, -80, 60, 16, 5)) + k.gild(roundRect(-28, 52, 56, 15, 5)) + k.gild(roundRect(-8, -90, 16, 11, 4))
  );
}

const petalRing = (n: number, r: number): string => Array.from({ length: n }, (_, i) => petal(0, 0, r, r * 0.6, (i * 360) / n)).join('');

export function drum(k: Kit): string {
  const { main, gold, pale, second } = k.ink;
  const body = 'M-82 -34Q-98 20 -74 62Q0 96 74 62Q98 20 82 -34Z';
  let studs = '';
  for (let i = 0; i < 15; i++) {
    const [x, y] = polar(0, 0, 1, 12 + i * 11.2);
    studs += `<circle cx="${x * 82}" cy="${-30 + y * 30 + 9}" r="4.2" fill="${darken(gold, 0.4)}"/><circle cx="${x * 82 - 0.8}" cy="${-31 + y * 30 + 9}" r="2.8" fill="${lighten(gold, 0.5)}"/>`;
  }
  const stick = (turn: number, x: number): string => at(k.cut(roundRect(-4.5, -74, 9, 76, 4), darken(gold, 0.35)) + k.cut(ellipse(0, -78, 11, 13), accentOf(k)) + k.gild(roundRect(-6, -64, 12, 6, 3)), x, -40, 1, turn);
  return (
    k.cut(body, main, { drop: 5, turn: 0, inside: [-60, -20, 20, 60].map((x) => k.line(`M${x} -20Q${x * 1.2} 30 ${x * 0.9} 90`, darken(main, 0.5), 2, 0.4)).join('') + k.flat(ellipse(-46, 30, 18, 60), '#fff', 0.14) }) +
    at(k.gild(circle(0, 0, 19)) + k.cut(circle(0, 0, 13), second) + k.gild(star(0, 0, 6, 11, 5)), 0, 38) +
    k.gild(ellipse(0, -34, 88, 34)) +
    k.cut(ellipse(0, -36, 79, 28), pale, { turn: 30 }) +
    k.flat(ellipse(0, -36, 44, 15), second, 0.16) + k.line('M-24 -36a24 8 0 1 1 24 8a12 4 0 1 1 -12 -4a24 8 0 0 1 24 -8a12 4 0 1 1 12 4', main, 3.4, 0.8) +
    studs + stick(-48, -4) + stick(44, 8)
  );
}

const accentOf = (k: Kit): string => k.ink.accent;

export function mask(k: Kit): string {
  const { main, pale, gold, second, accent } = k.ink;
  const face = symmetric([[0, -84], [38, -80], [62, -50], [64, -8], [50, 40], [26, 78], [0, 92]]);
  const half =
    k.flat('M4 -96L4 -20Q18 -34 34 -24Q56 -28 70 -52L66 -100Z', main) +
    k.flat('M8 -16Q24 -40 62 -38Q72 -20 60 -4Q40 10 18 4Q8 0 8 -16Z', second) +
    k.flat('M14 -14Q34 -30 54 -18Q42 0 22 -2Z', '#fffaf0') + k.flat(circle(35, -12, 7.6), '#120a08') + k.flat(circle(32, -15, 2.4), '#fff') +
    k.flat('M10 -32Q30 -58 66 -62Q54 -44 34 -40Q20 -38 10 -32Z', '#16100e') +
    k.flat('M26 20Q50 8 60 14Q54 44 34 54Q40 34 26 20Z', main) +
    k.line('M30 28Q46 20 52 22M34 38Q44 32 48 34', gold, 2.6);
  return (
    k.gild(symmetric([[0, -112], [12, -98], [30, -102], [36, -90], [56, -92], [58, -78], [76, -72], [72, -56], [0, -70]], 0.5), { drop: 3 }) +
    [-54, -30, 0, 30, 54].map((x) => at(k.cut(circle(0, 0, x ? 9 : 13), x ? accent : main), x, -88 - (54 - Math.abs(x)) * 0.28)).join('') +
    k.cut(face, pale, {
      drop: 5,
      inside: k.both(half) +
        k.flat('M0 -70C-14 -56 14 -44 0 -30C-8 -40 -6 -50 0 -70Z', gold) + k.flat('M0 -30L-6 18Q0 26 6 18Z', darken(pale, 0.14)) +
        k.flat('M-16 22Q-8 14 0 18Q8 14 16 22Q8 30 0 27Q-8 30 -16 22Z', darken(pale, 0.24)) +
        k.flat('M-24 50Q0 36 24 50Q0 70 -24 50Z', accent) + k.line('M-24 50Q0 56 24 50', darken(accent, 0.6), 2.4) +
        k.flat('M-10 78Q0 66 10 78L0 100Z', '#16100e'),
    }) +
    at(k.gild(star(0, 0, 5, 9, 4)), 0, -90) +
    [-1, 1].map((s) => k.line(`M${s * 62} -36Q${s * 88} -10 ${s * 76} 30`, accent, 5) + k.gild(circle(s * 76, 34, 6)) + k.line(`M${s * 76} 40L${s * 72} 70M${s * 76} 40L${s * 79} 72M${s * 76} 40L${s * 85} 68`, accent, 2.6)).join('')
  );
}

export function fan(k: Kit): string {
  const { main, pale, gold, accent, leaf } = k.ink;
  const leafD = sector(0, 70, 58, 164, 205, 335);
  let folds = '';
  for (let i = 0; i < 13; i++) {
    const a = 205 + (130 / 13) * i;
    const [x1, y1] = polar(0, 70, 58, a);
    folds += k.flat(sector(0, 70, 56, 166, a, a + 5), '#000', 0.1) + `<path d="M${x1} ${y1}L${polar(0, 70, 164, a).join(' ')}" stroke="${lighten(main, 0.5)}" stroke-width="1.2" opacity=".5"/>`;
  }
  let sticks = '';
  for (let i = 0; i <= 13; i++) {
    const a = 205 + 10 * i;
    sticks += at(k.cut('M-3 0L-4.5 -66H4.5L3 0Z', darken(gold, 0.28), { edge: 1 }), 0, 70, 1, a + 90);
  }
  const blossom = (x: number, y: number, s: number): string => at([0, 72, 144, 216, 288].map((a) => k.cut(petal(0, 0, 24, 22, a), accent, { edge: 1.4 })).join('') + `<circle r="5.5" fill="${lighten(gold, 0.4)}"/>`, x, y, s);
  return at(
    sticks +
    k.cut(leafD, main, { drop: 5, inside: k.flat(sector(0, 70, 148, 158, 204, 336), gold) + k.flat(sector(0, 70, 60, 66, 204, 336), gold) + k.line('M-104 18Q-60 -8 -30 -30Q10 -56 60 -52', darken(main, 0.7), 4.5) + k.line('M-30 -30Q-20 -56 -4 -70M30 -52Q48 -34 70 -30', darken(main, 0.7), 3) + k.flat(cloud(40, -4, 60), pale, 0.5) + folds }) +
    blossom(-58, -12, 0.8) + blossom(-22, -44, 1) + blossom(14, -62, 0.75) + blossom(58, -50, 0.85) + at(k.cut(petal(0, 0, 20, 10, 70), leaf), 24, -46) + at(k.cut(petal(0, 0, 20, 10, -60), leaf), -40, -26) +
    k.gild(circle(0, 70, 9)) + k.line('M0 80Q10 92 2 104', accent, 3) + k.line('M2 104L-6 122M2 104L2 124M2 104L10 122', accent, 3),
    0, 8, 0.68,
  );
}

export function kite(k: Kit): string {
  const { main, accent, gold, second, pale } = k.ink;
  const wing = 'M0 -20C30 -78 84 -92 98 -66C104 -46 70 -22 40 -10C64 -6 78 12 68 30C52 44 22 24 0 6Z';
  const wingBody = k.cut(wing, main, {
    drop: 4,
    inside: k.flat('M10 -18C40 -66 78 -78 88 -62C90 -46 50 -26 14 -12Z', accent, 0.9) + k.flat(circle(66, -54, 13), gold) + k.flat(circle(66, -54, 7.5), second) + k.flat(circle(50, 14, 9), gold) + k.flat(circle(50, 14, 5), accent) + k.line('M6 -14L90 -70M6 -8L66 24', darken(main, 0.6), 1.8, 0.6),
  });
  const tail = (x: number, s: number): string => k.cut(ribbon([[x * 0.2, 30], [x, 54], [x * 0.4, 80], [x * 1.5, 112]], [8, 11, 9, 3]), s ? accent : pale);
  return at(
    tail(-22, 1) + tail(22, 0) + k.both(wingBody) + k.cut(symmetric([[0, -46], [9, -30], [10, 10], [0, 38]]), second) + k.cut(circle(0, -44, 12), pale) +
    k.eye(-4.5, -46, 3.4, '#3a1a10') + k.eye(4.5, -46, 3.4, '#3a1a10') + k.line('M-4 -56Q-14 -74 -26 -74M4 -56Q14 -74 26 -74', second, 2.6) + k.line('M-40 -30Q0 20 40 -30M0 0L6 120', '#fff', 1, 0.5),
    0, 0, 1, 10,
  );
}

export function envelope(k: Kit): string {
  const { main, gold } = k.ink;
  const corner = k.line('M-50 84V68H-34M-50 76H-42V84', lighten(gold, 0.2), 2.6, 0.9);
  return at(
    k.cut(roundRect(-60, -98, 120, 196, 12), main, {
      drop: 7,
      inside: k.flat('M-60 20H60V110H-60Z', k.sketch.pattern(24, 24, `<path d="M0 12a12 12 0 0 1 24 0M4 12a8 8 0 0 1 16 0M-12 24a12 12 0 0 1 24 0M12 24a12 12 0 0 1 24 0M-8 24a8 8 0 0 1 16 0M16 24a8 8 0 0 1 16 0" fill="none" stroke="${gold}" stroke-width="1.1" opacity=".45"/>`)) + k.both(corner),
    }) +
    k.cut('M-60 -86a12 12 0 0 1 12 -12H48a12 12 0 0 1 12 12V-50Q0 14 -60 -50Z', lighten(main, 0.1), { drop: 6 }) +
    k.line('M-60 -54Q0 8 60 -54', gold, 3) +
    coinAt(k, 0, -16, 31) +
    k.line('M0 18Q-3 34 0 42', gold, 3) + k.gild(circle(0, 46, 5)) + [-6, -2, 2, 6].map((x) => k.line(`M${x * 0.4} 50L${x * 1.3} 78`, lighten(gold, 0.2), 2.4)).join(''),
    0, 0, 1, -8,
  );
}

/** An old coin with a square hole and four strokes on its face. */
export function coinAt(k: Kit, x: number, y: number, r: number): string {
  const g = k.ink.gold;
  const s = r * 0.26;
  return at(
    k.gild(circle(0, 0, r), { drop: 4 }) + `<circle r="${r * 0.84}" fill="none" stroke="${darken(g, 0.5)}" stroke-width="${r * 0.06}" opacity=".7"/><circle r="${r * 0.88}" fill="none" stroke="${lighten(g, 0.7)}" stroke-width="${r * 0.035}" opacity=".8"/>` +
    k.flat(roundRect(-s, -s, 2 * s, 2 * s, s * 0.14), darken(g, 0.72)) + k.line(roundRect(-s * 1.2, -s * 1.2, 2.4 * s, 2.4 * s, s * 0.2), lighten(g, 0.5), r * 0.055) +
    [0, 90, 180, 270].map((a) => `<g transform="rotate(${a})">${k.line(`M${-r * 0.12} ${-r * 0.7}H${r * 0.12}M0 ${-r * 0.74}V${-r * 0.46}M${-r * 0.14} ${-r * 0.52}L0 ${-r * 0.6}L${r * 0.14} ${-r * 0.52}`, darken(g, 0.55), r * 0.06, 0.85)}</g>`).join(''),
    x, y,
  );
}

export function coins(k: Kit): string {
  const stack = (x: number, y: number, n: number): string => {
    let out = '';
    for (let i = 0; i < n; i++) out += at(k.gild(`M-34 0V9A34 12 0 0 0 34 9V0Z`, { turn: 0, edge: 1.4 }) + k.gild(ellipse(0, 0, 34, 12), { edge: 1.6 }), x + (i % 2 ? 2 : -2), y - i * 11);
    return out;
  };
  return stack(-58, 74, 5) + stack(58, 78, 4) + stack(0, 88, 3) + at(coinAt(k, 0, 0, 54), 6, -34, 1, 12) + at(coinAt(k, 0, 0, 26), -66, -26, 1, -20) + at(coinAt(k, 0, 0, 22), 76, 8, 1, 28);
}

export function ingot(k: Kit): string {
  const { gold, main } = k.ink;
  return (
    at(coinAt(k, 0, 0, 30), -66, 58, 1, -12) + at(coinAt(k, 0, 0, 30), 70, 60, 1, 14) +
    k.gild(ellipse(0, -8, 44, 42), { drop: 3, edge: 3 }) +
    k.gild('M-98 -34C-76 -2 -40 4 0 4C40 4 76 -2 98 -34C104 6 84 46 56 64C24 80 -24 80 -56 64C-84 46 -104 6 -98 -34Z', { drop: 6, turn: 90, edge: 3.4 }) +
    k.line('M-84 -8C-50 22 50 22 84 -8', darken(gold, 0.5), 3, 0.55) + k.line('M-84 -4C-50 27 50 27 84 -4', lighten(gold, 0.7), 2, 0.7) +
    at(k.cut(circle(0, 0, 19), main, { edge: 1.8 }) + k.gild(petalRing(6, 15)) + k.cut(circle(0, 0, 4), main), 0, 46) +
    k.flat(ellipse(-14, -28, 16, 9), '#fff', 0.5)
  );
}

export function teapot(k: Kit): string {
  const { main, gold, leaf, accent, pale } = k.ink;
  const body = smooth([[-56, -16], [-36, -40], [0, -46], [36, -40], [56, -16], [60, 22], [40, 56], [0, 66], [-40, 56], [-60, 22]]);
  const steam = (x: number, s: number): string => k.line(`M${x} -84q${-10 * s} -10 0 -20q${10 * s} -10 0 -20`, lighten(pale, 0.4), 4, 0.5);
  return (
    steam(-86, 1) + steam(-74, -1) +
    k.cut(ribbon([[-48, 30], [-72, 18], [-80, -14], [-94, -46]], [34, 24, 17, 13]), main) + k.gild(ellipse(-95, -47, 9, 5)) +
    k.line('M50 -18C96 -40 108 30 54 38', darken(main, 0.45), 16) + k.line('M50 -18C96 -40 108 30 54 38', main, 12) + k.line('M52 -21C90 -36 100 20 60 32', lighten(main, 0.5), 2.4, 0.7) +
    k.cut(body, main, {
      drop: 6,
      inside: k.flat(ellipse(-26, -10, 18, 34), '#fff', 0.2) + k.line('M-44 52Q-10 40 6 6Q14 -14 36 -20', darken(leaf, 0.2), 4) + [[-20, 36, -50], [-2, 22, 60], [6, 0, -60], [20, -14, 50]].map(([x, y, a]) => k.flat(petal(x!, y!, 24, 12, a!), leaf)).join('') + [[34, -14], [6, 10], [-8, 38]].map(([x, y]) => [0, 72, 144, 216, 288].map((a) => k.flat(petal(x!, y!, 12, 11, a), accent)).join('') + k.flat(circle(x!, y!, 3), lighten(gold, 0.4))).join(''),
    }) +
    k.gild('M-42 58Q0 78 42 58L36 74Q0 84 -36 74Z') + k.cut('M-38 -38Q0 -66 38 -38Q0 -30 -38 -38Z', lighten(main, 0.1), { drop: 2 }) + k.gild('M-40 -39Q0 -29 40 -39L40 -34Q0 -24 -40 -34Z') + k.gild(circle(0, -62, 10)) +
    at(k.cut('M-26 -16H26Q24 18 0 20Q-24 18 -26 -16Z', pale) + k.flat(ellipse(0, -16, 26, 7), darken(pale, 0.15)) + k.flat(ellipse(0, -15, 21, 4.6), darken(gold, 0.3)) + k.line('M-18 4Q0 12 18 4', main, 2.4), -64, 72)
  );
}

export function firecrackers(k: Kit): string {
  const { main, gold, accent } = k.ink;
  let out = k.line('M0 -108Q6 -40 -4 40', gold, 4);
  for (let i = 6; i >= 0; i--) {
    const y = -78 + i * 24;
    for (const s of [-1, 1]) {
      out += at(k.cut(roundRect(-10, 0, 20, 50, 4), (i + (s > 0 ? 1 : 0)) % 2 ? main : darken(main, 0.12), { turn: 0, drop: 2, edge: 1.6 }) + k.gild('M-10 5H10V11H-10Z', { edge: 0.8 }) + k.gild('M-10 39H10V45H-10Z', { edge: 0.8 }), s * 4, y, 1, s * -50);
    }
  }
  for (let i = 0; i < 12; i++) out += at(k.flat('M-2 -12Q0 -40 2 -12Z', i % 2 ? lighten(gold, 0.4) : accent), 0, 92, i % 3 ? 0.8 : 1.1, i * 30);
  return `${out}<circle cy="92" r="34" fill="${k.sketch.radial([[0, '#fff6d0', 0.95], [0.4, gold, 0.5], [1, gold, 0]])}"/><path d="${star(0, 92, 8, 16, 6)}" fill="#fffbe6"/>${at(k.gild(circle(0, 0, 13)), 0, -96)}`;
}

export function bell(k: Kit): string {
  const { main, gold, accent } = k.ink;
  return (
    k.line('M0 -98a12 12 0 1 1 0.1 0', gold, 7) + k.gild(circle(0, 76, 14)) +
    k.gild(symmetric([[0, -86], [30, -78], [46, -44], [52, 10], [66, 46], [84, 66], [0, 74]], 0.8), { drop: 6, edge: 3.2, turn: 15 }) +
    k.gild('M-84 58Q0 84 84 58Q92 72 84 76Q0 98 -84 76Q-92 72 -84 58Z', { turn: 10 }) +
    k.flat('M-50 4Q0 20 50 4L53 18Q0 34 -53 18Z', darken(main, 0.1)) + at(k.cut(star(0, 0, 5, 16, 7), accent), 0, -28) +
    at(k.cut('M0 0C-20 -24 -50 -20 -46 0C-50 20 -20 20 0 0Z', main) + k.cut('M0 0C20 -24 50 -20 46 0C50 20 20 20 0 0Z', main) + k.cut(circle(0, 0, 10), lighten(main, 0.12)), 0, -88, 0.9)
  );
}

export function knot(k: Kit): string {
  const { main, gold, accent } = k.ink;
  const cord = (d: string): string => k.line(d, darken(main, 0.55), 13) + k.line(d, main, 9.5) + k.line(d, lighten(main, 0.45), 2.4, 0.7);
  let lattice = '';
  for (let i = -2; i <= 2; i++) lattice += cord(`M${-38 + (i + 2) * 0} ${i * 18}H38`) ;
  for (let i = -2; i <= 2; i++) lattice += cord(`M${i * 18} -38V38`);
  const loop = 'M38 -36C64 -56 78 -24 38 -18M38 18C78 24 64 56 38 36M38 -9C70 -12 70 12 38 9';
  const loops = [0, 90, 180, 270].map((a) => `<g transform="rotate(${a})">${cord(loop)}</g>`).join('');
  return (
    cord('M0 -112V-70') + cord('M0 -70a9 11 0 1 1 0.1 0') + at(loops + lattice, 0, -10, 0.9, 45) +
    k.gild(circle(0, 62, 9)) + [-9, -6, -3, 0, 3, 6, 9].map((x) => k.line(`M${x * 0.5} 70L${x} 116`, x % 2 ? accent : main, 3)).join('') + k.gild(roundRect(-8, 72, 16, 7, 2)) + k.gild(poly([[0, -22], [12, -10], [0, 2], [-12, -10]]))
  );
}
