import { darken, lighten, mix } from '../drawing/color.ts';
import { ellipse, petal, ribbon, smooth, waves } from '../drawing/path.ts';
import type { Ground } from './grounds.ts';
import { dot, each, rect, shape, stroke } from './stage.ts';
import type { Stage } from './stage.ts';

export const drawWaters = {
  sea: (s: Stage): Ground => ({ far: water(s) + islets(s), near: paperWaves(s, 4), air: 'sparks' }),
  river: (s: Stage): Ground => ({ far: ridges(s, 2) + water(s), near: banks(s) + paperWaves(s, 2), air: 'sparks' }),
  lake: (s: Stage): Ground => ({ far: ridges(s, 2) + water(s) + pads(s), near: reeds(s), air: 'petals' }),
  harbour: (s: Stage): Ground => ({ far: quay(s) + water(s), near: pier(s) + paperWaves(s, 2), air: 'sparks' }),
  reef: (s: Stage): Ground => ({ far: depths(s), near: corals(s), air: 'bubbles' }),
};

/** Water from the horizon down, with the light lying on it. */
export function water({ sketch, width, height, horizon, palette, focus, random, unit }: Stage): string {
  const [deep, mid, , accent, bright] = palette;
  const body = rect(0, horizon, width, height - horizon, sketch.linear([[0, mix(mid, bright, 0.28)], [0.25, mid], [1, darken(deep, 0.25)]], 90));
  const path = each(26, (i) => {
    const t = i / 26;
    const y = horizon + (height - horizon) * t * t * 0.95 + 2 * unit;
    const w = focus.radius * (0.5 + t * 1.1) * random.between(0.35, 1);
    return `<rect x="${focus.x - w / 2 + random.between(-18, 18) * unit * (0.4 + t)}" y="${y}" width="${w}" height="${(1.2 + t * 3.2) * unit}" rx="${2 * unit}" fill="${mix(bright, accent, 0.2)}" opacity="${0.6 - t * 0.4}"/>`;
  });
  return body + path + rect(0, horizon - unit, width, 2 * unit, lighten(bright, 0.2), 0.5);
}

/** Cut-paper waves in front, each sheet with its lit crest and its shadow. */
export function paperWaves({ sketch, width, height, palette, unit }: Stage, sheets: number): string {
  const [deep, mid, , , bright] = palette;
  return each(sheets, (i) => {
    const t = (i + 1) / sheets;
    const y = height * (1 - 0.08 * sheets + i * 0.075);
    const tone = mix(mix(mid, bright, 0.16), darken(deep, 0.2), t * 0.92);
    const length = (92 - i * 9) * unit;
    const d = waves(y, width, height + 20, length, (20 - i * 1.5) * unit, -((i * 37) % 90) * unit);
    return shape(d, '#000', 0.22, `transform="translate(0 ${-5 * unit})"`) + shape(d, sketch.linear([lighten(tone, 0.2), tone, darken(tone, 0.3)], 90)) + stroke(d, lighten(bright, 0.2), 1.5 * unit, 0.55 - t * 0.25) + stroke(waves(y + 9 * unit, width, height + 20, length, 19 * unit, -((i * 37) % 90) * unit), bright, 1 * unit, 0.16);
  });
}

export function ridges({ sketch, width, horizon, palette, random, unit }: Stage, rows: number): string {
  return each(rows, (i) => {
    const tone = mix(mix(palette[1], palette[4], 0.25), palette[0], (i + 1) / (rows + 1));
    const tall = (70 - i * 22) * unit;
    const points: [number, number][] = [[-40, horizon + 6]];
    const count = Math.round(width / (70 * unit));
    for (let n = 0; n <= count; n++) points.push([(n / count) * width, horizon - tall * random.between(0.25, 1)]);
    points.push([width + 40, horizon + 6]);
    return shape(smooth(points, true, 0.9), sketch.linear([lighten(tone, 0.12), darken(tone, 0.15)], 90), 0.9);
  });
}

const islets = ({ width, horizon, palette, unit }: Stage): string => {
  const tone = mix(palette[1], palette[0], 0.6);
  const rock = (x: number, w: number, h: number): string => shape(`M${x} ${horizon + 2}q${w * 0.12} ${-h} ${w * 0.3} ${-h * 0.9}q${w * 0.1} ${-h * 0.3} ${w * 0.24} ${h * 0.1}q${w * 0.2} ${-h * 0.1} ${w * 0.26} ${h * 0.4}q${w * 0.1} ${h * 0.1} ${w * 0.2} ${h * 0.42}Z`, tone, 0.85);
  return rock(-10 * unit, 90 * unit, 64 * unit) + rock(width - 84 * unit, 96 * unit, 50 * unit) + rock(width * 0.2, 50 * unit, 24 * unit);
};

const banks = ({ sketch, width, height, palette, unit }: Stage): string => {
  const tone = darken(palette[0], 0.15);
  const tuft = (x: number, y: number, s: number): string => each(7, (i) => shape(ribbon([[x + (i - 3) * 4 * s, y], [x + (i - 3) * 6 * s, y - 22 * s], [x + (i - 3) * 12 * s, y - 40 * s + Math.abs(i - 3) * 5 * s]], [4 * s, 3 * s, 0.6 * s], 6), i % 2 ? lighten(tone, 0.14) : tone));
  const side = (m: string): string => `<g transform="${m}">${shape(`M-10 ${height}V${height * 0.7}C${width * 0.1} ${height * 0.7} ${width * 0.16} ${height * 0.78} ${width * 0.12} ${height * 0.86}S${width * 0.2} ${height * 0.95} ${width * 0.26} ${height + 10}Z`, sketch.linear([mix(tone, palette[1], 0.4), tone], 90))}${tuft(width * 0.06, height * 0.72, 1 * unit)}${tuft(width * 0.14, height * 0.88, 0.8 * unit)}</g>`;
  return side('translate(0 0)') + side(`translate(${width} 0) scale(-1 1)`);
};

const pads = ({ sketch, width, height, horizon, palette, random, unit }: Stage): string =>
  each(16, (i) => {
    const t = ((i * 0.618) % 1) * 0.9 + 0.08;
    const y = horizon + (height - horizon) * t;
    const x = random() * width;
    const r = (8 + 34 * t) * unit;
    const leaf = mix('#2f8f6b', palette[1], 0.45);
    return shape(ellipse(x, y + r * 0.08, r, r * 0.3), '#000', 0.2) + shape(`M${x} ${y}L${x + r * 0.3} ${y - r * 0.29}A${r} ${r * 0.3} 0 1 1 ${x - r * 0.05} ${y - r * 0.3}Z`, sketch.linear([lighten(leaf, 0.25), darken(leaf, 0.25)], 60)) + (i % 4 === 0 ? each(5, (n) => shape(petal(x, y - r * 0.08, r * 0.7, r * 0.32, -60 + n * 30), n % 2 ? '#ffb3cb' : '#ff8fb3')) : '');
  });

const reeds = ({ width, height, palette, unit, random }: Stage): string => {
  const tone = darken(palette[0], 0.1);
  const clump = (x: number, dir: number): string => each(9, (i) => {
    const h = random.between(60, 150) * unit;
    const lean = dir * (10 + i * 9) * unit;
    const x0 = x + dir * i * 5 * unit;
    const stem = shape(ribbon([[x0, height + 6], [x0 + lean * 0.3, height - h * 0.5], [x0 + lean, height - h]], [7 * unit, 5 * unit, 0.8 * unit], 8), mix(tone, palette[1], i * 0.06));
    return stem + (i % 3 === 0 ? `<g transform="rotate(${dir * 10} ${x0} ${height})">${shape(ellipse(x0 + lean * 0.2, height - h * 1.02, 4.4 * unit, 16 * unit), mix('#6b3f1d', tone, 0.3))}</g>` : '');
  });
  return clump(-6, 1) + clump(width + 6, -1) + shape(`M-10 ${height + 10}V${height * 0.95}Q${width * 0.25} ${height * 0.9} ${width * 0.5} ${height * 0.96}T${width + 10} ${height * 0.94}V${height + 10}Z`, darken(tone, 0.2));
};

const quay = ({ sketch, width, horizon, palette, unit, random }: Stage): string => {
  const tone = mix(palette[0], palette[1], 0.4);
  const house = (x: number, w: number, h: number): string => {
    const y = horizon - h;
    const lights = each(Math.max(2, Math.round((w * h) / (520 * unit * unit))), () => rect(x + w * random.between(0.12, 0.8), y + h * random.between(0.3, 0.85), 5 * unit, 7 * unit, '#ffcf75', random.between(0.6, 1)));
    return rect(x, y, w, h + 3, tone) + shape(`M${x - 9 * unit} ${y + 2}Q${x + w * 0.1} ${y - 3 * unit} ${x + w * 0.26} ${y - 17 * unit}H${x + w * 0.74}Q${x + w * 0.9} ${y - 3 * unit} ${x + w + 9 * unit} ${y + 2}Z`, darken(tone, 0.3)) + lights;
  };
  const mast = (x: number, h: number): string => stroke(`M${x} ${horizon}V${horizon - h}M${x} ${horizon - h}L${x + 26 * unit} ${horizon}M${x} ${horizon - h}L${x - 26 * unit} ${horizon}`, darken(tone, 0.2), 1.6 * unit, 0.9);
  let out = '';
  for (let x = -10; x < width; ) {
    const w = random.between(36, 66) * unit;
    out += house(x, w, random.between(34, 82) * unit) + (random() > 0.5 ? mast(x + w, random.between(80, 130) * unit) : '');
    x += w + random.between(8, 26) * unit;
  }
  return out + rect(0, horizon - 4, width, 6, sketch.linear([darken(tone, 0.4), tone]));
};

const pier = ({ sketch, height, palette, unit, width }: Stage): string => {
  const wood = mix('#6a3d1f', palette[0], 0.45);
  const post = (x: number, y: number, s: number): string => shape(`M${x - 8 * s} ${height + 10}V${y}h${16 * s}V${height + 10}Z`, sketch.linear([lighten(wood, 0.2), darken(wood, 0.4)], 0)) + shape(ellipse(x, y, 8 * s, 3 * s), lighten(wood, 0.3)) + stroke(`M${x - 8 * s} ${y + 16 * s}h${16 * s}M${x - 8 * s} ${y + 20 * s}h${16 * s}`, '#d9b98a', 2.4 * s, 0.8);
  return post(22 * unit, height * 0.74, 1.3 * unit) + post(width - 26 * unit, height * 0.7, 1.4 * unit) + post(width - 70 * unit, height * 0.8, unit) + stroke(`M${22 * unit} ${height * 0.77}Q${60 * unit} ${height * 0.9} ${100 * unit} ${height * 0.92}`, '#d9b98a', 2.2 * unit, 0.6);
};

const depths = ({ sketch, width, height, palette, random, unit }: Stage): string => {
  const [deep, mid, , , bright] = palette;
  const shaft = sketch.linear([[0, lighten(bright, 0.3), 0.5], [1, mid, 0]], 90);
  return (
    rect(0, 0, width, height, sketch.linear([[0, mix(mid, bright, 0.4), 0.75], [0.5, mid, 0.35], [1, darken(deep, 0.3), 0.8]])) +
    each(6, (i) => {
      const x = width * (0.04 + i * 0.17);
      return shape(`M${x} -10h${28 * unit}L${x + (random() - 0.3) * 120 * unit + 60 * unit} ${height}h${-90 * unit}Z`, shaft, random.between(0.35, 0.8));
    }) +
    each(3, (i) => shape(smooth([[-20, height], [-20, height * (0.66 + i * 0.09)], [width * 0.2, height * (0.58 + i * 0.1)], [width * 0.4, height * (0.74 + i * 0.06)], [width * 0.65, height * (0.7 + i * 0.07)], [width * 0.85, height * (0.56 + i * 0.11)], [width + 20, height * (0.64 + i * 0.1)], [width + 20, height]], true, 0.8), mix(mid, deep, 0.4 + i * 0.25), 0.75)) +
    each(10, () => {
      const [x, y, s] = [random() * width, random.between(0.1, 0.6) * height, random.between(0.6, 1.2) * unit];
      return shape(`M${x} ${y}q${8 * s} ${-6 * s} ${18 * s} 0l${6 * s} ${-5 * s}v${10 * s}l${-6 * s} ${-5 * s}q${-10 * s} ${6 * s} ${-18 * s} 0Z`, lighten(mid, 0.3), 0.5);
    })
  );
};

const corals = ({ sketch, width, height, palette, random, unit }: Stage): string => {
  const [deep, , subject, accent] = palette;
  const branch = (x: number, y: number, l: number, a: number, w: number, depth: number): string => {
    const [x2, y2] = [x + Math.sin(a) * l, y - Math.cos(a) * l];
    return `M${x} ${y}L${x2} ${y2}` + (depth ? branch(x2, y2, l * 0.74, a - random.between(0.3, 0.6), w, depth - 1) + branch(x2, y2, l * 0.72, a + random.between(0.25, 0.6), w, depth - 1) : '');
  };
  const coral = (x: number, s: number, tone: string): string => {
    const d = branch(x, height + 6, 34 * s, random.between(-0.15, 0.15), 5, 3);
    return stroke(d, darken(tone, 0.5), 11 * s * 0.8, 1, 'stroke-linejoin="round"') + stroke(d, tone, 8 * s * 0.8, 1, 'stroke-linejoin="round"') + stroke(d, lighten(tone, 0.5), 1.8 * s, 0.5, `transform="translate(${-1.6 * s} ${-1.4 * s})"`);
  };
  const weed = (x: number, h: number, tone: string): string => shape(ribbon([[x, height + 6], [x + 12 * unit, height - h * 0.35], [x - 10 * unit, height - h * 0.7], [x + 8 * unit, height - h]], [11 * unit, 13 * unit, 9 * unit, 1], 9), sketch.linear([lighten(tone, 0.2), darken(tone, 0.3)], 90));
  const floor = shape(`M-10 ${height + 10}V${height * 0.93}Q${width * 0.2} ${height * 0.88} ${width * 0.42} ${height * 0.95}T${width + 10} ${height * 0.9}V${height + 10}Z`, sketch.linear([mix(deep, accent, 0.2), darken(deep, 0.3)]));
  const count = Math.max(1, Math.round(width / (400 * unit)));
  let out = '';
  for (let n = 0; n < count; n++) {
    const left = n === 0;
    const right = n === count - 1;
    if (left) out += weed(16 * unit, 150 * unit, mix('#2f9d78', deep, 0.3)) + weed(40 * unit, 100 * unit, mix('#3fae62', deep, 0.35)) + coral(66 * unit, unit, mix(accent, deep, 0.12)) + coral(22 * unit, 0.8 * unit, mix(subject, deep, 0.25));
    if (right) out += weed(width - 18 * unit, 170 * unit, mix('#2f9d78', deep, 0.35)) + weed(width - 46 * unit, 110 * unit, mix('#3fae62', deep, 0.3)) + coral(width - 74 * unit, 0.95 * unit, mix('#ff6f91', deep, 0.18)) + coral(width - 26 * unit, 0.8 * unit, mix('#ffb84d', deep, 0.22));
  }
  return out + floor + each(8, () => dot(random() * width, height * random.between(0.94, 0.99), random.between(2, 6) * unit, lighten(accent, 0.3), 0.35));
};
