import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { useGameSession } from '#app/game-session/game-session-store.ts';
import { useWholePage } from '#app/page/page-context.ts';
import { useSiteData } from '#app/page/use-site-data.ts';
import { GameFrame, GameFrameTools } from './game-frame.tsx';
import { leaveFrame } from './quit-game.ts';
import { resumePlay } from './resume-play.ts';

/** The open game as a page. Whoever leaves it, by whatever way, leaves the game and is at home. */
export function PlayPage() {
  const page = useWholePage();
  const site = useSiteData();
  const navigate = useNavigate();
  const t = useTranslate('launch');
  const { place, game } = useGameSession();
  const isOpen = place === 'page';
  const stage = useRef<'new' | 'resuming' | 'open'>('new');
  useEffect(() => {
    const goHome = () => void navigate('/', { replace: true });
    if (isOpen) stage.current = 'open';
    else if (stage.current === 'open') goHome();
    else if (stage.current === 'new') {
      stage.current = 'resuming';
      void resumePlay(page, site).then((isResumed) => !isResumed && goHome());
    }
  }, [isOpen, navigate, page, site]);
  useEffect(
    () => () => {
      void leaveFrame();
      if (window.location.pathname !== '/') void navigate('/', { replace: true });
    },
    [navigate],
  );
  return (
    <div className="play-page">
      <header className="play-page-bar">
        <h1>{game?.gameName ?? t('play_page.title')}</h1>
        <GameFrameTools />
        <Button size="small" kind="accent" onClick={() => void leave()}>
          {t('leave')}
        </Button>
      </header>
      <GameFrame />
    </div>
  );
}

async function leave(): Promise<void> {
  const outcome = await leaveFrame();
  if (!outcome.ok) toasts.show('warning', outcome.message);
}
