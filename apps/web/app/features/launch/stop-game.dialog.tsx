import { useState } from 'react';
import { Button } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { FormProblem } from '@halls/web-kit/forms';
import { useGameSession } from '#app/game-session/game-session-store.ts';
import { useWholePage } from '#app/page/page-context.ts';
import type { LaunchTarget } from '#app/game-session/launch.ts';
import { endQuitting, quitGame } from './quit-game.ts';
import { startPlay } from './start-play.ts';

export const namespaces = ['launch'] as const;

/** One game at a time: the open one is left, its money comes back, then the new one starts. */
export function DialogContent({ target, onClose }: { target: LaunchTarget; onClose: () => void }) {
  const t = useTranslate('launch');
  const shell = useTranslate('shell');
  const page = useWholePage();
  const { game } = useGameSession();
  const [state, setState] = useState<'asking' | 'stopping' | 'stopped'>('asking');
  const [error, setError] = useState<string | null>(null);

  const stop = async () => {
    setState('stopping');
    const outcome = await quitGame();
    if (!outcome.ok) setError(outcome.message);
    endQuitting();
    setState(outcome.ok ? 'stopped' : 'asking');
  };
  // a second press: the first one's window right was spent on leaving
  const start = () => {
    onClose();
    void startPlay(target, page);
  };
  return (
    <Dialog
      title={t('stop.title')}
      description={
        state === 'stopped'
          ? t('stop.done', { game: target.gameName })
          : t('stop.text', { open: game?.gameName ?? '', next: target.gameName })
      }
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('stop.stay')}</Button>
          {state === 'stopped' ? (
            <Button kind="accent" onClick={start}>
              {t('stop.start')}
            </Button>
          ) : (
            <Button kind="accent" busy={state === 'stopping'} onClick={() => void stop()}>
              {t('stop.leave')}
            </Button>
          )}
        </>
      }
    >
      {error && <FormProblem>{error}</FormProblem>}
    </Dialog>
  );
}
