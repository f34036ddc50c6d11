import './launch.css';
import { useCallback, useEffect } from 'react';
import { timing } from '@halls/contract';
import { Button, toasts } from '@halls/ui';
import { gameSession, useGameSession } from '#app/game-session/game-session-store.ts';
import { focusPopup, isPopupOpen } from '#app/game-session/popup-windows.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { memberStore, useMember } from '#app/member/member-store.ts';
import { useTranslate } from '#app/page/page-context.tsx';
import type { RealtimePayloads } from '#app/realtime/realtime-events.ts';
import { useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { endQuitting, quitGame } from './quit-game.ts';

export const namespaces = ['launch'];

/** While a game is open: a bar that says so, and the watch for its window being closed. */
export function GameBar() {
  const t = useTranslate('launch');
  const { phase, game, isElsewhere } = useGameSession();
  const { member, inPlay } = useMember();
  const isPlaying = member?.is_playing === 1;

  const quit = useCallback(async () => {
    const outcome = await quitGame();
    if (!outcome.ok) toasts.show('warning', outcome.message);
  }, []);

  // a game that this page did not open: another tab's, or one from before a reload
  useEffect(() => {
    if (isPlaying && phase === 'idle')
      gameSession.change({ phase: 'playing', game: null, isElsewhere: true });
    if (!isPlaying && phase === 'playing' && isElsewhere)
      gameSession.change({ phase: 'idle', isElsewhere: false });
  }, [isPlaying, phase, isElsewhere]);
  useRealtimeEvent(
    'game.url',
    useCallback(() => void memberStore.load(), []),
  );
  useRealtimeEvent(
    'all_transfer_back',
    useCallback(() => void memberStore.load(), []),
  );

  useEffect(() => {
    if (phase !== 'playing' || isElsewhere) return;
    const timer = setInterval(() => {
      if (!isPopupOpen('gameWindow')) void quit();
    }, timing.closedWindowPollMs);
    return () => clearInterval(timer);
  }, [phase, isElsewhere, quit]);

  useRealtimeEvent(
    'member.cash',
    useCallback(() => endQuitting(), []),
  );
  useRealtimeEvent(
    'forward_game.status',
    useCallback(
      ({ code }: RealtimePayloads['forward_game.status']) => {
        if (code !== 957) return;
        gameSession.change({ transferDisabled: true });
        toasts.show('warning', t('transfer_disabled'));
      },
      [t],
    ),
  );

  if (phase === 'idle') return null;
  return (
    <div className="game-bar" role="status">
      <p className="game-bar-text">
        {game ? t(`phase.${phase}`, { game: game.gameName }) : t(`elsewhere.${phase}`)}
      </p>
      {inPlay && member && (
        <p className="game-bar-note">
          {t('in_game')} <MemberMoney amount={inPlay.cash} currency={member.member_currency} />
        </p>
      )}
      {phase === 'playing' && (
        <>
          {!isElsewhere && (
            <Button size="small" onClick={() => focusPopup('gameWindow')}>
              {t('show')}
            </Button>
          )}
          <Button size="small" kind="accent" onClick={() => void quit()}>
            {t('leave')}
          </Button>
        </>
      )}
    </div>
  );
}
