import type { Random } from '../drawing/random.ts';
import type { Sketch } from '../drawing/sketch.ts';

/** Where a scene is set: its size, its colours and the point that the eye should rest on. */
export interface Stage {
  readonly sketch: Sketch;
  readonly random: Random;
  readonly width: number;
  readonly height: number;
  /** Deep ground, mid ground, subject, accent, highlight. */
  readonly palette: readonly [string, string, string, string, string];
  readonly focus: { readonly x: number; readonly y: number; readonly radius: number };
  /** Height of the horizon. */
  readonly horizon: number;
  /** One unit of detail: 1 at the size of a tile. */
  readonly unit: number;
}

export const shape = (d: string, fill: string, opacity = 1, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}${extra && ` ${extra}`}/>`;

export const stroke = (d: string, color: string, width: number, opacity = 1, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}${extra && ` ${extra}`}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, opacity = 1): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const dot = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Numbers from 0 up to (not with) count, as something to map over. */
export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

export const each = (count: number, make: (i: number) => string): string => times(count, make).join('');
