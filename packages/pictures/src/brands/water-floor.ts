import { waves } from '../drawing/path.ts';

/** Still water under the subject of a small picture. */
export function waterFloor(clip: string, tone: string): string {
  return `<g clip-path="${clip}"><path d="${waves(146, 240, 180, 34, 8, -8)}" fill="${tone}" opacity=".55"/><path d="${waves(156, 240, 180, 30, 7, -22)}" fill="${tone}"/></g>`;
}
