import { useEffect } from 'react';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { useMissedEvents, useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { allLetters, lettersRead } from './letters.ts';
import { badgeOf, unreadLetters } from './unread-letters.ts';

/** Reads the member's letters, and keeps them as the server has them in every window. */
export function useLettersInStep(): void {
  const t = useTranslate('shell');
  const { data } = useRead(lettersRead());
  const unread = data?.unread_count ?? 0;
  useRealtimeEvent('letter.sent', readAgain);
  useRealtimeEvent('letter.read', readAgain);
  useRealtimeEvent('letter.delete', readAgain);
  useMissedEvents(readAgain);
  const words = t('unread', { count: unread });
  useEffect(() => tell(unread, words), [unread, words]);
  // nobody's letters are unread once the member has gone
  useEffect(() => () => tell(0, ''), []);
}

/** The tabs of every page learn it from the style alone, so that no page loads anything for it. */
function tell(unread: number, words: string): void {
  unreadLetters.set(unread);
  const { style } = document.documentElement;
  if (unread === 0) style.removeProperty('--unread-letters');
  else style.setProperty('--unread-letters', JSON.stringify(badgeOf(unread)));
  style.setProperty('--unread-words', JSON.stringify(words));
}

function readAgain(): void {
  void reads.again(allLetters);
}
