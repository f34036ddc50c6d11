import { useMemo } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { OfficeCalls } from '@halls/contract/office';
import { reads } from './reads.ts';

type Cursor = string | number | null;
type Page = { next_cursor: Cursor };

/** The calls that answer a part of something long, and where it goes on. */
export type PagedPath = {
  [Path in keyof OfficeCalls]: OfficeCalls[Path]['data'] extends Page ? Path : never;
}[keyof OfficeCalls];
/** Those of them whose parts are of one list. */
export type ListPath = {
  [Path in PagedPath]: OfficeCalls[Path]['data'] extends { list: readonly unknown[] } ? Path : never;
}[PagedPath];
export type ItemOf<Path extends ListPath> = OfficeCalls[Path]['data']['list'][number];

export interface List<Item> {
  /** Undefined until the first part is there. */
  items: readonly Item[] | undefined;
  problem: string | null;
  isAsking: boolean;
  hasMore: boolean;
  more: () => void;
  again: () => void;
}
export interface PagedList<Item, Answer> extends List<Item> {
  /** The first part, for what it says beside its list. */
  first: Answer | undefined;
}

/** A list that is asked for part by part; what was there stays until the answer to other filters has come. */
export function useList<Path extends ListPath>(
  path: Path,
  body: OfficeCalls[Path]['body'],
): PagedList<ItemOf<Path>, OfficeCalls[Path]['data']> {
  return usePaged(path, body, listOf);
}

const listOf = (answer: unknown) => (answer as { list: readonly never[] }).list;

/** `pick` takes what is long from an answer; it has to be the same function at each drawing. */
export function usePaged<Path extends PagedPath, Item>(
  path: Path,
  body: OfficeCalls[Path]['body'],
  pick: (answer: OfficeCalls[Path]['data']) => readonly Item[],
): PagedList<Item, OfficeCalls[Path]['data']> {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: [path, body, 'list'],
      queryFn: ({ pageParam, signal }) => reads.of(path, from(body, pageParam)).queryFn({ signal }),
      initialPageParam: null as Cursor,
      getNextPageParam: (page): Cursor => (page as Page).next_cursor,
      placeholderData: (last) => last,
    },
    reads.client,
  );
  const items = useMemo(() => data?.pages.flatMap(pick), [data, pick]);
  return {
    items,
    first: data?.pages[0],
    problem: error?.message ?? null,
    isAsking: isFetching,
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    again: () => void refetch(),
  };
}

function from<Body>(body: Body, cursor: Cursor): Body {
  return cursor === null ? body : Object.assign({}, body, { cursor });
}
