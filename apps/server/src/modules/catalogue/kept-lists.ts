import type { SiteCatalogue } from './kept-catalogues.ts';

/** Of one catalogue; whoever asks for more different lists than that has them made each time. */
const maxLists = 500;

/**
 * What is presented of a site's catalogue, by what was asked: made once for all who ask alike, and gone with the
 * catalogue. To be frozen in deed: it goes to many.
 */
export function createKeptLists<List extends object>(): (
  catalogue: SiteCatalogue,
  asked: readonly unknown[],
  make: () => List,
) => List {
  const byCatalogue = new WeakMap<SiteCatalogue, Map<string, List>>();
  return (catalogue, asked, make) => {
    const key = JSON.stringify(asked);
    const lists = byCatalogue.get(catalogue) ?? new Map<string, List>();
    byCatalogue.set(catalogue, lists);
    const known = lists.get(key);
    if (known) return known;
    const made = make();
    if (lists.size < maxLists) lists.set(key, made);
    return made;
  };
}
