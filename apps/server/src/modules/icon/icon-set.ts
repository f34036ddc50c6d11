import { readFile } from 'node:fs/promises';

interface Drawing {
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
}

/** A collection, or a part of one, in the shape that Iconify has given it (IconifyJSON). */
export interface IconSet {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, Drawing>>;
  readonly width: number;
  readonly height: number;
}

interface IconFile extends IconSet {
  /** Former names. */
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/** The collections that are installed; an address never names a file. */
const files: Readonly<Record<string, () => string>> = {
  lucide: () => import.meta.resolve('@iconify-json/lucide/icons.json'),
};

const read = new Map<string, Promise<IconFile>>();

/** The named icons of a collection, without those that there are not; null where there is none of them. */
export async function findIcons(collection: string, names: readonly string[]): Promise<IconSet | null> {
  if (!Object.hasOwn(files, collection)) return null;
  const { prefix, icons, aliases = {}, width, height } = await readOnce(collection);
  const found: Record<string, Drawing> = {};
  for (const name of names) {
    const own = Object.hasOwn(aliases, name) ? aliases[name]?.parent : name;
    const drawing = own !== undefined && Object.hasOwn(icons, own) ? icons[own] : undefined;
    if (drawing) found[name] = drawing;
  }
  return Object.keys(found).length > 0 ? { prefix, icons: found, width, height } : null;
}

/** A collection is a file of many icons: read at the first question, and once. */
function readOnce(collection: string): Promise<IconFile> {
  const known = read.get(collection) ?? readSet(collection);
  read.set(collection, known);
  return known;
}

async function readSet(collection: string): Promise<IconFile> {
  const file = files[collection];
  if (!file) throw new Error(`there is no collection ${collection}`);
  return JSON.parse(await readFile(new URL(file()), 'utf8')) as IconFile;
}
