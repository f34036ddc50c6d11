/** What a list can be narrowed down by, and stands in its address. */
export type Filter =
  | { readonly kind: 'search' | 'text' | 'moment'; readonly name: string; readonly label: string }
  | {
      readonly kind: 'day';
      readonly name: string;
      readonly label: string;
      /** As a choice's. */
      readonly preset?: string;
    }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly choices: readonly { readonly value: string; readonly name: string }[];
      /** What it is while the address says nothing; else all there is shows. */
      readonly preset?: string;
    };

export type FilterValues = Readonly<Record<string, string>>;

/** Columns that are not shown, by id. */
const hiddenName = 'hide';
/** The row that is open. */
const openName = 'open';
/** By which column the rows stand; with a minus the other way round. */
const sortName = 'sort';

/** What an address says of a list; what it says wrongly counts as unsaid. */
export function readFilters(filters: readonly Filter[], address: URLSearchParams): FilterValues {
  return Object.fromEntries(
    filters.flatMap((filter) => {
      const value = address.get(filter.name)?.trim() ?? '';
      if (value !== '' && isPossible(filter, value)) return [[filter.name, value]];
      return 'preset' in filter && filter.preset ? [[filter.name, filter.preset]] : [];
    }),
  );
}

function isPossible(filter: Filter, value: string): boolean {
  if (filter.kind === 'choice') return filter.choices.some((choice) => choice.value === value);
  if (filter.kind === 'day') return /^\d{4}-\d{2}-\d{2}$/.test(value);
  // as a field for date and time writes it, in the reader's own time
  if (filter.kind === 'moment') return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(value);
  return true;
}

/** The address with one filter set, or taken away where it is empty. Another list has no row open. */
export function withFilter(address: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value.trim() === '') next.delete(name);
  else next.set(name, value.trim());
  next.delete(openName);
  return next;
}

/** Whether the address asks for something else than the list shows by itself. */
export function isNarrowed(filters: readonly Filter[], address: URLSearchParams): boolean {
  return filters.some(({ name }) => address.has(name));
}

export function withoutFilters(filters: readonly Filter[], address: URLSearchParams): URLSearchParams {
  return filters.reduce((left, { name }) => withFilter(left, name, ''), address);
}

export function readHidden(address: URLSearchParams): string[] {
  return address.get(hiddenName)?.split(',').filter(Boolean) ?? [];
}

/** The address with one column shown, or not. */
export function withColumn(address: URLSearchParams, id: string, isShown: boolean): URLSearchParams {
  const next = new URLSearchParams(address);
  const others = readHidden(address).filter((name) => name !== id);
  const hidden = isShown ? others : [...others, id];
  if (hidden.length === 0) next.delete(hiddenName);
  else next.set(hiddenName, hidden.join(','));
  return next;
}

export function readOpen(address: URLSearchParams): string | null {
  return address.get(openName);
}

/** The next press on a row: open, and closed again. */
export function withNextOpen(address: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(address);
  if (readOpen(address) === id) next.delete(openName);
  else next.set(openName, id);
  return next;
}

/** By what the address sorts, where the list can be sorted by it. */
export function readSort<Sort extends string>(
  address: URLSearchParams,
  sorts: readonly Sort[],
): Sort | `-${Sort}` | null {
  const asked = address.get(sortName);
  const found = sorts.find((sort) => asked === sort || asked === `-${sort}`);
  if (!found) return null;
  return asked === found ? found : `-${found}`;
}

/** The next press on a column's name: up, down, and as the list stands by itself. */
export function withNextSort(address: URLSearchParams, sort: string): URLSearchParams {
  const next = new URLSearchParams(address);
  const now = address.get(sortName);
  if (now === sort) next.set(sortName, `-${sort}`);
  else if (now === `-${sort}`) next.delete(sortName);
  else next.set(sortName, sort);
  next.delete(openName);
  return next;
}

/** What of an address is a view: which rows, which columns, in which order; not the row that is open. */
export function viewOf(address: URLSearchParams): string {
  const view = new URLSearchParams(address);
  view.delete(openName);
  view.sort();
  return view.toString();
}
