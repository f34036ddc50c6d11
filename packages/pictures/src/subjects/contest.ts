import { darken, lighten, mix } from '../drawing/color.ts';
import { circle, ellipse, petal, poly, polar, ribbon, roundRect, sector, smooth, star as starPath, symmetric } from '../drawing/path.ts';
import type { Point } from '../drawing/path.ts';
import { at } from './kit.ts';
import type { Kit } from './kit.ts';

const spade = 'M0 -40C-12 -20 -40 -6 -38 16C-36 34 -14 36 -5 22C-5 34 -10 40 -16 44H16C10 40 5 34 5 22C14 36 36 34 38 16C40 -6 12 -20 0 -40Z';
const heart = 'M0 42C-18 22 -44 6 -42 -16C-40 -38 -10 -40 0 -18C10 -40 40 -38 42 -16C44 6 18 22 0 42Z';
const diamond = 'M0 -44Q14 -18 34 0Q14 18 0 44Q-14 18 -34 0Q-14 -18 0 -44Z';

export function card(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const face = (suit: string, color: string, mark: string): string =>
    k.cut(roundRect(-47, -70, 94, 140, 11), main, { drop: 5, edge: 2.4 }) + k.line(roundRect(-41, -64, 82, 128, 7), gold, 1.6, 0.7) + at(k.flat(suit, color), 0, 2, 0.78) + at(k.flat(suit, color), -31, -34, 0.2) + at(k.flat(suit, color), 31, 36, 0.2, 180) + at(k.line(mark, color, 4.4), -31, -50) + at(k.line(mark, color, 4.4), 31, 52, 1, 180);
  const eight = 'M0 0a4.6 4.6 0 1 1 0.1 0a5.6 5.6 0 1 1 -0.1 0';
  return at(face(diamond, second, 'M-5 6L0 -8L5 6M-3 2H3'), -44, 14, 1, -20) + at(face(spade, accent, eight), 44, 14, 1, 20) + at(face(heart, second, 'M-5 6L0 -8L5 6M-3 2H3'), 0, -8, 1.1);
}

export function dice(k: Kit): string {
  const { main, second, accent } = k.ink;
  const pip = (x: number, y: number, r: number, c: string): string => k.flat(circle(x, y, r), darken(c, 0.3)) + k.flat(circle(x + 0.8, y + 1.2, r * 0.84), c);
  const die = (faces: string): string => k.cut('M-52 -20L0 -46L52 -20L0 8Z', lighten(main, 0.1), { edge: 2 }) + k.cut('M-52 -20L0 8V68L-52 38Z', main, { edge: 2 }) + k.cut('M52 -20L0 8V68L52 38Z', darken(main, 0.16), { edge: 2 }) + faces;
  const top = (n: number): string => `<g transform="matrix(1 -.52 1 .52 0 -19)">${(n === 1 ? [[0, 0]] : n === 5 ? [[-14, -14], [14, 14], [-14, 14], [14, -14], [0, 0]] : [[-14, -14], [0, 0], [14, 14]]).map(([x, y]) => pip(x!, y!, n === 1 ? 9 : 5.6, n === 1 ? second : accent)).join('')}</g>`;
  const left = (n: number): string => `<g transform="matrix(.87 .47 0 1 -26 24)">${(n === 2 ? [[-14, -14], [14, 14]] : [[-14, -16], [14, -16], [-14, 14], [14, 14]]).map(([x, y]) => pip(x!, y!, 5.6, n === 4 ? second : accent)).join('')}</g>`;
  const right = (n: number): string => `<g transform="matrix(.87 -.47 0 1 26 24)">${(n === 6 ? [[-12, -18], [12, -18], [-12, 0], [12, 0], [-12, 18], [12, 18]] : [[-13, -15], [0, 0], [13, 15]]).map(([x, y]) => pip(x!, y!, 5.4, accent)).join('')}</g>`;
  const shadow = `<ellipse cx="0" cy="70" rx="56" ry="11" fill="${k.sketch.radial([[0, '#000', 0.5], [1, '#000', 0]])}"/>`;
  return at(shadow + die(top(5) + left(4) + right(6)), 44, 24, 0.88, 8) + at(shadow + die(top(3) + left(2) + right(3)), -46, 32, 0.84, -12) + at(shadow + die(top(1) + left(4) + right(6)), 2, -46, 0.92, 4);
}

export function chip(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const one = (tone: string, edgeTone: string): string =>
    k.cut(circle(0, 0, 62), tone, { drop: 6, edge: 3, inside: Array.from({ length: 6 }, (_, i) => k.flat(sector(0, 0, 44, 66, i * 60 - 13, i * 60 + 13), edgeTone) + k.flat(sector(0, 0, 50, 57, i * 60 - 4, i * 60 + 4), tone)).join('') }) + k.gild(circle(0, 0, 43), { edge: 1.6 }) + k.cut(circle(0, 0, 38), tone, { edge: 1.8 }) + k.line(circle(0, 0, 32), edgeTone, 1.6, 0.7) + [0, 60, 120, 180, 240, 300].map((a) => at(k.cut(petal(0, 0, 24, 15, 0), edgeTone, { edge: 1 }), 0, 0, 1, a)).join('') + k.gild(circle(0, 0, 6), { edge: 0.8 });
  const stack = (x: number, y: number, n: number, tone: string): string => Array.from({ length: n }, (_, i) => at(k.cut('M-40 0V10A40 13 0 0 0 40 10V0Z', tone, { turn: 0, edge: 1.2, inside: [-30, -8, 14, 34].map((s) => k.flat(`M${s - 6} 0H${s + 5}V30H${s - 6}Z`, second)).join('') }) + k.cut(ellipse(0, 0, 40, 13), tone, { edge: 1.2 }), x + (i % 2) * 3, y - i * 11)).join('');
  return stack(-52, 72, 4, accent) + stack(56, 74, 6, mix(gold, '#2f9d62', 0.75)) + at(one(main, second), -4, -16, 1.1, 10);
}

export function ball(k: Kit): string {
  const { main, second } = k.ink;
  const hex = (cx: number, cy: number, r: number, turn: number, squash = 1): string => poly(Array.from({ length: 5 }, (_, i): Point => { const [x, y] = polar(0, 0, r, turn + i * 72); return [cx + x, cy + y * squash]; }));
  const outer = [0, 1, 2, 3, 4].map((i) => polar(0, 0, 76, i * 72 - 90));
  const lines = [0, 1, 2, 3, 4].map((i) => {
    const a = polar(0, 0, 34, i * 72 - 90);
    const b = polar(0, 0, 58, i * 72 - 90);
    const c = polar(0, 0, 64, i * 72 - 54);
    const d = polar(0, 0, 90, i * 72 - 54);
    const e = polar(0, 0, 66, i * 72 - 76);
    const f = polar(0, 0, 66, i * 72 - 104);
    return k.line(`M${a.join(' ')}L${b.join(' ')}M${e.join(' ')}L${c.join(' ')}L${d.join(' ')}M${c.join(' ')}L${polar(0, 0, 66, i * 72 - 32).join(' ')}`, darken(second, 0.1), 3.6) + k.flat(circle(f[0], f[1], 0.1), second);
  }).join('');
  return k.cut(circle(0, 0, 90), main, { drop: 6, edge: 3.6, shadeOpacity: 0.34, inside: outer.map(([x, y], i) => k.flat(hex(x * 1.06, y * 1.06, 28, i * 72 - 90 + 180), second)).join('') + lines + k.flat(hex(0, 0, 34, -90), k.sketch.linear([lighten(second, 0.25), second])) + k.flat(circle(0, 0, 92), k.sketch.radial([[0, '#fff', 0.5], [0.4, '#fff', 0], [0.7, '#000', 0], [1, '#0a1020', 0.5]], 0.36, 0.3, 0.75)) });
}

/** A numbered ball; the number is drawn. */
export function lotteryBall(k: Kit): string {
  const { main, accent, second } = k.ink;
  const one = (tone: string, mark: string): string => k.cut(circle(0, 0, 50), tone, { drop: 5, edge: 3.4, inside: k.flat(circle(0, 0, 50), k.sketch.radial([[0, lighten(tone, 0.7), 0.9], [0.4, tone, 0.2], [1, darken(tone, 0.5), 0.6]], 0.34, 0.28, 0.85)) }) + k.flat(circle(0, 2, 26), '#fffdf5') + k.line(mark, '#20182a', 7) + k.flat(ellipse(-20, -30, 11, 6), '#fff', 0.85);
  return at(one(accent, 'M-9 -8a9 8 0 1 1 14 8L-10 16H11'), -46, 42, 0.92, -12) + at(one(second, 'M-9 -10H9L-3 18'), 48, 40, 0.92, 12) + at(one(main, 'M0 1a8.5 8 0 1 1 0.1 0a10 9.5 0 1 1 -0.1 0'), 0, -34, 1.16);
}

export function goal(k: Kit): string {
  const net = Array.from({ length: 13 }, (_, i) => k.line(`M${-90 + i * 15} -66L${-74 + i * 12.3} 50`, '#fff', 1.6, 0.55)).join('') + Array.from({ length: 9 }, (_, i) => k.line(`M${-90 + i * 1.8} ${-54 + i * 13}H${90 - i * 1.8}`, '#fff', 1.6, 0.55)).join('');
  return (
    k.flat('M-92 -68H92L74 52H-74Z', '#0a1a12', 0.4) + net + k.line('M-96 62V-74H96V62', darken('#ffffff', 0.35), 13) + k.line('M-96 60V-74H96V60', '#ffffff', 9) + k.line('M-98 56V-77H94', '#fff', 2, 0.9) + k.flat(ellipse(18, 88, 52, 10), '#000', 0.35) +
    [[-60, -30, 0.2], [-36, -4, 0.35], [-12, 18, 0.5]].map(([x, y, o]) => k.flat(circle(x!, y!, 20 + o! * 20), '#fff', o! * 0.35)).join('') + at(ball(k), 20, 42, 0.5, 18)
  );
}

export function glove(k: Kit): string {
  const { main, second, accent } = k.ink;
  const finger = (x: number, y: number, l: number, a: number): string => at(k.cut(roundRect(-15, -l, 30, l + 18, 15), main, { edge: 2.4, inside: k.flat(roundRect(-8, -l + 8, 16, l - 10, 8), accent, 0.4) + [0.3, 0.55].map((t) => k.line(`M-16 ${-l * t}H16`, darken(main, 0.4), 2, 0.6)).join('') }), x, y, 1, a);
  return at(
    finger(-48, -4, 60, -18) + finger(-18, -14, 76, -5) + finger(14, -14, 76, 5) + finger(44, -4, 62, 17) + at(k.cut(roundRect(-16, -58, 32, 80, 16), main, { edge: 2.4 }), 66, 44, 1, 52) +
    k.cut(smooth([[-64, -10], [-20, -24], [24, -24], [62, -8], [68, 34], [48, 66], [-44, 66], [-66, 36]]), main, { drop: 5, edge: 3, inside: k.flat(smooth([[-40, 4], [0, -6], [40, 4], [44, 34], [24, 52], [-24, 52], [-44, 34]]), second, 0.85) + Array.from({ length: 8 }, (_, i) => k.flat(circle(-30 + (i % 4) * 20, 14 + Math.floor(i / 4) * 18, 4), accent, 0.7)).join('') }) +
    k.cut(roundRect(-50, 60, 98, 40, 10), second, { edge: 2.2 }) + k.cut(roundRect(-54, 68, 64, 20, 7), accent, { edge: 1.6 }),
    -4, 0, 0.94, -8,
  );
}

export function trophy(k: Kit): string {
  const { second, accent } = k.ink;
  const handle = k.line('M46 -66C104 -74 96 6 36 8', darken(k.ink.gold, 0.5), 15) + k.line('M46 -66C104 -74 96 6 36 8', k.ink.gold, 10) + k.line('M48 -68C96 -72 90 -4 42 2', lighten(k.ink.gold, 0.7), 2.6, 0.9);
  return (
    k.both(handle) + k.gild(symmetric([[0, -86], [62, -86], [60, -44], [44, 0], [16, 28], [0, 32]], 0.8), { drop: 5, edge: 3.4, turn: 10 }) + k.gild(ellipse(0, -86, 62, 13), { edge: 1.8 }) + k.flat(ellipse(0, -85, 53, 8.5), darken(k.ink.gold, 0.6)) + k.gild('M-12 26H12L16 54H-16Z', { edge: 1.6, turn: 0 }) + k.gild(ellipse(0, 40, 20, 7), { edge: 1.2 }) + k.gild('M-40 54H40L46 66H-46Z', { edge: 1.6 }) + k.cut('M-50 66H50L56 98H-56Z', second, { edge: 2.4, turn: 0 }) + k.gild(roundRect(-28, 74, 56, 15, 3), { edge: 1.2 }) + k.gild(starPath(0, -36, 5, 26, 11), { edge: 1.8, drop: 2 }) + k.flat(starPath(0, -36, 5, 15, 6.4), accent) + k.flat(ellipse(-36, -54, 8, 22), '#fff', 0.4)
  );
}

export function flag(k: Kit): string {
  const { main, second } = k.ink;
  const cloth = 'M-58 -86C-20 -108 20 -60 88 -84C80 -50 84 -20 92 18C30 40 -10 -6 -58 16Z';
  const checks = k.sketch.pattern(40, 40, `<path d="M0 0H40V40H0Z" fill="${second}"/><path d="M0 0H20V20H0ZM20 20H40V40H20Z" fill="${main}"/>`, 'rotate(4)');
  return at(k.sketch.piece(cloth, { fill: checks, tone: '#777777', edge: 3, drop: 6, inside: k.flat('M-58 -100C-30 -100 -24 -40 -20 30H-2C-8 -40 0 -90 14 -90H44C38 -50 40 -10 48 40H70C60 0 64 -50 76 -100Z', '#000', 0.16) }) + k.cut(roundRect(-68, -98, 12, 204, 6), '#b8843e', { turn: 0, edge: 2 }) + k.gild(circle(-62, -100, 11), { edge: 1.6 }), 0, 0, 1, 6);
}

export function ticket(k: Kit): string {
  const { main, second, accent } = k.ink;
  const d = 'M-96 -50Q-96 -58 -88 -58H88Q96 -58 96 -50V-16A16 16 0 0 0 96 16V50Q96 58 88 58H-88Q-96 58 -96 50V16A16 16 0 0 0 -96 -16Z';
  const cell = (x: number, y: number, on: boolean): string => k.flat(circle(x, y, 9.5), on ? accent : '#fffdf5') + (on ? k.line(`M${x - 4.5} ${y}l3.4 4l6 -8`, '#fffdf5', 2.8) : k.line(circle(x, y, 9.5), darken(main, 0.3), 1.4, 0.5));
  return at(at(k.cut(d, second, { drop: 4, edge: 2 }), 6, -26, 0.96, 8) + k.cut(d, main, { drop: 6, edge: 3, inside: k.flat('M42 -60H100V60H42Z', second, 0.9) }) + k.line('M42 -50V50', '#fff', 3).replace('stroke-width="3"', 'stroke-width="3" stroke-dasharray="3 8"') + Array.from({ length: 15 }, (_, i) => cell(-78 + (i % 5) * 25, -28 + Math.floor(i / 5) * 28, [1, 5, 8, 12, 14].includes(i))).join('') + k.gild(starPath(69, 0, 5, 22, 9.5), { edge: 1.6 }) + [-36, 36].map((y) => k.line(`M56 ${y}H82`, accent, 5, 0.7)).join(''), 0, 4, 1, -12);
}

export function helmet(k: Kit): string {
  const { main, second, accent } = k.ink;
  const shellD = 'M-84 30C-92 -46 -44 -88 10 -88C68 -86 94 -40 88 18L84 46C60 78 -20 88 -58 74C-74 66 -82 52 -84 30Z';
  return k.cut(shellD, main, { drop: 6, edge: 3.4, inside: k.flat('M-20 -100H10C0 -50 -6 0 -8 90H-40C-36 10 -32 -50 -20 -100Z', second, 0.95) + k.flat('M14 -100H24C14 -40 8 10 6 90H-2C2 10 6 -50 14 -100Z', '#fff', 0.85) + k.flat(ellipse(-40, -44, 20, 12), '#fff', 0.4) }) + k.cut('M14 -34C52 -42 86 -34 94 -18L90 26C60 32 30 30 12 20C6 4 6 -20 14 -34Z', mix('#10141c', k.ink.dark, 0.4), { edge: 2.6 }) + k.flat('M22 -26C46 -34 74 -30 86 -22L70 4C50 8 36 6 24 2C18 -8 18 -18 22 -26Z', k.sketch.linear([lighten(accent, 0.4), accent, darken(main, 0.3)], 30), 0.85) + k.flat('M30 -22L52 -26L40 0L26 -2Z', '#fff', 0.5) + k.cut('M20 40C50 46 76 44 86 38L78 60C60 72 40 76 22 72Z', darken(main, 0.3), { edge: 1.8 }) + [34, 48, 62].map((x) => k.line(`M${x} 50L${x - 2} 66`, '#10141c', 4)).join('') + k.gild(circle(0, -4, 11), { edge: 1.6 });
}

export function joystick(k: Kit): string {
  const { main, second, accent } = k.ink;
  const pad = 'M-60 -34H60C88 -34 98 6 100 44C100 72 72 78 58 52L46 34H-46L-58 52C-72 78 -100 72 -100 44C-98 6 -88 -34 -60 -34Z';
  return (
    k.line('M0 -34C0 -62 30 -62 26 -92', darken(main, 0.3), 6) + k.cut(pad, main, { drop: 7, edge: 3.6 }) + k.line('M-60 -24H60', accent, 4, 0.9) +
    k.cut('M-66 -14H-50V-2H-38V14H-50V26H-66V14H-78V-2H-66Z', lighten(main, 0.3), { edge: 2 }) + [[58, -12, '#ffcf3d'], [76, 6, second], [40, 6, accent], [58, 24, '#5fb4ff']].map(([x, y, c]) => k.cut(circle(x as number, y as number, 9.5), c as string, { edge: 1.8 })).join('') + [-19, 19].map((x) => k.cut(circle(x, 22, 15), darken(main, 0.35), { edge: 2 }) + k.cut(circle(x, 20, 10), lighten(main, 0.2), { edge: 1.6 })).join('') + k.cut(roundRect(-17, -12, 34, 13, 6), accent, { edge: 1.4 }) + k.line('M-88 34Q-92 48 -84 58', '#fff', 3, 0.4)
  );
}

export function sword(k: Kit): string {
  const { main, second, accent } = k.ink;
  return at(
    `<path d="M-22 -110H22V40H-22Z" fill="${k.sketch.linear([[0, accent, 0], [0.5, accent, 0.45], [1, accent, 0]], 0)}"/>` + k.cut('M-13 34V-84L0 -112L13 -84V34Z', main, { turn: 0, drop: 4, edge: 2 }) + k.flat('M0 -112L13 -84V34H0Z', darken(main, 0.4), 0.5) + k.line('M0 -84V30', accent, 4.4) + k.line('M0 -84V30', '#fff', 1.6, 0.9) +
    k.gild('M-50 30Q0 44 50 30L46 50Q0 60 -46 50Z', { edge: 2, drop: 3 }) + k.cut(circle(0, 43, 10), accent, { edge: 1.6 }) + k.cut(roundRect(-8.5, 54, 17, 42, 5), darken(second, 0.55), { turn: 0, edge: 1.4 }) + [62, 72, 82].map((y) => k.line(`M-8 ${y}L8 ${y + 6}`, second, 3)).join('') + k.gild(circle(0, 102, 11), { edge: 1.6 }),
    0, 2, 1, 38,
  );
}

export function shield(k: Kit): string {
  const { main, accent } = k.ink;
  const d = (s: number): string => `M0 ${-96 * s}C${30 * s} ${-80 * s} ${62 * s} ${-76 * s} ${82 * s} ${-78 * s}C${88 * s} ${-10 * s} ${70 * s} ${60 * s} 0 ${100 * s}C${-70 * s} ${60 * s} ${-88 * s} ${-10 * s} ${-82 * s} ${-78 * s}C${-62 * s} ${-76 * s} ${-30 * s} ${-80 * s} 0 ${-96 * s}Z`;
  return k.gild(d(1), { drop: 6, edge: 3.4 }) + k.cut(d(0.84), main, { edge: 2.4, inside: k.flat('M0 -100V110H100V-100Z', darken(main, 0.4), 0.45) }) + k.line('M0 -78V82M-70 -16H70', lighten(main, 0.4), 3, 0.35) + k.gild(starPath(0, -6, 8, 40, 17, 22.5), { edge: 2.4, drop: 3 }) + k.cut(circle(0, -6, 17), accent, { edge: 2 }) + k.flat(circle(-5, -11, 5), '#fff', 0.85) + [[0, -82], [-66, -64], [66, -64], [-62, 14], [62, 14], [0, 84]].map(([x, y]) => k.flat(circle(x!, y!, 4.4), lighten(k.ink.gold, 0.7))).join('');
}

export function oar(k: Kit): string {
  const { main, second } = k.ink;
  const one = k.cut(roundRect(-6, -60, 12, 160, 5), main, { turn: 0, edge: 1.8, drop: 4 }) + k.cut('M-7 -36C-26 -52 -28 -104 -20 -116Q0 -124 20 -116C28 -104 26 -52 7 -36Z', second, { edge: 2.6, drop: 4, inside: k.flat('M-30 -96L30 -80V-68L-30 -84ZM-30 -74L30 -58V-52L-30 -68Z', '#fff3d6') }) + k.gild(roundRect(-9, -54, 18, 10, 3), { edge: 1 }) + k.cut(roundRect(-15, 92, 30, 12, 5), darken(main, 0.3), { edge: 1.4 });
  return at(one, 0, 4, 1, -34) + at(one, 0, 4, 1, 34) + k.line('M-78 84q14 -10 26 0t26 0t26 0t26 0t26 0', '#eaffff', 5, 0.7) + k.flat(ribbon([[-60, 98], [0, 92], [60, 98]], [1, 5, 1], 8), '#eaffff', 0.6);
}
