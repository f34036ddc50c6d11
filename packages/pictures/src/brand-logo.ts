import { brandMarks, type BrandMark } from './brands/index.ts';
import { Sketch } from './drawing/sketch.ts';

/** A brand's mark, 64 × 64. `favicon` fills the square with the brand's ground and coarsens the drawing. */
export function brandLogoSvg(mark: BrandMark, variant: 'mark' | 'favicon' = 'mark'): string {
  const sketch = new Sketch(`logo/${mark}/${variant}`);
  return sketch.finish(64, 64, brandMarks[mark](sketch, variant === 'favicon'));
}
