/** Something in its place, and whether it is shown there. */
export interface Placed {
  readonly id: string;
  readonly is_shown: boolean;
}

/** Takes what stands at `from` to `to`; the others close up. Places beyond the ends are the ends. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.toSpliced(from, 1);
  const item = list[from];
  return item === undefined ? [...list] : rest.toSpliced(Math.max(to, 0), 0, item);
}

/** What is written in its order, then what else there is as it stands. What is gone is left out. */
export function arranged(written: readonly Placed[], there: readonly Placed[]): Placed[] {
  const known = new Set(there.map(({ id }) => id));
  const placed = new Set(written.map(({ id }) => id));
  return [...written.filter(({ id }) => known.has(id)), ...there.filter(({ id }) => !placed.has(id))];
}

/** An order as a body holds it: ids alone, or with whether each is shown. */
export function readPlaced(value: unknown): Placed[] {
  if (!Array.isArray(value)) return [];
  return value.map((one: string | Placed) => (typeof one === 'string' ? { id: one, is_shown: true } : one));
}

/** What of an order has changed: each thing that was moved, with where it stood and stands, and nothing that only closed up. */
export function movesOf(
  before: readonly Placed[],
  after: readonly Placed[],
  hidden: string,
): { readonly before: Readonly<Record<string, string>>; readonly after: Readonly<Record<string, string>> } {
  const [old, fresh] = [placesOf(before), placesOf(after)];
  const common = after.filter(({ id }) => old.has(id));
  const still = new Set(
    longestRise(common.map(({ id }) => old.get(id)?.place ?? 0)).map((index) => common[index]?.id),
  );
  const isSame = ({ id, is_shown }: Placed) => still.has(id) && old.get(id)?.is_shown === is_shown;
  const say = (one: { place: number; is_shown: boolean } | undefined) =>
    one && (one.is_shown ? `${one.place}` : `${one.place} (${hidden})`);
  const changed = [...after.filter((one) => !isSame(one)), ...before.filter(({ id }) => !fresh.has(id))];
  const tell = (places: typeof old) =>
    Object.fromEntries(
      changed.flatMap(({ id }) => (places.has(id) ? [[id, say(places.get(id)) ?? '']] : [])),
    );
  return { before: tell(old), after: tell(fresh) };
}

function placesOf(list: readonly Placed[]) {
  return new Map(list.map(({ id, is_shown }, index) => [id, { place: index + 1, is_shown }]));
}

/** Where the longest part of `numbers` stands that only rises. */
function longestRise(numbers: readonly number[]): number[] {
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  numbers.forEach((number, index) => {
    const length = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    const at = length === -1 ? ends.length : length;
    previous.push(ends[at - 1]);
    ends[at] = index;
  });
  const rise: number[] = [];
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) rise.unshift(index);
  return rise;
}
