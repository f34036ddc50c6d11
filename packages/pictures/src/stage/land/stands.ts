import { darken, lighten, mix } from '../../drawing/color.ts';
import { shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function stands({ sketch, width, height, horizon, palette, random, unit }: Stage): string {
  const tone = mix(palette[0], palette[1], 0.35);
  const top = horizon - height * 0.3;
  const d = `M-10 ${top + 60 * unit}Q${width / 2} ${top - 30 * unit} ${width + 10} ${top + 60 * unit}V${horizon + 20}H-10Z`;
  const rows = 9;
  const count = Math.round(width / (11 * unit));
  // The crowd: one path of dots for each colour.
  const seats: string[] = ['', '', '', '', ''];
  for (let n = 0; n < rows * count; n++) {
    const [r, i] = [Math.floor(n / count), n % count];
    const x = ((i + (r % 2) * 0.5) / count) * width;
    const arc = 90 * unit * (Math.abs(x / width - 0.5) * 2) ** 2;
    if (random() > 0.22)
      seats[Math.floor(random() * 5)] +=
        `M${Math.round(x)} ${Math.round(top + 22 * unit + arc * (1 - r / rows) + r * ((horizon - top - 10 * unit) / rows))}h.01`;
  }
  const tones = [palette[4], palette[3], palette[2], lighten(tone, 0.3), lighten(tone, 0.15)];
  const crowd = seats.map((dots, i) => stroke(dots, tones[i]!, 5.2 * unit, 0.3 + i * 0.08)).join('');
  return (
    shape(d, sketch.linear([darken(tone, 0.3), tone, darken(tone, 0.2)])) +
    stroke(
      `M-10 ${top + 60 * unit}Q${width / 2} ${top - 30 * unit} ${width + 10} ${top + 60 * unit}`,
      lighten(palette[4], 0.2),
      3 * unit,
      0.6,
    ) +
    crowd
  );
}
