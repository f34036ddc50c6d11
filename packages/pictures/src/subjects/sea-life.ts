import { darken, lighten, mix } from '../drawing/color.ts';
import { circle, ellipse, petal, ribbon, smooth, symmetric } from '../drawing/path.ts';
import type { Point } from '../drawing/path.ts';
import { at } from './kit.ts';
import type { Kit } from './kit.ts';

export function fish(k: Kit): string {
  const { main, second, accent } = k.ink;
  const body = smooth([[-92, 4], [-70, -34], [-24, -56], [30, -42], [62, -8], [62, 12], [30, 44], [-24, 54], [-72, 36]]);
  const stripes = [[-34, 20], [8, 18], [42, 12]].map(([x, w]) => k.flat(`M${x} -70Q${x! + 16} 0 ${x} 70H${x! + w!}Q${x! + w! + 16} 0 ${x! + w!} -70Z`, '#fffaf0') + k.line(`M${x} -70Q${x! + 16} 0 ${x} 70M${x! + w!} -70Q${x! + w! + 16} 0 ${x! + w!} 70`, darken(second, 0.5), 3)).join('');
  return (
    k.cut(smooth([[54, 2], [78, -30], [102, -46], [98, -8], [96, 8], [102, 46], [76, 34]]), accent, { inside: k.line('M60 2L98 -36M60 2L98 -14M60 2L98 14M60 2L98 36', darken(accent, 0.4), 2, 0.5) }) +
    k.cut(smooth([[-30, -48], [-14, -84], [24, -84], [50, -62], [42, -30]]), second) + k.cut(smooth([[-10, 46], [8, 78], [34, 74], [34, 36]]), second) +
    k.cut(body, main, { drop: 5, edge: 3, inside: stripes + k.flat(body, k.scales(14, darken(main, 0.5), 0.25)) }) +
    k.cut(smooth([[-18, 4], [8, -10], [30, 4], [24, 24], [4, 30], [-12, 20]]), accent, { inside: k.line('M-14 10L26 2M-12 14L26 14M-8 18L18 26', darken(accent, 0.4), 1.8, 0.5) }) +
    k.eye(-58, -10, 14, '#2a5a8a') + k.line('M-90 14Q-78 24 -66 20', darken(main, 0.6), 3.4) + k.flat(ellipse(-58, 14, 8, 5), '#ff6f7f', 0.45)
  );
}

export function turtle(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const shellTone = mix(second, main, 0.2);
  const leg = (points: readonly Point[]): string => {
    const d = smooth(points);
    return k.cut(d, main, { drop: 3, inside: k.flat(d, k.scales(14, darken(main, 0.5), 0.5)) });
  };
  const hex = (x: number, y: number, r: number): string => {
    const d = Array.from({ length: 6 }, (_, i): Point => [x + Math.cos((i * Math.PI) / 3 + Math.PI / 6) * r, y + Math.sin((i * Math.PI) / 3 + Math.PI / 6) * r]);
    return k.cut(smooth(d, true, 0.4), lighten(shellTone, 0.12), { edge: 1.6, inside: k.line(smooth(d.map(([a, b]): Point => [x + (a - x) * 0.6, y + (b - y) * 0.6]), true, 0.4), gold, 2.2, 0.8) });
  };
  return (
    leg([[-44, -30], [-74, -60], [-98, -62], [-92, -36], [-66, -8]]) + leg([[44, -30], [74, -60], [98, -62], [92, -36], [66, -8]]) + leg([[-46, 44], [-76, 66], [-78, 92], [-54, 88], [-30, 64]]) + leg([[46, 44], [76, 66], [78, 92], [54, 88], [30, 64]]) + k.cut('M-8 72L0 102L8 72Z', main) +
    k.cut(smooth([[-20, -54], [-26, -84], [-14, -104], [0, -108], [14, -104], [26, -84], [20, -54]]), main, { drop: 3 }) + k.eye(-14, -86, 6.5, '#7a4a12') + k.eye(14, -86, 6.5, '#7a4a12') + k.line('M-8 -98Q0 -94 8 -98', darken(main, 0.6), 2.4) +
    k.gild(ellipse(0, 10, 74, 78), { drop: 5, edge: 3 }) + k.cut(ellipse(0, 8, 66, 70), shellTone, { edge: 3, inside: [[-70, -40], [70, -40], [-74, 40], [74, 40], [0, -80], [0, 92]].map(([x, y]) => k.line(`M0 8L${x! * 1.2} ${y! * 1.2}`, darken(shellTone, 0.5), 5, 0.6)).join('') }) +
    hex(0, 8, 27) + hex(0, -40, 20) + hex(0, 56, 20) + hex(-42, -16, 20) + hex(42, -16, 20) + hex(-42, 32, 20) + hex(42, 32, 20) + k.flat(ellipse(-24, -30, 16, 10), '#fff', 0.25) + k.flat(circle(0, 8, 8), accent, 0.9)
  );
}

export function crab(k: Kit): string {
  const { main, second, pale } = k.ink;
  const legs = [0, 1, 2].map((i) => k.cut(ribbon([[44, 34 + i * 8], [74, 34 + i * 16], [92, 62 + i * 14]], [15, 12, 3]), darken(main, 0.16))).join('');
  const claw = k.cut(ribbon([[48, 6], [76, -10], [76, -36]], [18, 18, 16]), main) + k.cut('M60 -34C46 -58 52 -92 84 -96C78 -84 78 -76 82 -68C90 -74 98 -76 104 -74C108 -46 92 -26 74 -26Z', main, { drop: 3, edge: 2.6 }) + k.flat(ellipse(68, -58, 6, 13), lighten(main, 0.5), 0.5);
  const eye = k.line('M18 -22V-48', main, 8) + k.eye(18, -54, 13, '#3a2a1a');
  return (
    k.both(legs) + k.both(claw) + k.both(eye) +
    k.cut(smooth([[0, -28], [40, -24], [72, 4], [66, 42], [34, 66], [0, 70], [-34, 66], [-66, 42], [-72, 4], [-40, -24]]), main, { drop: 6, edge: 3, inside: k.flat(ellipse(0, 66, 58, 22), mix(second, pale, 0.4), 0.8) + k.flat(ellipse(-26, -6, 22, 12), '#fff', 0.3) + [[30, 6, 5], [44, 16, 4], [22, 0, 3], [-50, 20, 4], [-42, 30, 3]].map(([x, y, r]) => k.flat(circle(x!, y!, r!), lighten(main, 0.5), 0.6)).join('') }) +
    k.flat('M-24 22Q0 34 24 22Q18 48 0 48Q-18 48 -24 22Z', '#6a0f1c') + k.flat('M-21 24Q0 34 21 24L19 29Q0 38 -19 29Z', '#fff') + k.flat(ellipse(-42, 18, 9, 6), '#ffb0a0', 0.6) + k.flat(ellipse(42, 18, 9, 6), '#ffb0a0', 0.6)
  );
}

export function seahorse(k: Kit): string {
  const { main, second, accent } = k.ink;
  const spine: Point[] = [[6, -66], [22, -34], [14, 2], [26, 40], [14, 76], [-20, 86], [-34, 62], [-16, 48], [-6, 62]];
  const d = ribbon(spine, [38, 50, 58, 44, 28, 22, 17, 12, 4], 24);
  let bands = '';
  for (let i = 0; i < 12; i++) bands += k.line(`M-30 ${-46 + i * 13}Q14 ${-34 + i * 13} 62 ${-50 + i * 13}`, darken(main, 0.45), 2.6, 0.45);
  const spikes = ([[36, -58, 60], [48, -34, 76], [46, -8, 96], [48, 22, 84], [46, 48, 106]] as const).map(([x, y, a]) => at(k.cut('M-9 4L0 -20L9 4Z', accent, { edge: 1.2 }), x - 4, y, 1, a)).join('');
  return (
    spikes + k.cut(smooth([[38, -14], [66, -30], [78, -6], [70, 22], [44, 20]]), second, { inside: k.line('M40 0L74 -18M40 4L76 2M42 8L68 18', darken(second, 0.4), 2, 0.5) }) + k.cut(d, main, { drop: 5, edge: 3, inside: bands + k.flat(ribbon([[-10, -40], [-6, 0], [6, 36], [2, 66]], [18, 26, 18, 6]), lighten(second, 0.5), 0.6) }) +
    k.cut(smooth([[-12, -90], [16, -96], [34, -76], [26, -54], [4, -48], [-22, -54], [-62, -50], [-70, -60], [-60, -68], [-26, -72]]), main, { drop: 2, edge: 2.6 }) + k.flat(ellipse(-66, -59, 4, 6), darken(main, 0.6)) + k.eye(0, -72, 9, '#3a2410') +
    ([[-4, -92, -18], [10, -96, 4], [24, -90, 28]] as const).map(([x, y, a]) => at(k.cut(petal(0, 4, 24, 12, 0), accent, { edge: 1.2 }), x, y, 1, a)).join('') + k.flat(ellipse(-14, -58, 7, 4), '#ff8f8f', 0.5)
  );
}

export function jellyfish(k: Kit): string {
  const { main, second, pale } = k.ink;
  const tentacle = (x: number, bend: number, l: number, tone: string, w: number): string => k.cut(ribbon([[x, 0], [x + bend, l * 0.3], [x - bend, l * 0.62], [x + bend * 0.8, l]], [w, w * 0.9, w * 0.7, 1.5], 9), tone, { shadeOpacity: 0.2 });
  return (
    `<circle cx="0" cy="-20" r="98" fill="${k.sketch.radial([[0, lighten(main, 0.4), 0.55], [1, main, 0]])}"/>` +
    [[-48, 10, 84], [48, -10, 84], [-62, -8, 60], [62, 8, 60]].map(([x, b, l]) => tentacle(x!, b!, l!, lighten(second, 0.1), 7)).join('') + [[-28, -14, 104], [-8, 14, 110], [14, -14, 106], [32, 12, 98]].map(([x, b, l]) => tentacle(x!, b!, l!, mix(main, second, 0.5), 13)).join('') +
    k.cut('M-82 2C-86 -60 -44 -96 0 -96C44 -96 86 -60 82 2C70 14 62 -4 50 6C38 16 30 -2 18 8C8 16 -6 -2 -18 8C-30 16 -38 -2 -50 6C-62 14 -70 -4 -82 2Z', main, { drop: 4, edge: 3.4, inside: k.flat(ellipse(0, -30, 56, 50), lighten(main, 0.4), 0.35) + k.flat(ellipse(-26, -62, 22, 14), '#fff', 0.6) + [[30, -56, 7], [46, -32, 5], [10, -74, 5], [-50, -30, 5]].map(([x, y, r]) => k.flat(circle(x!, y!, r!), pale, 0.6)).join('') }) +
    k.flat(ellipse(-20, -24, 7, 9), '#2a1240') + k.flat(ellipse(20, -24, 7, 9), '#2a1240') + k.flat(circle(-22, -28, 2.8), '#fff') + k.flat(circle(18, -28, 2.8), '#fff') + k.line('M-8 -12Q0 -6 8 -12', '#2a1240', 3)
  );
}

export function frog(k: Kit): string {
  const { main, second, gold, accent } = k.ink;
  const leg = k.cut(smooth([[34, 40], [70, 20], [96, 44], [92, 76], [64, 84], [38, 74]]), darken(main, 0.1), { drop: 3 }) + [62, 78, 94].map((x) => k.cut(ellipse(x, 88, 11, 6), main, { edge: 1.2 })).join('');
  const eye = k.cut(circle(36, -62, 27), main, { edge: 2.6 }) + k.flat(circle(36, -63, 19), gold) + k.flat(ellipse(36, -63, 14, 9), '#160c06') + k.flat(circle(31, -68, 4.4), '#fff');
  const arm = k.cut(ribbon([[30, 44], [42, 66], [30, 86]], [22, 17, 14]), main) + [18, 30, 42].map((x) => k.cut(circle(x, 91, 6.5), lighten(main, 0.12), { edge: 1.2 })).join('');
  return (
    k.both(leg) + k.cut(symmetric([[0, -22], [44, -10], [60, 34], [46, 76], [0, 86]]), main, { drop: 4, inside: k.flat(ellipse(0, 54, 40, 42), second) }) + k.both(arm) + k.both(eye) +
    k.cut(symmetric([[0, -56], [44, -50], [78, -20], [66, 8], [30, 22], [0, 24]]), main, { edge: 3, inside: k.flat(ellipse(0, 16, 52, 18), second, 0.8) + [[-40, -34, 6], [44, -30, 5], [-54, -18, 4], [26, -42, 4]].map(([x, y, r]) => k.flat(circle(x!, y!, r!), darken(main, 0.35), 0.6)).join('') }) +
    k.line('M-60 -8Q0 22 60 -8', darken(main, 0.65), 4) + k.flat(ellipse(-8, -22, 3, 2.4), darken(main, 0.6)) + k.flat(ellipse(8, -22, 3, 2.4), darken(main, 0.6)) + k.flat(ellipse(-56, 4, 10, 6), accent, 0.4) + k.flat(ellipse(56, 4, 10, 6), accent, 0.4)
  );
}

export function coral(k: Kit): string {
  const { main, second, pale } = k.ink;
  const arm = (points: readonly Point[], w: readonly number[], tone: string): string => {
    const d = ribbon(points, w, 9);
    return k.cut(d, tone, { drop: 2, inside: points.map(([x, y], i) => k.flat(circle(x + (i % 2 ? 4 : -4), y, 2.6), lighten(tone, 0.6), 0.8)).join('') });
  };
  const back = darken(main, 0.22);
  return (
    arm([[-20, 80], [-46, 30], [-84, 0], [-90, -40]], [24, 22, 18, 15], back) + arm([[20, 80], [48, 34], [86, 14], [94, -26]], [24, 22, 18, 15], back) + arm([[-54, 34], [-56, -10], [-48, -40]], [18, 16, 13], back) +
    arm([[0, 88], [-10, 36], [-28, -20], [-22, -82]], [36, 30, 22, 17], main) + arm([[4, 88], [22, 36], [40, -14], [36, -66]], [32, 26, 21, 16], main) + arm([[-24, -8], [-58, -52], [-58, -84]], [19, 16, 14], main) + arm([[36, -2], [64, -40], [66, -70]], [18, 15, 13], main) + arm([[-2, 44], [6, -10], [8, -54]], [22, 18, 14], lighten(main, 0.12)) +
    k.cut(smooth([[-66, 96], [-50, 74], [-14, 66], [24, 70], [58, 78], [70, 96]]), mix(second, darken(main, 0.5), 0.55)) + k.flat(circle(0, 0, 0.1), pale) + k.cut(circle(-44, 84, 9), second, { edge: 1.4 }) + k.cut(circle(40, 86, 7), pale, { edge: 1.2 })
  );
}

export function shell(k: Kit): string {
  const { main, second, accent } = k.ink;
  const outline = smooth([[0, 84], [-30, 74], [-74, 30], [-94, -20], [-80, -46], [-62, -52], [-50, -76], [-28, -76], [-14, -94], [0, -88], [14, -94], [28, -76], [50, -76], [62, -52], [80, -46], [94, -20], [74, 30], [30, 74]]);
  let ribs = '';
  for (let i = -4; i <= 4; i++) ribs += k.flat(`M0 84L${i * 23 - 6} -100L${i * 23 + 8} -100Z`, i % 2 ? accent : lighten(main, 0.4), 0.35) + k.line(`M0 82L${i * 22} ${-94 + Math.abs(i) * 9}`, darken(main, 0.45), 2, 0.5);
  return (
    k.cut(smooth([[-40, 66], [-52, 88], [-24, 94], [0, 90], [24, 94], [52, 88], [40, 66]]), darken(main, 0.12)) +
    k.cut(outline, main, { drop: 5, edge: 3.4, inside: ribs + [0.45, 0.7, 0.9].map((t) => k.line(`M${-92 * t} ${84 - 110 * t}Q0 ${84 - 215 * t} ${92 * t} ${84 - 110 * t}`, lighten(second, 0.2), 4, 0.5)).join('') + k.flat(ellipse(-34, -34, 18, 28), '#fff', 0.25) }) + k.gild(circle(0, 84, 9), { edge: 1.4 })
  );
}
