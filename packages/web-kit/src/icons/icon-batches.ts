/** What stands in an address, browsers and proxies apart, that nobody cuts off. */
const longestAddress = 500;

interface IconName {
  readonly collection: string;
  readonly icon: string;
}

/** A name such as `lucide:headset`; null for what is none. */
export function readIconName(name: string): IconName | null {
  const [, collection, icon] = /^([a-z0-9-]+):([a-z0-9-]+)$/.exec(name) ?? [];
  return collection && icon ? { collection, icon } : null;
}

/**
 * The paths that ask for icons: one for each collection, and more where the address, on a host of `originLength`
 * letters, would become too long.
 */
export function iconBatches(names: readonly string[], originLength: number): IconBatch[] {
  const batches: { collection: string; icons: string[]; path: string }[] = [];
  for (const name of names) {
    const { collection, icon } = readIconName(name) ?? {};
    if (!collection || !icon) continue;
    const last = batches.findLast((batch) => batch.collection === collection);
    const longer = `${last?.path},${icon}`;
    if (last && originLength + longer.length <= longestAddress) {
      last.icons.push(icon);
      last.path = longer;
    } else {
      batches.push({ collection, icons: [icon], path: `/icons/${collection}.json?icons=${icon}` });
    }
  }
  return batches;
}

export interface IconBatch {
  readonly collection: string;
  readonly icons: readonly string[];
  readonly path: string;
}
