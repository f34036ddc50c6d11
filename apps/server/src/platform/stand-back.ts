import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lets the rest of the machine go before this thread: who waits for it waits a little longer when there is much to do,
 * who waits for a bet does not. Linux alone can.
 */
export function standBack(niceness: number): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness);
  } catch {
    // as important as the rest, then
  }
}
