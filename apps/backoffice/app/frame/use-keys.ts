import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isTyping } from '#app/look/is-typing.ts';
import { useMay } from '#app/session/office-session.ts';
import { addressOf, navEntries } from './nav-entries.ts';
import { useSite } from '#app/api/sites.ts';

/** A second key that comes later than this begins anew. */
const secondKeyMs = 1500;

/** The keys that hold everywhere: Ctrl K, /, ?, and g with the letter of a place. */
export function useKeys({ openPalette, openHelp }: { openPalette: () => void; openHelp: () => void }): void {
  const navigate = useNavigate();
  const may = useMay();
  const siteId = useSite()?.site_id ?? null;
  const leaderAt = useRef(-Infinity);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        return openPalette();
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role=dialog]')) return;
      const follows = event.timeStamp - leaderAt.current < secondKeyMs;
      leaderAt.current = -Infinity;
      if (follows) {
        const entry = navEntries(may, siteId).find(({ key }) => key === event.key);
        if (entry) void navigate(addressOf(entry.place, siteId));
        return;
      }
      if (event.key === 'g') leaderAt.current = event.timeStamp;
      else if (event.key === '?') openHelp();
      else if (event.key === '/') {
        event.preventDefault();
        const search = document.querySelector<HTMLInputElement>('[data-page-search]');
        if (search) search.focus();
        else openPalette();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, may, siteId, openPalette, openHelp]);
}
