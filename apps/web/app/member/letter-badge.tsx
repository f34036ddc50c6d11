import './letter-badge.css';
import { useStore, useTranslate } from '@halls/web-kit';
import { badgeOf, unreadLetters } from './unread-letters.ts';

/** How many letters are unread; nothing where none is. */
export function LetterBadge() {
  const t = useTranslate('shell');
  const unread = useStore(unreadLetters);
  const badge = badgeOf(unread);
  if (!badge) return null;
  return (
    <span className="letter-badge">
      <span aria-hidden="true">{badge}</span>
      <span className="sr-only">{t('unread', { count: unread })}</span>
    </span>
  );
}
