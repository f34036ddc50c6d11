import './in-app-note.css';
import { useState } from 'react';
import { Button, buttonClass } from '@halls/ui';
import { toasts, useStore, useTranslate } from '@halls/web-kit';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { usePage } from '#app/page/page-context.ts';
import { SiteNote } from '#app/page/site-note.tsx';
import { inAppBrowser } from './in-app-browser.ts';

export const namespaces = ['browser'] as const;

const passedOver = 'in-app-note';

/** Says once in a session that games open better outside of the app, and how to get there. */
export function Part() {
  const t = useTranslate('browser');
  const { siteName } = usePage();
  const [isShown, setShown] = useState(() => sessionStorage.getItem(passedOver) === null);
  const isCovered = useStore(dialogs).length > 0;
  const browser = inAppBrowser(navigator.userAgent, window.location.href);
  if (!browser || !isShown || isCovered) return null;
  const stay = () => {
    sessionStorage.setItem(passedOver, '1');
    setShown(false);
  };
  return (
    <SiteNote
      className="in-app-note"
      title={t('title', { app: browser.name })}
      answers={
        <>
          <Button size="small" onClick={stay}>
            {t('stay')}
          </Button>
          {browser.wayOut ? (
            <a
              className={buttonClass({ kind: 'accent', size: 'small' })}
              href={browser.wayOut}
              onClick={stay}
            >
              {t('open')}
            </a>
          ) : (
            <Button size="small" kind="accent" onClick={() => void copyAddress(t)}>
              {t('copy')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(browser.wayOut ? 'text_open' : 'text_copy', { site: siteName })}</p>
    </SiteNote>
  );
}

/** Such browsers may refuse it. */
async function copyAddress(t: ReturnType<typeof useTranslate<'browser'>>): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    toasts.show('success', t('copied'));
  } catch {
    toasts.show('warning', t('not_copied'));
  }
}
