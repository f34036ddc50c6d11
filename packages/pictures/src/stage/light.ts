import type { LightWord } from '@halls/house-games';
import { darken, lighten, mix, shift } from '../drawing/color.ts';
import { glint, petal, polar, sector, smooth } from '../drawing/path.ts';
import type { Point } from '../drawing/path.ts';
import { dot, each, rect, shape, stroke } from './stage.ts';
import type { Stage } from './stage.ts';

/** The sky and its light, behind everything. */
export function drawSky(light: LightWord, stage: Stage): string {
  const { sketch, width, height, palette, focus } = stage;
  const [deep, mid, subject, accent, bright] = palette;
  const glow = glowOf(light, palette);
  const top = light === 'sun' ? mix(mid, bright, 0.18) : light === 'dawn' ? mix(deep, mid, 0.7) : deep;
  const low = light === 'sun' ? mix(mid, bright, 0.42) : light === 'dawn' ? mix(mid, glow, 0.5) : light === 'dusk' ? mix(mid, accent, 0.42) : mix(deep, mid, 0.75);
  const sky = rect(0, 0, width, height, sketch.linear([[0, top], [0.45, mix(top, low, 0.45)], [0.75, low], [1, deep]], 90));
  const halo = `<circle cx="${focus.x}" cy="${focus.y}" r="${focus.radius * 2}" fill="${sketch.radial([[0, glow, 0.72], [0.35, glow, 0.36], [0.7, mix(glow, mid, 0.5), 0.1], [1, mid, 0]])}"/>`;
  void subject;
  return sky + halo;
}

/** The body that gives the light, still behind the subject. */
export function drawLight(light: LightWord, stage: Stage): string {
  return lights[light](stage);
}

export function glowOf(light: LightWord, palette: Stage['palette']): string {
  const [, mid, subject, accent, bright] = palette;
  switch (light) {
    case 'sun': return mix(bright, '#fff2b0', 0.4);
    case 'dawn': return mix('#ffd9a0', accent, 0.2);
    case 'dusk': return mix('#ff9a5c', accent, 0.35);
    case 'moon': return mix(bright, '#cfe4ff', 0.35);
    case 'stars': return mix(mid, bright, 0.45);
    case 'lanterns': return mix('#ffb454', subject, 0.2);
    case 'aurora': return mix(subject, accent, 0.25);
    case 'fireworks': return mix('#ffcf70', accent, 0.3);
    case 'spotlight': return mix(bright, '#fff6dc', 0.3);
    case 'neon': return mix(accent, subject, 0.35);
  }
}

const lights: Readonly<Record<LightWord, (stage: Stage) => string>> = {
  sun: (s) => rays(s, 20, 0.16) + disc(s, 0.92, ['#fffdf0', '#fff0b4', lighten(glowOf('sun', s.palette), 0.1)], 0.9),
  dawn: (s) => rays(s, 28, 0.12) + disc(s, 1, ['#fff6df', '#ffdfa6', mix('#ffb877', s.palette[3], 0.25)], 0.95),
  dusk: (s) => disc(s, 1.04, ['#fff0c8', '#ffb765', mix('#ff6a3a', s.palette[3], 0.3)], 0.95) + bars(s),
  moon: (s) => moonDisc(s) + starsOver(s, 46),
  stars: (s) => milkyWay(s) + starsOver(s, 110),
  lanterns: (s) => starsOver(s, 22) + lanternStrings(s),
  aurora: (s) => starsOver(s, 60) + curtains(s),
  fireworks: (s) => bursts(s),
  spotlight: (s) => beams(s),
  neon: (s) => neonRings(s),
};

function rays({ sketch, focus, width, height, palette }: Stage, count: number, opacity: number): string {
  const reach = Math.hypot(width, height);
  const fill = sketch.radial([[0, '#fff8dc', opacity * 2.2], [0.35, lighten(palette[4], 0.2), opacity], [1, palette[4], 0]]);
  const d = each(count, (i) => (i % 2 ? '' : sector(0, 0, focus.radius * 0.3, reach, (i * 360) / count, ((i + 1) * 360) / count)));
  return `<g transform="translate(${focus.x} ${focus.y}) rotate(4)"><path d="${d}" fill="${fill}"/></g>`;
}

function disc({ sketch, focus }: Stage, size: number, stops: readonly string[], opacity: number): string {
  const r = focus.radius * size;
  return (
    dot(focus.x, focus.y, r * 1.28, stops[1]!, 0.16) + dot(focus.x, focus.y, r * 1.12, stops[1]!, 0.22) +
    `<circle cx="${focus.x}" cy="${focus.y}" r="${r}" fill="${sketch.linear(stops, 80)}" opacity="${opacity}"/>`
  );
}

function bars({ focus, palette, unit }: Stage): string {
  return each(4, (i) => {
    const y = focus.y + focus.radius * (0.3 + i * 0.2);
    return `<rect x="${focus.x - focus.radius * 1.1}" y="${y}" width="${focus.radius * 2.2}" height="${(2 + i * 2.6) * unit}" fill="${mix(palette[1], palette[3], 0.35)}" opacity=".75"/>`;
  });
}

function moonDisc(stage: Stage): string {
  const { focus, palette, sketch } = stage;
  const r = focus.radius * 1.02;
  const stain = mix(palette[4], palette[1], 0.35);
  const maria: readonly (readonly [number, number, number])[] = [[-0.5, -0.4, 0.2], [0.1, -0.62, 0.13], [-0.66, 0.1, 0.14], [0.56, -0.3, 0.22], [0.4, 0.5, 0.17], [-0.24, 0.6, 0.2], [0.75, 0.2, 0.09]];
  return (
    dot(focus.x, focus.y, r * 1.34, palette[4], 0.1) + dot(focus.x, focus.y, r * 1.15, palette[4], 0.16) +
    `<circle cx="${focus.x}" cy="${focus.y}" r="${r}" fill="${sketch.radial([lighten(palette[4], 0.75), lighten(palette[4], 0.3), mix(palette[4], palette[1], 0.25)], 0.38, 0.32, 0.78)}"/>` +
    maria.map(([x, y, s]) => dot(focus.x + x * r, focus.y + y * r, s * r, stain, 0.28)).join('')
  );
}

function starsOver({ random, width, horizon, height, palette, unit }: Stage, count: number): string {
  const limit = Math.min(height, horizon * 1.04);
  return each(count, (i) => {
    const [x, y] = [random() * width, random() * random() * limit];
    return i % 9 === 0 ? shape(glint(x, y, random.between(4, 8) * unit), lighten(palette[4], 0.5), 0.9) : dot(x, y, random.between(0.5, 1.7) * unit, lighten(palette[4], 0.4), random.between(0.35, 0.95));
  });
}

function milkyWay({ sketch, width, height, palette, random, unit }: Stage): string {
  const band = sketch.linear([[0, palette[2], 0], [0.5, lighten(palette[2], 0.3), 0.34], [1, palette[3], 0]], 90);
  return (
    `<g transform="translate(${width / 2} ${height * 0.36}) rotate(-28)"><ellipse rx="${width * 0.9}" ry="${height * 0.2}" fill="${band}"/>` +
    each(40, () => dot(random.between(-0.8, 0.8) * width, random.between(-0.08, 0.08) * height, random.between(0.4, 1.3) * unit, '#fff', random.between(0.3, 0.9))) + '</g>'
  );
}

function lanternStrings({ sketch, width, height, palette, unit, random }: Stage): string {
  const halo = sketch.radial([[0, '#ffe2a0', 0.75], [0.4, '#ffb04e', 0.3], [1, '#ff8a3a', 0]]);
  const body = sketch.radial(['#fff3cc', '#ffc463', mix('#f0562f', palette[3], 0.3)], 0.5, 0.5, 0.62);
  const rows = width > height ? 2 : 3;
  return each(rows, (row) => {
    const y0 = height * (0.02 + row * 0.085);
    const sag = height * (0.1 + row * 0.03);
    const count = Math.round((width / (58 * unit)) * (1 - row * 0.12));
    const size = (9.5 - row * 1.9) * unit;
    const yAt = (t: number): number => y0 + sag * 4 * t * (1 - t) * (row % 2 ? 0.7 : 1) + Math.sin(t * 9 + row) * 4 * unit;
    let out = stroke(`M0 ${y0}` + each(20, (i) => `L${((i + 1) / 20) * width} ${yAt((i + 1) / 20)}`), mix(palette[0], '#000000', 0.3), 1.3 * unit, 0.8);
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5 + row * 0.25) / count;
      const [x, y] = [t * width, yAt(t) + size * 1.4];
      out += `<circle cx="${x}" cy="${y}" r="${size * 3}" fill="${halo}" opacity="${1 - row * 0.2}"/><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * random.between(0.95, 1.15)}" fill="${body}"/>` + rect(x - size * 0.4, y - size * 1.2, size * 0.8, size * 0.26, '#8a3a14') + rect(x - size * 0.4, y + size * 0.94, size * 0.8, size * 0.26, '#8a3a14');
    }
    return out;
  });
}

function curtains({ sketch, width, height, palette, random }: Stage): string {
  return each(4, (i) => {
    const tone = [palette[2], palette[3], lighten(palette[2], 0.3), shift(palette[2], 40)][i]!;
    const fill = sketch.linear([[0, tone, 0], [0.45, tone, 0.5], [0.8, lighten(tone, 0.4), 0.62], [1, tone, 0]], 90);
    const base = height * (0.5 - i * 0.07);
    const top: Point[] = [];
    const low: Point[] = [];
    for (let x = -0.1; x <= 1.11; x += 0.15) {
      const y = base + Math.sin(x * 7 + i * 1.7) * height * 0.06 + random.between(-8, 8);
      low.push([x * width, y]);
      top.push([x * width, y - height * random.between(0.24, 0.4)]);
    }
    return shape(smooth([...top, ...low.toReversed()], true, 0.8), fill, 0.9);
  });
}

function bursts(stage: Stage): string {
  const { width, height, palette, random, sketch, focus } = stage;
  const tones = [palette[3], '#ffd36a', lighten(palette[2], 0.2), '#ff7fa8', '#8fe8ff'];
  const spots: readonly (readonly [number, number, number])[] = [[0.16, 0.14, 0.17], [0.84, 0.12, 0.2], [0.5, 0.08, 0.13], [0.06, 0.42, 0.11], [0.95, 0.42, 0.12]];
  const base = Math.min(width, height);
  return starsOver(stage, 24) + spots.map(([fx, fy, fr], n) => {
    const [cx, cy, r] = [fx * width, fy * height, fr * base * 1.1];
    const tone = tones[n]!;
    const count = 18 + n * 2;
    const rays = ['', ''];
    let ends = '';
    for (let i = 0; i < count; i++) {
      const a = (360 / count) * i + random() * 5;
      const reach = r * (i % 2 ? 1 : 0.72);
      const [x1, y1] = polar(cx, cy, r * 0.22, a);
      const [x2, y2] = polar(cx, cy, reach, a - 1.6);
      const [x3, y3] = polar(cx, cy, reach, a + 1.6);
      rays[i % 2] += `M${x1} ${y1}L${x2} ${y2 + r * 0.06}Q${(x2 + x3) / 2} ${(y2 + y3) / 2 + r * 0.14} ${x3} ${y3 + r * 0.06}Z`;
      ends += `M${(x2 + x3) / 2} ${(y2 + y3) / 2 + r * 0.08}h.01`;
    }
    const halo = `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${sketch.radial([[0, '#fff4d8', 0.75], [0.4, tone, 0.26], [1, tone, 0]])}"/>`;
    return halo + shape(rays[0]!, tone) + shape(rays[1]!, lighten(tone, 0.4)) + stroke(ends, '#fff7dc', r * 0.075);
  }).join('') + dot(focus.x, focus.y, focus.radius * 1.05, sketch.radial([[0, '#fff1c9', 0.55], [1, tones[1]!, 0]]));
}

function beams({ sketch, width, height, focus, palette }: Stage): string {
  const fill = sketch.linear([[0, '#fffbe8', 0.75], [0.5, lighten(palette[4], 0.2), 0.22], [1, palette[4], 0]], 90);
  const cone = (x: number, spread: number, lean: number, o: number): string => shape(`M${x - 6} ${-10}L${x + 6} ${-10}L${x + lean + spread} ${height}L${x + lean - spread} ${height}Z`, fill, o);
  return (
    cone(width * 0.12, width * 0.2, width * 0.3, 0.5) + cone(width * 0.88, width * 0.2, -width * 0.3, 0.5) + cone(width * 0.5, width * 0.26, 0, 0.8) +
    `<ellipse cx="${focus.x}" cy="${focus.y + focus.radius * 0.9}" rx="${focus.radius * 1.5}" ry="${focus.radius * 0.42}" fill="${sketch.radial([[0, '#fff9e0', 0.6], [1, palette[4], 0]])}"/>`
  );
}

function neonRings({ sketch, focus, palette, unit }: Stage): string {
  const { x, y, radius } = focus;
  const ring = (r: number, color: string, w: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${w * 4.5}" opacity=".14"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${w * 2.2}" opacity=".35"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${lighten(color, 0.6)}" stroke-width="${w}"/>`;
  const bulbs = each(28, (i) => {
    const [bx, by] = polar(x, y, radius * 1.2, (360 / 28) * i);
    return dot(bx, by, 7 * unit, sketch.radial([[0, '#fff8dc', 0.95], [0.3, palette[3], 0.6], [1, palette[3], 0]])) + dot(bx, by, 2.3 * unit, '#fffdf0');
  });
  return `<circle cx="${x}" cy="${y}" r="${radius * 1.06}" fill="${darken(palette[0], 0.35)}" opacity=".55"/>` + ring(radius * 1.34, palette[3], 3 * unit) + ring(radius * 1.06, palette[2], 3.4 * unit) + bulbs;
}

/** What floats in the air before the subject: petals, sparks, bubbles. */
export function drawAir(kind: 'petals' | 'sparks' | 'bubbles' | 'snow' | 'leaves' | 'none', stage: Stage, count: number): string {
  const { random, width, height, palette, unit, sketch } = stage;
  if (kind === 'none') return '';
  const glow = sketch.radial([[0, '#fffbe6', 0.95], [0.35, lighten(palette[3], 0.4), 0.5], [1, palette[3], 0]]);
  return each(count, () => {
    const [x, y, size] = [random() * width, random() * height * 0.92, random.between(0.5, 1.25) * unit];
    switch (kind) {
      case 'petals': return `<g transform="translate(${x} ${y}) rotate(${random() * 360})">${shape(petal(0, 0, 15 * size, 9 * size, 0), random() > 0.5 ? lighten(palette[3], 0.35) : lighten(palette[2], 0.4), random.between(0.6, 0.95))}</g>`;
      case 'leaves': return `<g transform="translate(${x} ${y}) rotate(${random() * 360})">${shape(petal(0, 0, 17 * size, 7 * size, 0), mix(palette[1], palette[3], random()), 0.9)}</g>`;
      case 'bubbles': return `<circle cx="${x}" cy="${y}" r="${6 * size}" fill="#fff" fill-opacity=".1" stroke="${lighten(palette[4], 0.4)}" stroke-width="${1.1 * size}" opacity=".75"/>` + dot(x - 2 * size, y - 2.2 * size, 1.4 * size, '#fff', 0.9);
      case 'snow': return dot(x, y, 2.4 * size, '#fff', random.between(0.5, 0.95));
      default: return `<circle cx="${x}" cy="${y}" r="${6.5 * size}" fill="${glow}"/>`;
    }
  });
}
