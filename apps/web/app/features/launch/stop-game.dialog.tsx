import { Button } from '@halls/ui';
import { Dialog } from '@halls/ui/dialog';
import { useTranslate } from '@halls/web-kit';
import { useGameSession } from '#app/game-session/game-session-store.ts';
import { useWholePage } from '#app/page/page-context.ts';
import type { LaunchTarget } from '#app/game-session/launch.ts';
import { useSiteData } from '#app/page/use-site-data.ts';
import { chooseMode } from './choose-mode.ts';
import { startPlay } from './start-play.ts';

export const namespaces = ['launch'] as const;

/** One game at a time: the start of the new one leaves the open one and brings its money along. */
export function DialogContent({ target, onClose }: { target: LaunchTarget; onClose: () => void }) {
  const t = useTranslate('launch');
  const shell = useTranslate('shell');
  const page = useWholePage();
  const site = useSiteData();
  const { game } = useGameSession();
  const next = target.gameName;
  return (
    <Dialog
      title={game ? t('stop.title', { open: game.gameName, next }) : t('stop.title_elsewhere', { next })}
      description={t('stop.text')}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('stop.stay')}</Button>
          <Button
            kind="accent"
            onClick={() => {
              onClose();
              void startPlay(target, page, chooseMode(target, page, site));
            }}
          >
            {t('stop.switch')}
          </Button>
        </>
      }
    />
  );
}
