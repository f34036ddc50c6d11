import { Dialog } from '@halls/ui/dialog';
import { Button } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { isNarrow } from '#app/page/is-narrow.ts';
import { useWholePage } from '#app/page/page-context.ts';
import type { DialogContentProps } from '#app/dialogs/dialog-map.ts';
import { startDemo } from './start-demo.ts';
import { startPlay } from './start-play.ts';

export const namespaces = ['launch'] as const;

/** The browser refused the window; nothing was started and no money moved. The page itself can show the game. */
export function DialogContent({ target, mode, onClose }: DialogContentProps<'popup-blocked'>) {
  const t = useTranslate('launch');
  const shell = useTranslate('shell');
  const page = useWholePage();
  const start = (place: 'window' | 'redirect') => {
    onClose();
    if (mode === 'demo') return void startDemo(target, page, place);
    // the site has a page for games, but only where there is room for its bar
    void startPlay(target, page, place === 'redirect' && !isNarrow() ? 'page' : place);
  };
  return (
    <Dialog
      title={t('blocked.title')}
      description={t('blocked.text')}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => start('redirect')}>{t('blocked.here')}</Button>
          <Button kind="accent" onClick={() => start('window')}>
            {t('blocked.again')}
          </Button>
        </>
      }
    />
  );
}
