import { darken, lighten, mix } from '../drawing/color.ts';
import { circle, cloud, ellipse, petal, poly, smooth } from '../drawing/path.ts';
import type { Point } from '../drawing/path.ts';
import type { Ground } from './grounds.ts';
import { dot, each, rect, shape, stroke } from './stage.ts';
import type { Stage } from './stage.ts';

export const drawSpaces = {
  mountains: (s: Stage): Ground => ({ far: peaks(s, 4) + mist(s), near: hills(s, 2, 0.2) + pines(s), air: 'petals' }),
  terraces: (s: Stage): Ground => ({ far: ridgesSoft(s), near: steps(s), air: 'leaves' }),
  garden: (s: Stage): Ground => ({ far: hills(s, 2, 0.34) + bushes(s), near: flowerBed(s), air: 'petals' }),
  forest: (s: Stage): Ground => ({ far: trunks(s), near: fronds(s, 0.8), air: 'leaves' }),
  jungle: (s: Stage): Ground => ({ far: trunks(s) + canopy(s), near: fronds(s, 1.25), air: 'sparks' }),
  desert: (s: Stage): Ground => ({ far: pyramids(s) + dunes(s, 0.62), near: dunes(s, 0.82), air: 'sparks' }),
  space: (s: Stage): Ground => ({ far: nebula(s), near: moonCurve(s), air: 'sparks' }),
  sky: (s: Stage): Ground => ({ far: clouds(s, 0.5, 7, 0.8), near: clouds(s, 0.9, 7, 1), air: 'sparks' }),
  snow: (s: Stage): Ground => ({ far: peaks(s, 3), near: snowHills(s), air: 'snow' }),
};

export function hills({ sketch, width, height, palette, unit }: Stage, rows: number, lift: number): string {
  return each(rows, (i) => {
    const y = height * (1 - lift + i * (lift / rows) * 0.8);
    const tone = mix(mix(palette[1], palette[4], 0.12), darken(palette[0], 0.2), (i + 0.6) / rows);
    const d = `M-10 ${height + 10}V${y + 14 * unit}C${width * 0.18} ${y - 26 * unit} ${width * 0.34} ${y - 18 * unit} ${width * 0.52} ${y + 8 * unit}S${width * 0.86} ${y - 16 * unit} ${width + 10} ${y + (i % 2 ? -18 : 6) * unit}V${height + 10}Z`;
    return shape(d, sketch.linear([lighten(tone, 0.18), darken(tone, 0.25)])) + stroke(d, lighten(palette[4], 0.1), 1.3 * unit, 0.35);
  });
}

/** Ridges in washes of ink: each row sharper and darker, its foot lost in mist. */
function peaks({ sketch, width, height, horizon, palette, random, unit }: Stage, rows: number): string {
  const pale = mix(palette[1], palette[4], 0.55);
  return each(rows, (i) => {
    const t = (i + 1) / rows;
    const base = horizon + (height - horizon) * (0.02 + t * 0.42);
    const tone = mix(mix(palette[1], palette[4], 0.42 - t * 0.4), palette[0], t * 0.62);
    const summits = Array.from({ length: Math.max(3, Math.round(width / (95 * unit))) }, (_, n) => ({ x: ((n + random.between(0.1, 0.9)) * width) / Math.max(3, Math.round(width / (95 * unit))), tall: random.between(60, 215 - t * 90) * unit, wide: random.between(26, 58) * unit }));
    const rise = (x: number): number => summits.reduce((top, s) => Math.max(top, s.tall * Math.exp(-((Math.abs(x - s.x) / s.wide) ** 1.35))), 14 * unit);
    const ridge: Point[] = [];
    for (let x = -30 * unit; x <= width + 30 * unit; x += 13 * unit) ridge.push([x, base - rise(x) - random.between(0, 7) * unit]);
    const d = `${smooth([[-40 * unit, base + 90 * unit], ...ridge, [width + 40 * unit, base + 90 * unit]], true, 0.7)}`;
    const folds = summits.map((s) => `M${s.x} ${base - s.tall}q${random.between(-10, 4) * unit} ${s.tall * 0.3} ${random.between(-4, 12) * unit} ${s.tall * 0.62}M${s.x - s.wide * 0.3} ${base - s.tall * 0.72}q${-6 * unit} ${s.tall * 0.2} ${-2 * unit} ${s.tall * 0.36}M${s.x + s.wide * 0.34} ${base - s.tall * 0.7}q${9 * unit} ${s.tall * 0.16} ${5 * unit} ${s.tall * 0.34}`).join('');
    return shape(d, sketch.linear([[0, lighten(tone, 0.06)], [0.45, tone], [0.8, mix(tone, pale, 0.7), 0.75], [1, pale, 0]])) + stroke(folds, darken(tone, 0.35), 1.5 * unit, 0.32) + stroke(smooth(ridge, false, 0.7), lighten(palette[4], 0.2), 1.2 * unit, 0.4);
  });
}

const mist = ({ sketch, width, height, horizon, palette }: Stage): string =>
  each(3, (i) => {
    const y = horizon + (height - horizon) * (0.05 + i * 0.2);
    return `<ellipse cx="${width * (0.2 + i * 0.32)}" cy="${y}" rx="${width * 0.6}" ry="${height * 0.05}" fill="${sketch.radial([[0, lighten(palette[4], 0.4), 0.6], [1, palette[4], 0]])}"/>`;
  });

const ridgesSoft = (s: Stage): string => peaks({ ...s, horizon: s.horizon * 0.98 }, 2);

function pines({ width, height, palette, unit }: Stage): string {
  const tone = darken(palette[0], 0.2);
  const pine = (x: number, y: number, s: number, flipped: number): string =>
    stroke(`M${x} ${y}C${x + 8 * s * flipped} ${y - 40 * s} ${x - 6 * s * flipped} ${y - 60 * s} ${x + 16 * s * flipped} ${y - 96 * s}M${x + 2 * s * flipped} ${y - 52 * s}q${26 * s * flipped} ${-6 * s} ${44 * s * flipped} ${-4 * s}`, tone, 6 * s) +
    [[16, -100, 30], [46, -60, 26], [-8, -78, 22], [30, -82, 22]].map(([dx, dy, w]) => shape(cloud(x + dx! * s * flipped - (w! * s) / 2, y + dy! * s, w! * s * 1.3), mix(tone, palette[1], 0.25)) + shape(cloud(x + dx! * s * flipped - (w! * s) / 2, y + (dy! - 3) * s, w! * s * 1.1), mix(tone, palette[1], 0.45))).join('');
  return pine(34 * unit, height * 0.88, 1.1 * unit, 1) + pine(width - 30 * unit, height * 0.84, 0.9 * unit, -1);
}

function steps({ sketch, width, height, horizon, palette, unit }: Stage): string {
  const rows = 6;
  return each(rows, (i) => {
    const t = i / rows;
    const y = horizon * 1.02 + (height - horizon) * t * 0.95;
    const field = mix(mix('#9cc24f', palette[2], 0.35), palette[0], t * 0.75);
    const wave = (o: number): string => `C${width * 0.2} ${y - (30 - i * 4) * unit + o} ${width * (0.34 + (i % 2) * 0.1)} ${y + 26 * unit + o} ${width * 0.55} ${y + o}S${width * 0.86} ${y - 22 * unit + o} ${width + 10} ${y + 8 * unit + o}`;
    const d = `M-10 ${height + 10}V${y}${wave(0)}V${height + 10}Z`;
    const lip = `M-10 ${y}${wave(0)}v${7 * unit}C${width * 0.86} ${y - 14 * unit} ${width * 0.72} ${y - 10 * unit} ${width * 0.55} ${y + 9 * unit}S${width * 0.2} ${y - 20 * unit + i * 4} -10 ${y + 8 * unit}Z`;
    return shape(d, '#000', 0.18, `transform="translate(0 ${-4 * unit})"`) + shape(d, sketch.linear([lighten(field, 0.25), field, darken(field, 0.3)])) + shape(lip, lighten(palette[4], 0.1), 0.4) + each(Math.round(width / (26 * unit)), (n) => stroke(`M${n * 26 * unit + (i % 2) * 12} ${y + 24 * unit}l${-3 * unit} ${-9 * unit}m${3 * unit} ${9 * unit}v${-11 * unit}m0 ${11 * unit}l${3 * unit} ${-9 * unit}`, darken(field, 0.4), 1.4 * unit, 0.4));
  });
}

function bushes({ sketch, width, height, palette, random, unit }: Stage): string {
  return each(Math.round(width / (46 * unit)) + 2, (i) => {
    const x = (i - 0.5) * 46 * unit;
    const y = height * random.between(0.74, 0.8);
    const r = random.between(22, 44) * unit;
    const tone = mix(mix('#2f7d4f', palette[1], 0.5), palette[0], random.between(0.1, 0.5));
    const lobes: Point[] = Array.from({ length: 9 }, (_, n) => [x + Math.cos(n * 0.7) * r * (n % 2 ? 1 : 0.84), y + Math.sin(n * 0.7) * r * (n % 2 ? 0.9 : 0.75)]);
    return shape(smooth(lobes, true, 1.3), sketch.linear([lighten(tone, 0.2), darken(tone, 0.3)])) + each(3, () => dot(x + random.between(-0.6, 0.6) * r, y + random.between(-0.6, 0.2) * r, random.between(1.6, 3.6) * unit, random() > 0.5 ? lighten(palette[3], 0.2) : lighten(palette[2], 0.3), 0.8));
  });
}

function flowerBed({ sketch, width, height, palette, random, unit }: Stage): string {
  const soil = `M-10 ${height + 10}V${height * 0.9}Q${width * 0.3} ${height * 0.85} ${width * 0.56} ${height * 0.91}T${width + 10} ${height * 0.88}V${height + 10}Z`;
  const green = mix('#1f5f3d', palette[0], 0.45);
  const blades = each(Math.round(width / (9 * unit)), (i) => {
    const x = i * 9 * unit;
    const h = random.between(18, 46) * unit * (1 + 0.8 * Math.abs(x / width - 0.5));
    return shape(`M${x - 3 * unit} ${height * 0.93}Q${x - 2 * unit} ${height * 0.93 - h * 0.6} ${x + random.between(-16, 16) * unit} ${height * 0.92 - h}Q${x + 3 * unit} ${height * 0.93 - h * 0.5} ${x + 3 * unit} ${height * 0.93}Z`, mix(green, palette[1], random() * 0.5));
  });
  const blooms = each(Math.round(width / (40 * unit)), (i) => {
    const edge = (i % 2 ? 0.06 : 0.94) * width + random.between(-50, 50) * unit;
    const x = width > 500 * unit ? random() * width : edge;
    const y = height * random.between(0.8, 0.92);
    const tone = [palette[3], palette[2], '#ffd166', '#ff8fb3'][i % 4]!;
    const r = random.between(9, 15) * unit;
    return stroke(`M${x} ${y}L${x + 3} ${height}`, green, 2.6 * unit) + shape(each(3, (n) => petal(x, y, r, r * 0.85, n * 120)), lighten(tone, 0.25)) + shape(each(3, (n) => petal(x, y, r, r * 0.85, 60 + n * 120)), tone) + dot(x, y, r * 0.3, '#fff0b8');
  });
  return blades + blooms + shape(soil, sketch.linear([green, darken(green, 0.5)]));
}

function trunks({ sketch, width, height, palette, random, unit }: Stage): string {
  let out = '';
  for (let layer = 0; layer < 2; layer++) {
    const tone = mix(mix(palette[1], palette[4], 0.28 - layer * 0.22), palette[0], layer * 0.45);
    const count = Math.round(width / ((layer ? 62 : 40) * unit));
    for (let i = 0; i <= count; i++) {
      const x = (i / count) * width + random.between(-14, 14) * unit;
      if (layer && Math.abs(x - width / 2) < width * 0.2) continue;
      const w = random.between(9, 15) * unit * (layer ? 1.5 : 1);
      out += rect(x - w / 2, -10, w, height + 20, sketch.linear([lighten(tone, 0.22), tone, darken(tone, 0.3)], 0), layer ? 1 : 0.6);
      for (let y = random.between(20, 70) * unit; y < height; y += 68 * unit) out += `<rect x="${x - w / 2 - unit}" y="${y}" width="${w + 2 * unit}" height="${3 * unit}" rx="${1.5 * unit}" fill="${lighten(tone, 0.35)}" opacity=".7"/>`;
      if (random() > 0.4) out += each(3, (n) => shape(petal(x, height * random.between(0.08, 0.5), 52 * unit, 13 * unit, (i % 2 ? 1 : -1) * (70 + n * 26), 0.8), mix(tone, '#3f9b55', 0.35), layer ? 0.95 : 0.6));
    }
  }
  return out;
}

function leafShape(x: number, y: number, l: number, a: number, tone: string, vein: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${a})">${shape(petal(0, 0, l, l * 0.36, 0, 0.84), tone)}${stroke(`M0 0V${-l * 0.9}` + [0.25, 0.42, 0.58, 0.72].map((t) => `M0 ${-l * t}l${l * 0.11} ${-l * 0.13}M0 ${-l * t}l${-l * 0.11} ${-l * 0.13}`).join(''), vein, l * 0.014, 0.5)}</g>`;
}

function canopy({ width, palette, unit, random, sketch }: Stage): string {
  const tone = mix(palette[0], palette[1], 0.3);
  return each(Math.round(width / (40 * unit)) + 1, (i) => leafShape(i * 40 * unit + random.between(-10, 10), -16 * unit, random.between(90, 150) * unit, 180 + random.between(-50, 50), sketch.linear([darken(tone, 0.3), mix(tone, palette[1], 0.6)], 90), palette[1]));
}

function fronds({ width, height, palette, unit, sketch }: Stage, scale: number): string {
  const [deep, mid] = palette;
  const corner = (dir: 1 | -1): string =>
    each(6, (i) => leafShape(dir > 0 ? -8 : width + 8, height * (1 - 0.02 * i), (130 - i * 6) * unit * scale, dir * (6 + i * 17), sketch.linear([mix(mid, '#57b35f', 0.25), mix(deep, mid, 0.25 + i * 0.06)], 90), lighten(mid, 0.4)));
  return corner(1) + corner(-1) + shape(`M-10 ${height + 10}V${height * 0.94}Q${width * 0.3} ${height * 0.9} ${width * 0.5} ${height * 0.95}T${width + 10} ${height * 0.93}V${height + 10}Z`, darken(deep, 0.2)) + each(5, (i) => leafShape(width * (0.2 + i * 0.15), height + 16 * unit, 62 * unit, -30 + i * 15, mix(deep, mid, 0.3), mid));
}

function pyramids({ width, horizon, palette, unit }: Stage): string {
  const tone = mix(palette[1], palette[0], 0.35);
  const tower = (x: number, w: number, h: number): string => shape(poly([[x, horizon + 6], [x + w / 2, horizon - h], [x + w, horizon + 6]]), tone, 0.8) + shape(poly([[x + w / 2, horizon - h], [x + w, horizon + 6], [x + w * 0.6, horizon + 6]]), darken(tone, 0.3), 0.8);
  const dome = (x: number, s: number): string => shape(`M${x} ${horizon + 4}v${-26 * s}c${-4 * s} ${-16 * s} ${8 * s} ${-22 * s} ${13 * s} ${-32 * s}c${5 * s} ${10 * s} ${17 * s} ${16 * s} ${13 * s} ${32 * s}v${26 * s}Z`, darken(tone, 0.15)) + rect(x + 34 * s, horizon - 60 * s, 6 * s, 64 * s, darken(tone, 0.2)) + dot(x + 37 * s, horizon - 62 * s, 5 * s, darken(tone, 0.1));
  return tower(width * 0.62, 120 * unit, 76 * unit) + tower(width * 0.86, 100 * unit, 54 * unit) + dome(width * 0.04, 1.2 * unit) + dome(width * 0.2, 0.8 * unit);
}

function dunes({ sketch, width, height, palette, unit }: Stage, from: number): string {
  return each(2, (i) => {
    const y = height * (from + i * 0.09);
    const tone = mix(mix(palette[1], palette[2], 0.5), palette[0], (from - 0.5) * 1.5 + i * 0.16);
    const crest = `C${width * 0.16} ${y - 34 * unit} ${width * 0.3} ${y - 30 * unit} ${width * 0.46} ${y}S${width * 0.8} ${y - 40 * unit} ${width + 10} ${y - 6 * unit}`;
    return shape(`M-10 ${height + 10}V${y}${crest}V${height + 10}Z`, sketch.linear([lighten(tone, 0.32), tone, darken(tone, 0.3)])) + shape(`M-10 ${y}${crest}C${width * 0.82} ${y - 10 * unit} ${width * 0.64} ${y + 20 * unit} ${width * 0.46} ${y + 12 * unit}S${width * 0.16} ${y + 4} -10 ${y}Z`, darken(tone, 0.45), 0.3) + each(3, (n) => stroke(`M${width * 0.1 * n} ${y + (24 + n * 12) * unit}q${width * 0.2} ${-16 * unit} ${width * 0.5} ${4 * unit}`, lighten(tone, 0.4), 1.2 * unit, 0.35));
  });
}

function nebula({ sketch, width, height, palette, random }: Stage): string {
  return each(7, (i) => {
    const tone = [palette[2], palette[3], palette[1]][i % 3]!;
    return `<ellipse cx="${random() * width}" cy="${random() * height}" rx="${random.between(0.25, 0.5) * width}" ry="${random.between(0.1, 0.24) * height}" transform="rotate(${random.between(-40, 10)} ${width / 2} ${height / 2})" fill="${sketch.radial([[0, tone, 0.42], [1, tone, 0]])}"/>`;
  });
}

function moonCurve({ sketch, width, height, palette, random, unit }: Stage): string {
  const r = width * 0.95;
  const cy = height * 0.86 + r;
  const tone = mix(palette[1], palette[3], 0.25);
  return (
    `<circle cx="${width * 0.5}" cy="${cy}" r="${r + 14 * unit}" fill="${lighten(tone, 0.3)}" opacity=".18"/><circle cx="${width * 0.5}" cy="${cy}" r="${r}" fill="${sketch.linear([[0, lighten(tone, 0.25)], [0.08, tone], [0.25, darken(palette[0], 0.3)]])}"/>` +
    each(7, () => {
      const x = random.between(0.05, 0.95) * width;
      const y = height * random.between(0.93, 1);
      const w = random.between(10, 26) * unit;
      return shape(ellipse(x, y, w, w * 0.3), darken(tone, 0.5), 0.5) + shape(ellipse(x, y + 1.6 * unit, w * 0.9, w * 0.24), darken(tone, 0.25), 0.6);
    })
  );
}

function clouds({ sketch, width, height, palette, random, unit }: Stage, from: number, count: number, opacity: number): string {
  const total = Math.round((count * width) / (400 * unit));
  return each(total, (i) => {
    const w = random.between(110, 200) * unit;
    const x = (i / total) * (width + 120 * unit) - 90 * unit;
    const y = height * (from + random.between(-0.05, 0.09));
    const tone = mix(palette[4], palette[1], random.between(0.1, 0.6) * (from > 0.7 ? 1 : 0.9));
    const d = cloud(x, y, w);
    return shape(d, palette[0], 0.22, `transform="translate(0 ${5 * unit})"`) + shape(d, sketch.linear([lighten(tone, 0.35), tone, mix(tone, palette[0], 0.4)]), opacity) + stroke(`M${x + w * 0.32} ${y - w * 0.14}a${w * 0.09} ${w * 0.09} 0 1 1 ${w * 0.14} ${w * 0.03}a${w * 0.05} ${w * 0.05} 0 1 1 ${-w * 0.07} ${-w * 0.02}`, lighten(tone, 0.7), 1.6 * unit, 0.6);
  }) + (from > 0.7 ? rect(0, height * 0.94, width, height * 0.07, sketch.linear([[0, palette[0], 0], [1, palette[0], 0.9]])) : '');
}

function snowHills({ sketch, width, height, palette, unit, random }: Stage): string {
  const snow = mix(palette[4], palette[1], 0.12);
  const hill = (y: number, tone: string, bend: number): string => shape(`M-10 ${height + 10}V${y}Q${width * 0.3} ${y - bend} ${width * 0.55} ${y + bend * 0.4}T${width + 10} ${y - bend * 0.3}V${height + 10}Z`, sketch.linear([lighten(tone, 0.4), tone, mix(tone, palette[0], 0.75)]));
  const fir = (x: number, y: number, s: number): string => each(4, (i) => shape(`M${x} ${y - (92 - i * 20) * s}l${(13 + i * 7) * s} ${30 * s}h${-(26 + i * 14) * s}Z`, darken(mix(palette[0], palette[1], 0.35), 0.1)) + shape(`M${x} ${y - (92 - i * 20) * s}l${(8 + i * 5) * s} ${19 * s}q${-(8 + i * 5) * s} ${6 * s} ${-(16 + i * 10) * s} 0Z`, lighten(snow, 0.3), 0.9));
  return hill(height * 0.78, mix(snow, palette[1], 0.3), 40 * unit) + fir(32 * unit, height * 0.88, 1.05 * unit) + fir(74 * unit, height * 0.86, 0.7 * unit) + fir(width - 30 * unit, height * 0.87, 0.95 * unit) + fir(width - 72 * unit, height * 0.9, 0.66 * unit) + hill(height * 0.88, snow, -26 * unit) + each(10, () => dot(random() * width, height * random.between(0.9, 1), 1.6 * unit, '#fff', 0.8)) + shape(circle(-99, -99, 0.1), snow);
}
