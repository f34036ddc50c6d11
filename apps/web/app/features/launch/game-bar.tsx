import './launch.css';
import { useEffect } from 'react';
import { timing } from '@halls/contract';
import { Button } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { gameSession, useGameSession } from '#app/game-session/game-session-store.ts';
import { focusPopup, isPopupOpen } from '#app/game-session/popup-windows.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { useMember } from '#app/member/member-store.ts';
import { useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { endQuittingWith, quitGame } from './quit-game.ts';

export const namespaces = ['launch'] as const;

/** While a game is open: a bar that says so, and the watch for its window being closed. */
export function Part() {
  const t = useTranslate('launch');
  const { phase, game, isElsewhere } = useGameSession();
  const { member, inPlay } = useMember();
  useGameOpenedElsewhere(member?.is_playing === 1);
  useClosedWindow();
  useRealtimeEvent('member.cash', endQuittingWith);
  useTransferSwitch();

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

async function quit(): Promise<void> {
  const outcome = await quitGame();
  if (!outcome.ok) toasts.show('warning', outcome.message);
}

/** A game that this page did not open: another tab's, or one from before a reload. */
function useGameOpenedElsewhere(isPlaying: boolean): void {
  const { phase, isElsewhere } = useGameSession();
  useEffect(() => {
    if (isPlaying && phase === 'idle')
      gameSession.change({ phase: 'playing', game: null, isElsewhere: true });
    if (!isPlaying && phase === 'playing' && isElsewhere)
      gameSession.change({ phase: 'idle', isElsewhere: false });
  }, [isPlaying, phase, isElsewhere]);
}

/** Closing the game's window leaves the game. */
function useClosedWindow(): void {
  const { phase, isElsewhere } = useGameSession();
  useEffect(() => {
    if (phase !== 'playing' || isElsewhere) return;
    const timer = setInterval(() => {
      if (!isPopupOpen('gameWindow')) void quit();
    }, timing.closedWindowPollMs);
    return () => clearInterval(timer);
  }, [phase, isElsewhere]);
}

/** Code 957: the server moves no money to providers for this member. */
function useTransferSwitch(): void {
  const t = useTranslate('launch');
  useRealtimeEvent('forward_game.status', ({ code }) => {
    if (code !== 957) return;
    gameSession.change({ transferDisabled: true });
    toasts.show('warning', t('transfer_disabled'));
  });
}
