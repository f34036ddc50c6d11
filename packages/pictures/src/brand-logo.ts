import type { TemplateName } from '@halls/contract/template';
import { brands } from './brands/index.ts';
import { Sketch } from './drawing/sketch.ts';

/** A brand's mark, 64 × 64. `favicon` fills the square with the brand's ground and coarsens the drawing. */
export function brandLogoSvg(template: TemplateName, variant: 'mark' | 'favicon' = 'mark'): string {
  const sketch = new Sketch(`logo/${template}/${variant}`);
  return sketch.finish(64, 64, brands[template].logo(sketch, variant === 'favicon'));
}
