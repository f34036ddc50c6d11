import { darken, lighten } from '../drawing/color.ts';
import { circle, ellipse, poly, polar, ribbon, smooth, star, symmetric } from '../drawing/path.ts';
import { at } from './kit.ts';
import type { Kit } from './kit.ts';

export function mountain(k: Kit): string {
  const { main, pale, second, gold } = k.ink;
  const peak = (points: readonly (readonly [number, number])[], tone: string, snow: string): string => k.cut(poly(points), tone, { drop: 4, inside: k.flat(snow, lighten(pale, 0.3)) });
  return (
    `<circle cx="18" cy="-34" r="62" fill="${k.sketch.radial([[0, lighten(gold, 0.7)], [0.82, lighten(gold, 0.35)], [1, gold]], 0.4, 0.35, 0.7)}"/>` +
    k.flat(circle(0, -50, 9), gold, 0.3) + k.flat(circle(38, -28, 13), gold, 0.25) + k.flat(circle(26, -64, 6), gold, 0.28) +
    peak([[-100, 70], [-58, -22], [-42, -6], [-26, -26], [20, 70]], darken(second, 0.1), 'M-58 -22L-74 14L-62 6L-54 18L-44 4L-34 14L-14 -4L-26 -26L-42 -6Z') +
    peak([[-50, 74], [8, -48], [26, -24], [40, -38], [100, 74]], main, 'M8 -48L-14 -2L-2 -10L8 6L20 -10L34 6L44 -8L62 2L40 -38L26 -24Z') +
    k.cut(smooth([[-104, 72], [-70, 52], [-30, 64], [6, 50], [48, 66], [104, 54], [104, 92], [-104, 92]], true, 0.8), darken(main, 0.3)) +
    k.flat('M-96 40q18 -12 36 -2q14 -12 34 0q18 -6 30 4h-100z', pale, 0.5) + k.flat('M20 34q16 -10 30 -1q16 -8 40 5h-74z', pale, 0.4)
  );
}

export function planet(k: Kit): string {
  const { main, second, gold, pale } = k.ink;
  const ball = circle(0, 0, 62);
  const ring = 'M-106 22A108 34 0 0 0 106 -22L98 -20A100 26 0 0 1 -98 20Z';
  const band = (y: number, h: number, tone: string, o: number): string => k.flat(smooth([[-80, y], [-30, y + h * 0.7], [20, y - 2], [80, y + h * 0.3], [80, y + h], [20, y + h * 0.8], [-30, y + h * 1.5], [-80, y + h]]), tone, o);
  return at(
    k.line('M-104 -2A104 30 0 0 1 104 2', lighten(gold, 0.2), 5, 0.8) + k.line('M-92 -4A92 24 0 0 1 92 0', pale, 2.4, 0.6) +
    k.cut(ball, main, { edge: 4, shadeOpacity: 0.5, inside: band(-44, 16, second, 0.65) + band(-12, 12, lighten(main, 0.4), 0.5) + band(14, 20, second, 0.5) + k.flat(ellipse(22, 20, 15, 9), darken(main, 0.3), 0.6) + k.flat(circle(14, 16, 70), k.sketch.radial([[0.5, '#000', 0], [1, '#000', 0.55]], 0.25, 0.25, 0.8)) }) +
    k.gild(ring, { turn: 0 }) + k.line('M-98 12A98 27 0 0 0 98 -10', lighten(pale, 0.4), 2, 0.8) +
    k.cut(circle(78, -66, 15), pale, { inside: k.flat(circle(72, -70, 4), darken(pale, 0.3), 0.5) + k.flat(circle(83, -62, 3), darken(pale, 0.3), 0.5) }),
    0, 0, 1, -14,
  );
}

export function rocket(k: Kit): string {
  const { main, pale, accent, gold, second } = k.ink;
  const body = symmetric([[0, -100], [22, -70], [32, -30], [32, 14], [24, 44], [0, 46]]);
  const flame = (w: number, l: number, tone: string): string => k.flat(`M${-w} 44Q${-w * 1.2} ${44 + l * 0.5} 0 ${44 + l}Q${w * 1.2} ${44 + l * 0.5} ${w} 44Z`, tone);
  return at(
    flame(20, 74, accent) + flame(14, 52, gold) + flame(7, 30, '#fff6d8') +
    k.cut('M-28 4C-52 18 -58 40 -56 66L-24 40Z', main) + k.cut('M28 4C52 18 58 40 56 66L24 40Z', main) +
    k.cut(body, pale, { turn: 0, drop: 3, inside: k.flat('M-40 -110H40V-62Q0 -50 -40 -62Z', main) + k.flat('M-40 20H40V30H-40Z', main) + k.flat('M8 -110H40V50H14Z', '#1a0a20', 0.14) }) +
    k.gild(circle(0, -22, 18)) + k.cut(circle(0, -22, 13), second, { inside: k.flat('M-16 -34L4 -40L-8 -4L-20 0Z', '#fff', 0.5) }) +
    k.cut(symmetric([[0, 6], [6, 20], [6, 60], [0, 70]]), main) +
    at(k.gild(poly([[-18, 44], [18, 44], [14, 52], [-14, 52]])), 0, 0),
    0, 0, 1, 24,
  );
}

export function fireworks(k: Kit): string {
  const { main, accent, gold, second } = k.ink;
  const burst = (cx: number, cy: number, r: number, rays: number, tone: string, core: string): string => {
    let out = `<circle cx="${cx}" cy="${cy}" r="${r * 0.9}" fill="${k.sketch.radial([[0, lighten(tone, 0.5), 0.7], [0.5, tone, 0.22], [1, tone, 0]])}"/>`;
    for (let i = 0; i < rays; i++) {
      const a = (360 / rays) * i + 7;
      const long = i % 2 ? 1 : 0.74;
      const [x1, y1] = polar(cx, cy, r * 0.2, a);
      const [x2, y2] = polar(cx, cy, r * long, a);
      const droop = r * 0.1 * (0.4 + Math.abs(Math.cos((a * Math.PI) / 180)));
      out += k.flat(ribbon([[x1, y1], [(x1 + x2) / 2, (y1 + y2) / 2 - droop * 0.2], [x2, y2 + droop]], [1, r * 0.035, r * 0.075], 6), i % 2 ? tone : lighten(tone, 0.45));
      out += `<circle cx="${x2}" cy="${y2 + droop}" r="${r * 0.05}" fill="${i % 2 ? core : '#fffbe8'}"/>`;
    }
    return `${out}<path d="${star(cx, cy, 8, r * 0.2, r * 0.08)}" fill="#fffdf0"/>`;
  };
  return burst(4, -22, 88, 22, main, gold) + burst(-58, 46, 44, 16, accent, '#fff') + burst(62, 52, 40, 14, lighten(gold, 0.1), main) + burst(66, -74, 26, 12, second, '#fff');
}

export function sun(k: Kit): string {
  const { main, gold, accent } = k.ink;
  let rays = '';
  for (let i = 0; i < 16; i++) {
    const d = i % 2 ? `M-7 -58Q-10 -76 0 -98Q10 -76 7 -58Z` : `M-9 -58Q8 -70 -6 -84Q18 -78 9 -58Z`;
    rays += at(i % 2 ? k.gild(d) : k.cut(d, accent), 0, 0, 1, i * 22.5);
  }
  return (
    rays + k.gild(circle(0, 0, 62), { drop: 4 }) + k.cut(circle(0, 0, 53), main, { turn: 60 }) +
    k.gild('M-34 -14Q-22 -24 -8 -14L-8 -8Q-22 -16 -34 -8Z') + k.gild('M34 -14Q22 -24 8 -14L8 -8Q22 -16 34 -8Z') +
    k.flat('M-30 -4Q-20 -12 -11 -3Q-20 4 -30 -4Z', '#2a1208') + k.flat('M30 -4Q20 -12 11 -3Q20 4 30 -4Z', '#2a1208') +
    k.line('M0 -6Q-8 12 2 14', darken(main, 0.5), 3.4) + k.cut('M-18 25Q0 20 18 25Q0 40 -18 25Z', darken(accent, 0.2)) +
    k.line('M-42 12a8 8 0 1 1 8 8', gold, 2.6) + k.line('M42 12a8 8 0 1 0 -8 8', gold, 2.6)
  );
}
