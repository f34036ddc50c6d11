import './launch.css';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { timing } from '@halls/contract';
import { Button } from '@halls/ui';
import { toasts, useTranslate } from '@halls/web-kit';
import { gameSession, useGameSession } from '#app/game-session/game-session-store.ts';
import { openGame } from '#app/game-session/open-game.ts';
import { focusPopup, isPopupOpen } from '#app/game-session/popup-windows.ts';
import { MemberMoney } from '#app/member/member-money.tsx';
import { useMember } from '#app/member/member-store.ts';
import { hearWindows, type WindowMessage } from '#app/page/window-messages.ts';
import { realtimeEvents } from '#app/realtime/realtime-events.ts';
import { useRealtimeEvent } from '#app/realtime/use-realtime-connection.ts';
import { adoptGame, dropGame, followOtherTab } from './adopt-game.ts';
import { endWaiting } from './end-waiting.ts';
import { endQuittingWith, quitGame, quitOwed, type QuitOutcome } from './quit-game.ts';

export const namespaces = ['launch'] as const;

const gamePath = '/play';

/** While a game is open: a bar that says so, and the watch for its window being closed. */
export function Part() {
  const t = useTranslate('launch');
  const { phase, game, place, isElsewhere } = useGameSession();
  const { member, inPlay } = useMember();
  useGameInStep(member?.id, member ? member.is_playing === 1 : undefined);
  useClosedWindow();
  useGamePage();
  useEffect(() => hearWindows(endWhatIsTold), []);
  useRealtimeEvent('member.cash', endQuittingWith);
  useTransferSwitch();

  // a game in a frame has a bar of its own
  if (phase === 'idle' || place !== 'window') return null;
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

function endWhatIsTold(message: WindowMessage): void {
  if (message.type === 'quickGame') void endWaiting(message.window).then(sayRefused);
}

async function quit(): Promise<void> {
  sayRefused(await quitGame());
}

function sayRefused(outcome: QuitOutcome): void {
  if (!outcome.ok) toasts.show('warning', outcome.message);
}

/** The page and the server agree on whether a game is open; other tabs tell which. */
function useGameInStep(memberId: number | undefined, isPlaying: boolean | undefined): void {
  const { phase } = useGameSession();
  const isGamePage = useLocation().pathname === gamePath;
  useEffect(() => {
    if (memberId === undefined || isPlaying === undefined) return;
    // the game's own page begins it again
    if (isPlaying && phase === 'idle' && !isGamePage) void adoptGame(memberId).then(sayRefused);
    if (!isPlaying && phase === 'playing') dropGame();
  }, [memberId, isPlaying, phase, isGamePage]);
  useEffect(
    () => (memberId === undefined ? undefined : openGame.onChange(() => followOtherTab(memberId))),
    [memberId],
  );
  useEffect(() => realtimeEvents.resumed.on(() => void quitOwed().then(sayRefused)), []);
}

/** A game that opens as a page does so from wherever it was started. */
function useGamePage(): void {
  const { place } = useGameSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // asked of what is so now: the page that was just left has left the game
    if (place === 'page' && gameSession.read().place === 'page' && pathname !== gamePath)
      void navigate(gamePath);
  }, [place, pathname, navigate]);
}

/** Closing the game's window leaves the game. */
function useClosedWindow(): void {
  const { phase, place, isElsewhere } = useGameSession();
  useEffect(() => {
    if (phase !== 'playing' || place !== 'window' || isElsewhere) return;
    const timer = setInterval(() => {
      if (!isPopupOpen('gameWindow')) void quit();
    }, timing.closedWindowPollMs);
    return () => clearInterval(timer);
  }, [phase, place, isElsewhere]);
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
