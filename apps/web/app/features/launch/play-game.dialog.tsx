import { useEffect } from 'react';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { useGameSession } from '#app/game-session/game-session-store.ts';
import { GameFrame, GameFrameTools } from './game-frame.tsx';
import { leaveFrame } from './quit-game.ts';

export const namespaces = ['launch'] as const;

/** The open game over the page. It closes with the game, and the game is left with it. */
export function DialogContent({ onClose }: { onClose: () => void }) {
  const shell = useTranslate('shell');
  const { game, place, phase } = useGameSession();
  const isOver = place !== 'modal' || phase === 'idle';
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  // closed by Back, it is gone without having been asked
  useEffect(() => () => void leaveFrame(), []);
  return (
    <Dialog
      title={game?.gameName ?? ''}
      aside={<GameFrameTools />}
      closeLabel={shell('close')}
      onClose={onClose}
      full
    >
      <GameFrame />
    </Dialog>
  );
}
