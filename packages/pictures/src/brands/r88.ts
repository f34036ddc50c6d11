import type { Sketch } from '../drawing/sketch.ts';

/** The mark of a site in another's clothes, "R88": a paper crane that turns over water, in indigo and coral. */
export function r88(sketch: Sketch, icon: boolean): string {
  const coral = sketch.linear(['#ffd9b8', '#ff8a5c', '#e2543a'], 60);
  const pale = sketch.linear(['#ffffff', '#ffe3cf'], 90);
  const indigo = sketch.linear(['#7d8dff', '#4453d6', '#26309a'], 90);
  const ground = icon
    ? `<rect width="64" height="64" rx="15" fill="${sketch.linear(['#232a68', '#0c0f33'])}"/>`
    : '';
  const disc = `<circle cx="32" cy="32" r="27" fill="${indigo}"/>`;
  const farWing = `<path d="M30 38 46 7 50 34Z" fill="#c63f2c"/>`;
  const nearWing = `<path d="M30 38 17 8 44 33Z" fill="${coral}"/>`;
  const tail = `<path d="M44 33 60 25 47 43Z" fill="${coral}"/>`;
  const body = `<path d="M30 38 44 33 47 43 35 50Z" fill="${pale}"/>`;
  const neck = `<path d="M30 38 35 50 12 31Z" fill="#ffb48c"/><path d="M12 31 19.500 37 4 37.500Z" fill="${pale}"/>`;
  const water =
    '<path d="M14 54c4-2.500 7-2.500 10 0s7 2.500 10 0 7-2.500 10 0 4 1.500 6 .8" fill="none" stroke="#cfd6ff" stroke-width="2" stroke-linecap="round" opacity=".85"/>';
  return (
    ground +
    `<g${icon ? ' transform="translate(4.500 4) scale(.86)"' : ''}>${disc}${water}${farWing}${nearWing}${tail}${body}${neck}</g>`
  );
}
