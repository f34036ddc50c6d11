import type { Template } from './brand-logo.ts';

/** A tile that repeats, for the page's decoration, in the text's own colour; set its colour and opacity in CSS. */
export function patternSvg(template: Template): string {
  const [width, height, d] = tiles[template];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="1.5">${d}</svg>`;
}

const wave = (x: number, y: number): string =>
  [23, 16, 9].map((r) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`).join('');

const tiles: Readonly<Record<Template, readonly [width: number, height: number, body: string]>> = {
  site02: [48, 24, `<path d="${wave(0, 24)}${wave(48, 24)}${wave(24, 12)}${wave(24, 36)}"/>`],
  suncity: [
    48,
    48,
    '<path d="M0 4H40V40H8V12H32V32H16V20H24M48 4H44V44H4V48M4 44V8M0 44H4M44 48V44H48" stroke-linejoin="miter"/>',
  ],
  apsport: [
    32,
    32,
    '<path d="M-8 40 40-8M-8 24 24-8M8 40 40 8M-8 8 8-8M24 40 40 24" stroke-width="5" stroke="currentColor"/>',
  ],
};
