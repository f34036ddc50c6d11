import { brandMarks, type BrandMark } from './brands/index.ts';
import { Sketch } from './drawing/sketch.ts';

/** What a launcher cuts into a shape of its own has its ground to the edge, and the mark within the middle. */
const grounds: Readonly<Record<BrandMark, string>> = {
  site02: '#071a1e',
  suncity: '#c4321e',
  apsport: '#0b0c0e',
  r88: '#0c0f33',
};

/**
 * A brand's mark, 64 × 64. `favicon` fills the square with the brand's ground and coarsens the drawing; of `maskable`
 * any shape may be cut that leaves a circle of four fifths of its width.
 */
export function brandLogoSvg(mark: BrandMark, variant: 'mark' | 'favicon' | 'maskable' = 'mark'): string {
  const sketch = new Sketch(`logo/${mark}/${variant}`);
  const drawing = brandMarks[mark](sketch, variant === 'favicon');
  if (variant !== 'maskable') return sketch.finish(64, 64, drawing);
  const ground = `<path d="M0 0H64V64H0Z" fill="${grounds[mark]}"/>`;
  return sketch.finish(64, 64, `${ground}<g transform="translate(14 14) scale(.5625)">${drawing}</g>`);
}
