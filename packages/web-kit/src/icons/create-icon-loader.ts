import { iconBatches, readIconName, type IconBatch } from './icon-batches.ts';
import { readDrawing, type Shape } from './read-drawing.ts';

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export interface IconLoader {
  /** The icon of a name such as `lucide:headset`, or null where it can't be had. Never throws. */
  load(name: string): Promise<Drawing | null>;
}

/** The page's own host has been reached before; another one may be far. */
const firstPatienceMs = 1_500;
const furtherPatienceMs = 5_000;
const usualSize = 24;

type Drawings = ReadonlyMap<string, Drawing>;

/**
 * Loads icons from the first of `origins` that answers. What is asked for at one moment goes in one request, and what
 * has come is kept for the page's life. An icon that no host has is not asked for again; after a failure it is.
 */
export function createIconLoader({ origins }: { origins: readonly string[] }): IconLoader {
  const known = new Map<string, Promise<Drawing | null>>();
  let waiting = new Map<string, (drawing: Drawing | null) => void>();
  const originLength = Math.max(0, ...origins.map(({ length }) => length));

  function sendWaiting(): void {
    const asked = waiting;
    waiting = new Map();
    for (const batch of iconBatches([...asked.keys()], originLength)) void send(batch, asked);
  }

  async function send(batch: IconBatch, asked: typeof waiting): Promise<void> {
    const drawings = await askHosts(batch.path, origins);
    for (const icon of batch.icons) {
      const name = `${batch.collection}:${icon}`;
      if (!drawings) known.delete(name);
      asked.get(name)?.(drawings?.get(icon) ?? null);
    }
  }

  return {
    load(name) {
      const before = known.get(name);
      if (before) return before;
      if (!readIconName(name)) return Promise.resolve(null);
      if (waiting.size === 0) setTimeout(sendWaiting);
      const loaded = new Promise<Drawing | null>((resolve) => waiting.set(name, resolve));
      known.set(name, loaded);
      return loaded;
    },
  };
}

/** Null when no host has given an answer; 404 is one. */
async function askHosts(path: string, origins: readonly string[]): Promise<Drawings | null> {
  for (const [index, origin] of origins.entries()) {
    const stop = new AbortController();
    const patience = setTimeout(() => stop.abort(), index === 0 ? firstPatienceMs : furtherPatienceMs);
    try {
      const response = await fetch(origin + path, { signal: stop.signal, credentials: 'omit' });
      if (response.status === 404) return new Map();
      if (response.ok) return readIcons(await response.json());
    } catch {
      // not reached, too slow, or no JSON: the next host may know
    } finally {
      clearTimeout(patience);
    }
  }
  return null;
}

function readIcons(answer: unknown): Drawings {
  const { icons, ...size } = answer as { icons: Record<string, { body: string } & Size> } & Size;
  const drawings = new Map<string, Drawing>();
  for (const [name, icon] of Object.entries(icons)) {
    const shapes = readDrawing(icon.body);
    const width = icon.width ?? size.width ?? usualSize;
    const height = icon.height ?? size.height ?? usualSize;
    if (shapes) drawings.set(name, { width, height, shapes });
  }
  return drawings;
}

interface Size {
  readonly width?: number;
  readonly height?: number;
}
