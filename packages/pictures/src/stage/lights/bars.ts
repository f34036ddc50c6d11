import { mix } from '../../drawing/color.ts';
import { each } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function bars({ focus, palette, unit }: Stage): string {
  return each(4, (i) => {
    const y = focus.y + focus.radius * (0.3 + i * 0.2);
    return `<rect x="${focus.x - focus.radius * 1.1}" y="${y}" width="${focus.radius * 2.2}" height="${(2 + i * 2.6) * unit}" fill="${mix(palette[1], palette[3], 0.35)}" opacity=".75"/>`;
  });
}
