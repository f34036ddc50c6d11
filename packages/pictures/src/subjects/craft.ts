import { darken, lighten, mix } from '../drawing/color.ts';
import { circle, ellipse, petal, poly, ribbon, roundRect, smooth, star as starPath, symmetric } from '../drawing/path.ts';
import { at } from './kit.ts';
import type { Kit } from './kit.ts';

export function teacup(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const steam = (x: number, s: number): string => k.line(`M${x} -52q${-12 * s} -12 0 -24q${12 * s} -12 0 -24`, lighten(main, 0.6), 5, 0.55);
  const bowl = 'M-70 -34H70C72 24 40 64 0 66C-40 64 -72 24 -70 -34Z';
  return (
    steam(-22, 1) + steam(2, -1) + steam(26, 1) +
    k.cut(ellipse(0, 76, 88, 20), main, { drop: 5, edge: 2.4 }) + k.flat(ellipse(0, 74, 56, 11), darken(main, 0.25), 0.6) + k.gild('M-88 76A88 20 0 0 0 88 76L86 82A86 20 0 0 1 -86 82Z', { edge: 1 }) +
    k.cut(bowl, main, { drop: 4, edge: 3.4, turn: 0, inside: k.line('M-58 18C-30 -6 -10 34 20 8C36 -6 50 0 62 -8', second, 4, 0.9) + [[-40, 8, -30], [-14, 16, 40], [10, 14, -40], [34, 0, 30]].map(([x, y, a]) => k.flat(petal(x!, y!, 20, 10, a!), second, 0.9)).join('') + [[-26, 6], [22, 4], [48, -6]].map(([x, y]) => [0, 72, 144, 216, 288].map((a) => k.flat(petal(x!, y!, 11, 10, a), second)).join('') + k.flat(circle(x!, y!, 3), gold)).join('') + k.flat(ellipse(-46, 0, 10, 34), '#fff', 0.35) }) +
    k.line('M-6 -34L-16 -6L2 14L-12 40L0 66M2 14L28 26L34 52', gold, 4) + k.line('M-6 -34L-16 -6L2 14L-12 40L0 66M2 14L28 26L34 52', '#fff3c4', 1.4, 0.9) +
    k.gild(ellipse(0, -34, 72, 19), { edge: 1.6 }) + k.flat(ellipse(0, -34, 66, 15.5), darken(main, 0.2)) + k.flat(ellipse(0, -31, 60, 12.5), k.sketch.linear([lighten(accent, 0.35), accent, darken(accent, 0.3)], 60)) + k.flat(ellipse(-20, -34, 18, 4), '#fff', 0.35) + at(k.cut(petal(0, 0, 26, 12, 80), k.ink.leaf, { edge: 1 }), 0, -30)
  );
}

export function flute(k: Kit): string {
  const { main, second, leaf } = k.ink;
  return at(
    k.cut(roundRect(-104, -13, 208, 26, 12), main, { drop: 6, edge: 3 }) + [-84, -44, 36, 84].map((x) => k.cut(roundRect(x - 6, -15.5, 12, 31, 3), second, { edge: 1.4 })).join('') + [-20, -2, 16, 54, 68].map((x) => k.flat(ellipse(x, -2, 5.5, 5), darken(main, 0.8)) + k.line(`M${x - 5} 2a5.5 5 0 0 0 10 0`, lighten(main, 0.5), 1.4)).join('') + k.flat(ellipse(-64, -2, 8, 5.5), darken(main, 0.8)) + k.line('M-100 -7H98', lighten(main, 0.7), 2.4, 0.6) +
    k.line('M92 10Q104 40 92 56', second, 4) + k.gild(circle(92, 60, 7), { edge: 1.2 }) + [-7, -3, 1, 5].map((x) => k.line(`M92 66L${92 + x * 1.6} 96`, second, 3)).join(''),
    0, 0, 1, -34,
  ) + at(k.cut(petal(0, 0, 46, 17, 40), leaf, { edge: 1.4 }) + k.cut(petal(0, 0, 40, 15, 84), lighten(leaf, 0.16), { edge: 1.4 }), -58, 44) + k.line('M30 60a8 6 0 1 1 -0.1 0M38 58V26Q48 30 54 40', lighten(k.ink.gold, 0.3), 4, 0.9);
}

export function lute(k: Kit): string {
  const { main, second, gold, accent } = k.ink;
  return at(
    k.cut(roundRect(-8, -96, 16, 84, 4), second, { edge: 1.8 }) + k.cut('M-10 -92C-24 -104 -10 -122 4 -116C20 -110 14 -96 10 -90Z', second, { edge: 1.8 }) + [-88, -72].map((y, i) => k.cut(roundRect(i ? -32 : 8, y, 24, 7, 3), darken(second, 0.2), { edge: 1 })).join('') +
    k.cut(symmetric([[0, -40], [14, -30], [40, 4], [60, 46], [48, 84], [0, 100]]), main, { drop: 6, edge: 3.4, inside: [-36, -12, 14, 38].map((x) => k.line(`M${x * 0.3} -40Q${x * 1.2} 30 ${x} 100`, darken(main, 0.4), 1.8, 0.4)).join('') + k.flat(symmetric([[0, -30], [10, -20], [26, 8], [34, 40], [26, 70], [0, 80]]), lighten(main, 0.25), 0.5) }) +
    [-4, 8, 20, 32].map((y, i) => k.gild(roundRect(-11 - i * 3, y, 22 + i * 6, 4, 2), { edge: 0.8 })).join('') + k.flat(ellipse(-24, 46, 6, 10), darken(second, 0.6)) + k.flat(ellipse(24, 46, 6, 10), darken(second, 0.6)) + k.cut(roundRect(-26, 70, 52, 9, 4), second, { edge: 1.4 }) + [-7.5, -2.5, 2.5, 7.5].map((x) => k.line(`M${x} -90L${x * 2.2} 72`, lighten(gold, 0.6), 1.4)).join('') + k.line('M-6 -100Q-40 -90 -44 -60', accent, 3) + [-6, 0, 6].map((x) => k.line(`M-44 -58L${-44 + x} -34`, accent, 2.6)).join(''),
    0, 4, 1, 24,
  );
}

export function scroll(k: Kit): string {
  const { main, second, accent } = k.ink;
  const rod = (x: number): string => k.cut(roundRect(x - 9, -100, 18, 200, 6), accent, { turn: 0, edge: 1.8, drop: 3 }) + k.gild(circle(x, -100, 11), { edge: 1.4 }) + k.gild(circle(x, 100, 11), { edge: 1.4 }) + k.cut(roundRect(x - 15, -82, 30, 164, 9), main, { turn: 0, edge: 2.4 });
  return at(
    k.cut('M-72 -78H72V78H-72Z', main, { drop: 6, edge: 2, inside: k.flat('M-72 -78H72V-68H-72ZM-72 68H72V78H-72Z', second) + k.flat('M-90 60C-50 20 -30 40 -10 10C4 -10 20 20 40 0C56 -14 70 10 96 4V90H-90Z', '#3a4a48', 0.35) + k.flat('M-90 66C-40 40 -20 56 10 36C40 16 60 46 96 30V90H-90Z', '#2a3a3a', 0.4) + k.flat(circle(30, -36, 15), accent, 0.85) + k.line('M-36 56C-30 20 -44 0 -26 -30M-32 20Q-10 10 -4 -4M-30 -6Q-46 -14 -50 -28', '#2a2420', 4) + [[-26, -36], [-2, -8], [-52, -32], [-14, -22]].map(([x, y]) => k.flat(circle(x!, y!, 5), second)).join('') }) +
    k.flat('M34 40H54V60H34Z', second) + k.line('M39 45H49V50H39V55H49', '#fff3da', 2.4) + rod(-74) + rod(74),
    0, 0, 0.98, -5,
  );
}

export function brush(k: Kit): string {
  const { main, second, gold, accent } = k.ink;
  return at(
    k.line('M0 -98a9 9 0 1 1 0.1 0', accent, 4) + k.gild(roundRect(-8, -92, 16, 14, 4), { edge: 1.2 }) + k.cut(roundRect(-7.5, -80, 15, 100, 5), main, { turn: 0, edge: 2, drop: 4 }) + k.line('M-3 -70V10', lighten(main, 0.5), 2.4, 0.6) + k.gild('M-10 16H10L14 38H-14Z', { edge: 1.4 }) +
    k.cut('M-14 36H14C26 62 10 76 2 104C-8 78 -26 62 -14 36Z', second, { edge: 2, inside: k.line('M-6 40Q-10 64 0 96M0 40V96M6 40Q10 64 2 96', lighten(second, 0.4), 1.6, 0.6) }),
    26, -14, 1, 34,
  ) + k.flat(ribbon([[-34, 84], [-70, 66], [-92, 30], [-70, -8], [-30, -10]], [26, 22, 14, 8, 2], 12), darken(second, 0.3), 0.92) + k.flat(circle(-18, 96, 6), darken(second, 0.3), 0.9) + k.flat(circle(-96, 60, 4), darken(second, 0.3), 0.9) + k.flat('M46 62H84V100H46Z', accent) + k.line('M54 70H76V80H54V92H76', '#fff3da', 4.4) + k.flat(circle(0, 0, 0.1), gold);
}

export function seal(k: Kit): string {
  const { main, second, gold } = k.ink;
  return (
    k.cut('M-66 58H66V92H-66Z', second, { drop: 5, edge: 2, turn: 0 }) + k.flat('M-60 90H60V96H-60Z', darken(second, 0.5)) +
    k.cut('M-70 6L-58 -6H58L70 6V62H-70Z', main, { edge: 3.4, drop: 4 }) + k.flat('M-58 -6H58L70 6H-70Z', lighten(main, 0.4), 0.7) + k.line('M-62 50V24H-38V42H-50V34M62 50V24H38V42H50V34M-26 50V24H26V50M-14 50V36H14V50M0 24V36', lighten(gold, 0.1), 3.6) +
    k.cut(smooth([[-54, -8], [-60, -30], [-46, -50], [-28, -46], [-8, -56], [16, -48], [28, -28], [50, -38], [58, -24], [46, -8]]), main, { edge: 3, inside: k.flat('M-70 -60H70V0H-70Z', k.scales(12, darken(main, 0.5), 0.4)) }) +
    k.cut(smooth([[-74, -44], [-78, -62], [-62, -76], [-38, -74], [-24, -56], [-34, -38], [-54, -32]]), main, { edge: 2.6 }) + at(k.gild(ribbon([[-44, -72], [-34, -92], [-14, -98]], [10, 7, 1]), { edge: 1.2 }), 0, 0) + k.eye(-58, -58, 6, gold) + k.line('M-76 -46Q-64 -42 -56 -46', darken(main, 0.6), 2.6) + [[-8, -58], [10, -54], [26, -36]].map(([x, y]) => at(k.gild('M-8 4Q-4 -12 8 -14Q4 -4 10 4Z', { edge: 1 }), x!, y!)).join('') + k.gild(circle(56, -46, 12), { edge: 1.6 }) + k.flat(ellipse(-40, 10, 18, 5), '#fff', 0.4)
  );
}

export function loom(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const bar = (x: number, y: number, w: number, h: number): string => k.cut(roundRect(x, y, w, h, 5), main, { edge: 2, drop: 3, turn: w > h ? 90 : 0 });
  const warp = Array.from({ length: 17 }, (_, i) => k.line(`M${-58 + i * 7.25} -74V86`, '#fff3da', 2)).join('');
  const cloth = 'M-60 6H60V72H-60Z';
  const weave = k.sketch.pattern(24, 24, `<path d="M0 0H24V24H0Z" fill="${second}"/><path d="M12 0L24 12L12 24L0 12Z" fill="${accent}"/><path d="M12 6L18 12L12 18L6 12Z" fill="${lighten(gold, 0.2)}"/>`, 'translate(-60 6)');
  return (
    bar(-84, -92, 16, 190) + bar(68, -92, 16, 190) + warp + k.flat(cloth, '#000', 0.3, 'transform="translate(0 5)"') + k.flat(cloth, weave) + k.flat('M-60 6H60V14H-60ZM-60 64H60V72H-60Z', gold) + k.flat(cloth, k.sketch.linear([[0, '#fff', 0.25], [1, '#000', 0.22]])) +
    bar(-94, -92, 188, 18) + bar(-94, -46, 188, 12) + bar(-90, 78, 180, 18) + [-78, 76].map((x) => k.gild(circle(x, -83, 6), { edge: 1 }) + k.gild(circle(x, 87, 6), { edge: 1 })).join('') +
    at(k.cut('M-46 0Q0 -20 46 0Q0 20 -46 0Z', darken(main, 0.1), { edge: 2, drop: 4 }) + k.flat(ellipse(0, 0, 22, 7), '#3a1c0a') + k.cut(roundRect(-17, -5, 34, 10, 5), accent, { edge: 1 }), 14, -14, 1, -10)
  );
}

export function spool(k: Kit): string {
  const { main, second } = k.ink;
  const threads = Array.from({ length: 14 }, (_, i) => k.line(`M-46 ${-48 + i * 7.4}Q0 ${-38 + i * 7.4} 46 ${-48 + i * 7.4}`, i % 2 ? lighten(main, 0.35) : darken(main, 0.35), 2.4, 0.6)).join('');
  const disc = (y: number): string => k.cut(`M-64 ${y}V${y + 14}A64 18 0 0 0 64 ${y + 14}V${y}Z`, second, { turn: 0, edge: 2 }) + k.cut(ellipse(0, y, 64, 18), lighten(second, 0.2), { edge: 2 });
  return disc(60) + k.cut('M-48 -56Q0 -44 48 -56V58Q0 74 -48 58Z', main, { turn: 0, drop: 0, edge: 2.4, inside: threads }) + disc(-74) + k.flat(ellipse(0, -74, 18, 5), darken(second, 0.7)) + k.line('M46 20C90 20 96 60 70 72C44 84 60 108 96 100', main, 4) + at(k.cut(ribbon([[-30, 60], [0, 0], [34, -66]], [2, 6, 8]), '#dfe8f0', { edge: 1.2 }) + k.flat(ellipse(32, -62, 1.6, 6), '#455'), 62, -6, 1, 4);
}

export function basket(k: Kit): string {
  const { main, second, accent, leaf, gold } = k.ink;
  const weave = k.sketch.pattern(24, 16, `<path d="M0 0H24V16H0Z" fill="${darken(main, 0.3)}"/><path d="M1 1H12V7H1ZM13 9H24V15H13Z" fill="${lighten(main, 0.25)}"/><path d="M13 1H24V7H13ZM1 9H12V15H1Z" fill="${main}"/>`);
  const bowl = 'M-88 4H88L68 78Q0 98 -68 78Z';
  const round = (x: number, y: number, r: number, c: string): string => k.cut(circle(x, y, r), c, { edge: 2.6, drop: 2, inside: k.flat(ellipse(x - r * 0.35, y - r * 0.4, r * 0.25, r * 0.16), '#fff', 0.7) });
  return (
    k.line('M-76 4C-70 -120 70 -120 76 4', darken(main, 0.5), 15) + k.line('M-76 4C-70 -120 70 -120 76 4', main, 10) + k.line('M-76 4C-70 -120 70 -120 76 4', lighten(main, 0.4), 10, 0.8).replace('stroke-width="10"', 'stroke-width="10" stroke-dasharray="5 11"').replace('round"', 'butt"') +
    at(k.cut(petal(0, 0, 60, 22, 0), leaf), -20, -12, 1, -30) + at(k.cut(petal(0, 0, 60, 22, 0), lighten(leaf, 0.14)), 30, -14, 1, 26) + round(-50, -10, 26, second) + round(48, -12, 27, mix(accent, second, 0.3)) + round(0, -26, 29, gold) + round(-22, 2, 22, accent) + round(26, 4, 22, second) +
    k.sketch.piece(bowl, { fill: weave, tone: main, edge: 3, drop: 6, inside: k.flat(bowl, k.sketch.linear([[0, '#000', 0.3], [0.35, '#fff', 0.12], [1, '#000', 0.45]], 0)) }) + k.cut(roundRect(-96, -4, 192, 20, 10), lighten(main, 0.1), { edge: 2.2, drop: 4, inside: Array.from({ length: 16 }, (_, i) => k.line(`M${-94 + i * 12.5} 20l10 -26`, darken(main, 0.5), 3, 0.6)).join('') })
  );
}

export function pagoda(k: Kit): string {
  const { main, second, gold } = k.ink;
  const tier = (y: number, w: number, h: number): string => {
    const roof = `M${-w * 1.22} ${y + 4}Q${-w * 0.9} ${y - 4} ${-w * 0.5} ${y - 26}H${w * 0.5}Q${w * 0.9} ${y - 4} ${w * 1.22} ${y + 4}Q${w * 1.1} ${y + 12} ${w * 0.92} ${y + 10}H${-w * 0.92}Q${-w * 1.1} ${y + 12} ${-w * 1.22} ${y + 4}Z`;
    const wall = roundRect(-w * 0.62, y + 8, w * 1.24, h, 1);
    return (
      k.cut(wall, main, { turn: 0, edge: 1.6, inside: [-0.4, -0.13, 0.14, 0.4].map((x) => k.flat(roundRect(x * w - w * 0.09, y + 14, w * 0.18, h - 8, 2), '#ffdf9a', 0.95) + k.line(`M${x * w} ${y + 14}v${h - 8}M${x * w - w * 0.09} ${y + 12 + h * 0.5}h${w * 0.18}`, darken(main, 0.5), 1.4)).join('') }) +
      k.cut(roof, second, { drop: 4, edge: 2.2, inside: Array.from({ length: 11 }, (_, i) => k.line(`M${(i - 5) * w * 0.1} ${y - 26}L${(i - 5) * w * 0.22} ${y + 12}`, darken(second, 0.5), 1.6, 0.5)).join('') }) + k.gild(`M${-w * 1.22} ${y + 4}Q${-w * 1.1} ${y + 12} ${-w * 0.92} ${y + 10}H${w * 0.92}Q${w * 1.1} ${y + 12} ${w * 1.22} ${y + 4}Q${w} ${y + 5} ${w * 0.92} ${y + 5}H${-w * 0.92}Q${-w} ${y + 5} ${-w * 1.22} ${y + 4}Z`, { edge: 0.8 }) + [-1.12, 1.12].map((x) => k.line(`M${x * w} ${y + 10}v6`, gold, 1.6) + k.gild(circle(x * w, y + 18, 3), { edge: 0.6 })).join('')
    );
  };
  return k.cut(roundRect(-82, 88, 164, 14, 3), mix(main, '#e8dcc4', 0.7), { edge: 1.6 }) + k.cut(roundRect(-68, 78, 136, 12, 3), mix(main, '#e8dcc4', 0.6), { edge: 1.6 }) + tier(42, 70, 34) + tier(2, 58, 32) + tier(-36, 46, 30) + k.cut('M-44 -66Q-20 -74 0 -98Q20 -74 44 -66Q36 -60 28 -62H-28Q-36 -60 -44 -66Z', second, { edge: 1.8, drop: 3 }) + k.gild('M-4 -94L0 -124L4 -94Z', { edge: 1 }) + k.gild(circle(0, -104, 5.5), { edge: 1 }) + k.gild(circle(0, -94, 7), { edge: 1 });
}

export function robot(k: Kit): string {
  const { main, second, accent, dark } = k.ink;
  const ear = k.cut(roundRect(62, -46, 18, 44, 7), accent, { edge: 2 }) + k.line('M71 -46V-78', darken(main, 0.3), 5) + k.cut(circle(71, -82, 9), second, { edge: 1.6 });
  const arm = k.cut(roundRect(56, 30, 24, 48, 11), darken(main, 0.1), { edge: 2 }) + k.cut(circle(68, 84, 16), accent, { edge: 2 }) + k.flat(circle(68, 86, 7), darken(accent, 0.5));
  const screen = roundRect(-48, -58, 96, 62, 20);
  return (
    k.both(arm) + k.both(ear) + k.cut(roundRect(-46, 22, 92, 70, 22), main, { drop: 5, edge: 3 }) + k.cut(roundRect(-28, 38, 56, 34, 8), darken(dark, 0.1), { edge: 1.6 }) + k.line('M-22 56H-10L-4 44L6 68L12 56H22', second, 3.4) + k.cut(roundRect(-20, 8, 40, 18, 4), darken(main, 0.4), { edge: 1.4 }) + [-24, 24].map((x) => k.cut(roundRect(x - 15, 88, 30, 17, 7), darken(main, 0.25), { edge: 1.6 })).join('') +
    k.cut(roundRect(-66, -78, 132, 98, 32), main, { drop: 5, edge: 3.4 }) + k.sketch.piece(screen, { fill: k.sketch.linear([mix(dark, '#23306a', 0.35), darken(dark, 0.3)]), tone: dark, edge: 2.4, rimOpacity: 0.3 }) +
    [-22, 22].map((x) => `<circle cx="${x}" cy="-30" r="20" fill="${k.sketch.radial([[0, second, 0.7], [1, second, 0]])}"/>` + k.flat(roundRect(x - 10, -42, 20, 24, 9), second) + k.flat(circle(x - 3, -36, 4), '#fff')).join('') + k.line('M-14 -10Q0 0 14 -10', second, 4) + k.flat('M-40 -52H-6L-26 -8Q-44 -14 -46 -36Z', '#fff', 0.12) + k.cut(roundRect(-12, -88, 24, 12, 5), accent, { edge: 1.4 }) + [[-54, -64], [54, -64], [-54, 8], [54, 8]].map(([x, y]) => k.flat(circle(x!, y!, 3.4), darken(main, 0.5))).join('')
  );
}

export function satellite(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const panel = k.line('M24 0H44', darken(main, 0.3), 6) + k.cut('M42 -30H104V30H42Z', second, { edge: 2, inside: [58, 73, 88].map((x) => k.line(`M${x} -30V30`, lighten(second, 0.6), 2, 0.7)).join('') + k.line('M42 0H104', lighten(second, 0.6), 2, 0.7) + k.flat('M42 -30H70L50 30H42Z', '#fff', 0.2) });
  return at(k.both(panel) + k.cut(roundRect(-26, -38, 52, 76, 10), main, { drop: 5, edge: 3 }) + k.gild('M-26 -14H26V6H-26Z', { edge: 1.2 }) + k.flat(circle(0, 22, 8), accent) + k.line('M0 -38V-56', darken(main, 0.3), 5) + k.cut('M-34 -62Q0 -38 34 -62Q26 -90 0 -92Q-26 -90 -34 -62Z', lighten(main, 0.25), { edge: 2.4 }) + k.flat(ellipse(0, -66, 26, 10), darken(main, 0.25), 0.5) + k.line('M0 -66V-96', gold, 3.4) + k.cut(circle(0, -98, 6), accent, { edge: 1 }) + k.line('M-16 -108a20 20 0 0 1 32 0M-26 -118a34 34 0 0 1 52 0', accent, 4, 0.8) + k.cut('M-12 38H12L20 56H-20Z', darken(main, 0.3), { edge: 1.6 }), 0, 10, 0.94, 28);
}

export function bar(k: Kit): string {
  // Three ingots, stacked: worth more than one, readable without a word.
  const { main, second, gold } = k.ink;
  const slab = (y: number, tone: string): string => k.gild(roundRect(-94, y - 27, 188, 54, 12), { drop: 5, edge: 2.6, turn: 90 }) + k.cut(roundRect(-84, y - 18, 168, 36, 8), tone, { edge: 2, turn: 90 }) + [-52, 0, 52].map((x) => k.flat(starPath(x, y, 4, 15, 6), lighten(gold, 0.35)) + k.flat(circle(x, y, 3), '#fff')).join('') + k.flat(roundRect(-80, y - 16, 160, 10, 5), '#fff', 0.2);
  return slab(58, main) + slab(0, second === main ? main : mix(main, second, 0.12)) + slab(-58, main);
}

export function seven(k: Kit): string {
  const { main, gold } = k.ink;
  const d = 'M-70 -92H76V-60C40 -20 20 30 16 94H-34C-30 40 -8 -8 26 -46H-30C-42 -46 -44 -38 -46 -26H-72Z';
  return at(k.gild(d, { drop: 7, edge: 3 }) + at(k.cut(d, main, { edge: 3.4, turn: 90, inside: k.flat('M-80 -100H90V-70Q0 -50 -80 -66Z', '#fff', 0.28) }), 2, 1, 0.86) + k.line('M-54 -78H58', '#fff', 4, 0.7) + k.flat(circle(0, 0, 0.1), gold), 0, 0, 1, -4);
}
