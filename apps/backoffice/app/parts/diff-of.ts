type Item = string | number | boolean | null;
/** What holds nothing else: a value, or a list or object without parts. */
export type Leaf = Item | readonly [] | Readonly<Record<string, never>>;

export interface DiffLine {
  /** Where it is, such as `['assignments', '0', 'role']`. */
  path: readonly string[];
  /** Absent where there was nothing, or there is nothing any more. */
  before?: Leaf;
  after?: Leaf;
}

/**
 * What differs between two values as JSON has them, place by place, in the order of the newer one. Of a list of values each
 * that has come or gone has a line, and one tells of another order.
 */
export function diffOf(before: unknown, after: unknown): DiffLine[] {
  const [old, fresh] = [partsOf(before), partsOf(after)];
  return [...new Map([...fresh, ...old])].flatMap(([place, { path }]) =>
    linesOf(path, old.get(place)?.value, fresh.get(place)?.value),
  );
}

interface Part {
  readonly path: readonly string[];
  readonly value: Leaf | readonly Item[];
}

/** By place; a name may contain any sign. */
function partsOf(value: unknown, path: readonly string[] = [], found = new Map<string, Part>()) {
  if (value === undefined || (value === null && path.length === 0)) return found;
  const isTree = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isTree || isListOfValues(value))
    return found.set(JSON.stringify(path), { path, value: value as Part['value'] });
  for (const [name, part] of Object.entries(value)) partsOf(part, [...path, name], found);
  return found;
}

/** Each of them once, so that one can be told from another by what it says. */
function isListOfValues(value: object): value is readonly Item[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item !== 'object') &&
    new Set(value).size === value.length
  );
}

function linesOf(
  path: readonly string[],
  before: Part['value'] | undefined,
  after: Part['value'] | undefined,
): DiffLine[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, fresh] = [itemsOf(before), itemsOf(after)];
  if (!old || !fresh || old.length + fresh.length === 0)
    return [
      {
        path,
        ...(before !== undefined && { before: before as Leaf }),
        ...(after !== undefined && { after: after as Leaf }),
      },
    ];
  const gone = old.filter((item) => !fresh.includes(item));
  const come = fresh.filter((item) => !old.includes(item));
  const stayed = [old.filter((item) => fresh.includes(item)), fresh.filter((item) => old.includes(item))];
  const [earlier, now] = stayed.map((items) => items.join(', '));
  return [
    ...gone.map((item) => ({ path, before: item })),
    ...come.map((item) => ({ path, after: item })),
    ...(earlier === undefined || now === undefined || earlier === now
      ? []
      : [{ path, before: earlier, after: now }]),
  ];
}

/** Of nothing none; null for what is no list of values. */
function itemsOf(value: Part['value'] | undefined): readonly Item[] | null {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : null;
}
