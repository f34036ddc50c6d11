import { createReads, useReadOf, type Read, type ReadState } from '@halls/web-kit/reads';
import { api } from './browser-client.ts';

/** The answers that the page keeps. Only for code that loads late: what a guest's first page needs, its loaders bring. */
export const reads = createReads(api);

export function useRead<Data>(
  read: Read<Data>,
  options: { enabled?: boolean; keepsLast?: boolean } = {},
): ReadState<Data> {
  return useReadOf(reads, read, options);
}
