import { petal, polar, sector } from './drawing/path.ts';
import { Sketch } from './drawing/sketch.ts';

export type Template = 'site02' | 'suncity' | 'apsport';
export const templates: readonly Template[] = ['site02', 'suncity', 'apsport'];

/** A brand's mark, 64 × 64. `favicon` fills the square with the brand's ground and coarsens the drawing. */
export function brandLogoSvg(template: Template, variant: 'mark' | 'favicon' = 'mark'): string {
  const sketch = new Sketch(`logo/${template}/${variant}`);
  const icon = variant === 'favicon';
  return sketch.finish(
    64,
    64,
    { site02: lotusBay, suncity: goldenHour, apsport: apex }[template](sketch, icon),
  );
}

function lotusBay(sketch: Sketch, icon: boolean): string {
  const pink = sketch.linear(['#ffc2d6', '#ff6b9a', '#e0417a'], 90);
  const pale = sketch.linear(['#ffe4ec', '#ff9dbd'], 90);
  const jade = sketch.linear(['#5ff0cb', '#19c39a', '#0b7f6b'], 90);
  const ground = icon
    ? `<rect width="64" height="64" rx="15" fill="${sketch.linear(['#12424a', '#071a1e'])}"/>`
    : '';
  const petals =
    [-62, 62].map((a) => `<path d="${petal(32, 42, 28, 13, a)}" fill="#d63a74"/>`).join('') +
    [-34, 34].map((a) => `<path d="${petal(32, 42, 31, 15, a)}" fill="${pink}"/>`).join('') +
    `<path d="${petal(32, 43, 35, 18, 0)}" fill="${pale}"/>`;
  const wave = 'M4 43c5-5 10-5 14-1.5s9 3.5 14 0 10-3.5 14 0 9 3.5 14 1.5c-2 9-13 16-28 16S6 52 4 43Z';
  const crest = icon
    ? ''
    : '<path d="M14 51.5c4-2.5 7-2.5 10 0s7 2.5 10 0 7-2.5 10 0 4 1.5 6 .8" fill="none" stroke="#eafff8" stroke-width="2" stroke-linecap="round" opacity=".8"/>';
  return (
    ground +
    `<g${icon ? ' transform="translate(4.5 3.5) scale(.86)"' : ''}>${petals}<path d="${wave}" fill="${jade}"/>${crest}</g>`
  );
}

function goldenHour(sketch: Sketch, icon: boolean): string {
  const gold = sketch.linear(['#f0cf86', '#c9963a', '#8f6620'], 70);
  const rays = [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const a = 198 + i * 24;
      return `<path d="M${polar(32, 36, 18.5, a - 4).join(' ')}L${polar(32, 36, i % 2 ? 25 : 28, a).join(' ')}L${polar(32, 36, 18.5, a + 4).join(' ')}Z" fill="${gold}"/>`;
    })
    .join('');
  const seal = icon
    ? '<rect width="64" height="64" rx="9" fill="#c4321e"/><rect x="3.5" y="3.5" width="57" height="57" rx="6" fill="none" stroke="#fbf6ea" stroke-width="2"/>'
    : '<path d="M9 3h46q6 0 6 6v46q0 6-6 6H9q-6 0-6-6V9q0-6 6-6Z" fill="#c4321e"/><path d="M10 7h44q3 0 3 3v44q0 3-3 3H10q-3 0-3-3V10q0-3 3-3Z" fill="none" stroke="#fbf6ea" stroke-width="1.5"/>';
  const sun = `<path d="${sector(32, 36, 0, 15, 180, 360)}" fill="${icon ? '#f6d489' : gold}"/>`;
  const roof =
    '<path d="M9 42.5c6 0 10-2 13-6.5h20c3 4.5 7 6.5 13 6.5-1 2.800-3 4-6 4H15c-3 0-5-1.200-6-4Z" fill="#fbf6ea"/><path d="M17 48h4v7h-4zM30 48h4v7h-4zM43 48h4v7h-4zM13 55.5h38" fill="#fbf6ea" stroke="#fbf6ea" stroke-width="1.5"/>';
  return seal + rays + sun + roof;
}

function apex(_sketch: Sketch, icon: boolean): string {
  const ground = icon ? '<path d="M0 0H64V64H0Z" fill="#0b0c0e"/>' : '';
  // A summit as a chevron, its eastern face in the light, the start flag's triangle within.
  const mark =
    '<path d="M32 4 62 60H46.5L32 32.5 17.5 60H2Z" fill="#c8f31d"/><path d="M32 4 62 60H54L32 18Z" fill="#fff" opacity=".34"/><path d="M32 40 42.5 60H21.5Z" fill="#ff5a1f"/>';
  return `${ground}<g${icon ? ' transform="translate(5.5 5) scale(.83)"' : ''}>${mark}</g>`;
}
