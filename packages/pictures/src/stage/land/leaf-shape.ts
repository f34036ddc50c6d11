import { petal } from '../../drawing/path.ts';
import { shape, stroke } from '../stage.ts';

export function leafShape(x: number, y: number, l: number, a: number, tone: string, vein: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${a})">${shape(petal(0, 0, l, l * 0.36, 0, 0.84), tone)}${stroke(`M0 0V${-l * 0.9}` + [0.25, 0.42, 0.58, 0.72].map((t) => `M0 ${-l * t}l${l * 0.11} ${-l * 0.13}M0 ${-l * t}l${-l * 0.11} ${-l * 0.13}`).join(''), vein, l * 0.014, 0.5)}</g>`;
}
