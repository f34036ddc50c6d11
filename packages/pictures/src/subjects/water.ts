import { darken, lighten } from '../drawing/color.ts';
import { circle, ellipse, petal, poly, ribbon, smooth, symmetric } from '../drawing/path.ts';
import type { Point } from '../drawing/path.ts';
import { at, flip } from './kit.ts';
import type { Kit } from './kit.ts';

export function koi(k: Kit): string {
  const { main, pale, second } = k.ink;
  const fin = lighten(main, 0.35);
  const tail = (d: string): string => k.cut(d, fin, { shadeOpacity: 0.2, inside: k.flat(d, k.sketch.linear([[0, main, 0.9], [1, main, 0]], 90)) });
  const rays = (from: Point, to: readonly Point[]): string => to.map((p) => k.line(`M${from[0]} ${from[1]}Q${(from[0] + p[0]) / 2 + 4} ${(from[1] + p[1]) / 2} ${p[0]} ${p[1]}`, lighten(main, 0.7), 1.1, 0.7)).join('');
  const body = ribbon([[34, -92], [42, -58], [24, -14], [-14, 18], [-24, 48], [-8, 74]], [16, 50, 62, 52, 30, 12]);
  const patch = (points: readonly Point[]): string => k.flat(smooth(points), k.sketch.linear([main, darken(main, 0.25)], 80));
  return (
    tail(smooth([[-12, 66], [2, 70], [26, 84], [58, 92], [40, 104], [14, 104], [-4, 92]])) +
    tail(smooth([[-14, 66], [-2, 76], [0, 96], [-10, 116], [-26, 122], [-34, 108], [-30, 86]])) +
    rays([-8, 74], [[48, 94], [28, 100], [-12, 116], [-26, 112]]) +
    tail(smooth([[52, -44], [74, -34], [96, -8], [90, 8], [70, 4], [50, -18]])) +
    tail(smooth([[4, -46], [-20, -44], [-48, -26], [-52, -10], [-34, -6], [-4, -22]])) +
    rays([52, -40], [[90, 2], [80, 2], [70, 0]]) +
    rays([2, -42], [[-48, -14], [-38, -10], [-26, -10]]) +
    k.cut(body, pale, {
      drop: 6,
      turn: 20,
      inside:
        patch([[10, -66], [30, -78], [56, -60], [60, -40], [36, -28], [14, -40]]) +
        patch([[-14, -14], [14, -10], [26, 6], [10, 26], [-14, 30], [-30, 10]]) +
        patch([[-40, 40], [-20, 44], [-2, 52], [-8, 70], [-30, 66]]) +
        k.flat(smooth([[30, 0], [44, -8], [48, 8], [36, 18]]), second, 0.9) +
        k.flat(body, k.scales(13, darken(main, 0.5), 0.42)) +
        k.flat(ellipse(38, -86, 26, 24), pale, 0.55),
    }) +
    k.line('M38 -48Q30 -16 4 8Q-14 26 -18 52', lighten(pale, 0.6), 3, 0.55) +
    k.eye(22, -74, 5, '#4a2a12') +
    k.eye(53, -72, 5, '#4a2a12') +
    k.line('M28 -90Q16 -98 10 -110', second, 2.4) +
    k.line('M44 -91Q56 -98 60 -110', second, 2.4)
  );
}

export function pearl(k: Kit): string {
  const { main, pale, gold } = k.ink;
  const rib = (n: number): string => {
    let out = '';
    for (let i = 0; i < n; i++) {
      const x = -88 + (176 * (i + 0.5)) / n;
      out += k.line(`M0 44Q${x * 0.7} 10 ${x} -44`, darken(main, 0.5), 2, 0.4) + k.line(`M3 44Q${x * 0.7 + 3} 10 ${x + 4} -42`, lighten(main, 0.6), 1.4, 0.5);
    }
    return out;
  };
  const upper = smooth([[0, 50], [-40, 40], [-84, 4], [-92, -32], [-74, -48], [-60, -74], [-36, -74], [-18, -92], [0, -86], [18, -92], [36, -74], [60, -74], [74, -48], [92, -32], [84, 4], [40, 40]]);
  const lower = smooth([[-84, 22], [-50, 40], [0, 46], [50, 40], [84, 22], [92, 44], [62, 72], [34, 78], [14, 90], [-14, 90], [-34, 78], [-62, 72], [-92, 44]]);
  return (
    k.cut(upper, main, { inside: rib(9), drop: 4 }) +
    k.flat(ellipse(0, 30, 72, 22), k.sketch.radial([darken(main, 0.75), darken(main, 0.3)])) +
    `<circle cx="0" cy="10" r="46" fill="${k.sketch.radial([[0, lighten(pale, 0.4), 0.9], [1, pale, 0]])}"/>` +
    `<circle cx="0" cy="16" r="27" fill="${k.sketch.radial(['#ffffff', lighten(pale, 0.5), pale, darken(pale, 0.22), lighten(gold, 0.3)], 0.38, 0.32, 0.75)}"/>` +
    `<ellipse cx="-9" cy="5" rx="8" ry="5" fill="#fff" transform="rotate(-30 -9 5)"/>` +
    k.cut(lower, lighten(main, 0.12), { inside: at(flip(rib(9)), 0, 44, 0.9, 180) })
  );
}

export function octopus(k: Kit): string {
  const { main, second, pale } = k.ink;
  const arm = (spine: readonly Point[], tone: string): string => {
    const d = ribbon(spine, [30, 24, 18, 12, 4]);
    const cups = spine.slice(1, 4).map(([x, y], i) => `<circle cx="${x}" cy="${y + 5 - i}" r="${4.4 - i}" fill="${lighten(pale, 0.2)}" opacity=".75"/>`).join('');
    return k.cut(d, tone, { inside: cups });
  };
  const back = darken(main, 0.22);
  const head = symmetric([[0, -98], [34, -90], [58, -62], [58, -28], [44, 0], [34, 18], [0, 26]]);
  return (
    arm([[-16, 10], [-40, 34], [-76, 30], [-92, 4], [-80, -12]], back) +
    arm([[16, 10], [40, 34], [76, 30], [92, 4], [80, -12]], back) +
    arm([[-10, 14], [-34, 54], [-72, 66], [-98, 50], [-96, 34]], main) +
    arm([[10, 14], [34, 54], [72, 66], [98, 50], [96, 34]], main) +
    k.cut(head, main, {
      drop: 6,
      inside: k.flat(ellipse(-16, -64, 30, 24), lighten(main, 0.4), 0.35) + [[-30, -84, 5], [-12, -90, 3.5], [26, -78, 6], [40, -58, 4], [8, -80, 3]].map(([x, y, r]) => k.flat(circle(x!, y!, r!), second, 0.55)).join(''),
    }) +
    arm([[-12, 18], [-24, 60], [-46, 92], [-70, 92], [-72, 78]], lighten(main, 0.06)) +
    arm([[12, 18], [24, 60], [46, 92], [70, 92], [72, 78]], lighten(main, 0.06)) +
    arm([[0, 18], [-4, 54], [8, 84], [-8, 104], [-20, 92]], lighten(main, 0.1)) +
    k.flat(ellipse(-24, -16, 15, 17), darken(main, 0.45)) + k.flat(ellipse(24, -16, 15, 17), darken(main, 0.45)) +
    k.eye(-23, -16, 13, k.ink.gold) + k.eye(23, -16, 13, k.ink.gold) +
    k.line('M-42 -32Q-24 -40 -8 -28', darken(main, 0.5), 4) + k.line('M42 -32Q24 -40 8 -28', darken(main, 0.5), 4) +
    k.line('M-10 10Q0 16 10 10', darken(main, 0.6), 3)
  );
}

export function whale(k: Kit): string {
  const { main, pale, second } = k.ink;
  const body = smooth([[-92, 8], [-88, -24], [-58, -50], [-10, -54], [36, -34], [62, -4], [78, -30], [74, -58], [94, -50], [102, -60], [112, -40], [100, -14], [86, 20], [56, 46], [6, 58], [-50, 54], [-84, 36]], true, 0.95);
  const belly = smooth([[-94, 14], [-50, 22], [0, 30], [50, 26], [70, 20], [50, 56], [0, 70], [-60, 66], [-96, 40]]);
  let grooves = '';
  for (let i = 0; i < 7; i++) grooves += k.line(`M${-92 + i * 4} ${22 + i * 5}Q-30 ${34 + i * 6} ${44 - i * 6} ${30 + i * 5}`, darken(pale, 0.4), 1.5, 0.5);
  const spout = (x: number, y: number, bend: number): string => k.cut(ribbon([[-36, -50], [-36 + bend * 0.3, -76], [x, y], [x + bend * 0.4, y + 18]], [6, 9, 12, 5]), lighten(second, 0.45), { shadeOpacity: 0.15 });
  return (
    spout(-62, -96, -26) + spout(-12, -98, 26) + spout(-40, -108, -8) +
    k.cut(body, main, {
      drop: 6,
      inside: k.flat(belly, k.sketch.linear([lighten(pale, 0.2), pale], 90)) + grooves + k.flat(ellipse(-30, -44, 70, 16), lighten(main, 0.5), 0.3) +
        [[10, -30, 3], [26, -18, 4], [0, -20, 2], [44, -2, 3], [-14, -36, 2.4]].map(([x, y, r]) => k.flat(circle(x!, y!, r!), lighten(main, 0.6), 0.4)).join(''),
    }) +
    k.cut(smooth([[-26, 30], [0, 34], [16, 62], [10, 84], [-8, 72], [-26, 50]]), darken(main, 0.1)) +
    k.line('M-92 14Q-62 26 -46 12', darken(main, 0.6), 2.6) +
    k.eye(-52, -2, 6.5, '#2a1a10')
  );
}

export function junk(k: Kit): string {
  const { main, second, gold, pale } = k.ink;
  const hull = smooth([[-92, 20], [-84, 18], [-60, 30], [0, 36], [56, 30], [78, 8], [98, -2], [100, 6], [88, 40], [66, 70], [20, 78], [-44, 76], [-74, 58]], true, 0.7);
  const sail = (x: number, top: number, foot: number, w: number, tone: string): string => {
    const d = `M${x - w * 0.42} ${foot}Q${x - w * 0.62} ${(top + foot) / 2} ${x - w * 0.22} ${top}L${x + w * 0.42} ${top + 10}Q${x + w * 0.72} ${(top + foot) / 2} ${x + w * 0.5} ${foot}Z`;
    let battens = '';
    for (let i = 1; i < 6; i++) {
      const y = top + ((foot - top) * i) / 6;
      battens += k.line(`M${x - w * 0.6} ${y + 2}Q${x} ${y - 7} ${x + w * 0.7} ${y + 3}`, darken(tone, 0.55), 2.4, 0.7) + k.line(`M${x - w * 0.6} ${y + 4.2}Q${x} ${y - 4.8} ${x + w * 0.7} ${y + 5.2}`, lighten(tone, 0.5), 1.2, 0.5);
    }
    return k.line(`M${x} ${top - 12}L${x} ${foot + 20}`, darken(gold, 0.6), 4.5) + k.cut(d, tone, { drop: 4, inside: battens });
  };
  let planks = '';
  for (let i = 0; i < 4; i++) planks += k.line(`M-86 ${34 + i * 11}Q0 ${50 + i * 11} 94 ${20 + i * 12}`, darken(second, 0.6), 1.6, 0.6);
  return (
    sail(46, -66, 16, 54, darken(main, 0.16)) +
    sail(-52, -58, 22, 50, darken(main, 0.08)) +
    sail(0, -98, 22, 84, main) +
    k.cut(poly([[-2, -112], [22, -106], [-2, -99]]), k.ink.accent) +
    k.cut(hull, second, { inside: planks, drop: 5 }) +
    k.gild(smooth([[-92, 20], [-60, 31], [0, 37], [56, 31], [80, 9], [99, -2], [98, 8], [84, 22], [58, 40], [0, 47], [-62, 41], [-88, 28]], true, 0.7)) +
    [-44, -16, 12, 40].map((x) => `<circle cx="${x}" cy="${58 - Math.abs(x) * 0.06}" r="6" fill="${darken(gold, 0.5)}"/><circle cx="${x}" cy="${58 - Math.abs(x) * 0.06}" r="3.8" fill="${lighten(gold, 0.55)}"/>`).join('') +
    k.eye(78, 28, 8, k.ink.accent) +
    at(`<circle r="7" fill="${lighten(k.ink.accent, 0.3)}"/>`, -86, 12) +
    k.flat(ellipse(-86, 12, 16, 16), k.sketch.radial([[0, pale, 0.8], [1, pale, 0]]))
  );
}

export function lotus(k: Kit): string {
  const { main, gold, leaf } = k.ink;
  const ring = (angles: readonly number[], length: number, width: number, tone: string, y: number): string =>
    angles.map((a) => k.cut(petal(a * 0.28, y, length, width, a, 0.88), tone, { turn: 90, drop: 2.5, dropOpacity: 0.16, inside: k.line(`M${a * 0.28} ${y}L${a * 0.28 + Math.sin((a * Math.PI) / 180) * length * 0.8} ${y - Math.cos((a * Math.PI) / 180) * length * 0.8}`, lighten(tone, 0.5), 1.6, 0.35) })).join('');
  const pad = `M-96 58C-70 36 70 36 96 58C78 88 -78 88 -96 58Z`;
  return (
    k.cut(pad, leaf, { inside: [-70, -40, -14, 14, 40, 70].map((x) => k.line(`M0 60L${x * 1.3} ${60 + (x % 3) * 8 + 10}`, lighten(leaf, 0.4), 1.4, 0.5)).join(''), drop: 5 }) +
    ring([-64, 64], 92, 44, darken(main, 0.28), 58) +
    ring([-44, 44], 108, 50, darken(main, 0.16), 58) +
    ring([-20, 20, 0], 124, 54, main, 56) +
    ring([-76, 76], 84, 40, lighten(main, 0.06), 62) +
    `<ellipse cx="0" cy="16" rx="24" ry="30" fill="${k.sketch.radial([[0, lighten(gold, 0.6), 0.95], [1, gold, 0]])}"/>` +
    ring([-54, 54], 86, 46, lighten(main, 0.16), 64) +
    ring([-30, 30], 84, 48, lighten(main, 0.28), 66) +
    ring([0], 80, 52, lighten(main, 0.42), 68)
  );
}

/** A single pearl in its own light. */
export function orb(k: Kit): string {
  const { pale, gold } = k.ink;
  return `<circle r="110" fill="${k.sketch.radial([[0, lighten(pale, 0.4), 0.8], [0.6, pale, 0.25], [1, pale, 0]])}"/><circle r="70" fill="${k.sketch.radial(['#ffffff', lighten(pale, 0.5), pale, darken(pale, 0.3), lighten(gold, 0.3)], 0.38, 0.32, 0.75)}"/><ellipse cx="-24" cy="-28" rx="20" ry="12" fill="#fff" transform="rotate(-30 -24 -28)"/>`;
}

/** A dragon boat with its crew, racing to the right. */
export function dragonBoat(k: Kit): string {
  const { main, second, accent, gold, pale } = k.ink;
  const hull = smooth([[-104, 16], [-98, 12], [-60, 34], [20, 40], [66, 26], [78, 8], [86, 20], [80, 44], [56, 64], [-40, 66], [-84, 50]], true, 0.8);
  const crew = [-58, -28, 2, 32].map((x, i) =>
    at(
      k.line('M10 -8L30 30L42 52', darken(gold, 0.35), 4) + k.cut(ellipse(43, 56, 5, 11), lighten(gold, 0.2), { edge: 1 }) +
      k.cut(smooth([[-9, 26], [-8, -2], [6, -10], [16, -2], [13, 26]]), i % 2 ? accent : second, { edge: 1.4 }) + k.line('M8 0L24 16', '#e8b48a', 6) + k.cut(circle(7, -20, 9.5), '#f0c39a', { edge: 1.2 }) + k.cut('M-3 -22C-3 -34 16 -36 18 -23Z', main, { edge: 1 }),
      x, 12,
    ),
  ).join('');
  const scales = k.flat(hull, k.scales(14, darken(main, 0.5), 0.55));
  const mane = [[58, -38, -60], [56, -18, -80], [60, 2, -104], [68, -56, -38]].map(([x, y, a]) => at(k.cut('M-8 4C-10 -16 2 -26 -4 -40C10 -30 14 -12 8 4Z', accent, { edge: 1.2 }), x!, y!, 1, a!)).join('');
  return (
    k.cut('M-100 16C-118 -4 -112 -34 -92 -44C-96 -26 -88 -14 -76 -22C-78 -4 -84 10 -92 22Z', accent) + crew +
    k.cut(hull, main, { drop: 5, edge: 3, inside: scales }) + k.gild('M-100 16Q-60 40 10 44Q60 44 78 14L84 24Q64 54 12 54Q-62 50 -96 26Z', { edge: 1.2 }) +
    mane + k.cut(ribbon([[64, 44], [84, 14], [76, -20], [84, -48]], [34, 30, 24, 24]), main, { inside: k.flat('M40 -70H120V60H40Z', k.scales(12, darken(main, 0.5), 0.5)) }) +
    k.cut(smooth([[68, -56], [80, -72], [100, -70], [116, -56], [124, -50], [122, -40], [104, -36], [84, -34], [70, -42]]), main, { edge: 2, drop: 2 }) + k.cut(smooth([[84, -36], [104, -34], [116, -30], [104, -22], [84, -26]]), darken(main, 0.2), { edge: 1.2 }) +
    [92, 102, 112].map((x) => k.flat(`M${x} -38l3 7l3 -7Z`, '#fffbea')).join('') + k.eye(95, -56, 6, accent) + k.gild(ribbon([[82, -68], [72, -86], [78, -100]], [8, 6, 1]), { edge: 1 }) + k.line('M118 -52C132 -60 130 -74 120 -80', gold, 3) + k.flat(circle(0, 0, 0.1), pale) +
    k.line('M-110 76q16 -12 32 0t32 0t32 0t32 0t32 0t32 0', '#f2fdff', 4.5, 0.85) + k.flat(smooth([[86, 52], [108, 40], [126, 50], [116, 64], [96, 70]]), '#f2fdff', 0.8)
  );
}

/** A covered sampan with a lamp at the bow. */
export function sampan(k: Kit): string {
  const { main, second, gold, accent } = k.ink;
  const weave = k.sketch.pattern(12, 12, `<path d="M0 0H12V12H0Z" fill="${main}"/><path d="M0 0L6 6L0 12M12 0L6 6L12 12" fill="none" stroke="${darken(main, 0.45)}" stroke-width="1.6"/>`);
  const hull = smooth([[-108, 4], [-100, 4], [-60, 34], [40, 36], [92, 6], [108, -8], [104, 14], [66, 60], [-50, 62], [-88, 40]], true, 0.75);
  const roofD = 'M-56 34C-58 -40 38 -44 42 34Z';
  return (
    k.line('M78 20L112 -92', darken(gold, 0.5), 4.5) + k.line('M-66 -96L-92 92', darken(gold, 0.4), 5) + k.cut(ellipse(-94, 88, 7, 20), lighten(second, 0.2), { edge: 1.4 }) +
    k.sketch.piece(roofD, { fill: weave, tone: main, edge: 2.6, drop: 3, inside: k.flat(roofD, k.sketch.linear([[0, '#fff', 0.35], [0.4, '#fff', 0], [1, '#000', 0.45]], 60)) }) + [-30, -7, 16].map((x) => k.line(`M${x - 6} 34C${x - 7} -14 ${x + 2} -18 ${x + 2} -18`, darken(main, 0.55), 3, 0.6)).join('') + k.flat('M6 34C6 -2 38 -4 40 34Z', darken(second, 0.6)) + `<ellipse cx="24" cy="24" rx="24" ry="18" fill="${k.sketch.radial([[0, '#ffe9b0', 0.95], [1, '#ffb04e', 0]])}"/>` +
    k.cut(hull, second, { drop: 5, edge: 3, inside: [0, 1, 2].map((i) => k.line(`M-100 ${24 + i * 12}Q0 ${52 + i * 10} 100 ${10 + i * 14}`, darken(second, 0.6), 2, 0.6)).join('') }) + k.gild('M-106 4Q-60 40 0 42Q70 40 108 -8L106 2Q72 48 0 50Q-66 48 -106 10Z', { edge: 1.2 }) +
    at(lanternSmall(k), 108, -74) + k.cut(smooth([[-70, 30], [-66, -6], [-56, -14], [-46, -6], [-42, 30]]), accent, { edge: 1.6 }) + k.line('M-60 -2L-70 -40', '#e8b48a', 6) + k.cut(circle(-56, -22, 10), '#f0c39a', { edge: 1.2 }) + k.cut('M-80 -22L-56 -46L-32 -22Q-56 -14 -80 -22Z', gold, { edge: 1.6 })
  );
}

const lanternSmall = (k: Kit): string =>
  `<circle r="40" fill="${k.sketch.radial([[0, '#ffe2a0', 0.8], [1, '#ff9a3a', 0]])}"/>` + k.cut(ellipse(0, 0, 13, 14), '#f0562f', { edge: 1.4, inside: k.flat(ellipse(0, 0, 9, 11), '#ffe9a8', 0.7) }) + k.gild('M-6 -16H6V-11H-6ZM-6 11H6V16H-6Z', { edge: 0.6 });
