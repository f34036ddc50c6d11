export interface DiffLine {
  /** Where it is, such as `assignments.0.role`. */
  path: string;
  /** Null where there was nothing, or there is nothing any more. */
  before: string | null;
  after: string | null;
}

/** What differs between two values as JSON has them, place by place, in the order of the newer one. */
export function diffOf(before: unknown, after: unknown): DiffLine[] {
  const [old, fresh] = [flatten(before), flatten(after)];
  const paths = new Set([...fresh.keys(), ...old.keys()]);
  return [...paths]
    .map((path) => ({ path, before: old.get(path) ?? null, after: fresh.get(path) ?? null }))
    .filter((line) => line.before !== line.after);
}

function flatten(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (value === undefined || (value === null && path === '')) return found;
  const isTree = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isTree) return found.set(path, typeof value === 'string' ? value : JSON.stringify(value));
  for (const [name, part] of Object.entries(value))
    flatten(part, path === '' ? name : `${path}.${name}`, found);
  return found;
}
