import { useEffect } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallAt, DataOf, RequestInput } from '@halls/contract';
import { reads } from './reads.ts';

/** Calls that answer a page and where to go on. */
type PagedPath =
  | '/agent/downline'
  | '/agent/statement/members'
  | '/member/bonus/history'
  | '/member/rebate/history'
  | '/member/recommendation/friends'
  | '/member/statement'
  | '/member/game/records'
  | '/payment/records';
type PageOf<Path extends PagedPath> = DataOf<CallAt<Path>>;
type Cursor = number | string | null;

export interface Pages<Page> {
  /** As far as they have been asked for. */
  pages: readonly Page[];
  /** What the last asking was refused with. */
  problem: string | null;
  isAsking: boolean;
  hasMore: boolean;
  more: () => void;
  /** From the first page on. */
  again: () => void;
}

/** A page with nothing in it is followed by the next one without being asked for, so many times in a row. */
const emptyInARow = 10;

/** A list that is asked for page by page. */
export function usePages<Path extends PagedPath>(
  path: Path,
  body: RequestInput<CallAt<Path>>,
): Pages<PageOf<Path>> {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: [path, body, 'pages'],
      queryFn: ({ pageParam, signal }) => reads.of(path, from(body, pageParam)).queryFn({ signal }),
      initialPageParam: null as Cursor,
      getNextPageParam: (page: PageOf<Path>): Cursor => (page as { next_cursor: Cursor }).next_cursor,
    },
    reads.client,
  );
  const pages = data?.pages ?? [];
  const tail = pages.slice(-emptyInARow).map((page) => (page as { list: readonly unknown[] }).list.length);
  const isLookingOn = tail.at(-1) === 0 && (tail.length < emptyInARow || tail.some((length) => length > 0));
  useEffect(() => {
    if (isLookingOn && hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [isLookingOn, hasNextPage, isFetching, error, fetchNextPage]);
  return {
    pages,
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
