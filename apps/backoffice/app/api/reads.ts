import { createReads, useReadOf, type Read, type ReadState } from '@halls/web-kit/reads';
import type { OfficeCalls } from '@halls/contract/office';
import { api } from './api.ts';

/** The answers that the office shows. */
export const reads = createReads<OfficeCalls>(api);

export function useRead<Data>(
  read: Read<Data>,
  options: { enabled?: boolean; keepsLast?: boolean } = {},
): ReadState<Data> {
  return useReadOf(reads, read, options);
}

/** Asks anew for all answers of these calls that are on the screen. */
export async function readAgain(...paths: (keyof OfficeCalls)[]): Promise<void> {
  await reads.client.invalidateQueries({ predicate: ({ queryKey }) => paths.includes(queryKey[0] as never) });
}
