import { createHash } from 'node:crypto';

/** SHA-256 of a value of plain data. The same value has the same one, whatever order its lists are in at hand-over. */
export function hashOf(lists: Readonly<Record<string, readonly object[] | string>>): Buffer {
  const hash = createHash('sha256');
  for (const name of Object.keys(lists).toSorted()) {
    const list = lists[name] ?? '';
    const lines = typeof list === 'string' ? [list] : list.map(canonical).toSorted();
    hash.update(`${name}\n${lines.join('\n')}\n`);
  }
  return hash.digest();
}

function canonical(value: object): string {
  return JSON.stringify(value, (_key, item: unknown) => {
    if (typeof item === 'bigint') return String(item);
    if (item === null || typeof item !== 'object' || Array.isArray(item)) return item;
    return Object.fromEntries(Object.entries(item).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}
