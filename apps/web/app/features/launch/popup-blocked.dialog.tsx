import { Dialog } from '@halls/ui/dialog';
import { Button } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { useWholePage } from '#app/page/page-context.ts';
import type { LaunchTarget } from '#app/game-session/launch.ts';
import { startPlay } from './start-play.ts';

export const namespaces = ['launch'] as const;

/** The browser refused the window; nothing was started and no money moved. */
export function DialogContent({ target, onClose }: { target: LaunchTarget; onClose: () => void }) {
  const t = useTranslate('launch');
  const shell = useTranslate('shell');
  const page = useWholePage();
  return (
    <Dialog
      title={t('blocked.title')}
      description={t('blocked.text')}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <Button
          kind="accent"
          onClick={() => {
            onClose();
            void startPlay(target, page);
          }}
        >
          {t('blocked.again')}
        </Button>
      }
    />
  );
}
