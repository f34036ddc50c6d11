import { darken, lighten } from './color.ts';
import { hashOf } from './random.ts';

/**
 * Collects the definitions (gradients, clips, patterns, filters) of one picture under ids of its own, so that
 * several pictures can stand inline on one page.
 */
export class Sketch {
  readonly #prefix: string;
  readonly #definitions = new Map<string, string>();
  readonly #pieces = new Map<string, string | undefined>();

  constructor(name: string) {
    this.#prefix = `p${(hashOf(name) % 1_679_616).toString(36)}`;
  }

  /** Adds a definition once and returns its id; `make` gets the id. */
  define(make: (id: string) => string): string {
    const probe = make('@');
    const known = this.#definitions.get(probe);
    if (known) return known;
    const id = `${this.#prefix}-${this.#definitions.size.toString(36)}`;
    this.#definitions.set(probe, id);
    return id;
  }

  /** A linear gradient as a paint; 90° runs from top to bottom. Stops are colours, or [offset, colour, opacity]. */
  linear(stops: readonly Stop[], degrees = 90): string {
    const a = (degrees * Math.PI) / 180;
    const [dx, dy] = [Math.cos(a) / 2, Math.sin(a) / 2];
    const id = this.define(
      (i) =>
        `<linearGradient id="${i}" x1="${f(0.5 - dx)}" y1="${f(0.5 - dy)}" x2="${f(0.5 + dx)}" y2="${f(0.5 + dy)}">${stopsOf(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const id = this.define(
      (i) =>
        `<radialGradient id="${i}" cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}">${stopsOf(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A tile that repeats every w × h as a paint. */
  pattern(w: number, h: number, body: string, transform = ''): string {
    const id = this.define(
      (i) =>
        `<pattern id="${i}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${transform && ` patternTransform="${transform}"`}>${body}</pattern>`,
    );
    return `url(#${id})`;
  }

  clip(d: string): string {
    return `url(#${this.define((i) => `<clipPath id="${i}"><path d="${d}"/></clipPath>`)})`;
  }

  dropShadow(dy: number, deviation: number, color: string, opacity: number): string {
    return `url(#${this.define(
      (i) =>
        `<filter id="${i}" x="-30%" y="-30%" width="160%" height="170%"><feGaussianBlur in="SourceAlpha" stdDeviation="${deviation}"/><feOffset dy="${dy}"/><feComponentTransfer result="s"><feFuncA type="linear" slope="${opacity}"/></feComponentTransfer><feFlood flood-color="${color}"/><feComposite in2="s" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
    )})`;
  }

  /**
   * One cut piece: the fill, a lit edge on the upper left, a shaded edge on the lower right, all within its
   * outline, and optionally a hard shadow on what lies beneath.
   */
  piece(d: string, look: PieceLook): string {
    const id = this.define((i) => `<path id="${i}" d="${d}"/>`);
    const tone = look.tone ?? look.fill;
    const rim = look.rim ?? (tone.startsWith('#') ? lighten(tone, 0.55) : '#ffffff');
    const shade = look.shade ?? (tone.startsWith('#') ? darken(tone, 0.6) : '#1a0a14');
    const edge = look.edge ?? 2.4;
    const clip = this.define((i) => `<clipPath id="${i}"><use href="#${id}"/></clipPath>`);
    const use = (attributes: string): string => `<use href="#${id}" ${attributes}/>`;
    const body = edge * 3.2;
    return this.#once(
      (look.drop
        ? use(`fill="#000" opacity="${look.dropOpacity ?? 0.28}" transform="translate(0 ${look.drop})"`)
        : '') +
        use(`fill="${look.fill}"`) +
        `<g clip-path="url(#${clip})" fill="none">${look.inside ?? ''}` +
        use(
          `stroke="${shade}" stroke-width="${body}" opacity="${look.shadeOpacity ?? 0.3}" transform="translate(${f(-edge)} ${f(-edge * 1.25)})"`,
        ) +
        use(
          `stroke="${rim}" stroke-width="${edge}" opacity="${look.rimOpacity ?? 0.75}" transform="translate(${f(edge * 0.3)} ${f(edge * 0.45)})"`,
        ) +
        '</g>',
    );
  }

  /** A drawing that comes again (petals, feathers, beads) is defined at its second time and only referred to then. */
  #once(body: string): string {
    if (!this.#pieces.has(body)) {
      this.#pieces.set(body, undefined);
      return body;
    }
    const id = this.#pieces.get(body) ?? this.define((i) => `<g id="${i}">${body}</g>`);
    this.#pieces.set(body, id);
    return `<use href="#${id}"/>`;
  }

  /** The whole picture; numbers are cut to two decimals. */
  finish(width: number, height: number, body: string, attributes = ''): string {
    const all = [...this.#definitions].map(([text, id]) => text.replaceAll('"@"', `"${id}"`)).join('');
    const defs = all && `<defs>${all}</defs>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${attributes && ` ${attributes}`}>${shortened(defs + body)}</svg>`;
  }
}

export type Stop = string | readonly [offset: number, color: string, opacity?: number];

export interface PieceLook {
  /** A colour or a paint of this sketch. */
  readonly fill: string;
  /** The plain colour behind a gradient, from which lit and shaded edges are mixed. */
  readonly tone?: string;
  readonly rim?: string;
  readonly rimOpacity?: number;
  readonly shade?: string;
  readonly shadeOpacity?: number;
  /** Width of the lit edge in units of the drawing. */
  readonly edge?: number;
  /** Depth of the hard shadow below. */
  readonly drop?: number;
  readonly dropOpacity?: number;
  /** Drawn within the outline, over the fill (texture, markings). */
  readonly inside?: string;
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map((stop, i) => {
      const [offset, color, opacity] =
        typeof stop === 'string' ? [i / Math.max(1, stops.length - 1), stop] : stop;
      return `<stop offset="${f(offset)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
    })
    .join('');
}

/** Cuts numbers to what the eye can tell: one decimal for lengths, two below one (opacities, offsets). */
function shortened(svg: string): string {
  return svg
    .replaceAll(/-?\d*\.\d+(?:e-?\d+)?/g, (text) => {
      const value = Number(text);
      const places = Math.abs(value) < 1 ? 100 : 10;
      return String(Math.round(value * places) / places).replace(/^(-?)0\./, '$1.');
    })
    .replaceAll(/(?<=[ \d]) (?=-)/g, '');
}

const f = (v: number): number => Math.round(v * 1000) / 1000;
