import type { List } from '#app/api/use-list.ts';

/** A list that is there as a whole. */
export function listOf<Item>(items: Item[]): List<Item> {
  return { items, problem: null, isAsking: false, hasMore: false, more: () => {}, again: () => {} };
}
