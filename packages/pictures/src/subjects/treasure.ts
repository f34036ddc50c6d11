import { darken, lighten, mix } from '../drawing/color.ts';
import { circle, ellipse, glint, petal, poly, polar, ribbon, roundRect, smooth, star as starPath, symmetric } from '../drawing/path.ts';
import type { Point } from '../drawing/path.ts';
import { coinAt } from './festival.ts';
import { at } from './kit.ts';
import type { Kit } from './kit.ts';

export function moon(k: Kit): string {
  const { main, second, accent } = k.ink;
  const d = 'M26 -94C-40 -92 -88 -42 -84 16C-80 72 -28 104 26 94C58 88 82 66 92 38C40 60 -16 34 -22 -18C-26 -52 -8 -80 26 -94Z';
  return (
    `<circle cx="0" cy="0" r="104" fill="${k.sketch.radial([[0.3, lighten(main, 0.5), 0.45], [1, main, 0]])}"/>` +
    k.cut(d, main, { drop: 5, edge: 3.4, inside: [[-56, 10, 13], [-30, 58, 16], [-52, -36, 9], [14, 72, 10], [-66, 44, 6]].map(([x, y, r]) => k.flat(circle(x!, y!, r!), darken(main, 0.22), 0.5) + k.flat(circle(x! + 1.5, y! + 2, r! * 0.8), darken(main, 0.1), 0.6)).join('') }) +
    k.line('M-34 6Q-26 14 -18 8', darken(main, 0.6), 3) + k.cut('M20 64C0 64 -2 46 14 44C16 30 38 28 42 42C56 36 68 48 62 58C78 60 76 76 62 76H14C4 76 6 64 20 64Z', mix(second, '#fff', 0.55), { drop: 3 }) +
    [[50, -40, 20], [18, -8, 10], [78, -8, 9]].map(([x, y, r]) => k.flat(glint(x!, y!, r!), accent)).join('')
  );
}

export function star(k: Kit): string {
  const { main, accent } = k.ink;
  const tips = Array.from({ length: 5 }, (_, i) => polar(0, 6, 98, i * 72 - 90));
  const notches = Array.from({ length: 5 }, (_, i) => polar(0, 6, 45, i * 72 - 54));
  const d = `M${tips.map((p, i) => `${p.join(' ')}L${notches[i]!.join(' ')}`).join('L')}Z`;
  const facets = tips.map((p, i) => k.flat(poly([p, notches[i]!, [0, 6]]), darken(main, 0.35), 0.35) + k.flat(poly([p, notches[(i + 4) % 5]!, [0, 6]]), lighten(main, 0.6), 0.4)).join('');
  return k.flat(circle(0, 6, 100), k.sketch.radial([[0, lighten(main, 0.4), 0.6], [1, main, 0]])) + at(k.sketch.piece(d, { fill: k.sketch.linear([lighten(main, 0.4), main, darken(accent, 0.1)], 90), tone: main, edge: 3.4, drop: 6, inside: facets }), 0, 0) + k.flat(glint(-24, -26, 18), '#fff', 0.95);
}

export function comet(k: Kit): string {
  const { main, second, accent } = k.ink;
  const tail = (w: number, tone: string, end: Point, o: number): string => k.flat(ribbon([[48, 48], [2, 2], [(end[0] * 2) / 3, (end[1] * 2) / 3], end], [w, w * 0.9, w * 0.5, 1], 10), k.sketch.linear([[0, tone, 0.1], [1, tone, o]], 45));
  return tail(86, second, [-104, -96], 0.9) + tail(66, accent, [-92, -106], 0.95) + tail(46, main, [-104, -74], 1) + tail(22, '#ffffff', [-84, -84], 0.95) + at(k.cut(circle(0, 0, 44), main, { edge: 3.4, drop: 4, inside: k.flat(circle(-14, -12, 10), darken(main, 0.3), 0.45) + k.flat(circle(16, 10, 13), darken(main, 0.3), 0.4) + k.flat(circle(-6, 22, 7), darken(main, 0.3), 0.45) + k.flat(ellipse(-16, -24, 14, 8), '#fff', 0.5) }), 44, 44) + [[-40, 34, 12], [34, -50, 14], [80, -20, 9], [-14, 72, 9]].map(([x, y, r]) => k.flat(glint(x!, y!, r!), '#fff8dc')).join('');
}

export function gem(k: Kit): string {
  const { main, second, pale } = k.ink;
  const girdle: Point[] = [[-92, -22], [-54, -74], [54, -74], [92, -22]];
  const [l, tl, tr, r] = girdle as [Point, Point, Point, Point];
  const foot: Point = [0, 90];
  const a: Point = [-44, -22];
  const b: Point = [44, -22];
  const m: Point = [0, -74];
  const f = (pts: Point[], tone: string, o = 1): string => k.flat(poly(pts), tone, o);
  return (
    `<circle r="104" fill="${k.sketch.radial([[0, lighten(main, 0.4), 0.5], [1, main, 0]])}"/>` +
    k.cut(poly([l, tl, tr, r, foot]), main, { drop: 6, edge: 2.6 }) +
    f([l, tl, a], lighten(main, 0.3)) + f([tl, m, a], lighten(main, 0.58)) + f([m, a, b], lighten(main, 0.36)) + f([m, tr, b], lighten(main, 0.15)) + f([tr, r, b], darken(main, 0.12)) +
    f([l, a, foot], mix(main, second, 0.4)) + f([a, b, foot], k.sketch.linear([lighten(main, 0.12), darken(main, 0.3)])) + f([b, r, foot], darken(main, 0.42)) +
    f([a, [-8, -22], foot], lighten(main, 0.5), 0.5) + k.line(`M${l.join(' ')}L${a.join(' ')}L${b.join(' ')}L${r.join(' ')}M${a.join(' ')}L${foot.join(' ')}L${b.join(' ')}M${tl.join(' ')}L${a.join(' ')}L${m.join(' ')}L${b.join(' ')}L${tr.join(' ')}`, pale, 2, 0.6) + k.flat(glint(-46, -52, 24), '#fff') + k.flat(glint(56, 16, 13), '#fff', 0.9)
  );
}

export function ring(k: Kit): string {
  const { main, accent } = k.ink;
  // A jade ring, tied with a cord.
  const d = circle(0, 16, 70) + 'M-36 16a36 36 0 1 0 72 0a36 36 0 1 0 -72 0Z';
  return (
    k.line('M0 -104C-18 -84 -14 -66 0 -52C14 -66 18 -84 0 -104', accent, 5.5) + k.sketch.piece(d, { fill: k.sketch.radial([lighten(main, 0.5), main, darken(main, 0.35)], 0.34, 0.3, 0.8), tone: main, edge: 3.4, drop: 0, inside: k.line('M-52 -22C-30 -10 -48 24 -56 34M38 62C52 44 62 40 66 20M-10 -44C10 -36 30 -40 46 -28', lighten(main, 0.7), 5, 0.4) + k.flat(ellipse(-34, -24, 18, 9), '#fff', 0.55) }) +
    `<circle cx="0" cy="16" r="53" fill="none" stroke="${darken(main, 0.45)}" stroke-width="2.4" opacity=".5"/>` + k.gild(roundRect(-13, -62, 26, 32, 6)) + k.line('M-13 -52H13M-13 -41H13', darken(k.ink.gold, 0.5), 2) + k.cut(circle(0, -46, 6), accent, { edge: 1 }) + [-8, -3, 3, 8].map((x) => k.line(`M0 86Q${x} 96 ${x * 1.3} 114`, accent, 3)).join('') + k.gild(circle(0, 87, 7), { edge: 1.2 })
  );
}

export function crown(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const jewel = (x: number, y: number, r: number, c: string): string => k.cut(circle(x, y, r), c, { edge: 1.6 }) + k.flat(circle(x - r * 0.3, y - r * 0.35, r * 0.28), '#fff', 0.9);
  return (
    k.cut(symmetric([[0, -40], [46, -34], [70, 20], [66, 50], [0, 58]]), main, { edge: 2 }) +
    k.gild('M-92 -36L-54 10L-40 -66L-14 4L0 -90L14 4L40 -66L54 10L92 -36L76 56Q0 78 -76 56Z', { drop: 6, edge: 3, turn: 20 }) +
    k.line('M-70 34Q0 54 70 34', darken(gold, 0.5), 3, 0.6) + k.gild('M-80 50Q0 74 80 50L78 76Q0 98 -78 76Z', { edge: 2.4, turn: 10 }) +
    jewel(-92, -42, 10, second) + jewel(-40, -72, 10, accent) + jewel(0, -96, 12, main) + jewel(40, -72, 10, accent) + jewel(92, -42, 10, second) + k.cut(symmetric([[0, -2], [15, 20], [0, 42]], 0.5), main, { edge: 1.8 }) + k.flat(glint(-5, 12, 8), '#fff', 0.9) + jewel(-42, 28, 8, accent) + jewel(42, 28, 8, accent) + [-54, -28, 0, 28, 54].map((x) => jewel(x, 74 - Math.abs(x) * 0.09, 6.5, x % 56 ? second : accent)).join('')
  );
}

export function chest(k: Kit): string {
  const { main, gold, accent } = k.ink;
  const lid = 'M-86 -24C-90 -78 -56 -98 0 -98S90 -78 86 -24L78 -6H-78Z';
  const plank = (y: number): string => k.line(`M-84 ${y}H84`, darken(main, 0.6), 2.6, 0.6);
  return (
    k.cut(lid, darken(main, 0.2), { inside: [-84, -66, -48].map(plank).join('') }) + k.flat('M-74 -22C-70 -58 -40 -72 0 -72S70 -58 74 -22L66 4H-66Z', darken(main, 0.7)) +
    `<ellipse cx="0" cy="-18" rx="86" ry="46" fill="${k.sketch.radial([[0, '#fff6c8', 1], [0.5, lighten(gold, 0.2), 0.6], [1, gold, 0]])}"/>` +
    [[-44, -14, 20], [46, -16, 19], [-14, -26, 22], [18, -30, 20], [0, -4, 22], [-30, 2, 18], [34, 2, 18]].map(([x, y, r]) => at(coinAt(k, 0, 0, r!), x!, y!, 1, x! * 2)).join('') + at(k.cut(poly([[0, -16], [14, -4], [0, 16], [-14, -4]]), accent, { edge: 1.6 }), -56, -30) + at(k.cut(circle(0, 0, 10), '#fff4ec', { edge: 1.6 }), 58, -26) +
    k.cut('M-90 4H90L82 78Q0 90 -82 78Z', main, { drop: 6, edge: 3, turn: 90, inside: [24, 44, 62].map(plank).join('') }) + ['M-90 4H-68L-64 82L-82 78Z', 'M90 4H68L64 82L82 78Z', 'M-92 0H92V16H-92Z'].map((d) => k.gild(d, { edge: 1.8 })).join('') + k.gild(roundRect(-19, -2, 38, 42, 8), { drop: 3 }) + k.flat(circle(0, 14, 6.5), darken(gold, 0.75)) + k.flat('M-3 14L-5 30H5L3 14Z', darken(gold, 0.75)) + [-76, 76].flatMap((x) => [12, 40, 68].map((y) => k.flat(circle(x * (1 - y * 0.0008), y, 3), lighten(gold, 0.6)))).join('')
  );
}

export function compass(k: Kit): string {
  const { main, second, pale } = k.ink;
  const ticks = Array.from({ length: 32 }, (_, i) => k.line(`M${polar(0, 8, 68, i * 11.25).join(' ')}L${polar(0, 8, i % 4 ? 63 : 57, i * 11.25).join(' ')}`, '#6a4a22', i % 4 ? 1.4 : 2.8)).join('');
  return (
    k.gild('M-12 -92a14 14 0 1 1 24 0L8 -76H-8Z', { edge: 2 }) + k.gild(circle(0, 8, 90), { drop: 6, edge: 3.4 }) + k.flat(circle(0, 8, 77), darken(k.ink.gold, 0.55)) + k.cut(circle(0, 8, 73), second, { edge: 2 }) + ticks +
    k.flat(starPath(0, 8, 8, 46, 12, 22.5), '#c9a860', 0.55) + k.flat(starPath(0, 8, 4, 52, 11), '#8a6530', 0.6) +
    at(k.cut('M0 -58L13 0H-13Z', main, { edge: 1.8, drop: 2 }) + k.flat('M0 -58L13 0H0Z', '#000', 0.16) + k.cut('M0 58L13 0H-13Z', '#3a4a5a', { edge: 1.8, drop: 2 }) + k.flat('M0 58L13 0H0Z', '#000', 0.16), 0, 8, 1, 32) + k.gild(circle(0, 8, 9), { edge: 1.4 }) + k.flat('M-60 -16C-44 -50 -8 -66 24 -58C-10 -50 -40 -30 -52 2Z', '#fff', 0.25) + k.flat(circle(0, 0, 0.1), pale)
  );
}

export function anchor(k: Kit): string {
  const { main, second } = k.ink;
  const arm = k.cut('M0 74C40 72 64 48 72 16L54 20L86 -16L104 30L90 24C82 68 46 98 0 98Z', main, { edge: 2.6, drop: 4 });
  const rope = 'M10 -66C40 -50 34 -24 6 -10C-34 8 -38 34 -6 44C24 52 36 70 26 100';
  return k.both(arm) + k.sketch.piece(circle(0, -78, 25) + 'M-13 -78a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z', { fill: k.sketch.linear([lighten(main, 0.4), main, darken(main, 0.4)], 60), tone: main, edge: 2.4 }) + k.cut(roundRect(-9, -56, 18, 150, 8), main, { turn: 0, edge: 2.4 }) + k.cut(roundRect(-50, -42, 100, 18, 9), main, { edge: 2.4 }) + k.gild(circle(-50, -33, 12), { edge: 1.6 }) + k.gild(circle(50, -33, 12), { edge: 1.6 }) + k.gild(circle(0, 80, 10), { edge: 1.4 }) + k.line(rope, darken(second, 0.45), 12) + k.line(rope, lighten(second, 0.15), 8.5) + `<path d="${rope}" fill="none" stroke="${darken(second, 0.35)}" stroke-width="8.5" stroke-dasharray="2 6" opacity=".6"/>`;
}

export function lamp(k: Kit): string {
  const { main, second, accent } = k.ink;
  const smoke = k.flat(ribbon([[-76, -24], [-92, -52], [-62, -70], [-36, -84], [-54, -112]], [4, 17, 22, 17, 2], 12), k.sketch.linear([[0, lighten(second, 0.5), 0.2], [1, lighten(second, 0.2), 0.9]], 90));
  return (
    smoke + k.flat(glint(-46, -64, 13), '#fff') + k.flat(glint(-82, -44, 9), '#fff') +
    k.line('M52 -2C108 -34 108 52 46 42', darken(main, 0.4), 15) + k.line('M52 -2C108 -34 108 52 46 42', lighten(main, 0.1), 10) + k.line('M54 -4C98 -26 98 40 52 38', lighten(main, 0.6), 2.6, 0.8) +
    k.gild('M-98 -30C-74 -14 -60 -2 -40 0C-20 -22 40 -24 64 8C70 44 30 62 -4 60C-44 58 -60 34 -76 4C-82 -8 -92 -18 -98 -30Z', { drop: 5, edge: 3.4, turn: 80 }) + k.gild('M-30 58H26L38 82Q46 94 36 94H-40Q-50 94 -42 82Z', { edge: 2.4, turn: 20 }) +
    k.gild('M-32 -4C-28 -38 36 -38 40 -4Q4 8 -32 -4Z', { edge: 2.4 }) + k.gild('M-8 -30Q4 -50 4 -58Q4 -50 16 -30Z', { edge: 1.6 }) + k.gild(circle(4, -62, 9), { edge: 1.6 }) + k.line('M-44 24Q4 46 52 22', lighten(k.ink.gold, 0.6), 2.6, 0.9) + at([0, 60, 120, 180, 240, 300].map((a) => k.cut(petal(0, 0, 17, 12, 0), second, { edge: 1 }).replace(/^/, `<g transform="rotate(${a})">`) + '</g>').join('') + k.cut(circle(0, 0, 7), accent, { edge: 1.2 }), 4, 30) + k.line('M-60 14C-30 -2 40 -6 60 10', darken(main, 0.5), 2.6, 0.6)
  );
}

export function book(k: Kit): string {
  const { main, gold, accent, pale } = k.ink;
  return at(
    k.cut('M-66 -88H62Q74 -88 74 -76V88H-54Q-74 88 -74 68V-80Q-74 -88 -66 -88Z', darken(main, 0.3), { drop: 6 }) +
    k.flat('M-60 66H76V86H-56Q-70 84 -66 72Z', '#fff3da') + [70, 75, 80].map((y) => k.line(`M-60 ${y}H74`, '#c9b28a', 1.4)).join('') +
    k.cut('M-62 -92H66Q76 -92 76 -82V66H-60Q-72 68 -74 78V-80Q-74 -92 -62 -92Z', main, { edge: 3, inside: k.flat('M-78 -100H-54V90H-78Z', darken(main, 0.35), 0.7) + k.flat('M-100 -100H100V100H-100Z', k.scales(22, lighten(main, 0.4), 0.25)) }) +
    k.line('M-44 -80H64V54H-44Z', lighten(gold, 0.1), 3) + [[-44, -80, 0], [64, -80, 90], [64, 54, 180], [-44, 54, 270]].map(([x, y, a]) => at(k.gild('M-4 -4H26L-4 26Z', { edge: 1.4 }), x!, y!, 1, a!)).join('') +
    k.gild(circle(10, -13, 38), { drop: 3, edge: 2.4 }) + k.cut(circle(10, -13, 30), accent, { edge: 1.8 }) + at(k.gild(ribbon([[-20, 10], [-4, -10], [10, 6], [20, -10]], [4, 10, 10, 3]), { edge: 1.2 }) + k.gild(ribbon([[-18, 20], [-2, 6], [10, 18], [20, 6]], [3, 7, 7, 2]), { edge: 1 }), 10, -14) + k.cut('M40 66V104L48 94L56 104V66Z', accent) + k.flat(glint(-8, -32, 10), '#fff', 0.9) + k.flat(circle(0, 0, 0.1), pale),
    0, 0, 1, -6,
  );
}

export function totem(k: Kit): string {
  const { main, second, accent, gold, leaf } = k.ink;
  const feathers = [-56, -34, -12, 12, 34, 56].map((a, i) => at(k.cut(petal(0, 0, 58, 21, 0), [leaf, accent, gold, gold, accent, leaf][i]!, { edge: 1.6, inside: k.line('M0 0V-50', '#fff', 1.6, 0.5) }), a * 0.6, -52 + Math.abs(a) * 0.12, 1, a)).join('');
  const eye = k.cut(ellipse(27, -14, 21, 17), second, { edge: 1.8 }) + k.flat(ellipse(27, -13, 14, 11), '#fff6d8') + k.flat(circle(27, -12, 7), '#1a0d06') + k.flat(circle(24, -15, 2.4), '#fff');
  const brow = k.cut('M4 -26L50 -46L56 -30L10 -12Z', darken(main, 0.3), { edge: 1.8 });
  const ear = k.cut(smooth([[56, -20], [84, -28], [88, 10], [70, 28], [56, 20]]), main, { drop: 3 }) + k.gild(circle(76, 30, 12), { edge: 1.6 });
  const cheek = k.cut('M40 20Q60 24 58 44Q44 42 36 34Z', accent, { edge: 1.4 });
  return (
    feathers + k.both(ear) + k.cut(roundRect(-62, -60, 124, 156, 26), main, { drop: 6, edge: 3.4, inside: [-44, -20, 30, 46].map((x) => k.line(`M${x} -60Q${x + 6} 20 ${x - 4} 100`, darken(main, 0.45), 2, 0.4)).join('') }) + k.cut('M-64 -60H64V-44L48 -36L32 -44L16 -36L0 -44L-16 -36L-32 -44L-48 -36L-64 -44Z', second, { edge: 1.8 }) +
    k.both(eye) + k.both(brow) + k.both(cheek) + k.cut('M-13 -12H13L20 24Q0 36 -20 24Z', lighten(main, 0.12), { edge: 2 }) + k.flat(ellipse(-8, 23, 4, 3), darken(main, 0.7)) + k.flat(ellipse(8, 23, 4, 3), darken(main, 0.7)) + k.cut(roundRect(-44, 42, 88, 36, 14), '#3a0f0a', { edge: 2 }) + [-30, -10, 10, 30].map((x) => k.flat(`M${x - 9} 44H${x + 9}V56Q${x} 62 ${x - 9} 56ZM${x - 9} 76H${x + 9}V66Q${x} 60 ${x - 9} 66Z`, '#fff6df')).join('') + k.gild(poly([[0, -74], [13, -58], [0, -40], [-13, -58]]), { edge: 1.6 }) + k.cut(circle(0, -57, 6), accent, { edge: 1 })
  );
}

export function coin(k: Kit): string {
  return at(coinAt(k, 0, 0, 48), -44, 34, 1, -16) + at(coinAt(k, 0, 0, 48), 46, 38, 1, 14) + at(coinAt(k, 0, 0, 60), 0, -28) + k.flat(glint(-22, -56, 16), '#fff', 0.95) + k.flat(glint(72, 12, 10), '#fff', 0.9);
}

export function horseshoe(k: Kit): string {
  const { main, accent } = k.ink;
  const d = 'M-86 -88H-40C-56 -20 -52 44 0 46C52 44 56 -20 40 -88H86C106 20 84 96 0 98C-84 96 -106 20 -86 -88Z';
  return k.gild(d, { drop: 6, edge: 3.4, turn: 30 }) + k.line('M-66 -78C-84 10 -66 70 0 72C66 70 84 10 66 -78', darken(main, 0.5), 5, 0.55) + ([[-70, -50], [-74, -10], [-62, 32], [-30, 64], [30, 64], [62, 32], [74, -10], [70, -50]] as const).map(([x, y]) => k.flat(circle(x, y, 7), darken(main, 0.7)) + k.flat(circle(x - 1, y - 1.4, 4), lighten(main, 0.2))).join('') + k.cut('M-14 68C-42 44 -66 56 -58 78C-52 96 -24 90 -6 76Z', accent, { edge: 1.8 }) + k.cut('M14 68C42 44 66 56 58 78C52 96 24 90 6 76Z', accent, { edge: 1.8 }) + k.cut('M-8 80L-26 110L-12 106L-4 114L4 82ZM8 80L26 110L12 106L4 114L-4 82Z', darken(accent, 0.1), { edge: 1.4 }) + k.cut(circle(0, 74, 13), accent, { edge: 1.8 });
}
