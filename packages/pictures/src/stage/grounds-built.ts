import { darken, lighten, mix } from '../drawing/color.ts';
import { circle, ellipse, poly, roundRect } from '../drawing/path.ts';
import { motifPaint } from './brand-pattern.ts';
import type { Ground } from './grounds.ts';
import { dot, each, rect, shape, stroke } from './stage.ts';
import type { Stage } from './stage.ts';

export const drawPlaces = {
  market: (s: Stage): Ground => ({ far: roofs(s, 0.62, 3), near: awnings(s), air: 'sparks' }),
  teahouse: (s: Stage): Ground => ({ far: moonGate(s), near: tableTop(s, '#6b3d22'), air: 'petals' }),
  palace: (s: Stage): Ground => ({ far: palaceRoofs(s), near: columns(s) + stairs(s), air: 'sparks' }),
  stage: (s: Stage): Ground => ({ far: '', near: curtain(s) + boards(s), air: 'sparks' }),
  arcade: (s: Stage): Ground => ({ far: arcadeWall(s), near: gridFloor(s), air: 'sparks' }),
  table: (s: Stage): Ground => ({ far: panelling(s), near: felt(s), air: 'sparks' }),
  stadium: (s: Stage): Ground => ({ far: stands(s) + floodlights(s), near: pitch(s), air: 'sparks' }),
  track: (s: Stage): Ground => ({ far: stands(s), near: lanes(s), air: 'sparks' }),
  pit: (s: Stage): Ground => ({ far: stands(s), near: strawRing(s), air: 'sparks' }),
  arena: (s: Stage): Ground => ({ far: trusses(s), near: hexFloor(s), air: 'sparks' }),
  drum: (s: Stage): Ground => ({ far: cage(s), near: ballRow(s), air: 'sparks' }),
};

function roof(x: number, y: number, w: number, h: number, fill: string, rim: string, unit: number): string {
  const d = `M${x - w * 0.1} ${y}Q${x + w * 0.06} ${y - h * 0.1} ${x + w * 0.22} ${y - h}H${x + w * 0.78}Q${x + w * 0.94} ${y - h * 0.1} ${x + w * 1.1} ${y}Q${x + w * 1.06} ${y + h * 0.14} ${x + w} ${y + h * 0.1}H${x}Q${x - w * 0.06} ${y + h * 0.14} ${x - w * 0.1} ${y}Z`;
  return shape(d, fill) + stroke(`M${x - w * 0.1} ${y}Q${x + w * 0.06} ${y - h * 0.1} ${x + w * 0.22} ${y - h}H${x + w * 0.78}Q${x + w * 0.94} ${y - h * 0.1} ${x + w * 1.1} ${y}`, rim, 1.6 * unit, 0.6);
}

function roofs({ sketch, width, height, palette, random, unit }: Stage, base: number, rows: number): string {
  return each(rows, (i) => {
    const y = height * (base + i * 0.07);
    const tone = mix(mix(palette[1], palette[4], 0.12), palette[0], 0.3 + i * 0.25);
    let out = '';
    for (let x = -30 * unit - i * 20 * unit; x < width; ) {
      const w = random.between(70, 120) * unit;
      const h = random.between(40, 100 - i * 14) * unit;
      out += rect(x, y - h, w, height - y + h, sketch.linear([tone, darken(tone, 0.3)])) + roof(x, y - h, w, 26 * unit, darken(tone, 0.3), lighten(palette[3], 0.2), unit) + each(Math.round(w / (15 * unit)), (n) => (random() > 0.35 ? `<rect x="${x + 8 * unit + n * 15 * unit}" y="${y - h * 0.72 + (n % 2) * 3}" width="${7 * unit}" height="${10 * unit}" rx="${1.5 * unit}" fill="#ffcf7a" opacity="${random.between(0.45, 1)}"/>` : ''));
      x += w + random.between(6, 22) * unit;
    }
    return out;
  });
}

function awnings({ sketch, width, height, palette, unit }: Stage): string {
  const stall = (x: number, w: number, y: number, a: string, b: string): string => {
    const stripes = Math.max(4, Math.round(w / (20 * unit)));
    const step = w / stripes;
    const cloth = each(stripes, (i) => shape(`M${x + i * step + w * 0.06 * (1 - (2 * i) / stripes)} ${y - 34 * unit}H${x + (i + 1) * step + w * 0.06 * (1 - (2 * (i + 1)) / stripes)}L${x + (i + 1) * step} ${y}a${step / 2} ${step / 2} 0 0 1 ${-step} 0Z`, i % 2 ? a : b));
    return rect(x + 4 * unit, y, w - 8 * unit, height - y + 6, sketch.linear([[0, mix(palette[0], '#ffb45a', 0.42)], [0.55, darken(palette[0], 0.2)], [1, darken(palette[0], 0.4)]])) + rect(x + 3 * unit, y, 5 * unit, height - y, darken(palette[0], 0.5)) + rect(x + w - 8 * unit, y, 5 * unit, height - y, darken(palette[0], 0.5)) + each(5, (i) => dot(x + w * (0.16 + i * 0.17), y + 30 * unit, 7 * unit, [palette[3], '#ffb347', palette[2], '#7bc950', '#ff6f61'][i]!)) + rect(x + 6 * unit, y + 36 * unit, w - 12 * unit, 7 * unit, mix('#7a4522', palette[0], 0.3)) + rect(x, y - 3 * unit, w, 12 * unit, '#000', 0.2) + cloth + rect(x + w * 0.05, y - 36 * unit, w * 0.9, 4 * unit, lighten(a, 0.2));
  };
  const red = mix('#c8321f', palette[3], 0.25);
  const cream = mix('#ffe9c2', palette[4], 0.3);
  let out = '';
  const y = height * 0.86;
  if (width < 700 * unit) return stall(-34 * unit, 150 * unit, y, red, cream) + stall(width - 112 * unit, 150 * unit, y + 10 * unit, mix(palette[1], '#1f7a6d', 0.4), cream) + rect(0, height * 0.975, width, height * 0.03, darken(palette[0], 0.4));
  for (let x = -30 * unit, i = 0; x < width; x += 170 * unit, i++) out += stall(x, 150 * unit, y + (i % 2) * 12 * unit, i % 2 ? mix(palette[1], '#1f7a6d', 0.4) : red, cream);
  return out;
}

function moonGate({ sketch, width, height, focus, palette, unit }: Stage): string {
  const wall = mix(palette[0], palette[1], 0.35);
  const r = focus.radius * 1.34;
  const hole = `M0 0H${width}V${height}H0Z${circle(focus.x, focus.y, r)}`;
  return (
    shape(hole, sketch.linear([lighten(wall, 0.08), wall, darken(wall, 0.35)]), 1, 'fill-rule="evenodd"') +
    shape(hole, motifPaint('fretwork', sketch, lighten(wall, 0.25), 46 * unit), 0.35, 'fill-rule="evenodd"') +
    `<circle cx="${focus.x}" cy="${focus.y}" r="${r}" fill="none" stroke="${darken(wall, 0.5)}" stroke-width="${15 * unit}"/><circle cx="${focus.x}" cy="${focus.y}" r="${r}" fill="none" stroke="${mix('#8a5a2b', palette[3], 0.15)}" stroke-width="${10 * unit}"/><circle cx="${focus.x}" cy="${focus.y}" r="${r - 4 * unit}" fill="none" stroke="${lighten('#c58a45', 0.35)}" stroke-width="${1.6 * unit}" opacity=".8"/>` +
    stroke(`M${focus.x - r} ${focus.y - r * 0.9}q${r * 0.5} ${-r * 0.1} ${r * 0.7} ${r * 0.34}m${-r * 0.3} ${-r * 0.22}q${-r * 0.02} ${r * 0.24} ${r * 0.08} ${r * 0.34}`, darken(wall, 0.6), 4.5 * unit) +
    [[0.42, 0.64], [0.22, 0.82], [0.62, 0.42], [0.12, 0.9], [0.52, 0.72]].map(([x, y]) => each(5, (i) => dot(focus.x - r * x! + Math.cos(i * 1.26) * 5 * unit, focus.y - r * y! + Math.sin(i * 1.26) * 5 * unit, 4 * unit, lighten(palette[3], 0.4))) + dot(focus.x - r * x!, focus.y - r * y!, 2.4 * unit, '#ffe9a8')).join('')
  );
}

function tableTop({ sketch, width, height, palette, unit }: Stage, woodTone: string): string {
  const wood = mix(woodTone, palette[0], 0.35);
  const y = height * 0.83;
  return (
    rect(-10, y, width + 20, height - y + 10, sketch.linear([[0, lighten(wood, 0.3)], [0.14, wood], [0.15, darken(wood, 0.25)], [1, darken(wood, 0.7)]])) + rect(0, y, width, 2 * unit, lighten(wood, 0.6), 0.8) +
    each(7, (i) => stroke(`M0 ${y + (22 + i * 9) * unit}q${width * 0.3} ${(i % 2 ? 5 : -4) * unit} ${width * 0.55} 0t${width * 0.5} 0`, darken(wood, 0.6), 1.3 * unit, 0.4)) +
    rect(-10, y + 10 * unit, width + 20, 7 * unit, motifPaint('fretwork', sketch, lighten(wood, 0.5), 14 * unit), 0.6)
  );
}

function palaceRoofs({ sketch, width, height, palette, unit }: Stage): string {
  const wall = mix(palette[1], palette[0], 0.35);
  const tier = (cx: number, y: number, w: number, s: number): string => {
    const tone = mix(mix('#b8860b', palette[3], 0.2), palette[0], 0.45);
    return rect(cx - w * 0.4, y, w * 0.8, 60 * s, sketch.linear([wall, darken(wall, 0.4)])) + each(7, (i) => rect(cx - w * 0.36 + i * w * 0.112, y + 12 * s, w * 0.05, 40 * s, i % 2 ? '#ffcf7a' : darken(wall, 0.3), i % 2 ? 0.55 : 0.8)) + roof(cx - w / 2, y, w, 40 * s, sketch.linear([lighten(tone, 0.2), darken(tone, 0.4)]), '#ffd98a', unit) + each(12, (i) => stroke(`M${cx - w * 0.27 + i * w * 0.049} ${y - 38 * s}L${cx - w * 0.5 + i * w * 0.0909} ${y}`, darken(tone, 0.5), 1.2 * unit, 0.5));
  };
  const c = width / 2;
  const base = height * 0.6;
  const s = unit;
  return tier(c, base - 96 * s, 170 * s, s) + tier(c, base - 36 * s, 270 * s, s) + tier(c, base + 34 * s, 390 * s, s) + (width > 700 * unit ? tier(c - 470 * s, base + 40 * s, 260 * s, s) + tier(c + 470 * s, base + 40 * s, 260 * s, s) : '') + rect(0, base + 90 * s, width, height, darken(wall, 0.45));
}

function columns({ sketch, width, height, palette, unit }: Stage): string {
  const red = mix('#a3241b', palette[3], 0.2);
  const column = (x: number, w: number): string =>
    rect(x, -10, w, height + 10, sketch.linear([darken(red, 0.5), red, lighten(red, 0.25), red, darken(red, 0.65)], 0)) + each(2, (i) => rect(x - 2 * unit, height * (0.06 + i * 0.74), w + 4 * unit, 16 * unit, sketch.linear(['#fff0b8', '#d9a33a', '#7a4d12'])) + rect(x - 2 * unit, height * (0.06 + i * 0.74) + 4 * unit, w + 4 * unit, 8 * unit, motifPaint('fretwork', sketch, '#7a4d12', 10 * unit), 0.7)) + rect(x, height * 0.14, w, height * 0.62, motifPaint('clouds', sketch, '#ffcf6a', 40 * unit), 0.22);
  return column(-8 * unit, 36 * unit) + column(width - 28 * unit, 36 * unit);
}

function stairs({ sketch, width, height, palette, unit }: Stage): string {
  const stone = mix(palette[4], palette[0], 0.6);
  return each(4, (i) => {
    const y = height * (0.85 + i * 0.04);
    const inset = (40 - i * 16) * unit;
    return rect(inset - 30 * unit, y, width - 2 * inset + 60 * unit, height * 0.05, sketch.linear([lighten(stone, 0.25 - i * 0.05), darken(stone, 0.2 + i * 0.12)])) + rect(inset - 30 * unit, y, width - 2 * inset + 60 * unit, 2 * unit, lighten(palette[4], 0.2), 0.6 - i * 0.1);
  });
}

function curtain({ sketch, width, height, palette, unit }: Stage): string {
  const red = mix('#a81c2c', palette[2], 0.2);
  const fold = (x: number, w: number, lean: number): string => shape(`M${x} -10H${x + w}C${x + w + lean * 0.2} ${height * 0.4} ${x + w * 0.4 + lean * 0.5} ${height * 0.5} ${x + lean * 0.9} ${height * 0.9}H${x + lean * 0.9 - w * 0.9}C${x - w * 0.2} ${height * 0.6} ${x + lean * 0.1} ${height * 0.3} ${x} -10Z`, sketch.linear([darken(red, 0.45), red, lighten(red, 0.18), darken(red, 0.5)], 0));
  const side = each(4, (i) => fold((-16 + i * 19) * unit, 26 * unit, (-8 - i * 13) * unit));
  const swag = each(Math.ceil(width / (100 * unit)), (i) => {
    const x = i * 100 * unit;
    return shape(`M${x} -10H${x + 100 * unit}V${12 * unit}Q${x + 50 * unit} ${72 * unit} ${x} ${12 * unit}Z`, sketch.linear([darken(red, 0.3), red, darken(red, 0.4)])) + stroke(`M${x} ${12 * unit}Q${x + 50 * unit} ${72 * unit} ${x + 100 * unit} ${12 * unit}`, '#ffd77a', 4 * unit) + stroke(`M${x + 10 * unit} ${8 * unit}Q${x + 50 * unit} ${52 * unit} ${x + 90 * unit} ${8 * unit}`, darken(red, 0.6), 2 * unit, 0.5) + dot(x, 16 * unit, 6 * unit, '#ffd77a');
  });
  return side + `<g transform="translate(${width} 0) scale(-1 1)">${side}</g>` + swag;
}

function boards({ sketch, width, height, palette, unit }: Stage): string {
  const wood = mix('#7a4a25', palette[0], 0.35);
  const y = height * 0.84;
  return rect(0, y, width, height - y, sketch.linear([lighten(wood, 0.3), darken(wood, 0.55)])) + each(13, (i) => stroke(`M${width * (0.5 + (i - 6) * 0.075)} ${y}L${width * (0.5 + (i - 6) * 0.16)} ${height}`, darken(wood, 0.6), 1.6 * unit, 0.6)) + rect(0, y, width, 3 * unit, '#ffdf9a', 0.7) + each(Math.round(width / (44 * unit)), (i) => dot((i + 0.5) * 44 * unit, y + 4 * unit, 13 * unit, sketch.radial([[0, '#fff6d0', 0.9], [0.4, '#ffc65c', 0.4], [1, '#ffb040', 0]])));
}

function arcadeWall({ sketch, width, height, palette, unit }: Stage): string {
  const [deep, mid, subject, accent] = palette;
  return (
    rect(0, 0, width, height * 0.78, motifPaint('diamonds', sketch, lighten(mid, 0.25), 40 * unit), 0.3) +
    each(2, (i) => {
      const x = i ? width - 26 * unit : -14 * unit;
      return rect(x, 0, 40 * unit, height, sketch.linear([darken(deep, 0.4), mid, darken(deep, 0.3)], 0)) + each(Math.round(height / (30 * unit)), (n) => dot(x + 20 * unit, (n + 0.5) * 30 * unit, 11 * unit, sketch.radial([[0, '#fff8dc', 0.95], [0.35, n % 2 ? accent : subject, 0.6], [1, accent, 0]])) + dot(x + 20 * unit, (n + 0.5) * 30 * unit, 3.6 * unit, '#fffdf0'));
    })
  );
}

function gridFloor({ sketch, width, height, palette, unit }: Stage): string {
  const y = height * 0.8;
  const line = palette[3];
  return (
    rect(0, y, width, height - y, sketch.linear([mix(palette[0], palette[1], 0.6), darken(palette[0], 0.4)])) +
    each(6, (i) => stroke(`M0 ${y + (height - y) * (i / 6) ** 1.8}H${width}`, line, 1.5 * unit, 0.75 - i * 0.06)) +
    each(17, (i) => stroke(`M${width * (0.5 + (i - 8) * 0.07)} ${y}L${width * (0.5 + (i - 8) * 0.24)} ${height}`, line, 1.4 * unit, 0.5)) +
    rect(0, y - 1.5 * unit, width, 3 * unit, lighten(line, 0.5), 0.9) + rect(0, y - 10 * unit, width, 20 * unit, sketch.linear([[0, line, 0], [0.5, line, 0.5], [1, line, 0]]))
  );
}

function panelling({ sketch, width, height, palette, unit }: Stage): string {
  const tone = mix(palette[0], palette[1], 0.3);
  return (
    rect(0, 0, width, height * 0.7, motifPaint('diamonds', sketch, lighten(palette[2], 0.1), 34 * unit), 0.09) +
    each(Math.ceil(width / (100 * unit)), (i) => shape(roundRect(i * 100 * unit + 10 * unit, height * 0.06, 80 * unit, height * 0.52, 40 * unit), 'none', 1, `stroke="${mix('#c89b4a', tone, 0.35)}" stroke-width="${1.6 * unit}" opacity=".5"`) + shape(roundRect(i * 100 * unit + 16 * unit, height * 0.06 + 6 * unit, 68 * unit, height * 0.52 - 12 * unit, 34 * unit), darken(tone, 0.3), 0.3))
  );
}

function felt({ sketch, width, height, palette, unit }: Stage): string {
  const cloth = mix(palette[1], palette[0], 0.15);
  const cx = width / 2;
  const rx = Math.max(width * 0.72, 290 * unit);
  const cy = height * 0.98;
  const ry = height * 0.27;
  const rail = '#7a4a22';
  return (
    shape(ellipse(cx, cy + 12 * unit, rx + 22 * unit, ry + 22 * unit), '#000', 0.4) + shape(ellipse(cx, cy, rx + 20 * unit, ry + 18 * unit), sketch.linear([lighten(rail, 0.35), rail, darken(rail, 0.5)])) + shape(ellipse(cx, cy, rx + 6 * unit, ry + 5 * unit), sketch.linear(['#fff0c0', '#d1a04a', '#6a4413'])) + shape(ellipse(cx, cy, rx, ry), sketch.radial([lighten(cloth, 0.25), cloth, darken(cloth, 0.4)], 0.5, 0.2, 0.8)) +
    [0.86, 0.66, 0.48].map((k) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx * k}" ry="${ry * k}" fill="none" stroke="${mix('#f3d9a4', palette[4], 0.4)}" stroke-width="${1.6 * unit}" opacity=".55"/>`).join('') + each(7, (i) => stroke(`M${cx + (i - 3) * rx * 0.15} ${cy - ry * 0.42}L${cx + (i - 3) * rx * 0.26} ${cy - ry * 0.84}`, '#f3d9a4', 1.4 * unit, 0.4))
  );
}

function stands({ sketch, width, height, horizon, palette, random, unit }: Stage): string {
  const tone = mix(palette[0], palette[1], 0.35);
  const top = horizon - height * 0.3;
  const d = `M-10 ${top + 60 * unit}Q${width / 2} ${top - 30 * unit} ${width + 10} ${top + 60 * unit}V${horizon + 20}H-10Z`;
  const rows = 9;
  const count = Math.round(width / (11 * unit));
  // The crowd: one path of dots for each colour.
  const seats: string[] = ['', '', '', '', ''];
  for (let n = 0; n < rows * count; n++) {
    const [r, i] = [Math.floor(n / count), n % count];
    const x = ((i + (r % 2) * 0.5) / count) * width;
    const arc = 90 * unit * (Math.abs(x / width - 0.5) * 2) ** 2;
    if (random() > 0.22) seats[Math.floor(random() * 5)] += `M${Math.round(x)} ${Math.round(top + 22 * unit + arc * (1 - r / rows) + r * ((horizon - top - 10 * unit) / rows))}h.01`;
  }
  const tones = [palette[4], palette[3], palette[2], lighten(tone, 0.3), lighten(tone, 0.15)];
  const crowd = seats.map((dots, i) => stroke(dots, tones[i]!, 5.2 * unit, 0.3 + i * 0.08)).join('');
  return shape(d, sketch.linear([darken(tone, 0.3), tone, darken(tone, 0.2)])) + stroke(`M-10 ${top + 60 * unit}Q${width / 2} ${top - 30 * unit} ${width + 10} ${top + 60 * unit}`, lighten(palette[4], 0.2), 3 * unit, 0.6) + crowd;
}

function floodlights({ sketch, width, height, unit, palette }: Stage): string {
  const mast = (x: number, y: number, s: number): string =>
    stroke(`M${x} ${y}V${height * 0.6}`, mix(palette[0], '#889', 0.4), 4 * s) + shape(poly([[x - 34 * s, y - 26 * s], [x + 34 * s, y - 26 * s], [x + 30 * s, y + 14 * s], [x - 30 * s, y + 14 * s]]), darken(palette[0], 0.3)) + each(10, (i) => dot(x + ((i % 5) - 2) * 12.5 * s, y - 15 * s + Math.floor(i / 5) * 17 * s, 13 * s, sketch.radial([[0, '#ffffff', 1], [0.35, '#fffbe0', 0.75], [1, '#fff6c8', 0]]))) + dot(x, y, 110 * s, sketch.radial([[0, '#fffbe6', 0.5], [1, '#fffbe6', 0]]));
  return mast(width * 0.11, height * 0.13, unit) + mast(width * 0.89, height * 0.13, unit);
}

function pitch({ sketch, width, height, horizon, palette, unit }: Stage): string {
  const grass = mix('#2f9e44', palette[1], 0.5);
  const y = horizon + 6 * unit;
  return (
    rect(0, y, width, height - y, sketch.linear([lighten(grass, 0.12), grass, darken(palette[0], 0.25)])) + each(9, (i) => (i % 2 ? '' : shape(poly([[width * (0.5 + (i - 4.5) * 0.13), y], [width * (0.5 + (i - 3.5) * 0.13), y], [width * (0.5 + (i - 3.5) * 0.3), height], [width * (0.5 + (i - 4.5) * 0.3), height]]), lighten(grass, 0.25), 0.22))) +
    stroke(`M${-width * 0.1} ${y + 14 * unit}H${width * 1.1}M${width * 0.16} ${y + 14 * unit}L${width * 0.04} ${height * 0.86}H${width * 0.96}L${width * 0.84} ${y + 14 * unit}`, '#ffffff', 2.4 * unit, 0.75) + shape(ellipse(width / 2, height * 0.86, width * 0.2, height * 0.05), 'none', 1, `stroke="#fff" stroke-width="${2.4 * unit}" opacity=".6"`)
  );
}

function lanes({ sketch, width, height, horizon, palette, unit }: Stage): string {
  const clay = mix('#b4652f', palette[1], 0.4);
  const y = horizon + 10 * unit;
  return (
    rect(0, y - 14 * unit, width, 16 * unit, mix('#3b8a3f', palette[0], 0.2)) + rect(0, y, width, height - y, sketch.linear([lighten(clay, 0.25), clay, darken(clay, 0.6)])) +
    each(8, (i) => stroke(`M${width * (0.5 + (i - 3.5) * 0.1)} ${y}L${width * (0.5 + (i - 3.5) * 0.34)} ${height}`, '#fff6e4', (1.4 + Math.abs(i - 3.5) * 0.3) * unit, 0.65)) +
    stroke(`M0 ${y - 12 * unit}H${width}`, '#fff', 4 * unit) + each(Math.round(width / (40 * unit)), (i) => rect((i + 0.3) * 40 * unit, y - 12 * unit, 3.4 * unit, 16 * unit, '#fff'))
  );
}

function strawRing({ sketch, width, height, palette, random, unit }: Stage): string {
  const sand = mix('#d9a650', palette[1], 0.3);
  const cx = width / 2;
  const cy = height * 0.98;
  const [rx, ry] = [width * 0.7, height * 0.26];
  const fence = each(40, (i) => {
    const a = Math.PI + (Math.PI * i) / 39;
    const [x, y] = [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry];
    return rect(x - 5 * unit, y - 30 * unit, 10 * unit, 34 * unit, sketch.linear([lighten('#b8863e', 0.2), mix('#8a5a24', palette[0], 0.3)], 0));
  });
  return fence + shape(ellipse(cx, cy, rx, ry), sketch.radial([lighten(sand, 0.3), sand, darken(sand, 0.6)], 0.5, 0.2, 0.8)) + `<ellipse cx="${cx}" cy="${cy}" rx="${rx * 0.6}" ry="${ry * 0.6}" fill="none" stroke="#fff3d6" stroke-width="${2.4 * unit}" opacity=".6"/>` + each(36, () => {
    const [x, y] = [random() * width, height * random.between(0.8, 1)];
    return stroke(`M${x} ${y}l${random.between(-12, 12) * unit} ${random.between(-3, 3) * unit}`, lighten(sand, 0.4), 1.5 * unit, 0.6);
  });
}

function trusses({ sketch, width, height, palette, unit }: Stage): string {
  const [deep, mid, subject, accent] = palette;
  const beam = (x: number, lean: number, tone: string): string => shape(`M${x} 0h${10 * unit}L${x + lean + 90 * unit} ${height}H${x + lean - 60 * unit}Z`, sketch.linear([[0, lighten(tone, 0.5), 0.75], [0.6, tone, 0.18], [1, tone, 0]]));
  const grid = each(Math.round(width / (34 * unit)), (i) => `M${i * 34 * unit} ${8 * unit}l${17 * unit} ${22 * unit}l${17 * unit} ${-22 * unit}`);
  const tower = (x: number): string => rect(x, height * 0.16, 34 * unit, height * 0.6, sketch.linear([mid, darken(deep, 0.3)])) + each(9, (i) => rect(x + 5 * unit, height * 0.19 + i * height * 0.06, 24 * unit, 5 * unit, i % 3 ? subject : accent, 0.85));
  return beam(width * 0.1, width * 0.3, accent) + beam(width * 0.3, width * 0.1, subject) + beam(width * 0.66, -width * 0.1, accent) + beam(width * 0.88, -width * 0.32, subject) + stroke(`M0 ${8 * unit}H${width}M0 ${30 * unit}H${width}${grid}`, lighten(mid, 0.2), 2.6 * unit, 0.8) + tower(4 * unit) + tower(width - 38 * unit);
}

function hexFloor({ sketch, width, height, palette, unit }: Stage): string {
  const y = height * 0.8;
  const [deep, mid, subject, accent] = palette;
  const cx = width / 2;
  const plate = (k: number): string => poly([[-1, 0], [-0.55, -0.8], [0.55, -0.8], [1, 0], [0.55, 0.8], [-0.55, 0.8]].map(([a, b]) => [cx + a! * width * 0.52 * k, height * 0.93 + b! * height * 0.12 * k] as const));
  return rect(0, y, width, height - y, sketch.linear([mix(deep, mid, 0.5), darken(deep, 0.5)])) + each(7, (i) => stroke(`M${width * (0.5 + (i - 3) * 0.16)} ${y}L${width * (0.5 + (i - 3) * 0.4)} ${height}`, mid, 1.4 * unit, 0.6)) + shape(plate(1), darken(deep, 0.2)) + stroke(plate(1), subject, 7 * unit, 0.25) + stroke(plate(1), lighten(subject, 0.4), 2.2 * unit) + stroke(plate(0.8), accent, 1.6 * unit, 0.9) + shape(plate(0.8), sketch.radial([[0, subject, 0.5], [1, subject, 0]]));
}

function cage({ sketch, focus, palette, random, unit }: Stage): string {
  const { x, y, radius } = focus;
  const r = radius * 1.28;
  const tones = [palette[2], palette[3], '#ff7f6a', '#7ad3ff', '#b7f07a', palette[4]];
  const balls = each(26, (i) => {
    const a = i * 2.4;
    const d = r * Math.sqrt((i + 1) / 28) * 0.86;
    const [bx, by] = [x + Math.cos(a) * d, y + Math.sin(a) * d + r * 0.06];
    const s = random.between(11, 15) * unit;
    return `<circle cx="${bx}" cy="${by}" r="${s}" fill="${sketch.radial([lighten(tones[i % 6]!, 0.6), tones[i % 6]!, darken(tones[i % 6]!, 0.5)], 0.35, 0.3, 0.8)}"/>` + dot(bx, by, s * 0.48, '#fffdf5', 0.9);
  });
  const wires = each(7, (i) => `<ellipse cx="${x}" cy="${y}" rx="${Math.max(1, r * Math.abs(Math.cos((i * Math.PI) / 7)))}" ry="${r}" fill="none" stroke="#f3dfae" stroke-width="${1.7 * unit}" opacity=".55"/>`) + each(5, (i) => stroke(`M${x - r * Math.cos(((i - 2) * Math.PI) / 6)} ${y + r * Math.sin(((i - 2) * Math.PI) / 6)}H${x + r * Math.cos(((i - 2) * Math.PI) / 6)}`, '#f3dfae', 1.5 * unit, 0.45));
  return dot(x, y, r, darken(palette[0], 0.2), 0.45) + `<g opacity=".8">${balls}</g>` + wires + `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${sketch.linear(['#fff3c8', '#d4a94a', '#6e4a17'], 60)}" stroke-width="${7 * unit}"/>` + shape(poly([[x - r * 0.5, y + r * 1.5], [x - r * 0.34, y + r * 0.9], [x + r * 0.34, y + r * 0.9], [x + r * 0.5, y + r * 1.5]]), sketch.linear(['#e9c878', '#7a5420']));
}

function ballRow({ sketch, width, height, palette, unit }: Stage): string {
  const tones = [palette[3], palette[2], '#ff7f6a', '#7ad3ff', '#b7f07a'];
  return rect(0, height * 0.9, width, height * 0.1, sketch.linear([mix(palette[1], palette[0], 0.3), darken(palette[0], 0.4)])) + rect(0, height * 0.9, width, 3 * unit, '#f3dfae', 0.7) + each(Math.round(width / (62 * unit)) + 1, (i) => `<circle cx="${i * 62 * unit + 4}" cy="${height * 0.9}" r="${19 * unit}" fill="${sketch.radial([lighten(tones[i % 5]!, 0.6), tones[i % 5]!, darken(tones[i % 5]!, 0.55)], 0.35, 0.3, 0.8)}"/>` + dot(i * 62 * unit + 3, height * 0.9 - 1, 8.4 * unit, '#fffdf5'));
}
