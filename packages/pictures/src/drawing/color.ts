/** Colours are `#rrggbb` strings throughout; opacity is given apart. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return hex([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share));
}

export const lighten = (color: string, share: number): string => mix(color, '#ffffff', share);
export const darken = (color: string, share: number): string => mix(color, '#050309', share);

/** Turns the hue by degrees and scales saturation and lightness (HSL, as painters think of it). */
export function shift(color: string, hueDegrees: number, saturation = 1, lightness = 1): string {
  const [h, s, l] = toHsl(color);
  return fromHsl((h + hueDegrees + 360) % 360, Math.min(1, s * saturation), Math.min(1, l * lightness));
}

function channels(color: string): number[] {
  const full = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  return [1, 3, 5].map((i) => Number.parseInt(full.slice(i, i + 2), 16));
}

function hex(values: number[]): string {
  return `#${values
    .map((v) =>
      Math.round(Math.max(0, Math.min(255, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function toHsl(color: string): [number, number, number] {
  const [r, g, b] = channels(color).map((v) => v / 255) as [number, number, number];
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const l = (max + min) / 2;
  const d = max - min;
  if (d === 0) return [0, 0, l];
  const s = d / (1 - Math.abs(2 * l - 1));
  const h = max === r ? ((g - b) / d) % 6 : max === g ? (b - r) / d + 2 : (r - g) / d + 4;
  return [(h * 60 + 360) % 360, s, l];
}

function fromHsl(h: number, s: number, l: number): string {
  const chroma = (1 - Math.abs(2 * l - 1)) * s;
  const x = chroma * (1 - Math.abs(((h / 60) % 2) - 1));
  const m = l - chroma / 2;
  const [r, g, b] =
    h < 60
      ? [chroma, x, 0]
      : h < 120
        ? [x, chroma, 0]
        : h < 180
          ? [0, chroma, x]
          : h < 240
            ? [0, x, chroma]
            : h < 300
              ? [x, 0, chroma]
              : [chroma, 0, x];
  return hex([r, g, b].map((v) => (v + m) * 255));
}
