import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import type { Bulletin } from '@halls/contract/content';
import { api } from '#app/api/browser-client.ts';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { isNarrow } from '#app/page/is-narrow.ts';
import { useSession } from '#app/session/browser-session.ts';
import { bulletinsFor } from './bulletin-device.ts';
import { isDepositPage, popsUp } from './pop-up-rules.ts';

/** A guest's page is quiet until it has long been usable. */
const guestDelayMs = 4_000;
const closedKey = 'bulletin_closed_at';

/** What the page was opened with is taken out of the address at once. */
const isDialogAsked = /[?&]modal=/.test(window.location.search);

interface Place {
  isMember: boolean;
  isDeposit: boolean;
}

/** Opens the bulletins that pop up where somebody is, and remembers that they were closed. */
export function Part(): null {
  const isMember = useSession() !== null;
  const { pathname, search } = useLocation();
  const isDeposit = isDepositPage(pathname, search);

  const show = useEffectEvent(async (place: Place, isLeft: () => boolean) => {
    const bulletins = await readBulletins(place);
    // the windows of games, of logging in elsewhere and of leaving have nothing but what they are about
    if (isLeft() || document.querySelector('.bare-frame') || !isWanted(bulletins, place)) return;
    dialogs.open('bulletins', { bulletins });
    await untilClosed();
    if (!place.isDeposit) sessionStorage.setItem(closedKey, String(Date.now()));
    if (!place.isMember || bulletins.every(({ setting }) => setting.display_frequency !== 0)) return;
    await api.call('/arks/web/bulletin/member/hide', whereOf(place));
  });

  useEffect(() => {
    let hasLeft = false;
    const timer = setTimeout(
      () => void show({ isMember, isDeposit }, () => hasLeft),
      isMember ? 0 : guestDelayMs,
    );
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [isMember, isDeposit]);
  return null;
}

function whereOf({ isDeposit }: Place) {
  return { display_device: isNarrow() ? 2 : 1, display_location: isDeposit ? 3 : 2 } as const;
}

async function readBulletins(place: Place): Promise<Bulletin[]> {
  const { display_device } = whereOf(place);
  const answer = place.isMember
    ? await api.call('/arks/web/bulletin/member', whereOf(place), { reads: true, guarded: true })
    : await api.call('/arks/web/bulletin', { display_device }, { reads: true });
  return answer.ok ? bulletinsFor(isNarrow() ? 'mobile' : 'desktop', answer.data.web_bulletin_list) : [];
}

function isWanted(bulletins: readonly Bulletin[], { isMember, isDeposit }: Place): boolean {
  return popsUp({
    isMember,
    isDepositPage: isDeposit,
    updatedAt: bulletins.map(({ updated_at }) => updated_at),
    closedAtMs: Number(sessionStorage.getItem(closedKey)) || null,
    isCancelled: dialogs.read().some(({ name }) => name === 'bulletins'),
    isDialogAsked,
    isDialogOpen: dialogs.read().length > 0,
  });
}

/** Closed by its button, by Escape or by going back: the dialog is no longer among the open ones. */
function untilClosed(): Promise<void> {
  return new Promise((closed) => {
    const stop = dialogs.subscribe(() => {
      if (dialogs.read().some(({ name }) => name === 'bulletins')) return;
      stop();
      closed();
    });
  });
}
