import { randomUUID } from 'node:crypto';

/**
 * A UUID of version 7: those of one millisecond stand side by side, so that what is written now goes to the end of an
 * index, and not to a page of its own somewhere in it. 74 of its bits are random.
 */
export function timeOrderedId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  const random = randomUUID().slice('xxxxxxxx-xxxx-4'.length);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random}`;
}
