import { useEffect, useState } from 'react';
import { Button } from '@halls/ui';
import { useStore, useTranslate } from '@halls/web-kit';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { useGameSession } from '#app/game-session/game-session-store.ts';
import { usePage } from '#app/page/page-context.ts';
import { SiteNote } from '#app/page/site-note.tsx';
import { useIsNarrow } from '#app/page/use-is-narrow.ts';
import { isInApp } from '#app/session/native-app.ts';
import { installOffer, installsByHand } from './install-rules.ts';
import { countVisit, readRefusal, storeRefusal } from './visits.ts';

/** What a browser hands over when the site can be installed; kept by the document until this code is there. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}
const place = window as { installOffer?: InstallPrompt };

/** The offer to put the site on the home screen, where and when it disturbs nobody. */
export function InstallNote() {
  const t = useTranslate('install');
  const { siteName } = usePage();
  const [visits] = useState(countVisit);
  const [openedAtMs] = useState(Date.now);
  const [refusedAtMs, setRefusedAtMs] = useState(readRefusal);
  const prompt = useInstallPrompt();
  const openDialogs = useStore(dialogs);
  const game = useGameSession();
  const isNarrow = useIsNarrow();
  const byHand = installsByHand(navigator.userAgent) ? 'by-hand' : null;
  const offer = installOffer({
    way: prompt ? 'ask' : byHand,
    isInstalled: isInApp() || window.matchMedia('(display-mode: standalone)').matches,
    visits,
    refusedAtMs,
    nowMs: openedAtMs,
    isBusy:
      openDialogs.length > 0 || game.phase !== 'idle' || document.querySelector('.consent-note') !== null,
    isWholePhonePage: isNarrow && isWholePage(),
  });
  if (offer === null) return null;
  const refuse = () => setRefusedAtMs(storeRefusal(Date.now()));
  const install = () => {
    // a browser asks by itself, once for each offer; whatever is answered, it is not asked again soon
    void prompt?.prompt();
    delete place.installOffer;
    refuse();
  };
  return (
    <SiteNote
      title={t('install.title', { site: siteName })}
      answers={
        <>
          <Button size="small" onClick={refuse}>
            {t('install.later')}
          </Button>
          {offer === 'ask' && (
            <Button size="small" kind="accent" onClick={install}>
              {t('install.do')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(offer === 'ask' ? 'install.text' : 'install.by_hand')}</p>
    </SiteNote>
  );
}

/** The browser's offer, which may have come before this code or may still come. */
function useInstallPrompt(): InstallPrompt | null {
  const [prompt, setPrompt] = useState(() => place.installOffer ?? null);
  useEffect(() => {
    const take = (event: Event) => setPrompt(event as InstallPrompt);
    const forget = () => setPrompt(null);
    window.addEventListener('beforeinstallprompt', take);
    window.addEventListener('appinstalled', forget);
    return () => {
      window.removeEventListener('beforeinstallprompt', take);
      window.removeEventListener('appinstalled', forget);
    };
  }, []);
  return prompt;
}

/** Neither a part of it within an app, nor the window of a game. */
function isWholePage(): boolean {
  const { apppage, header, footer } = document.documentElement.dataset;
  return !apppage && !header && !footer && document.querySelector('.bottom-tabs') !== null;
}
