import { createHash } from 'node:crypto';

/** A repeat carries a new request id; everything else counts. */
export function hashBody(kind: string, request: { readonly request_id: string }): string {
  const content = Object.entries({ ...request, request_id: kind }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
