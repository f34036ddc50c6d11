import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Discount } from '@halls/contract/discount';
import { useStore } from '@halls/web-kit';
import { api } from '#app/api/browser-client.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { isNarrow } from '#app/page/is-narrow.ts';
import { useSession } from '#app/session/browser-session.ts';
import { mayPopUp, readClosed, writeClosed } from './pop-up-rules.ts';

/** Opens the offers that pop up for whoever is here, and remembers when they were closed. */
export function Part() {
  const memberId = useSession()?.memberId ?? null;
  return <PopUps key={memberId} memberId={memberId} />;
}

function PopUps({ memberId }: { memberId: number | null }): null {
  const { pathname } = useLocation();
  const open = useStore(dialogs);
  const popUps = usePopUps();
  const isShown = open.some(({ name }) => name === 'discounts');
  const isDialogOpen = open.length > 0;
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown && popUps) writeClosed(memberId, popUps.list);
    wasShown.current = isShown;
  }, [isShown, memberId, popUps]);
  useEffect(() => {
    if (!popUps) return;
    const { list: discounts, timezone } = popUps;
    if (mayPopUp({ discounts, closedUntilMs: readClosed(memberId), isDialogOpen, pathname }))
      dialogs.open('discounts', { discounts, timezone });
  }, [popUps, memberId, isDialogOpen, pathname]);
  return null;
}

/** Null until it is known. */
function usePopUps(): { list: Discount[]; timezone: string } | null {
  const [popUps, setPopUps] = useState<{ list: Discount[]; timezone: string } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const asked = { display_device: isNarrow() ? 2 : 1 } as const;
    void api
      .call('/arks/web/discount/popup', asked, { reads: true, signal: stop.signal })
      // without an answer nothing opens by itself, which nobody misses
      .then((result) => result.ok && setPopUps(result.data));
    return () => stop.abort();
  }, []);
  return popUps;
}
