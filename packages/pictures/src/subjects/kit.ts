import { darken, lighten } from '../drawing/color.ts';
import type { PieceLook, Sketch, Stop } from '../drawing/sketch.ts';
import type { Random } from '../drawing/random.ts';

/** The colours of one subject; every subject draws itself in these alone. */
export interface Ink {
  readonly main: string;
  readonly second: string;
  readonly accent: string;
  readonly gold: string;
  readonly pale: string;
  readonly leaf: string;
  readonly dark: string;
}

/** What a subject draws with. A subject fills about -100..100 in both directions around (0, 0). */
export class Kit {
  readonly sketch: Sketch;
  readonly ink: Ink;
  readonly random: Random;
  /** Width of lit edges: thicker where the drawing will be small. */
  readonly edge: number;

  constructor(sketch: Sketch, ink: Ink, random: Random, edge = 2.2) {
    this.sketch = sketch;
    this.ink = ink;
    this.random = random;
    this.edge = edge;
  }

  /** A cut piece in one colour, lit from above. */
  cut(d: string, color: string, look: Partial<PieceLook> & { turn?: number } = {}): string {
    const { turn = 70, ...rest } = look;
    const fill = this.sketch.linear([lighten(color, 0.22), color, darken(color, 0.34)], turn);
    return this.sketch.piece(d, { fill, tone: color, edge: this.edge, ...rest });
  }

  /** Gold with the bands of polished metal. */
  gild(d: string, look: Partial<PieceLook> & { turn?: number } = {}): string {
    const { turn = 60, ...rest } = look;
    const g = this.ink.gold;
    const stops: Stop[] = [
      [0, lighten(g, 0.62)],
      [0.3, g],
      [0.52, darken(g, 0.32)],
      [0.66, lighten(g, 0.28)],
      [1, darken(g, 0.42)],
    ];
    return this.sketch.piece(d, {
      fill: this.sketch.linear(stops, turn),
      tone: g,
      rim: lighten(g, 0.8),
      edge: this.edge,
      ...rest,
    });
  }

  flat(d: string, fill: string, opacity = 1, extra = ''): string {
    return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}${extra && ` ${extra}`}/>`;
  }

  line(d: string, color: string, width: number, opacity = 1): string {
    return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  }

  /** A drawing and its mirror image. */
  both(half: string): string {
    const id = this.sketch.define((i) => `<g id="${i}">${half}</g>`);
    return `<use href="#${id}" transform="scale(-1 1)"/><use href="#${id}"/>`;
  }

  /** An eye with a catchlight. */
  eye(x: number, y: number, r: number, iris: string): string {
    return (
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff8e8"/><circle cx="${x}" cy="${y}" r="${r * 0.78}" fill="${iris}"/>` +
      `<circle cx="${x}" cy="${y}" r="${r * 0.45}" fill="#140a08"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.24}" fill="#fff"/>`
    );
  }

  /** Overlapping scales as a paint. */
  scales(size: number, color: string, opacity: number): string {
    const s = size;
    const arc = (x: number, y: number): string => `M${x - s / 2} ${y}a${s / 2} ${s * 0.55} 0 0 0 ${s} 0`;
    return this.sketch.pattern(
      s,
      s,
      `<path d="${arc(s / 2, 0)}${arc(0, s / 2)}${arc(s, s / 2)}${arc(s / 2, s)}" fill="none" stroke="${color}" stroke-width="${s * 0.1}" opacity="${opacity}"/>`,
    );
  }
}

export const at = (body: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${body}</g>`;

export const flip = (body: string): string => `<g transform="scale(-1 1)">${body}</g>`;

export type Subject = (kit: Kit) => string;
