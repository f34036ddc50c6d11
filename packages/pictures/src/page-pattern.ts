import type { TemplateName } from '@halls/contract/template';
import { brands } from './brands/index.ts';

/** A tile that repeats, for the page's decoration, in the text's own colour; set its colour and opacity in CSS. */
export function patternSvg(template: TemplateName): string {
  const [width, height, d] = brands[template].pattern;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="1.5">${d}</svg>`;
}
