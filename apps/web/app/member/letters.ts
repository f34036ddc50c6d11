import { limits, type DataOf } from '@halls/contract';
import type { letters } from '@halls/contract/letter';
import { reads } from '#app/api/reads.ts';

export type Letters = DataOf<typeof letters>;
export type LetterOrder = 'newest' | 'oldest' | 'unread';

const orders = {
  newest: { sort_field: 'id', sort_order: 'desc' },
  oldest: { sort_field: 'id', sort_order: 'asc' },
  unread: { sort_field: 'is_read', sort_order: 'asc' },
} as const;

const path = '/arks/web/member/letter';

/** A page of the member's letters, with how many there are and how many are unread. */
export const lettersRead = (page = 1, order: LetterOrder = 'newest') =>
  reads.of(path, { page, count: limits.lettersPageSize, ...orders[order] });

/** Every page, in whatever order: something has been read, deleted or sent. */
export const allLetters = { queryKey: [path] } as const;
