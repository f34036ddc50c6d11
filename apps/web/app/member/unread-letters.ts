import { createStore } from '@halls/web-kit';

/** How many letters are unread, for what stands on every page; what reads them keeps it true. */
export const unreadLetters = createStore(0);

/** More than this many are told as "99+". */
const mostShown = 99;

/** What a badge says of so many unread letters; empty where there are none. */
export function badgeOf(unread: number): string {
  if (unread <= 0) return '';
  return unread > mostShown ? `${mostShown}+` : String(unread);
}
