import { mix } from '../drawing/color.ts';
import type { Stage } from './stage.ts';
import type { LightWord } from '@halls/house-games';

export function glowOf(light: LightWord, palette: Stage['palette']): string {
  const [, mid, subject, accent, bright] = palette;
  switch (light) {
    case 'sun':
      return mix(bright, '#fff2b0', 0.4);
    case 'dawn':
      return mix('#ffd9a0', accent, 0.08);
    case 'dusk':
      return mix('#ff9a5c', accent, 0.12);
    case 'moon':
      return mix(bright, '#cfe4ff', 0.35);
    case 'stars':
      return mix(mid, bright, 0.45);
    case 'lanterns':
      return mix('#ffb454', subject, 0.2);
    case 'aurora':
      return mix(subject, accent, 0.25);
    case 'fireworks':
      return mix('#ffcf70', accent, 0.3);
    case 'spotlight':
      return mix(bright, '#fff6dc', 0.3);
    case 'neon':
      return mix(accent, subject, 0.35);
  }
}
