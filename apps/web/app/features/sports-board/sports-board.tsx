import './sports-board.css';
import { useEffect, useRef, useState } from 'react';
import { Button, Icon } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { useLaunch } from '#app/game-session/launch.ts';
import { usePage } from '#app/page/page-context.ts';
import { useSiteData } from '#app/page/use-site-data.ts';
import { askBoard } from './ask-board.ts';
import { quickbetProvider } from './quickbet-provider.ts';

type Board = 'closed' | 'asking' | 'failed' | { url: string };

/** A provider's sports in a frame, with play money: at once, or when they are asked for. */
export function SportsBoard({ opensAtOnce }: { opensAtOnce: boolean }) {
  const t = useTranslate('sports');
  const page = usePage();
  const launch = useLaunch();
  const provider = quickbetProvider(useSiteData());
  const [board, setBoard] = useState<Board>(opensAtOnce ? 'asking' : 'closed');
  const open = () => {
    setBoard('asking');
    void askBoard(page).then((url) => setBoard(url === null ? 'failed' : { url }));
  };
  const isOpened = useRef(false);
  useEffect(() => {
    if (!opensAtOnce || isOpened.current) return;
    isOpened.current = true;
    open();
  });
  if (!provider) return null;
  const { id: providerId, name: providerName, ...rest } = provider;
  return (
    <section className="sports-board" aria-labelledby="sports-board">
      <header className="sports-board-head">
        <span className="sports-board-icon">
          <Icon name="hall-4" />
        </span>
        <div className="sports-board-about">
          <h2 id="sports-board">{t('title', { provider: providerName })}</h2>
          <p>{t('intro')}</p>
        </div>
        {board === 'closed' && (
          <Button icon="eye" onClick={open}>
            {t('show')}
          </Button>
        )}
        <Button kind="accent" onClick={() => launch({ ...rest, providerId, providerName }, 'play')}>
          {t('play')}
        </Button>
      </header>
      {board === 'asking' && (
        <p className="sports-board-frame sports-board-note" role="status">
          {t('asking')}
        </p>
      )}
      {board === 'failed' && (
        <div className="sports-board-frame sports-board-note" role="alert">
          <p>
            <strong>{t('failed.title')}</strong>
          </p>
          <p>{t('failed.text')}</p>
          <Button icon="refresh" onClick={open}>
            {t('failed.again')}
          </Button>
        </div>
      )}
      {typeof board === 'object' && (
        <iframe
          className="sports-board-frame"
          title={t('title', { provider: providerName })}
          src={board.url}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a provider's origin, with storage of its own
          sandbox="allow-scripts allow-same-origin allow-forms"
          onLoad={(event) => {
            if (isBackHere(event.currentTarget)) setBoard('closed');
          }}
        />
      )}
    </section>
  );
}

/** The board's own exit leads to a page of this site. */
function isBackHere(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentWindow?.location.origin === window.location.origin;
  } catch {
    // a provider's page
    return false;
  }
}
