/** What an icon is drawn of, in the names that React gives attributes. */
export interface Shape {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly shapes: readonly Shape[];
}

const tags = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);
const attributes = new Set(
  (
    'd cx cy r rx ry x y x1 y1 x2 y2 width height points transform opacity fill fill-opacity fill-rule clip-rule ' +
    'stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset'
  ).split(' '),
);
/** Of figures, words and colours; no address, which needs a colon or a hash in brackets. */
const plainValue = /^[\w\s.,#()+-]*$/;
const mostShapes = 200;

/**
 * Reads the inside of an SVG that came over the network: shapes and how they are drawn, and nothing that runs, loads
 * or links. Null when there is anything else in it.
 */
export function readDrawing(body: string): readonly Shape[] | null {
  const top: Shape[] = [];
  const open: { tag: string; shapes: Shape[] }[] = [{ tag: '', shapes: top }];
  const piece = /\s*<(\/?)([a-z]+)((?:\s+[a-zA-Z\d-]+="[^"<>&]*")*)\s*(\/?)>\s*/y;
  for (let count = 0; piece.lastIndex < body.length; count += 1) {
    const [whole, isEnd, tag = '', written = '', isWhole] = piece.exec(body) ?? [];
    if (whole === undefined || count > mostShapes) return null;
    const parent = open.at(-1);
    if (isEnd) {
      if (open.length === 1 || parent?.tag !== tag || written || isWhole) return null;
      open.pop();
      continue;
    }
    const read = readAttributes(written);
    if (!tags.has(tag) || !read) return null;
    const shape = { tag, attributes: read, shapes: [] };
    parent?.shapes.push(shape);
    if (!isWhole) open.push(shape);
  }
  return open.length === 1 ? top : null;
}

function readAttributes(written: string): Record<string, string> | null {
  const read: Record<string, string> = {};
  for (const [, name = '', value = ''] of written.matchAll(/([a-zA-Z\d-]+)="([^"]*)"/g)) {
    if (!attributes.has(name) || !plainValue.test(value)) return null;
    read[name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] = value;
  }
  return read;
}
