import type { List } from '#app/api/use-list.ts';

interface Read<Data> {
  readonly data: Data | undefined;
  readonly refusal: { readonly message: string } | null;
  readonly again: () => void;
}

/** A list that an answer has as a whole. */
export function listOfRead<Data, Item>(
  { data, refusal, again }: Read<Data>,
  pick: (data: Data) => Item[],
): List<Item> {
  return {
    items: data && pick(data),
    problem: refusal?.message ?? null,
    ...{ isAsking: false, hasMore: false, more: () => {}, again },
  };
}
